//! What a game offers for puzzles.

use polis_notation::{GameRecord, Notated, Record};

use crate::goal::Goal;

/// A game that has puzzles.
pub trait PuzzleGame: Notated {
    /// The record, if it is one of this game.
    fn own(record: Record) -> Option<GameRecord<Self>>;

    /// Every legal move that reaches an exact goal, found by trying all of them; none for a goal
    /// that only a search can prove, and for one that this game does not have.
    ///
    /// The position is redacted for the seat to move. An empty list means that no move reaches the
    /// goal, or that there is nothing to reach.
    fn reaching(&self, goal: Goal) -> Option<Vec<Self::Move>>;

    /// The moves of others with which a wrong answer fails, where the rules can name them.
    fn refutation(&self, _goal: Goal, _chosen: Self::Move) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether two moves have exactly the same effect.
    fn is_same(&self, one: Self::Move, other: Self::Move) -> bool {
        one == other
    }

    /// The points of the seat to move after a move and the decisions that it then makes itself.
    fn points_after(&self, chosen: Self::Move) -> Option<i32>;
}

/// The moves that score the most points.
pub(crate) fn most_points<G: PuzzleGame>(position: &G) -> Vec<G::Move> {
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
