//! The state of one table in memory, and its subscribers.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use polis_protocol::{
    Event, FromServer, Logged, Millis, PersonId, RequestId, Seq, Snapshot, TableId,
};
use tokio::sync::oneshot;

use crate::failure::Failure;
use crate::node::Node;
use crate::outbox::{Outbox, to_text};
use crate::reply::ReplyTo;
use crate::table::game::HostedTable;
use crate::table::live::LiveTable;
use crate::table::presence::NodePresence;
use crate::table::spectators::SpectatorQuota;
use crate::table::watchers::Watchers;

/// Time after which a computer player's move counts as lost.
const LOST_MS: Millis = 60_000;
/// Number of missed events from which a whole table is sent instead.
const MOST_MISSED: u32 = 100;

/// What is in the memory of one table.
pub(super) struct LiveState {
    pub(super) content: Content,
    /// The last event that is in the database.
    pub(super) committed: Seq,
    /// Number of writes on their way.
    pub(super) pending: u32,
    /// The last event that another node announced while nothing could be read.
    pub(super) heard: Seq,
    pub(super) watchers: Watchers,
    /// Requests that wait for an event.
    pub(super) listeners: Vec<Arc<Outbox>>,
    pub(super) waiting: Vec<AfterWrite>,
    /// The presence on other nodes.
    pub(super) elsewhere: HashMap<u64, NodePresence>,
    /// How much the spectators have said lately.
    pub(super) talk: SpectatorQuota,
    /// Whether the end of the game is in the database, so that everybody may hear everything.
    pub(super) is_finished: bool,
    /// The ply for which a computer player thinks, and since when.
    pub(super) thinking: Option<(u32, Millis)>,
    /// The ply for which a computer player waits for its turn to think, and how long.
    pub(super) engine_wait: Option<(u32, Millis)>,
    /// When it was last used.
    pub(super) used: Millis,
}

#[expect(clippy::large_enum_variant, reason = "nearly all are here")]
pub(super) enum Content {
    /// It is being read.
    Loading,
    /// It is here.
    Here { number: i64, table: HostedTable },
    /// There is no such table, or it was evicted: look it up again.
    Gone,
}

/// What waits until everything is in the database.
pub(super) enum AfterWrite {
    /// Somebody wants to watch.
    Watch {
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    },
    /// Something that was done already is to be acknowledged.
    Repetition(ReplyTo),
    /// Somebody wants to look once.
    Look(oneshot::Sender<Box<Snapshot>>),
}

/// An event, ready to be sent.
pub(crate) struct Announcement {
    message: Utf8Bytes,
    audience: Audience,
}

/// The message of an event, without copying it.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case")]
enum EventMessage<'a> {
    Event { table: TableId, logged: &'a Logged },
}

/// Who receives an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Everybody,
    /// The seated, and everybody when the game has ended.
    Seated,
}

impl LiveState {
    /// A room whose table is being read.
    pub(super) fn new(now: Millis) -> LiveState {
        LiveState {
            content: Content::Loading,
            committed: 0,
            pending: 0,
            heard: 0,
            watchers: Watchers::default(),
            listeners: Vec::new(),
            waiting: Vec::new(),
            elsewhere: HashMap::new(),
            talk: SpectatorQuota::default(),
            is_finished: false,
            thinking: None,
            engine_wait: None,
            used: now,
        }
    }

    pub(super) fn table(&self) -> Option<&HostedTable> {
        match &self.content {
            Content::Here { table, .. } => Some(table),
            Content::Loading | Content::Gone => None,
        }
    }

    /// Does it now, or as soon as everything is in the database.
    pub(super) fn wait(&mut self, live: &Arc<LiveTable>, node: &Node, waiting: AfterWrite) {
        self.waiting.push(waiting);
        if self.pending == 0 {
            self.serve(live, node);
        }
    }

