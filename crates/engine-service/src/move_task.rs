//! Choosing a move in steps, so that the caller can receive requests in between.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_engine::{MoveMethod, Search, SearchOptions};
use polis_game::{Seat, View, chance};
use polis_notation::{Notated, Record, RecordError};
use thiserror::Error;

use crate::analysis_task::tried;
use crate::message::{MoveRequest, TriedMove};

/// A search for a move in progress.
pub struct MoveTask {
    finder: Box<dyn MoveFinder>,
}

/// Why a request for a move cannot be answered.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum MoveRequestError {
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seat has nothing to decide.
    #[error("found the question what seat {seat} chooses; expected the seat to move")]
    Seat {
        /// The number of the seat.
        seat: usize,
    },
}

impl MoveTask {
    /// Starts to look for a move.
    ///
    /// # Errors
    /// When the record cannot be read, or the seat has nothing to decide.
    pub fn new(request: &MoveRequest) -> Result<MoveTask, MoveRequestError> {
        let nobody = || MoveRequestError::Seat { seat: request.seat };
        let seat = Seat::from_number(request.seat).ok_or_else(nobody)?;
        let finder = match Record::read(&request.record)? {
            Record::Akropolis(record) => finder::<Akropolis>(record.position(), seat, request),
            Record::Architekton(record) => finder::<Architekton>(record.position(), seat, request),
        };
        let finder = finder.ok_or_else(nobody)?;
        Ok(MoveTask { finder })
    }

    /// Runs one playout; returns whether the choice is settled.
    pub fn step(&mut self) -> bool {
        self.finder.step()
    }

    /// Number of playouts so far.
    pub fn playouts(&self) -> u32 {
        self.finder.playouts()
    }

    /// The best move so far, in its text form.
    pub fn best(&self) -> String {
        self.finder.best()
    }

    /// The best moves that were tried so far, the best first; none where nothing is searched.
    pub fn tried(&self) -> Vec<TriedMove> {
        self.finder.tried()
    }

    /// The best move with another tile than that of the best move.
    pub fn alternative(&self) -> Option<String> {
        self.finder.alternative()
    }
}

trait MoveFinder {
    fn step(&mut self) -> bool;
    fn playouts(&self) -> u32;
    fn best(&self) -> String;
    fn tried(&self) -> Vec<TriedMove>;
    fn alternative(&self) -> Option<String>;
}

fn finder<G: Notated + Evaluate>(
    position: &G,
    seat: Seat,
    request: &MoveRequest,
) -> Option<Box<dyn MoveFinder>> {
    let view = View::new(position, seat);
    let mut rng = chance(request.seed);
    match MoveMethod::draw(request.strength, &mut rng) {
        MoveMethod::Search => {
            let search = Search::new(&view, G::net(), SearchOptions::of::<G>(), request.seed)?;
            Some(Box::new(search))
        }
        method @ (MoveMethod::Beginner | MoveMethod::Level(_)) => {
            let chosen = method.choose_at_once(&view, &mut rng)?;
            Some(Box::new(Decided(chosen.to_string())))
        }
    }
}

impl<G: Evaluate> MoveFinder for Search<'static, G> {
    fn step(&mut self) -> bool {
        if !self.is_settled() {
            Search::step(self);
        }
        self.is_settled()
    }

    fn playouts(&self) -> u32 {
        Search::playouts(self)
    }

    fn best(&self) -> String {
        Search::best(self).to_string()
    }

    fn tried(&self) -> Vec<TriedMove> {
        /// Moves with the same tile are often level: another one is wanted as well.
        const MOST: usize = 24;
        let candidates = self.candidates();
        candidates.iter().take(MOST).map(tried).collect()
    }

    fn alternative(&self) -> Option<String> {
        // A move begins with its tile.
        let tile = |text: &str| text.find(' ').map(|end| text[..end].to_owned());
        let best = tile(&MoveFinder::best(self));
        let ranked = self.ranking().into_iter().chain(self.untried());
        ranked
            .map(|chosen| chosen.to_string())
            .find(|text| tile(text) != best)
    }
}

/// A move that is chosen already.
struct Decided(String);

impl MoveFinder for Decided {
    fn step(&mut self) -> bool {
        true
    }

    fn playouts(&self) -> u32 {
        0
    }

    fn best(&self) -> String {
        self.0.clone()
    }

    fn tried(&self) -> Vec<TriedMove> {
        Vec::new()
    }

    fn alternative(&self) -> Option<String> {
        None
    }
}

#[cfg(test)]
pub(crate) mod tests;
