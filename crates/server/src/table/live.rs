//! A table in memory, with those who watch it.
//!
//! What somebody does changes the table in memory at once and goes to the writer; it is told to
//! nobody before it is in the database. When it cannot be written, the table is read anew.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use polis_notation::Record;
use polis_search::Level;
use polis_table::Seat;
use polis_wire::{
    Action, Code, Event, FromServer, Logged, Millis, PersonId, Presence, Refusal, RequestId, Seq,
    Snapshot, Status, TableId,
};
use tokio::sync::{Notify, oneshot};

use crate::node::Node;
use crate::outbox::{Outbox, to_text};
use crate::reply::Reply;
use crate::store::LoadedTable;
use crate::table::game::{Actor, BrokenLog, Table};
use crate::table::written::{append, listing, opening};
use crate::writer::{AppendJob, Failed, Job};

/// More missed events than this are told as a whole table.
const MOST_MISSED: u32 = 100;

/// A table in memory.
pub(crate) struct Live {
    pub(crate) id: TableId,
    inner: Mutex<Inner>,
    /// Counts how often the table had to be read anew.
    generation: AtomicU32,
    /// Somebody waits until the table is read.
    ready: Notify,
}

struct Inner {
    content: Content,
    /// The last event that is in the database.
    committed: Seq,
    /// How many writes are on their way.
    pending: u32,
    /// The last event that another node told of.
    heard: Seq,
    watchers: Vec<Arc<Outbox>>,
    /// Requests that wait for an event.
    listeners: Vec<Arc<Outbox>>,
    waiting: Vec<Waiting>,
    /// Who is here on other nodes: the seats as bits, and how many watch.
    elsewhere: HashMap<u64, (u8, u32)>,
    /// The ply for which a computer player thinks, and since when.
    thinking: Option<(u32, Millis)>,
    /// When it was last used.
    used: Millis,
}

#[expect(clippy::large_enum_variant, reason = "nearly all are here")]
enum Content {
    /// It is being read.
    Loading,
    /// It is here.
    Here { number: i64, table: Table },
    /// There is no such table, or it was put away: ask for it anew.
    Gone,
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

/// What waits until everything is in the database.
enum Waiting {
    /// Somebody wants to watch.
    Watch {
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    },
    /// Something that was done already is to be acknowledged.
    Repetition(Reply),
    /// Somebody wants to look once.
    Look(oneshot::Sender<Box<Snapshot>>),
}

/// An event, ready to be sent.
pub(crate) struct Announcement {
    message: Utf8Bytes,
    audience: Audience,
}

/// Who hears of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Everybody,
    Seated,
}

/// What has to be done after a commit, without the table being locked.
#[derive(Default)]
struct Aftermath {
    your_turn: Option<PersonId>,
    listing: Option<polis_wire::LobbyTable>,
    next: Option<TableId>,
    think: bool,
    moves: u64,
    ended: bool,
}

impl Live {
    /// A table that is being read.
    pub(crate) fn new(id: TableId, now: Millis) -> Live {
        Live {
            id,
            inner: Mutex::new(Inner {
                content: Content::Loading,
                committed: 0,
                pending: 0,
                heard: 0,
                watchers: Vec::new(),
                listeners: Vec::new(),
                waiting: Vec::new(),
                elsewhere: HashMap::new(),
                thinking: None,
                used: now,
            }),
            generation: AtomicU32::new(0),
            ready: Notify::new(),
        }
    }

    /// Waits until the table is read.
    pub(crate) async fn ready(&self) -> Result<(), Gone> {
        loop {
            let notified = self.ready.notified();
            match self.lock().content {
                Content::Here { .. } => return Ok(()),
                Content::Gone => return Err(Gone),
                Content::Loading => {}
            }
            notified.await;
        }
    }

    /// Whether what was built on this state of the table still counts.
    pub(crate) fn is_current(&self, generation: u32) -> bool {
        self.generation.load(Ordering::Acquire) == generation
    }

