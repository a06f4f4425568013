//! Puzzles: which there are, which comes next, and how one fares.

mod calendar;
mod choice;
mod files;
mod place;
mod progress;
mod reason;
mod strength;

pub use calendar::Day;
pub use choice::{Theme, next, of_day};
#[cfg(not(target_arch = "wasm32"))]
pub use files::files;
pub use files::{Library, file_name};
pub use place::PuzzlePlace;
pub use progress::{Answered, Progress, Track};
pub use reason::{Explained, Miss, Reason, miss, reason, solution, study_address};
pub use strength::Strength;
