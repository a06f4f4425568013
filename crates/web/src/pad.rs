//! Counting at a real table.

mod place;

pub use place::PadPlace;
