//! Players who are on vacation: their time stands still.

use std::sync::Arc;

use polis_protocol::{Clock, Event, Logged, Millis, PersonId, Status, Vacation};

use crate::node::Node;
use crate::reply::ReplyTo;
use crate::table::game::HostedTable;
use crate::table::live::LiveTable;
use crate::table::live_state::Content;

/// What a table does with a vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VacationNews {
    /// It is in the log, or does not concern the table.
    Known,
    /// It is on its way into the log.
    Written,
    /// It cannot be written now.
    Later,
}

impl HostedTable {
    /// Notes a vacation of a player; nothing where it is known, or no such time is played with.
    fn note_vacation(&mut self, person: PersonId, vacation: Vacation, now: Millis) -> Vec<Logged> {
        let mut log = Vec::new();
        let stands_still = match self.state.settings.clock {
            // Nobody holds up the rounds of a tournament.
            Clock::None | Clock::Daily { .. } => self.state.tournament.is_none(),
            Clock::Live { .. } => false,
        };
        let Some(seat) = self.state.seat_of(person) else {
            return log;
        };
        let known = self
            .state
            .vacations
            .iter()
            .find(|(who, known)| *who == seat && known.from == vacation.from);
        let is_news = match known {
            Some((_, known)) => *known != vacation,
            None => self
                .state
                .turn_since
                .is_some_and(|since| since < vacation.until),
        };
        if stands_still && is_news && self.state.status == Status::Playing {
            self.push(&mut log, now, Event::OnVacation { seat, vacation });
        }
        log
    }
}

impl LiveTable {
    /// Notes a vacation of a player in the log.
    pub(crate) fn hear_of_vacation(
        self: &Arc<LiveTable>,
        node: &Node,
        person: PersonId,
        vacation: Vacation,
    ) -> VacationNews {
        let now = node.clock.now();
        let mut room = self.lock();
        let pending = room.pending;
        let Content::Here { number, table } = &mut room.content else {
            return VacationNews::Later;
        };
        let Ok(permit) = node.writer.try_reserve() else {
            return VacationNews::Later;
        };
        let (number, previous) = (*number, table.state.seq);
        table.stalled_ms = node.heartbeat.stalled_ms(now);
        node.heartbeat.with_outages(|outages| table.credit(outages));
        // Whose time was over before it is not saved by it.
        let mut log = table.note_vacation(person, vacation, now);
        log.extend(table.tick(now));
        if log.is_empty() {
            return if pending == 0 {
                VacationNews::Known
            } else {
                VacationNews::Later
            };
        }
        permit.send(self.job(&mut room, node, number, previous, log, ReplyTo::Nobody));
        VacationNews::Written
    }
}
