//! Puzzles: which there are, which comes next, and how one fares.

pub mod calendar;
pub mod choice;
pub mod files;
pub mod place;
pub mod progress;
pub mod reason;
pub mod strength;

pub use calendar::Day;
pub use choice::{Theme, next, of_day};
pub use files::Library;
pub use place::PuzzlePlace;
pub use progress::{Answered, Progress, Track};
pub use reason::{Explained, Miss, Reason, miss, reason, solution, study_address};
pub use strength::Strength;
