//! A table in memory, with its subscribers.
//!
//! An action changes the table in memory at once and goes to the writer; nobody learns of it before
//! it is in the database. When it cannot be written, the table is read again.

mod reading;
mod writing;

use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use polis_game::Seat;
use polis_notation::Level;
use polis_notation::Record;
use polis_protocol::{
    Action, Chair, Event, FromServer, Logged, Millis, PersonId, RequestId, Seq, Snapshot, Status,
    TableId,
};
use tokio::sync::{Notify, oneshot};

use crate::node::Node;
use crate::outbox::Outbox;
use crate::reply::ReplyTo;
use crate::table::game::Actor;
use crate::table::live_state::{Content, LiveState, Waiting};

pub(crate) use reading::Loaded;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    room: Mutex<LiveState>,
    /// Counts how often the table had to be read again.
    generation: AtomicU32,
    /// Somebody waits until the table is read.
    ready: Notify,
}

/// A table is not in memory any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

/// Why nothing can be done at a table right now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Away {
    /// It is being read.
    Loading,
    /// It is not in memory any more.
    Gone,
}

impl LiveTable {
    /// A table that is being read.
    pub(crate) fn new(id: TableId, now: Millis) -> LiveTable {
        LiveTable {
            id,
            room: Mutex::new(LiveState::new(now)),
            generation: AtomicU32::new(0),
            ready: Notify::new(),
        }
    }

    /// Does something at the table.
    pub(crate) fn act(
        self: &Arc<LiveTable>,
        node: &Node,
        actor: Actor<'_>,
        action: &Action,
        reply: ReplyTo,
    ) -> Result<(), (Away, ReplyTo)> {
        let now = node.clock.now();
        let mut room = self.lock();
        room.used = now;
        let (number, previous) = match &room.content {
            Content::Here { number, table } => (*number, table.state.seq),
            Content::Gone => return Err((Away::Gone, reply)),
            Content::Loading => return Err((Away::Loading, reply)),
        };
        // The place in the queue comes first: what happens in memory is always written.
        let Ok(permit) = node.writer.try_reserve() else {
            reply.unavailable();
            return Ok(());
        };
        let Content::Here { table, .. } = &mut room.content else {
            return Err((Away::Gone, reply));
        };
        // Whose time is over cannot save himself by a late move.
        let mut log = table.tick(now);
        let late = !log.is_empty();
        let refusal = match table.act(actor, action, now) {
            Ok(done) => {
                log.extend(done);
                None
            }
            Err(refusal) => Some(refusal),
        };
        if log.is_empty() {
            drop(permit);
            match refusal {
                Some(refusal) => reply.refused(refusal),
                None => room.wait(self, node, Waiting::Repetition(reply)),
            }
            return Ok(());
        }
        let reply = match refusal {
            Some(refusal) => {
                debug_assert!(late, "a refused action changes nothing");
                reply.refused(refusal);
                ReplyTo::Nobody
            }
            None => reply,
        };
        permit.send(self.job(&mut room, node, number, previous, log, reply));
        Ok(())
    }

    /// Does what is due by now; has a computer player think that should.
    pub(crate) fn wake(self: &Arc<LiveTable>, node: &Arc<Node>) {
        let now = node.clock.now();
        let mut room = self.lock();
        let Content::Here { number, table } = &mut room.content else {
            return;
        };
        let Ok(permit) = node.writer.try_reserve() else {
            return;
        };
        let (number, previous) = (*number, table.state.seq);
        let log = table.tick(now);
        if !log.is_empty() {
            let job = self.job(&mut room, node, number, previous, log, ReplyTo::Nobody);
            permit.send(job);
            return;
        }
        drop(permit);
        let think = room.pending == 0 && room.should_think(now);
        drop(room);
        if think {
            node.engine_pool.ask(self);
        }
    }

    /// What a computer player that has to decide may know, and how strong it is.
    pub(crate) fn pending_move(&self) -> Option<(Record, Seat, Level, u32, u32)> {
        let room = self.lock();
        let table = room.table()?;
        let (seat, level, ply) = table.waits_for_computer()?;
        let record = table.public_record()?;
        Some((record, seat, level, ply, table.state.takebacks))
    }

