//! Making puzzles from games of the computer players with each other, and checking them.
//!
//! A game is played by searching players. Every position that may hold a task becomes a candidate;
//! a deeper search then says whether the task is a good one, and weaker players show how hard it
//! is. What comes of a game depends on its seed and the budget, on nothing else.

mod akropolis;
mod architekton;
mod check;
mod deep;
mod made;
mod solvers;
mod workshop;

pub use check::{Refusal, TIMES, check};
pub use made::{Made, Task};
pub use workshop::{Budget, make};
