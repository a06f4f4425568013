//! Puzzles: positions of strong games with a task, and what solves it.
//!
//! A [`Puzzle`] is a record as the seat to move may know it, a [`Goal`], and the moves that are
//! accepted. Goals are proven by the rules where that can be done ([`Posed::reaching`]); whether a
//! move is the best of all only a search can tell.
//!
//! With the feature `make`, puzzles can be made from games of the computer players with each other
//! and checked by a deeper search. This crate does no input or output and has no clock.

mod akropolis;
mod architekton;
mod collection;
mod goal;
#[cfg(feature = "make")]
pub mod make;
mod posed;
mod puzzle;
mod rating;
mod text;

pub use collection::{Collection, CollectionError, Entry, MAX_BYTES, Outline};
pub use goal::{Goal, UnknownGoal};
pub use posed::Posed;
pub use puzzle::{Flaw, Promise, Puzzle, Verdict};
pub use rating::{Attempts, Rating};
pub use text::LineError;
