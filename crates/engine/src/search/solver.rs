//! Calculating the rest of a game.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::evaluation::Evaluation;

/// A calculation of all moves of a position to the end of the game, in small steps.
///
/// Like everything that chooses a move it is made from a [`View`](polis_game::View): of what is
/// unseen it knows which tiles there are, never their order.
pub trait Solver: Clone + Debug + Send + Sync + 'static {
    /// A move of the game.
    type Move;

    /// Whether it needs no more time than some playouts in all.
    fn is_quick(&self) -> bool;

    /// Tries these moves first, in this order.
    fn prefer(&mut self, moves: &[Self::Move]);

    /// Works about as long as a few playouts. Has no effect when it is done.
    fn step(&mut self);

    /// Whether every legal move is evaluated.
    fn is_done(&self) -> bool;

    /// The moves that are evaluated so far, each exactly.
    fn evaluated(&self) -> &[(Self::Move, Evaluation)];
}

/// The solver of a game that has none. There is no value of it.
#[derive(Clone, Debug)]
pub enum NoSolver<M> {
    /// Never made.
    #[doc(hidden)]
    Never(std::convert::Infallible, PhantomData<M>),
}

impl<M: Clone + Debug + Send + Sync + 'static> Solver for NoSolver<M> {
    type Move = M;

    fn is_quick(&self) -> bool {
        false
    }

    fn prefer(&mut self, _moves: &[M]) {}

    fn step(&mut self) {}

    fn is_done(&self) -> bool {
        false
    }

    fn evaluated(&self) -> &[(M, Evaluation)] {
        &[]
    }
}