    /// Does something at the table.
    pub(crate) fn act(
        self: &Arc<Live>,
        node: &Node,
        actor: Actor<'_>,
        action: &Action,
        reply: Reply,
    ) -> Result<(), (Away, Reply)> {
        let now = node.clock.now();
        let mut inner = self.lock();
        inner.used = now;
        let (number, previous) = match &inner.content {
            Content::Here { number, table } => (*number, table.state.seq),
            Content::Gone => return Err((Away::Gone, reply)),
            Content::Loading => return Err((Away::Loading, reply)),
        };
        // The place in the queue comes first: what happens in memory is always written.
        let Ok(permit) = node.writer.try_reserve() else {
            reply.unavailable();
            return Ok(());
        };
        let Content::Here { table, .. } = &mut inner.content else {
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
                None => inner.wait(self, node, Waiting::Repetition(reply)),
            }
            return Ok(());
        }
        let reply = match refusal {
            Some(refusal) => {
                debug_assert!(late, "a refused action changes nothing");
                reply.refused(refusal);
                Reply::Nobody
            }
            None => reply,
        };
        permit.send(self.job(&mut inner, node, number, previous, log, reply));
        Ok(())
    }

    /// Does what is due by now; has a computer player think that should.
    pub(crate) fn wake(self: &Arc<Live>, node: &Arc<Node>) {
        let now = node.clock.now();
        let mut inner = self.lock();
        let Content::Here { number, table } = &mut inner.content else {
            return;
        };
        let Ok(permit) = node.writer.try_reserve() else {
            return;
        };
        let (number, previous) = (*number, table.state.seq);
        let log = table.tick(now);
        if !log.is_empty() {
            let job = self.job(&mut inner, node, number, previous, log, Reply::Nobody);
            permit.send(job);
            return;
        }
        drop(permit);
        let think = inner.pending == 0 && inner.should_think(now);
        drop(inner);
        if think {
            node.minds.ask(self);
        }
    }

    /// What a computer player that has to decide may know, and how strong it is.
    pub(crate) fn question(&self) -> Option<(Record, Seat, Level, u32, u32)> {
        let inner = self.lock();
        let table = inner.table()?;
        let (seat, level, ply) = table.waits_for_computer()?;
        let record = table.public_record()?;
        Some((record, seat, level, ply, table.state.takebacks))
    }

    /// Starts to tell a socket what happens here, first what it has not seen.
    pub(crate) fn watch(
        self: &Arc<Live>,
        node: &Node,
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    ) -> Result<(), (Gone, Arc<Outbox>)> {
        let mut inner = self.lock();
        if matches!(inner.content, Content::Gone) {
            return Err((Gone, outbox));
        }
        inner.used = node.clock.now();
        inner.wait(self, node, Waiting::Watch { outbox, id, seen });
        Ok(())
    }

    /// Starts to tell a socket what happens here after events that were read from the database. False
    /// when something else was written meanwhile.
    pub(crate) fn resume(
        &self,
        node: &Node,
        outbox: &Arc<Outbox>,
        id: RequestId,
        events: &[Logged],
        last: Seq,
    ) -> bool {
        let mut inner = self.lock();
        if inner.pending > 0 || inner.committed != last || inner.table().is_none() {
            return false;
        }
        inner.add_watcher(self.id, node, outbox);
        let seated = inner.is_seated(outbox);
        let hears = |logged: &&Logged| seated || !matches!(logged.event, Event::Said { .. });
        outbox.say(&FromServer::Events {
            id,
            table: self.id,
            events: events.iter().filter(hears).cloned().collect(),
            presence: inner.presence(),
        });
        true
    }

    /// Tells somebody that something happens, without counting him as a watcher.
    pub(crate) fn listen(&self, outbox: Arc<Outbox>) -> Result<(), Gone> {
        let mut inner = self.lock();
        if matches!(inner.content, Content::Gone) {
            return Err(Gone);
        }
        inner.listeners.push(outbox);
        Ok(())
    }

    /// No longer tells him.
    pub(crate) fn unlisten(&self, outbox: &Arc<Outbox>) {
        self.lock()
            .listeners
            .retain(|other| !Arc::ptr_eq(other, outbox) && !other.is_closed());
    }

    /// No longer tells a socket anything.
    pub(crate) fn unwatch(&self, node: &Node, outbox: &Arc<Outbox>) {
        let mut inner = self.lock();
        inner.used = node.clock.now();
        inner.waiting.retain(|waiting| {
            !matches!(waiting, Waiting::Watch { outbox: other, .. } if Arc::ptr_eq(other, outbox))
        });
        let before = inner.watchers.len();
        inner.watchers.retain(|other| !Arc::ptr_eq(other, outbox));
        if inner.watchers.len() != before {
            inner.tell_presence(self.id, node);
        }
    }

    /// The whole table, once everything is in the database.
    pub(crate) fn look(
        self: &Arc<Live>,
        node: &Node,
    ) -> Result<oneshot::Receiver<Box<Snapshot>>, Gone> {
        let (sender, receiver) = oneshot::channel();
        let mut inner = self.lock();
        if matches!(inner.content, Content::Gone) {
            return Err(Gone);
        }
        inner.used = node.clock.now();
        inner.wait(self, node, Waiting::Look(sender));
        Ok(receiver)
    }

    /// The table's row, and where a person sits, now or before a computer took his place.
    pub(crate) fn place_of(&self, person: Option<PersonId>) -> Option<(i64, Option<Seat>)> {
        let inner = self.lock();
        let Content::Here { number, table } = &inner.content else {
            return None;
        };
        Some((
            *number,
            person.and_then(|person| table.state.seat_of(person)),
        ))
    }

    /// What was read of the table, or that there is none. What was missed meanwhile is told.
    pub(crate) fn loaded(
        self: &Arc<Live>,
        node: &Node,
        loaded: Option<LoadedTable>,
    ) -> Result<Loaded, BrokenLog> {
        let mut inner = self.lock();
        let Some(loaded) = loaded else {
            inner.content = Content::Gone;
            inner.waiting.clear();
            drop(inner);
            self.ready.notify_waiters();
            return Ok(Loaded::Missing);
        };
        let number = loaded.number;
        let known = inner.committed;
        let missed: Vec<Announcement> = loaded
            .log
            .iter()
            .filter(|logged| known > 0 && logged.seq > known)
            .map(|logged| Announcement::new(self.id, logged))
            .collect();
        let table = match Table::fold(loaded.log, loaded.setup.as_deref()) {
            Ok(table) => table,
            Err(error) => {
                inner.content = Content::Gone;
                inner.waiting.clear();
                drop(inner);
                self.ready.notify_waiters();
                return Err(error);
            }
        };
        inner.committed = table.state.seq;
        inner.pending = 0;
        inner.content = Content::Here { number, table };
        if inner.heard > inner.committed {
            // Something was written while this was read.
            inner.content = Content::Loading;
            return Ok(Loaded::Again);
        }
        for announcement in missed {
            inner.announce(&announcement);
        }
        inner.serve(self, node);
        drop(inner);
        self.ready.notify_waiters();
        Ok(Loaded::Here { number })
    }

    /// Another node wrote something. Whether it has to be read.
    pub(crate) fn hear(&self, seq: Seq) -> Option<(i64, Seq)> {
        let mut inner = self.lock();
        inner.heard = inner.heard.max(seq);
        match &inner.content {
            Content::Here { number, .. } if inner.pending == 0 && inner.committed < seq => {
                Some((*number, inner.committed))
            }
            Content::Here { .. } | Content::Loading | Content::Gone => None,
        }
    }

    /// The table's row and its last event in the database.
    pub(crate) fn last_committed(&self) -> Option<(i64, Seq)> {
        let inner = self.lock();
        match &inner.content {
            Content::Here { number, .. } if inner.pending == 0 => Some((*number, inner.committed)),
            Content::Here { .. } | Content::Loading | Content::Gone => None,
        }
    }

    /// Reads the table anew: it is not as it should be.
    pub(crate) fn read_anew(self: &Arc<Live>, node: &Node) {
        let mut inner = self.lock();
        if matches!(inner.content, Content::Here { .. }) {
            self.generation.fetch_add(1, Ordering::AcqRel);
            inner.content = Content::Loading;
            inner.pending = 0;
            inner.thinking = None;
            node.reload(self);
        }
    }

    /// Takes events that another node wrote. False when they do not fit and the table has to be read
    /// anew.
    pub(crate) fn catch_up(
        self: &Arc<Live>,
        node: &Arc<Node>,
        log: &[Logged],
        setup: Option<&str>,
    ) -> bool {
        let mut inner = self.lock();
        if inner.pending > 0 {
            // The own write comes too late and will be refused; then the table is read anew.
            return true;
        }
        let Content::Here { table, .. } = &mut inner.content else {
            return true;
        };
        let mut fresh = Vec::new();
        for logged in log {
            if logged.seq <= table.state.seq {
                continue;
            }
            if logged.seq != table.state.seq + 1 || table.take(logged, setup).is_err() {
                return false;
            }
            fresh.push(logged);
        }
        inner.committed = inner.table().map_or(0, |table| table.state.seq);
        for logged in fresh {
            let announcement = Announcement::new(self.id, logged);
            inner.announce(&announcement);
        }
        let your_turn = inner.absent_person_to_move();
        inner.serve(self, node);
        drop(inner);
        if let Some(person) = your_turn {
            node.your_turn(person, self.id);
        }
        true
    }

    /// Takes note of who is here on another node.
    pub(crate) fn set_elsewhere(&self, other: u64, seats: u8, watchers: u32) {
        let mut inner = self.lock();
        let change = if seats == 0 && watchers == 0 {
            inner.elsewhere.remove(&other).is_some()
        } else {
            inner.elsewhere.insert(other, (seats, watchers)) != Some((seats, watchers))
        };
        if change {
            inner.announce_presence(self.id);
        }
    }

    /// Who is here on this node: the seats as bits, and how many watch.
    pub(crate) fn here(&self) -> (u8, u32) {
        self.lock().here()
    }

    /// Puts the table away if nobody needs it. Its row, where that was done.
    pub(crate) fn put_away(&self, before: Millis) -> Option<Option<i64>> {
        let mut inner = self.lock();
        inner.watchers.retain(|watcher| !watcher.is_closed());
        inner.listeners.retain(|listener| !listener.is_closed());
        let is_idle = inner.used < before
            && inner.pending == 0
            && inner.watchers.is_empty()
            && inner.listeners.is_empty()
            && inner.waiting.is_empty();
        if !is_idle {
            return None;
        }
        let number = match inner.content {
            Content::Here { number, .. } => Some(number),
            Content::Gone => None,
            Content::Loading => return None,
        };
        inner.content = Content::Gone;
        Some(number)
    }

    /// Events are in the database: tells everybody.
    pub(crate) fn committed(node: &Arc<Node>, job: AppendJob) {
        let live = job.live;
        let mut inner = live.lock();
        if !live.is_current(job.generation) {
            // Read anew in the meantime, with these events.
            drop(inner);
            job.reply.done(job.append.touch.seq);
            return;
        }
        inner.pending -= 1;
        inner.committed = job.append.touch.seq;
        for announcement in &job.announcements {
            inner.announce(announcement);
        }
        if let Reply::Socket { received, .. } = &job.reply {
            let time = received.elapsed().as_secs_f64();
            node.metrics.acknowledged.observe(time);
        }
        job.reply.done(job.append.touch.seq);
        let mut aftermath = Aftermath {
            moves: job.announcements.len() as u64,
            ..Aftermath::default()
        };
        if let Some(more) = job.append.more {
            aftermath.listing = inner.table().map(|table| listing(live.id, &table.state));
            aftermath.next = more.next.map(|next| next.id);
            aftermath.ended = more.ending.is_some();
            inner.tell_presence(live.id, node);
        }
        if inner.pending == 0 {
            inner.serve(&live, node);
            aftermath.your_turn = inner.absent_person_to_move();
            aftermath.think = inner.should_think(node.clock.now());
        }
        drop(inner);
        aftermath.happen(node, &live);
    }

    /// Events could not be written: the table is read anew.
    pub(crate) fn failed(node: &Arc<Node>, job: AppendJob, why: Failed) {
        let live = job.live;
        {
            let mut inner = live.lock();
            if live.is_current(job.generation) {
                live.generation.fetch_add(1, Ordering::AcqRel);
                inner.content = Content::Loading;
                inner.pending = 0;
                inner.thinking = None;
                node.reload(&live);
            }
        }
        match why {
            Failed::Conflict => job.reply.refused(Refusal::new(
                Code::Stale,
                "something else happened at the table first; look again",
            )),
            Failed::Database => job.reply.unavailable(),
        }
    }

    fn job(
        self: &Arc<Live>,
        inner: &mut Inner,
        node: &Node,
        number: i64,
        previous: Seq,
        mut log: Vec<Logged>,
        reply: Reply,
    ) -> Job {
        let now = node.clock.now();
        let mut next = None;
        if let Content::Here { table, .. } = &mut inner.content
            && table.wants_next()
        {
            let id = TableId::from_bits(crate::random::random_bits());
            if let Some((table_after, log_after)) = table.next_table(self.id, now) {
                next = Some(opening(id, &table_after, &log_after));
                table.go_on_at(&mut log, now, id);
            }
        }
        inner.pending += 1;
        let announcements = log
            .iter()
            .map(|logged| Announcement::new(self.id, logged))
            .collect();
        let append = match inner.table() {
            Some(table) => append(self.id, number, previous, table, &log, next),
            None => unreachable!("the table is here: it was changed under this lock"),
        };
        Job::Append(Box::new(AppendJob {
            append,
            live: Arc::clone(self),
            generation: self.generation.load(Ordering::Acquire),
            announcements,
            reply,
        }))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic under the lock would be a bug; the log in the database is right all the same.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What became of reading a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loaded {
    /// It is here.
    Here { number: i64 },
    /// Something was written meanwhile.
    Again,
    /// There is none.
    Missing,
}

impl Inner {
    fn table(&self) -> Option<&Table> {
        match &self.content {
            Content::Here { table, .. } => Some(table),
            Content::Loading | Content::Gone => None,
        }
    }

    /// Does it now, or as soon as everything is in the database.
    fn wait(&mut self, live: &Arc<Live>, node: &Node, waiting: Waiting) {
        self.waiting.push(waiting);
        if self.pending == 0 {
            self.serve(live, node);
        }
    }

    fn serve(&mut self, live: &Arc<Live>, node: &Node) {
        if self.table().is_none() {
            return;
        }
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting {
                Waiting::Watch { outbox, id, seen } => {
                    self.begin_watch(live, node, outbox, id, seen);
                }
                Waiting::Repetition(reply) => reply.done(self.committed),
                Waiting::Look(sender) => {
                    if let Some(snapshot) = self.snapshot(live.id, node.clock.now()) {
                        let _ = sender.send(Box::new(snapshot));
                    }
                }
            }
        }
    }

    fn begin_watch(
        &mut self,
        live: &Arc<Live>,
        node: &Node,
        outbox: Arc<Outbox>,
        id: RequestId,
        seen: Option<Seq>,
    ) {
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

    fn add_watcher(&mut self, table: TableId, node: &Node, outbox: &Arc<Outbox>) {
        self.watchers.retain(|other| !other.is_closed());
        if !self.watchers.iter().any(|other| Arc::ptr_eq(other, outbox)) {
            self.watchers.push(Arc::clone(outbox));
            self.tell_presence(table, node);
        }
    }

    fn snapshot(&self, id: TableId, now: Millis) -> Option<Snapshot> {
        let table = self.table()?;
        Some(Snapshot {
            id,
            state: table.state.clone(),
            record: table.public_record().map(|record| record.to_string()),
            presence: self.presence(),
            now,
        })
    }

    fn announce(&mut self, announcement: &Announcement) {
        // Each of them asks once.
        for listener in self.listeners.drain(..) {
            listener.send(Utf8Bytes::default());
        }
        for watcher in &self.watchers {
            let hears = match announcement.audience {
                Audience::Everybody => true,
                Audience::Seated => self.is_seated(watcher),
            };
            if hears {
                watcher.send(announcement.message.clone());
            }
        }
    }

    fn is_seated(&self, watcher: &Outbox) -> bool {
        let seat = watcher
            .person
            .zip(self.table())
            .and_then(|(person, table)| table.state.seat_of(person));
        seat.is_some()
    }

    /// Who is here on this node: the seats as bits, and how many others watch.
    fn here(&self) -> (u8, u32) {
        let Some(table) = self.table() else {
            return (0, 0);
        };
        let mut seats = 0;
        let mut others = 0;
        for watcher in &self.watchers {
            match watcher
                .person
                .and_then(|person| table.state.seat_of(person))
            {
                Some(seat) => seats |= 1 << seat as u8,
                None => others += 1,
            }
        }
        (seats, others)
    }

    fn presence(&self) -> Presence {
        let (mut seats, mut watchers) = self.here();
        for (other_seats, other_watchers) in self.elsewhere.values() {
            seats |= other_seats;
            watchers += other_watchers;
        }
        let chairs = self.table().map_or(&[][..], |table| &table.state.chairs);
        let here = chairs
            .iter()
            .enumerate()
            .map(|(index, chair)| chair.level().is_some() || seats >> index & 1 == 1);
        Presence {
            here: here.collect(),
            watchers,
        }
    }

    /// Tells those who watch who is here, on this node and on the others.
    fn tell_presence(&self, table: TableId, node: &Node) {
        self.announce_presence(table);
        let (seats, watchers) = self.here();
        node.tell_others_of_presence(table, seats, watchers);
    }

    fn announce_presence(&self, table: TableId) {
        if self.watchers.is_empty() {
            return;
        }
        let presence = self.presence();
        let message = to_text(&FromServer::Presence { table, presence });
        for watcher in &self.watchers {
            watcher.send(message.clone());
        }
    }

    /// The person to move, if he does not watch.
    fn absent_person_to_move(&self) -> Option<PersonId> {
        let state = &self.table()?.state;
        let person = state.chair(state.to_move?)?.person()?.id;
        let watches = self
            .watchers
            .iter()
            .any(|watcher| watcher.person == Some(person));
        (!watches).then_some(person)
    }

    /// Whether a computer player has to think and does not yet.
    fn should_think(&mut self, now: Millis) -> bool {
        /// A thought that takes longer was lost.
        const LOST_MS: Millis = 60_000;
        let Some((_, _, ply)) = self.table().and_then(Table::waits_for_computer) else {
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
    fn new(table: TableId, logged: &Logged) -> Announcement {
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
            | Event::Next { .. } => Audience::Everybody,
        };
        #[derive(serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Borrowed<'a> {
            Event { table: TableId, logged: &'a Logged },
        }
        Announcement {
            message: to_text(&Borrowed::Event { table, logged }),
            audience,
        }
    }
}

impl Aftermath {
    fn happen(self, node: &Arc<Node>, live: &Arc<Live>) {
        node.metrics.events.inc_by(self.moves);
        if self.ended {
            node.metrics.games.inc();
        }
        if let Some(person) = self.your_turn {
            node.your_turn(person, live.id);
        }
        if let Some(listing) = self.listing {
            node.lobby.changed(&listing);
        }
        if self.think {
            node.minds.ask(live);
        }
        if let Some(next) = self.next {
            // The first to move there may be a computer player.
            node.rouse(next);
        }
    }
}

/// Whether a status is the end.
pub(crate) fn is_over(status: Status) -> bool {
    match status {
        Status::Gathering | Status::Playing => false,
        Status::Finished | Status::Aborted(_) => true,
    }
}
