//! Following a table.

use polis_game::Seat;
use polis_notation::{Problem, Record, RecordError, Remark, Shuffle};
use thiserror::Error;

use crate::event::{Event, Logged, Seq};
use crate::id::TableId;
use crate::snapshot::{Presence, Snapshot};
use crate::table_state::TableState;

/// A table kept up to date from a snapshot and the events after it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableReplica {
    id: TableId,
    state: TableState,
    record: Option<Record>,
    presence: Presence,
}

/// Whether an event changed anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventEffect {
    /// It did.
    New,
    /// It was known already.
    Known,
}

/// Why a table cannot be followed; subscribing again from nothing mends it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplicaError {
    /// A record that is none.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A move that the rules do not allow, or tiles that cannot be.
    #[error("event {seq}: {problem}")]
    Move {
        /// The event.
        seq: Seq,
        /// The problem.
        problem: Problem,
    },
    /// A move after more moves than are known.
    #[error("event {seq} is move {found}; expected move {expected}")]
    Gap {
        /// The event.
        seq: Seq,
        /// The ply it has.
        found: u32,
        /// The ply that comes next.
        expected: u32,
    },
    /// A move before the game.
    #[error("event {seq} is a move; expected the start of the game first")]
    NoGame {
        /// The event.
        seq: Seq,
    },
}

impl TableReplica {
    /// Follows a table from a snapshot on.
    ///
    /// # Errors
    /// When its record is none.
    pub fn new(snapshot: Snapshot) -> Result<TableReplica, ReplicaError> {
        let record = match &snapshot.record {
            Some(text) => Some(Record::read(text)?),
            None => None,
        };
        Ok(TableReplica {
            id: snapshot.id,
            state: snapshot.state,
            record,
            presence: snapshot.presence,
        })
    }

    /// Which table.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The table, less its record.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// The redacted record; none before the game.
    pub fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// Who is present.
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// The last event that is known: what to resume with.
    pub fn seen(&self) -> Seq {
        self.state.seq
    }

    /// Replaces the presence.
    pub fn set_presence(&mut self, presence: Presence) {
        self.presence = presence;
    }

    /// Takes an event. One that is known already changes nothing.
    ///
    /// # Errors
    /// When it does not follow from what is known. Nothing is changed then.
    pub fn take(&mut self, logged: &Logged) -> Result<EventEffect, ReplicaError> {
        if logged.seq <= self.state.seq {
            return Ok(EventEffect::Known);
        }
        let seq = logged.seq;
        match &logged.event {
            Event::Started { record, .. } | Event::TakenBack { record, .. } => {
                self.record = Some(Record::read(record)?);
            }
            Event::Moved {
                ply, text, shown, ..
            } => {
                let expected = self.state.plies;
                if *ply != expected {
                    return Err(ReplicaError::Gap {
                        seq,
                        found: *ply,
                        expected,
                    });
                }
                let record = self.record.as_mut().ok_or(ReplicaError::NoGame { seq })?;
                let problem = |problem| ReplicaError::Move { seq, problem };
                if !shown.is_empty() {
                    record.learn(shown).map_err(problem)?;
                }
                record.play(text).map_err(problem)?;
            }
            Event::Finished { outcome, shuffles } => {
                if let Some(record) = &mut self.record {
                    record.set_remark(Remark::Result, outcome.remark().as_deref());
                    // The hashes stay as they were told before the game.
                    let opened: Vec<Shuffle> = shuffles
                        .iter()
                        .filter_map(|text| Shuffle::read(text))
                        .collect();
                    record.open_shuffles(&opened);
                }
            }
            Event::Opened { .. }
            | Event::Seated { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::Forfeited { .. }
            | Event::Aborted { .. }
            | Event::RematchAsked { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. }
            | Event::Said { .. } => {}
        }
        self.state.take(logged, self.to_move());
        Ok(EventEffect::New)
    }

    fn to_move(&self) -> Option<Seat> {
        self.record.as_ref().and_then(Record::to_move)
    }
}
