//! What a move gains, in sentences for people and as facts for programs.

mod akropolis;
mod architekton;

use polis_engine::Parts;
use polis_notation::{GameRecord, Notated};
use polis_terminal::picture::reason_words::PartNames;
use polis_terminal::picture::words::Names;
use serde_json::Value;

/// A game whose moves can be explained.
pub(crate) trait ExplainMove: Parts + Notated + PartNames {
    /// The names of the seats.
    fn names(record: &GameRecord<Self>) -> Names;

    /// What a move gains the seat to move, in a position that this seat may know.
    ///
    /// # Errors
    /// When the move is not legal.
    fn explain_move(
        position: &Self,
        chosen: Self::Move,
        names: &Names,
    ) -> Result<MoveExplanation, Self::Illegal>;
}

/// What a move gains.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MoveExplanation {
    /// Short sentences, the move itself first.
    pub(crate) sentences: Vec<String>,
    /// The same for programs.
    pub(crate) facts: Value,
}
