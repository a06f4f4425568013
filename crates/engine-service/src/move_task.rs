//! Choosing a move in steps, so that the caller can receive requests in between.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::evaluation::Evaluate;
use polis_engine::{PlayoutLimit, Search, SearchOptions};
use polis_game::{Seat, View, chance};
use polis_notation::Level;
use polis_notation::{Notated, Record, RecordError};
use thiserror::Error;

use crate::message::MoveRequest;

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
}

trait MoveFinder {
    fn step(&mut self) -> bool;
    fn playouts(&self) -> u32;
    fn best(&self) -> String;
}

fn finder<G: Notated + Evaluate>(
    position: &G,
    seat: Seat,
    request: &MoveRequest,
) -> Option<Box<dyn MoveFinder>> {
    let view = View::new(position, seat);
    match request.level {
        // Only the strongest level searches.
        Level::Daidalos => {
            let search = Search::new(&view, G::net(), SearchOptions::of::<G>(), request.seed)?;
            Some(Box::new(search))
        }
        level @ (Level::Pupil | Level::Mason | Level::Foreman | Level::Master) => {
            let mut rng = chance(request.seed);
            let chosen = polis_engine::choose(level, &view, &mut rng, &mut PlayoutLimit(0))?;
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
}

#[cfg(test)]
pub(crate) mod tests;
