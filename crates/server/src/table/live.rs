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
    Action, Chair, DealId, Event, FromServer, Logged, Millis, PersonId, RequestId, Seq, Snapshot,
    Status, TableId,
};
use tokio::sync::{Notify, oneshot};

use crate::node::Node;
use crate::outbox::Outbox;
use crate::reply::ReplyTo;
use crate::table::game::{Actor, HostedTable};
use crate::table::live_state::{AfterWrite, Content, LiveState};
use crate::table::planned::PlanNews;

pub(crate) use reading::Loaded;

/// How long somebody waits for a computer player before they are told so.
const NOTICED_MS: Millis = 1_000;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    room: Mutex<LiveState>,
    /// Counts how often the table had to be read again.
    generation: AtomicU32,
    /// Somebody waits until the table is read.
    ready: Notify,
    /// Whether somebody may have planned a turn.
    plans: PlanNews,
}

/// A move that a computer player has to make.
pub(crate) struct PendingMove {
    /// The record as everybody may know it.
    pub(crate) record: Record,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) ply: u32,
    pub(crate) takebacks: u32,
    /// The deal that is played: the same moves get the same answers.
    pub(crate) deal: Option<DealId>,
}

/// A table is not in memory any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableClosed;

/// Why nothing can be done at a table right now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableUnavailable {
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
            plans: PlanNews::default(),
        }
    }

    /// Does something at the table.
    pub(crate) fn act(
        self: &Arc<LiveTable>,
        node: &Node,
        actor: Actor<'_>,
        action: &Action,
        reply: ReplyTo,
    ) -> Result<(), (TableUnavailable, ReplyTo)> {
        let now = node.clock.now();
        let mut room = self.lock();
        room.used = now;
        let (number, previous) = match &room.content {
            Content::Here { number, table } => (*number, table.state.seq),
            Content::Gone => return Err((TableUnavailable::Gone, reply)),
            Content::Loading => return Err((TableUnavailable::Loading, reply)),
        };
        // The place in the queue comes first: what happens in memory is always written.
        let Ok(permit) = node.writer.try_reserve() else {
            reply.unavailable();
            return Ok(());
        };
        let Content::Here { table, .. } = &mut room.content else {
            return Err((TableUnavailable::Gone, reply));
        };
        table.stalled_ms = node.heartbeat.stalled_ms(now);
        // An outage that is just over costs nobody time, whoever comes first.
        node.heartbeat.with_outages(|outages| table.credit(outages));
        // Whose time is over cannot save themselves by a late move.
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
                None => room.wait(self, node, AfterWrite::Repetition(reply)),
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

    /// Does what is due by now; has a computer player think that should. Where nothing is due: the
    /// table's row, its last event, and when to check again.
    pub(crate) fn wake(self: &Arc<LiveTable>, node: &Arc<Node>) -> Option<(i64, Seq, Millis)> {
        let now = node.clock.now();
        let mut room = self.lock();
        let Content::Here { number, table } = &mut room.content else {
            return None;
        };
        let Ok(permit) = node.writer.try_reserve() else {
            return None;
        };
        let (number, previous) = (*number, table.state.seq);
        table.stalled_ms = node.heartbeat.stalled_ms(now);
        // An outage that is just over costs nobody time, whoever comes first.
        node.heartbeat.with_outages(|outages| table.credit(outages));
        let log = table.tick(now);
        if !log.is_empty() || table.wants_next(now) {
            let job = self.job(&mut room, node, number, previous, log, ReplyTo::Nobody);
            permit.send(job);
            return None;
        }
        drop(permit);
        let is_written = room.pending == 0;
        let next_check = room.table().and_then(|table| table.next_check(now));
        let think = is_written && room.should_think(now);
        drop(room);
        if think {
            node.engine_pool.ask(node, self);
        }
        next_check
            .filter(|_| is_written)
            .map(|wake| (number, previous, wake))
    }

    /// Tells the person to move that it is their turn, if they do not watch.
    pub(crate) fn call_absent(&self, node: &Node) {
        let absent = self.lock().absent_person_to_move();
        if let Some(person) = absent {
            node.your_turn(person, self.id);
        }
    }

    /// Credits the clocks for outages.
    pub(crate) fn credit(&self, node: &Node) {
        if let Content::Here { table, .. } = &mut self.lock().content {
            node.heartbeat.with_outages(|outages| table.credit(outages));
        }
    }

    /// What a computer player that has to decide may know, and how strong it is.
    pub(crate) fn pending_move(&self) -> Option<PendingMove> {
        let room = self.lock();
        let table = room.table()?;
        let (seat, level, ply) = table.waits_for_computer()?;
        Some(PendingMove {
            record: table.public_record()?,
            seat,
            level,
            ply,
            takebacks: table.state.takebacks,
            deal: table.state.deal,
        })
    }

    /// The deal that is played here, if a person does not play it here themselves: they see the table
    /// when they have finished the deal, or it is over.
    ///
    /// # Errors
    /// When the table is not in memory just now.
    pub(crate) fn deal_of_another(
        &self,
        person: Option<PersonId>,
    ) -> Result<Option<DealId>, TableUnavailable> {
        let room = self.lock();
        let state = &room.table().ok_or(TableUnavailable::Loading)?.state;
        let sits = |person| state.seat_of(person).is_some();
        Ok(state.deal.filter(|_| !person.is_some_and(sits)))
    }

    /// The person for whom computer players think here: the host.
    pub(crate) fn host(&self) -> Option<PersonId> {
        self.lock().table().map(|table| table.state.host.id)
    }

    /// Tells everybody at the table how long they wait until the computer player thinks, where it is
    /// long enough to be noticed.
    pub(crate) fn tell_engine_wait(&self, wait_ms: Millis) {
        if wait_ms < NOTICED_MS {
            return;
        }
        let mut room = self.lock();
        let waiting = room.table().and_then(HostedTable::waits_for_computer);
        room.engine_wait = waiting.map(|(_, _, ply)| (ply, wait_ms));
        room.announce_presence(self.id);
    }

    /// Subscribes a socket, and sends it first what it has not seen.
    pub(crate) fn watch(
        self: &Arc<LiveTable>,
        node: &Node,
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    ) -> Result<(), (TableClosed, Arc<Outbox>)> {
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err((TableClosed, outbox));
        }
        room.used = node.clock.now();
        room.wait(self, node, AfterWrite::Watch { outbox, id, seen });
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
        let (seated, is_finished) = (room.is_seated(outbox), room.is_finished);
        let hears = |logged: &&Logged| match &logged.event {
            Event::Said { who, .. } => seated || is_finished && who.is_some(),
            _ => true,
        };
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
    pub(crate) fn listen(&self, outbox: Arc<Outbox>) -> Result<(), TableClosed> {
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err(TableClosed);
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
            !matches!(waiting, AfterWrite::Watch { outbox: other, .. } if Arc::ptr_eq(other, outbox))
        });
        if room.watchers.remove(outbox) {
            room.tell_presence(self.id, node);
        }
    }

    /// The whole table, once everything is in the database.
    pub(crate) fn look(
        self: &Arc<LiveTable>,
        node: &Node,
    ) -> Result<oneshot::Receiver<Box<Snapshot>>, TableClosed> {
        let (sender, receiver) = oneshot::channel();
        let mut room = self.lock();
        if matches!(room.content, Content::Gone) {
            return Err(TableClosed);
        }
        room.used = node.clock.now();
        room.wait(self, node, AfterWrite::Look(sender));
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

    /// Puts the table away if nobody needs it; whether that was done.
    pub(crate) fn put_away(&self, before: Millis) -> Eviction {
        let mut room = self.lock();
        room.watchers.remove_closed();
        room.listeners.retain(|listener| !listener.is_closed());
        let is_idle = room.used < before
            && room.pending == 0
            && room.watchers.is_empty()
            && room.listeners.is_empty()
            && room.waiting.is_empty();
        if !is_idle {
            return Eviction::Used;
        }
        match std::mem::replace(&mut room.content, Content::Gone) {
            Content::Here { number, .. } => Eviction::Row(number),
            Content::Gone => Eviction::Nothing,
            Content::Loading => {
                room.content = Content::Loading;
                Eviction::Used
            }
        }
    }

    pub(super) const fn plans(&self) -> &PlanNews {
        &self.plans
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, LiveState> {
        // A panic under the lock would be a bug; the log in the database is right all the same.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What became of putting a table away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eviction {
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
