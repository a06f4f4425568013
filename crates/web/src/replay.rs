//! A game move by move.

mod place;

pub use place::ReplayPlace;
