//! Making puzzles from games of the computer players with each other, and checking them.
//!
//! A game is played by searching players. Every position that may hold a task becomes a candidate;
//! a deeper search then decides whether the task is a good one, and weaker players show how hard it
//! is. The result depends on the seed and the budget, on nothing else.

mod akropolis;
mod architekton;
mod check;
mod deep_search;
mod puzzle_source;
mod solvers;
mod workshop;

pub use check::{CheckError, TIMES, check};
pub use puzzle_source::{ExactTask, PuzzleSource};
pub use workshop::{Budget, make};
