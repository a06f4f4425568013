//! What the packages need of a game beyond its interfaces.

use polis_draw::Reel;
use polis_engine::evaluation::Evaluate;
use polis_notation::{GameRecord, Notated, Record};
use serde_json::Value;

/// A game that other languages can play.
pub trait Playable: Evaluate + Notated {
    /// A record of this game as one of either.
    fn into_record(record: GameRecord<Self>) -> Record;

    /// Number of actions, legal or not.
    fn action_count(&self) -> usize;

    /// The number of a move; `None` when it is far from legal.
    fn action(&self, chosen: Self::Move) -> Option<usize>;

    /// The move of a number; `None` when it is far from legal.
    fn move_of(&self, action: usize) -> Option<Self::Move>;

    /// Why each seat has the points that it has.
    fn explain_scores(&self) -> Value;

    /// What a move brings about at once.
    ///
    /// # Errors
    /// Why the move is not legal.
    fn explain_move(&self, chosen: Self::Move) -> Result<Value, Self::Illegal>;

    /// The pictures of a game.
    fn reel(record: &GameRecord<Self>) -> Option<Reel>;
}
