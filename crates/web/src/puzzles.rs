//! Puzzles.

mod place;

pub use place::PuzzlePlace;
