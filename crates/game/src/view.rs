//! What one seat may know.

use rand::Rng;

use crate::{Game, Seat};

/// A position as one seat may know it.
///
/// What the seat may not know is gone, not hidden: the position inside does not contain it. A
/// search takes a view and [fills](View::fill) it as often as it needs.
#[derive(Clone, Debug, PartialEq)]
pub struct View<G> {
    seat: Seat,
    position: G,
}

impl<G: Game> View<G> {
    /// The view that `seat` has of a position.
    pub fn new(position: &G, seat: Seat) -> View<G> {
        let mut position = position.clone();
        position.redact(seat);
        View { seat, position }
    }

    /// The seat whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position, without what the seat may not know.
    ///
    /// Moves can be listed and played on a copy of it until one would reveal an unknown tile; to
    /// try such a move, play it on a [filled](View::fill) copy.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// A random position that could be the true one: every order of the unknown tiles that fits the
    /// view has the same probability.
    pub fn fill(&self, rng: &mut (impl Rng + ?Sized)) -> G {
        let mut position = self.position.clone();
        position.fill(rng);
        position
    }
}
