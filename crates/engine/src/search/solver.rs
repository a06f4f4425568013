//! Calculating the rest of a game.

use std::fmt::Debug;

use crate::evaluation::Evaluation;

/// A calculation of all moves of a position to the end of the game, in small steps.
///
/// Like everything that chooses a move it is made from a [`View`](polis_game::View): of what is
/// unseen it knows which tiles there are, never their order.
pub trait Solver: Clone + Debug + Send + Sync + 'static {
    /// A move of the game.
    type Move;

    /// Number of playouts after which it is worth its time.
    fn starts_after(&self) -> u32;

    /// Tries these moves first, in this order, before those that were preferred earlier. The very first is
    /// evaluated exactly whatever others are worth.
    fn prefer(&mut self, moves: &[Self::Move]);

    /// Works about as long as a few playouts. Has no effect when it is done.
    fn step(&mut self);

    /// Whether every legal move is evaluated.
    fn is_done(&self) -> bool;

    /// Whether the best of the evaluated moves is the best of all. The others may be known only to be no
    /// better.
    fn is_best_known(&self) -> bool {
        self.is_done()
    }

    /// Whether it has found out that the rest cannot be calculated; further steps are of no use then.
    fn has_failed(&self) -> bool {
        false
    }

    /// The moves that are evaluated so far, each exactly.
    fn evaluated(&self) -> &[(Self::Move, Evaluation)];
}