    pub(super) fn serve(&mut self, live: &Arc<LiveTable>, node: &Node) {
        if self.table().is_none() {
            return;
        }
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting {
                AfterWrite::Watch { outbox, id, seen } => {
                    self.begin_watch(live, node, outbox, id, seen);
                }
                AfterWrite::Repetition(reply) => reply.done(self.committed),
                AfterWrite::Look(sender) => {
                    if let Some(snapshot) = self.snapshot(live.id, node.clock.now()) {
                        let _ = sender.send(Box::new(snapshot));
                    }
                }
            }
        }
    }

    /// Refuses what waits to be acknowledged because it was done before: what it repeats may not have been
    /// written after all.
    pub(super) fn refuse_repetitions(&mut self) {
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting {
                AfterWrite::Repetition(reply) => reply.unavailable(),
                AfterWrite::Watch { .. } | AfterWrite::Look(_) => self.waiting.push(waiting),
            }
        }
    }

    /// Refuses all that waits: there is no table.
    pub(super) fn refuse_waiting(&mut self) {
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting {
                AfterWrite::Repetition(reply) => reply.unavailable(),
                AfterWrite::Watch { outbox, id, .. } => outbox.say(&FromServer::Refused {
                    id: Some(id),
                    refusal: Failure::Unavailable.refusal(),
                }),
                // Who waits for the answer sees that it does not come.
                AfterWrite::Look(_) => {}
            }
        }
    }

    /// Whether an event that is in the database is not here; where the table is being read, it is read
    /// once more.
    pub(super) fn is_behind(&mut self, seq: Seq) -> bool {
        match &self.content {
            Content::Here { .. } => self.committed < seq,
            Content::Loading => {
                self.heard = self.heard.max(seq);
                false
            }
            Content::Gone => false,
        }
    }

    pub(super) fn begin_watch(
        &mut self,
        live: &Arc<LiveTable>,
        node: &Node,
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    ) {
        // Who was away in an outage does not learn from events how long the clocks stood still.
        let is_credited = self.table().is_some_and(HostedTable::is_credited);
        let seen = seen.filter(|_| !is_credited);
        let missed = seen.and_then(|seen| self.committed.checked_sub(seen));
        match missed {
            Some(0) => {
                self.add_watcher(live.id, node, &outbox);
                outbox.say(&FromServer::Events {
                    id,
                    table: live.id,
                    events: Vec::new(),
                    presence: self.presence(),
                });
            }
            // It is read from the database: this table keeps no past in memory.
            Some(missed) if missed <= MOST_MISSED => {
                node.resume(live, outbox, id, seen.unwrap_or(0));
            }
            Some(_) | None => {
                self.add_watcher(live.id, node, &outbox);
                if let Some(snapshot) = self.snapshot(live.id, node.clock.now()) {
                    let table = Box::new(snapshot);
                    outbox.say(&FromServer::Table { id, table });
                }
            }
        }
    }

    pub(super) fn add_watcher(&mut self, table: TableId, node: &Node, outbox: &Arc<Outbox>) {
        if self.watchers.add(outbox) {
            self.tell_presence(table, node);
        }
    }

    pub(super) fn snapshot(&self, id: TableId, now: Millis) -> Option<Snapshot> {
        let table = self.table()?;
        Some(Snapshot {
            id,
            state: table.state.clone(),
            record: table.public_record().map(|record| record.to_string()),
            presence: self.presence(),
            now,
        })
    }

    /// Puts an event into the queues of all who hear it. It goes out with what follows, or by
    /// [`send_announced`](LiveState::send_announced).
    pub(super) fn announce(&mut self, announcement: &Announcement) {
        // Each of them asks once.
        for listener in self.listeners.drain(..) {
            listener.send(Utf8Bytes::default());
        }
        for watcher in self.watchers.iter() {
            let hears = match announcement.audience {
                Audience::Everybody => true,
                Audience::Seated => self.is_finished || self.is_seated(watcher),
            };
            if hears {
                watcher.put(announcement.message.clone());
            }
        }
    }

    /// Sends what was announced.
    pub(super) fn send_announced(&self) {
        for watcher in self.watchers.iter() {
            watcher.wake();
        }
    }

    pub(super) fn is_seated(&self, watcher: &Outbox) -> bool {
        let seat = watcher
            .person
            .zip(self.table())
            .and_then(|(person, table)| table.state.seat_of(person));
        seat.is_some()
    }

    /// The person to move, if they watch neither here nor on another node.
    pub(super) fn absent_person_to_move(&self) -> Option<PersonId> {
        let state = &self.table()?.state;
        let seat = state.to_move?;
        let person = state.chair(seat)?.person()?.id;
        let watches_here = self.watchers.has(person);
        let watches_elsewhere = self
            .elsewhere
            .values()
            .any(|presence| presence.seats >> seat as u8 & 1 == 1);
        (!watches_here && !watches_elsewhere).then_some(person)
    }

    /// Whether a computer player has to think and does not yet.
    pub(super) fn should_think(&mut self, now: Millis) -> bool {
        let Some((_, _, ply)) = self.table().and_then(HostedTable::waits_for_computer) else {
            return false;
        };
        let thinks = self
            .thinking
            .is_some_and(|(other, since)| other == ply && now < since + LOST_MS);
        if !thinks {
            self.thinking = Some((ply, now));
        }
        !thinks
    }
}

impl Announcement {
    pub(super) fn new(table: TableId, logged: &Logged) -> Announcement {
        let audience = match logged.event {
            Event::Said { .. } => Audience::Seated,
            Event::Opened { .. }
            | Event::Seated { .. }
            | Event::Started { .. }
            | Event::Moved { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackAgreed { .. }
            | Event::TakebackDeclined { .. }
            | Event::TakenBack { .. }
            | Event::Forfeited { .. }
            | Event::Finished { .. }
            | Event::Aborted { .. }
            | Event::RematchAsked { .. }
            | Event::OnVacation { .. }
            | Event::Next { .. } => Audience::Everybody,
        };
        Announcement {
            message: to_text(&EventMessage::Event { table, logged }),
            audience,
        }
    }
}
