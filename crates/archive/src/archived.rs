//! What an archive needs of a game beyond its interfaces.

use polis_engine::evaluation::Evaluate;
use polis_game::PerSeat;
use polis_notation::Notated;
use serde_json::Value;

use crate::column::Column;
use crate::game_row::GameRow;
use crate::position_row::PositionRow;

/// A game of which archives can be made.
pub trait Archived: Evaluate + Notated {
    /// What only this game tells about a finished game.
    type GameFacts: Send;
    /// What only this game tells about a position.
    type PositionFacts: Send;

    /// The options as they stand in a data card.
    fn describe_options(options: &Self::Options) -> Value;

    /// What to tell of a game that is over.
    fn game_facts(&self) -> Self::GameFacts;

    /// What to tell of a position before a move of the seat to move.
    fn position_facts(&self, chosen: Self::Move) -> Self::PositionFacts;

    /// The columns of the games that only this game has.
    #[doc(hidden)]
    fn game_columns() -> Vec<Column<GameRow<Self::GameFacts>>>;

    /// The columns of the positions that only this game has.
    #[doc(hidden)]
    fn position_columns() -> Vec<Column<PositionRow<Self::PositionFacts>>>;
}

/// The values of all seats, as a list.
pub(crate) fn list<T: Copy + Into<i32>>(values: &PerSeat<T>) -> Vec<i32> {
    values.values().iter().map(|&value| value.into()).collect()
}