    /// Subscribes a socket, and sends it first what it has not seen.
    pub(crate) fn watch(
        self: &Arc<LiveTable>,
        node: &Node,
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    ) -> Result<(), (Gone, Arc<Outbox>)> {
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err((Gone, outbox));
        }
        room.used = node.clock.now();
        room.wait(self, node, Waiting::Watch { outbox, id, seen });
        Ok(())
    }

    /// Subscribes a socket after events that were read from the database. Returns false when
    /// something else was written meanwhile.
    pub(crate) fn resume(
        &self,
        node: &Node,
        outbox: &Arc<Outbox>,
        id: RequestId,
        events: &[Logged],
        last: Seq,
    ) -> bool {
        let mut room = self.lock();
        if room.pending > 0 || room.committed != last || room.table().is_none() {
            return false;
        }
        room.add_watcher(self.id, node, outbox);
        let seated = room.is_seated(outbox);
        let hears = |logged: &&Logged| seated || !matches!(logged.event, Event::Said { .. });
        outbox.say(&FromServer::Events {
            id,
            table: self.id,
            events: events.iter().filter(hears).cloned().collect(),
            presence: room.presence(),
        });
        true
    }

    /// Subscribes a receiver that only learns that something happens, and is not counted as a
    /// watcher.
    pub(crate) fn listen(&self, outbox: Arc<Outbox>) -> Result<(), Gone> {
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err(Gone);
        }
        room.listeners.push(outbox);
        Ok(())
    }

    /// Unsubscribes the receiver.
    pub(crate) fn unlisten(&self, outbox: &Arc<Outbox>) {
        self.lock()
            .listeners
            .retain(|other| !Arc::ptr_eq(other, outbox) && !other.is_closed());
    }

    /// Unsubscribes a socket.
    pub(crate) fn unwatch(&self, node: &Node, outbox: &Arc<Outbox>) {
        let mut room = self.lock();
        room.used = node.clock.now();
        room.waiting.retain(|waiting| {
            !matches!(waiting, Waiting::Watch { outbox: other, .. } if Arc::ptr_eq(other, outbox))
        });
        let before = room.watchers.len();
        room.watchers.retain(|other| !Arc::ptr_eq(other, outbox));
        if room.watchers.len() != before {
            room.tell_presence(self.id, node);
        }
    }

    /// The whole table, once everything is in the database.
    pub(crate) fn look(
        self: &Arc<LiveTable>,
        node: &Node,
    ) -> Result<oneshot::Receiver<Box<Snapshot>>, Gone> {
        let (sender, receiver) = oneshot::channel();
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err(Gone);
        }
        room.used = node.clock.now();
        room.wait(self, node, Waiting::Look(sender));
        Ok(receiver)
    }

    /// The table's row, and where a person sits, now or before a computer took over.
    pub(crate) fn place_of(&self, person: Option<PersonId>) -> Option<(i64, Option<Seat>)> {
        let room = self.lock();
        let Content::Here { number, table } = &room.content else {
            return None;
        };
        Some((
            *number,
            person.and_then(|person| table.state.seat_of(person)),
        ))
    }

    /// Whether a person sits or sat here, or opened the table.
    pub(crate) fn names(&self, person: PersonId) -> bool {
        let room = self.lock();
        let Some(table) = room.table() else {
            return false;
        };
        let is_him = |chair: &Chair| chair.who_sat().is_some_and(|other| other.id == person);
        table.state.host.id == person || table.state.chairs.iter().any(is_him)
    }

    /// Stores the presence on another node.
    pub(crate) fn set_elsewhere(&self, other: u64, seats: u8, watchers: u32) {
        let mut room = self.lock();
        let change = if seats == 0 && watchers == 0 {
            room.elsewhere.remove(&other).is_some()
        } else {
            room.elsewhere.insert(other, (seats, watchers)) != Some((seats, watchers))
        };
        if change {
            room.announce_presence(self.id);
        }
    }

    /// The presence on this node: the seats as bits, and the number of watchers.
    pub(crate) fn here(&self) -> (u8, u32) {
        self.lock().here()
    }

    /// Puts the table away if nobody needs it; whether that was done.
    pub(crate) fn put_away(&self, before: Millis) -> PutAway {
        let mut room = self.lock();
        room.watchers.retain(|watcher| !watcher.is_closed());
        room.listeners.retain(|listener| !listener.is_closed());
        let is_idle = room.used < before
            && room.pending == 0
            && room.watchers.is_empty()
            && room.listeners.is_empty()
            && room.waiting.is_empty();
        if !is_idle {
            return PutAway::Used;
        }
        match std::mem::replace(&mut room.content, Content::Gone) {
            Content::Here { number, .. } => PutAway::Row(number),
            Content::Gone => PutAway::Nothing,
            Content::Loading => {
                room.content = Content::Loading;
                PutAway::Used
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, LiveState> {
        // A panic under the lock would be a bug; the log in the database is right all the same.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What became of putting a table away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PutAway {
    /// Somebody needs it.
    Used,
    /// It is away; the number of its row.
    Row(i64),
    /// It was away already.
    Nothing,
}

/// Whether a status is the end.
pub(crate) fn is_over(status: Status) -> bool {
    match status {
        Status::Gathering | Status::Playing => false,
        Status::Finished | Status::Aborted(_) => true,
    }
}
