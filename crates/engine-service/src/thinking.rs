//! The computer's thinking, in steps, so that whoever runs it can listen in between.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::evaluation::Judged;
use polis_engine::{Effort, Playouts, Search};
use polis_game::{Seat, View, chance};
use polis_notation::Level;
use polis_notation::{Notated, Record, RecordError};
use thiserror::Error;

use crate::message::Question;

/// A question that is being thought about.
pub struct Thinking {
    mind: Box<dyn Mind>,
}

/// A question cannot be answered.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum QuestionError {
    /// The record is not one.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seat has nothing to decide.
    #[error("found the question what seat {seat} chooses; expected the seat to move")]
    Seat {
        /// The number of the seat.
        seat: usize,
    },
}

impl Thinking {
    /// Begins to think.
    ///
    /// # Errors
    /// When there is nothing to think about.
    pub fn new(question: &Question) -> Result<Thinking, QuestionError> {
        let nobody = || QuestionError::Seat {
            seat: question.seat,
        };
        let seat = Seat::from_number(question.seat).ok_or_else(nobody)?;
        let mind = match Record::read(&question.record)? {
            Record::Akropolis(record) => mind::<Akropolis>(record.position(), seat, question),
            Record::Architekton(record) => mind::<Architekton>(record.position(), seat, question),
        };
        let mind = mind.ok_or_else(nobody)?;
        Ok(Thinking { mind })
    }

    /// Thinks on for one small step; says whether more would change nothing.
    pub fn step(&mut self) -> bool {
        self.mind.step()
    }

    /// How many games were tried out.
    pub fn playouts(&self) -> u32 {
        self.mind.playouts()
    }

    /// The best move so far, in its text form.
    pub fn best(&self) -> String {
        self.mind.best()
    }
}

trait Mind {
    fn step(&mut self) -> bool;
    fn playouts(&self) -> u32;
    fn best(&self) -> String;
}

fn mind<G: Notated + Judged>(
    position: &G,
    seat: Seat,
    question: &Question,
) -> Option<Box<dyn Mind>> {
    let view = View::new(position, seat);
    match question.level {
        // Only the strongest takes its time.
        Level::Daidalos => {
            let search = Search::new(&view, G::net(), Effort::of::<G>(), question.seed)?;
            Some(Box::new(search))
        }
        level @ (Level::Pupil | Level::Mason | Level::Foreman | Level::Master) => {
            let mut rng = chance(question.seed);
            let chosen = polis_engine::choose(level, &view, &mut rng, &mut Playouts(0))?;
            Some(Box::new(Decided(chosen.to_string())))
        }
    }
}

impl<G: Judged> Mind for Search<'static, G> {
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

/// A move that needs no more thought.
struct Decided(String);

impl Mind for Decided {
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
