//! A game of a player against itself, as rows.

use polis_engine::evaluation::Evaluation;
use polis_game::{Chance, Seat, View, chance};
use polis_notation::GameRecord;

use crate::archived::Archived;
use crate::error::ArchiveError;
use crate::game_row::{self, GameRow};
use crate::plan::{Features, Plan};
use crate::position_row::PositionRow;

/// A move that a player has chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub chosen: M,
    /// What a search expects after it, where one was made.
    pub search: Option<Evaluation>,
}

/// The rows of some games.
pub(crate) struct Rows<G: Archived> {
    pub(crate) games: Vec<GameRow<G::GameFacts>>,
    pub(crate) positions: Vec<PositionRow<G::PositionFacts>>,
}

impl<G: Archived> Rows<G> {
    pub(crate) fn new() -> Rows<G> {
        Rows {
            games: Vec::new(),
            positions: Vec::new(),
        }
    }

    /// Plays the game of a seed and adds its rows.
    pub(crate) fn play(
        &mut self,
        plan: &Plan,
        options: &G::Options,
        seed: u64,
        choose: &impl Fn(&View<G>, &mut Chance) -> Option<Choice<G::Move>>,
    ) -> Result<(), ArchiveError> {
        let deal = |source| ArchiveError::Deal { seed, source };
        let mut rng = chance(seed);
        let setup = G::deal(options, &mut rng).map_err(|error| deal(Box::new(error)))?;
        let mut record = GameRecord::<G>::new(&setup).map_err(|error| deal(Box::new(error)))?;
        let first = self.positions.len();
        while let Some(seat) = record.position().to_move() {
            let view = View::new(record.position(), seat);
            let choice = choose(&view, &mut rng).ok_or(ArchiveError::NoMove { seed })?;
            let ply = record.moves().len();
            self.positions
                .push(position_row(plan, &view, &choice, seed, ply));
            record
                .play(choice.chosen)
                .map_err(|_| ArchiveError::NoMove { seed })?;
        }
        let outcome = record.position().standing();
        for row in &mut self.positions[first..] {
            let seat = Seat::from_number(row.seat as usize).unwrap_or(Seat::First);
            row.won = outcome.value_for(seat).win;
        }
        let level = match plan.playouts {
            Some(playouts) => format!("{}@{playouts}p", plan.level),
            None => plan.level.clone(),
        };
        self.games.push(GameRow {
            seed,
            game: G::NAME,
            players: record.position().people() as i32,
            level,
            plies: record.moves().len() as i32,
            winners: game_row::winners(&outcome),
            points: game_row::points(&outcome),
            record: record.to_string(),
            facts: record.position().game_facts(),
        });
        Ok(())
    }
}

/// The row of a position, of which nothing is told but what the seat to move may know.
fn position_row<G: Archived>(
    plan: &Plan,
    view: &View<G>,
    choice: &Choice<G::Move>,
    seed: u64,
    ply: usize,
) -> PositionRow<G::PositionFacts> {
    let (position, seat) = (view.position(), view.seat());
    let features = match plan.features {
        Features::Omitted => Vec::new(),
        Features::Written => {
            let mut inputs = vec![0.0; G::INPUTS];
            position.write_features(seat, &mut inputs);
            inputs
        }
    };
    PositionRow {
        seed,
        ply: ply as i32,
        seat: seat.number() as i32,
        chosen: choice.chosen.to_string(),
        legal: position.count_legal_moves() as i32,
        points: Seat::first(position.seats())
            .map(|seat| position.points(seat))
            .collect(),
        network: position.evaluate(G::net(), seat),
        search: choice.search,
        won: 0.0,
        features,
        facts: position.position_facts(choice.chosen),
    }
}
