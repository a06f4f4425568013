//! A table as its two players saw it.
//!
//! Both get the same events. The first to get one checks it against the rules; the second must get the same
//! one, which is cheaper than to check it twice, and finds the same.

use std::collections::VecDeque;

use polis_protocol::{Event, Logged, ReplicaError, Seq, Snapshot, TableId, TableReplica};
use thiserror::Error;

/// The most events that one player may have seen and the other not.
const MOST: usize = 16;

/// A table as its two players saw it.
pub(crate) struct WitnessedTable {
    replica: TableReplica,
    /// The last event that each of them has seen.
    seen: [Seq; 2],
    /// The last events, each with the message in which it came, if it came in one of its own.
    recent: VecDeque<(Logged, Option<String>)>,
}

/// What was seen cannot be.
#[derive(Debug, Error)]
pub(crate) enum WitnessError {
    #[error(transparent)]
    Replica(#[from] ReplicaError),
    #[error("two people saw different games")]
    Different,
}

impl WitnessedTable {
    /// A table of which one player was told.
    pub(crate) fn new(index: usize, snapshot: Snapshot) -> Result<WitnessedTable, WitnessError> {
        let replica = TableReplica::new(snapshot)?;
        let mut seen = [0; 2];
        seen[index] = replica.seen();
        Ok(WitnessedTable {
            replica,
            seen,
            recent: VecDeque::new(),
        })
    }

    pub(crate) fn id(&self) -> TableId {
        self.replica.id()
    }

    pub(crate) fn replica(&self) -> &TableReplica {
        &self.replica
    }

    /// The last event that a player has seen; none where they have seen nothing.
    pub(crate) fn seen(&self, index: usize) -> Option<Seq> {
        Some(self.seen[index]).filter(|&seen| seen > 0)
    }

    /// Whether a player has seen all that either has.
    pub(crate) fn is_up_to_date(&self, index: usize) -> bool {
        self.seen[index] == self.replica.seen()
    }

    /// A player is told the whole table.
    pub(crate) fn take_table(
        &mut self,
        index: usize,
        snapshot: Snapshot,
    ) -> Result<(), WitnessError> {
        let told = TableReplica::new(snapshot)?;
        self.seen[index] = told.seen();
        if told.seen() == self.replica.seen() && told.record() != self.replica.record() {
            return Err(WitnessError::Different);
        }
        if told.seen() > self.replica.seen() {
            self.replica = told;
            self.recent.clear();
        }
        Ok(())
    }

    /// A player gets a message that the other got before: the event in it.
    pub(crate) fn take_known(&mut self, index: usize, text: &str) -> Option<&Event> {
        let mut recent = self.recent.iter().rev();
        let (logged, _) = recent.find(|(_, known)| known.as_deref() == Some(text))?;
        self.seen[index] = self.seen[index].max(logged.seq);
        Some(&logged.event)
    }

    /// A player gets an event, with the message in which it came if it came in one of its own.
    pub(crate) fn take_event(
        &mut self,
        index: usize,
        logged: Logged,
        text: Option<&str>,
    ) -> Result<(), WitnessError> {
        self.seen[index] = self.seen[index].max(logged.seq);
        if logged.seq <= self.replica.seen() {
            let mut recent = self.recent.iter();
            let other = recent.find(|(other, _)| other.seq == logged.seq);
            return match other {
                Some((other, _)) if *other != logged => Err(WitnessError::Different),
                Some(_) | None => Ok(()),
            };
        }
        self.replica.take(&logged)?;
        if self.recent.len() >= MOST {
            self.recent.pop_front();
        }
        self.recent.push_back((logged, text.map(str::to_owned)));
        Ok(())
    }
}
