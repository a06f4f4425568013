//! Puzzles: positions of strong games with a task, and the moves that solve it.
//!
//! A [`Puzzle`] is a record as the seat to move may know it, a [`Goal`], and the moves that are
//! accepted. Goals are proven by the rules where that is possible ([`PuzzleGame::reaching`]);
//! whether a move is the best of all only a search can tell.
//!
//! With the feature `make`, puzzles can be made from games of the computer players with each other
//! and checked by a deeper search. This crate does no input or output and has no clock.

mod akropolis;
mod architekton;
mod collection;
mod files;
mod goal;
#[cfg(feature = "make")]
pub mod make;
mod puzzle;
mod puzzle_game;
mod rating;
mod text;

pub use collection::{Collection, CollectionError, CollectionIndex, IndexEntry, MAX_BYTES};
pub use files::{file_name, files};
pub use goal::{Goal, UnknownGoal};
pub use puzzle::{AnswerVerdict, Puzzle, PuzzleError, SolutionMargin};
pub use puzzle_game::PuzzleGame;
pub use rating::{Attempts, PuzzleRating};
pub use text::LineError;
