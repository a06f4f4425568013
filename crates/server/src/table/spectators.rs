//! Who watches a table, and what they say to each other.

use polis_protocol::{FromServer, Millis, PersonId, Seq, SpectatorLine, Status, TableId};

use crate::outbox::to_text;
use crate::table::live::LiveTable;
use crate::table::live_state::{Content, LiveState};

/// The most lines of the spectators of one table that a node takes within [`WINDOW_MS`]: each of them
/// goes to everybody who watches.
const MOST_AT_ONCE: u32 = 30;
/// How long that is.
const WINDOW_MS: Millis = 10_000;

/// How much the spectators of a table have said lately.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SpectatorQuota {
    since: Millis,
    lines: u32,
}

impl SpectatorQuota {
    /// One more line; whether it is not too much.
    fn is_slow(&mut self, now: Millis) -> bool {
        if now >= self.since + WINDOW_MS {
            *self = SpectatorQuota {
                since: now,
                lines: 0,
            };
        }
        self.lines += 1;
        self.lines <= MOST_AT_ONCE
    }
}

impl LiveTable {
    /// The table's row and its last event, where a person is a spectator of a game: they do not sit
    /// there, and the game has started.
    pub(crate) fn spectator_place(&self, person: PersonId) -> Option<(i64, Seq)> {
        let room = self.lock();
        let Content::Here { number, table } = &room.content else {
            return None;
        };
        let has_game = match table.state.status {
            Status::Playing | Status::Finished => true,
            Status::Gathering | Status::Aborted(_) => false,
        };
        let is_spectator = has_game && table.state.seat_of(person).is_none();
        is_spectator.then_some((*number, room.committed))
    }

    /// Whether the spectators have not said too much lately.
    pub(crate) fn may_talk(&self, now: Millis) -> bool {
        self.lock().talk.is_slow(now)
    }

    /// Whether the game has ended, so that everybody may hear everything.
    pub(crate) fn is_finished(&self) -> bool {
        self.lock().is_finished
    }

    /// Sends what a spectator said to those who may hear it on this node.
    pub(crate) fn announce_spectator(&self, line: &SpectatorLine) {
        self.lock().announce_spectator(self.id, line);
    }
}

impl LiveState {
    /// Takes note of the end of the game, where the table is as it is in the database: what is only in
    /// memory may yet fail.
    pub(super) fn note_end(&mut self) {
        let status = self.table().map(|table| table.state.status);
        self.is_finished |= self.pending == 0 && status == Some(Status::Finished);
    }

    fn announce_spectator(&self, table: TableId, line: &SpectatorLine) {
        // While the table is read again, nobody knows who sits there.
        if self.table().is_none() {
            return;
        }
        let line = line.clone();
        let message = to_text(&FromServer::SpectatorSaid { table, line });
        for watcher in self.watchers.iter() {
            if self.is_finished || !self.is_seated(watcher) {
                watcher.send(message.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_the_spectators_ends_until_some_time_has_passed() {
        let mut talk = SpectatorQuota::default();
        let slow = (0..100).filter(|_| talk.is_slow(50_000)).count();
        assert_eq!(slow, MOST_AT_ONCE as usize);
        assert!(!talk.is_slow(50_000 + WINDOW_MS - 1));
        assert!(talk.is_slow(50_000 + WINDOW_MS));
    }
}
