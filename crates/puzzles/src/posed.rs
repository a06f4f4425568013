//! What a game needs for puzzles.

use polis_notation::{GameRecord, Notated, Record};

use crate::goal::Goal;

/// A game of which there are puzzles.
pub trait Posed: Notated {
    /// The record, if it is one of this game.
    fn own(record: Record) -> Option<GameRecord<Self>>;

    /// Every legal move that reaches an exact goal, found by trying all of them; none for a goal
    /// that only a search can tell, and for one that this game does not have.
    ///
    /// The position is one as the seat to move may know it. An empty answer means that no move
    /// reaches the goal, or that there is nothing to reach.
    fn reaching(&self, goal: Goal) -> Option<Vec<Self::Move>>;

    /// Whether two moves do exactly the same.
    fn is_same(&self, one: Self::Move, other: Self::Move) -> bool {
        one == other
    }

    /// The points of the seat to move after a move, and after what it then decides itself.
    fn points_after(&self, chosen: Self::Move) -> Option<i32>;
}

/// The moves that bring the most points of all.
pub(crate) fn most_points<G: Posed>(position: &G) -> Vec<G::Move> {
    let mut best = Vec::new();
    let mut most = i32::MIN;
    for chosen in position.legal_moves() {
        let Some(points) = position.points_after(chosen) else {
            continue;
        };
        if points > most {
            most = points;
            best.clear();
        }
        if points == most {
            best.push(chosen);
        }
    }
    best
}
