//! A row of the games.

use polis_game::Outcome;

use crate::archived::{Archived, list};
use crate::column::{Column, Value};

/// A game that is over, with what only its kind of game tells about it.
pub struct GameRow<F> {
    pub(crate) seed: u64,
    pub(crate) game: &'static str,
    pub(crate) players: i32,
    pub(crate) level: String,
    pub(crate) plies: i32,
    pub(crate) winners: Vec<i32>,
    pub(crate) points: Vec<i32>,
    pub(crate) record: String,
    pub(crate) facts: F,
}

/// The seats that won, numbered from 1.
pub(crate) fn winners(outcome: &Outcome) -> Vec<i32> {
    let winners = outcome.winners.iter();
    winners.map(|seat| seat.number() as i32).collect()
}

/// The final points of each seat.
pub(crate) fn points(outcome: &Outcome) -> Vec<i32> {
    list(&outcome.points)
}

/// All columns of the games.
pub(crate) fn columns<G: Archived>() -> Vec<Column<GameRow<G::GameFacts>>> {
    let mut columns = vec![
        Column::new(
            "seed",
            "the deal; one game of the archive has it",
            Value::Seed(|row: &GameRow<G::GameFacts>| row.seed),
        ),
        Column::new(
            "game",
            "akropolis or architekton",
            Value::Text(|row| row.game),
        ),
        Column::new(
            "players",
            "number of people",
            Value::Integer(|row| row.players),
        ),
        Column::new(
            "level",
            "the player on every seat, with its playouts where it searches",
            Value::Text(|row| &row.level),
        ),
        Column::new("plies", "number of moves", Value::Integer(|row| row.plies)),
        Column::new(
            "winners",
            "seats that won, from 1; several share the victory",
            Value::Integers(|row| &row.winners),
        ),
        Column::new(
            "points",
            "final points of each seat",
            Value::Integers(|row| &row.points),
        ),
        Column::new(
            "record",
            "the whole game in the notation of Polis, with the order of the tiles",
            Value::Text(|row| &row.record),
        ),
    ];
    columns.extend(G::game_columns());
    columns
}
