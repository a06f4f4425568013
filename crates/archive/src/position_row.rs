//! A row of the positions.

use polis_engine::evaluation::Evaluation;

use crate::archived::Archived;
use crate::column::{Column, Value};
use crate::plan::Features;

/// A position before a move, with what only its kind of game tells about it.
pub struct PositionRow<F> {
    pub(crate) seed: u64,
    pub(crate) ply: i32,
    pub(crate) seat: i32,
    pub(crate) chosen: String,
    pub(crate) legal: i32,
    pub(crate) points: Vec<i32>,
    pub(crate) network: Evaluation,
    pub(crate) search: Option<Evaluation>,
    pub(crate) won: f32,
    pub(crate) features: Vec<f32>,
    pub(crate) facts: F,
}

/// All columns of the positions.
pub(crate) fn columns<G: Archived>(
    features: Features,
) -> Vec<Column<PositionRow<G::PositionFacts>>> {
    let mut columns = vec![
        Column::new(
            "seed",
            "the game",
            Value::Seed(|row: &PositionRow<G::PositionFacts>| row.seed),
        ),
        Column::new(
            "ply",
            "number of moves played before",
            Value::Integer(|row| row.ply),
        ),
        Column::new(
            "seat",
            "the seat to move, from 1",
            Value::Integer(|row| row.seat),
        ),
        Column::new(
            "move",
            "the move that it played",
            Value::Text(|row| &row.chosen),
        ),
        Column::new(
            "legal",
            "number of legal moves",
            Value::Integer(|row| row.legal),
        ),
        Column::new(
            "points",
            "points of each seat if the game ended now",
            Value::Integers(|row| &row.points),
        ),
        Column::new(
            "win",
            "what the network expects for the seat to move: the probability to win",
            Value::Number(|row| row.network.win),
        ),
        Column::new(
            "margin",
            "the points ahead of the best other seat that the network expects",
            Value::Number(|row| row.network.margin),
        ),
        Column::new(
            "expected_points",
            "the final points that the network expects (Architekton: those of the position)",
            Value::Number(|row| row.network.points),
        ),
        Column::new(
            "search_win",
            "the probability to win after the move by the search that chose it; null without one",
            Value::OptionalNumber(|row| row.search.map(|search| search.win)),
        ),
        Column::new(
            "search_margin",
            "the points ahead of the best other seat by that search; null without one",
            Value::OptionalNumber(|row| row.search.map(|search| search.margin)),
        ),
        Column::new(
            "won",
            "what became of it: 1 for a victory, a part for a shared one, 0 for none",
            Value::Number(|row| row.won),
        ),
    ];
    columns.extend(G::position_columns());
    match features {
        Features::Omitted => {}
        Features::Written => columns.push(Column::new(
            "features",
            "the inputs of the network for the seat to move",
            Value::Numbers(|row| &row.features),
        )),
    }
    columns
}
