//! Finding the reason of a move in steps, so that the caller can receive requests in between.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_engine::{Difference, MoveReason, Parts, Reasoning, SearchOptions};
use polis_game::{Seat, View};
use polis_notation::{Notated, Record, RecordError};
use thiserror::Error;

use crate::message::{LikelyReply, ReasonReport, ReasonRequest};

/// Number of futures that both moves meet.
const FUTURES: u32 = 160;

/// A comparison of two moves in progress.
pub(crate) struct ReasonTask {
    id: u32,
    reasoner: Box<dyn Reasoner>,
}

/// Why a request for a reason cannot be answered.
#[derive(Clone, Debug, PartialEq, Error)]
pub(crate) enum ReasonRequestError {
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The moves cannot be compared.
    #[error("found moves that cannot be compared; expected two legal ones of the seat to move")]
    Moves,
}

impl ReasonTask {
    /// Starts to compare two moves.
    ///
    /// # Errors
    /// When the record cannot be read, or one of the moves cannot be played.
    pub(crate) fn new(request: &ReasonRequest) -> Result<ReasonTask, ReasonRequestError> {
        let reasoner = match Record::read(&request.record)? {
            Record::Akropolis(record) => reasoner::<Akropolis>(record.position(), request),
            Record::Architekton(record) => reasoner::<Architekton>(record.position(), request),
        };
        Ok(ReasonTask {
            id: request.id,
            reasoner: reasoner.ok_or(ReasonRequestError::Moves)?,
        })
    }

    /// The number of the request.
    pub(crate) fn id(&self) -> u32 {
        self.id
    }

    /// Takes one small step; returns whether there is nothing left to do.
    pub(crate) fn step(&mut self) -> bool {
        self.reasoner.step()
    }

    /// What was found so far.
    pub(crate) fn report(&self) -> ReasonReport {
        self.reasoner.report()
    }
}

trait Reasoner {
    fn step(&mut self) -> bool;
    fn report(&self) -> ReasonReport;
}

fn reasoner<G: Notated + Parts>(
    position: &G,
    request: &ReasonRequest,
) -> Option<Box<dyn Reasoner>> {
    let seat = Seat::from_number(request.seat)?;
    let moves = [request.chosen.parse().ok()?, request.other.parse().ok()?];
    let options = SearchOptions::of::<G>();
    let view = View::new(position, seat);
    let reasoning = Reasoning::new(&view, G::net(), options, moves, request.seed)?;
    Some(Box::new(reasoning))
}

impl<G: Parts> Reasoner for Reasoning<'static, G> {
    fn step(&mut self) -> bool {
        Reasoning::step(self);
        self.futures() >= FUTURES
    }

    fn report(&self) -> ReasonReport {
        let MoveReason {
            futures,
            points,
            parts,
            win,
            utility,
            next,
            next_points,
            next_takes,
        } = self.reason();
        let reply = self.likely_reply().map(|(chosen, share)| LikelyReply {
            chosen: chosen.to_string(),
            share,
        });
        // What chance explains is not told.
        let clear = |one: Difference| if one.is_clear() { one.mean } else { 0.0 };
        ReasonReport {
            futures,
            points: clear(points),
            points_error: if points.error.is_finite() {
                points.error
            } else {
                0.0
            },
            parts: parts.into_iter().map(clear).collect(),
            win: clear(win),
            is_better: utility.mean > 0.0,
            next: next.map(Seat::number),
            next_points: next_points.map_or(0.0, clear),
            next_takes,
            reply,
        }
    }
}
