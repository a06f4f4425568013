//! What a game needs for puzzles to be made of it.

use polis_engine::evaluation::Judged;
use polis_game::Chance;

use crate::goal::Goal;
use crate::posed::Posed;

/// A game of which puzzles can be made.
pub trait Made: Posed + Judged {
    /// A position with fewer moves is no puzzle.
    const LEAST_CHOICES: usize;
    /// How many decisions of each person are played before the first puzzle.
    const OPENING: usize;
    /// How many moves players of growing strength look at when they seek an exact goal.
    const LOOKS: [usize; 6];

    /// The options of one more game.
    fn options(rng: &mut Chance) -> Self::Options;

    /// The tasks with exact goals that the position holds and that are worth posing. The position
    /// is one as the seat to move may know it.
    fn tasks(&self) -> Vec<Task<Self::Move>>;
}

/// An exact goal and the moves that reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task<M> {
    /// What is asked for.
    pub goal: Goal,
    /// All moves that reach it.
    pub accepted: Vec<M>,
}
