//! Puzzles: which there are, which comes next, and how one fares.

pub mod choice;
pub mod course;
pub mod files;
pub mod place;
pub mod progress;
pub mod reason;
pub mod refutation;
pub mod strength;

pub use choice::{PuzzleTheme, next, of_day};
pub use course::{AnswerOutcome, accepted, judge};
pub use files::Library;
pub use place::PuzzlePlace;
pub use polis_protocol::Day;
pub use progress::{Answered, PuzzleProgress, Track};
pub use reason::{
    Explained, Miss, SolutionReason, miss, next_of_solution, reason, solution, study_address,
};
pub use refutation::{Refutation, is_estimated};
pub use strength::RatingEstimate;
