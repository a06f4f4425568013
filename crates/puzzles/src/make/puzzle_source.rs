//! What a game offers for making puzzles.

use polis_engine::evaluation::Evaluate;
use polis_game::Chance;

use crate::goal::Goal;
use crate::puzzle_game::PuzzleGame;

/// A game from which puzzles can be made.
pub trait PuzzleSource: PuzzleGame + Evaluate {
    /// Least number of legal moves in the position of a puzzle.
    const LEAST_CHOICES: usize;
    /// Number of decisions of each person before the first puzzle.
    const OPENING: usize;
    /// Number of moves that solvers of growing strength sample when they look for an exact goal.
    const SOLVER_SAMPLES: [usize; 6];

    /// Random options for one more game.
    fn options(rng: &mut Chance) -> Self::Options;

    /// The tasks with exact goals in this position that are worth posing. The position is redacted
    /// for the seat to move.
    fn tasks(&self) -> Vec<ExactTask<Self::Move>>;
}

/// An exact goal and the moves that reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactTask<M> {
    /// The goal.
    pub goal: Goal,
    /// All moves that reach it.
    pub accepted: Vec<M>,
}
