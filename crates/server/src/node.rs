//! One node: the tables in memory, the people who are connected, and what they share.

mod sockets;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use polis_protocol::{
    Action, Code, FromServer, Logged, Millis, Person, PersonId, Refusal, RequestId, Seq, Snapshot,
    TableId, TableSettings,
};
use tokio::sync::{mpsc, oneshot};

use crate::clock::WallClock;
use crate::cluster_peers::{catch_up, catch_up_whole};
use crate::crowds::Crowds;
use crate::deals::Deals;
use crate::engine_pool::EnginePool;
use crate::engine_signs::EngineSigns;
use crate::failure::Failure;
use crate::health::Health;
use crate::heartbeat::Heartbeat;
use crate::lobby::LobbyWatchers;
use crate::metrics::Metrics;
use crate::notice::{Notice, Told};
use crate::outbox::Outbox;
use crate::peer_bus::{BusKind, PeerBus};
use crate::people::DELETED;
use crate::random::random_bits;
use crate::reply::ReplyTo;
use crate::standby::Standby;
use crate::store::Store;
use crate::studies::LiveStudies;
use crate::table::{
    Actor, Eviction, HostedTable, LiveTable, Loaded, NodePresence, TableUnavailable, listing,
    opening,
};
use crate::tournaments::TournamentPages;
use crate::unplaced::UnplacedNotices;
use crate::writer::{Job, OpenJob, Sender};

/// Locks for the maps: no two tables wait for each other for long.
const SHARDS: usize = 16;
/// How long a request waits for a table to be read.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most nodes that share asking the database: where one is gone, what it would have seen must not come
/// much later.
const MOST_SHARING: u32 = 8;
/// How often what was missed is read again when something else happens meanwhile.
const RESUME_TRIES: usize = 5;

/// What all parts of a node share.
pub(crate) struct Node {
    myself: Weak<Node>,
    pub(crate) store: Store,
    pub(crate) clock: WallClock,
    pub(crate) heartbeat: Heartbeat,
    pub(crate) health: Health,
    pub(crate) writer: Sender,
    pub(crate) deals: Deals,
    pub(crate) tournament_pages: TournamentPages,
    pub(crate) studies: LiveStudies,
    pub(crate) engine_pool: Arc<EnginePool>,
    pub(crate) engine_signs: EngineSigns,
    pub(crate) lobby: LobbyWatchers,
    pub(crate) crowds: Crowds,
    pub(crate) unplaced: UnplacedNotices,
    pub(crate) metrics: Metrics,
    /// The queue of messages to the other nodes.
    pub(crate) to_peers: mpsc::Sender<Notice>,
    pub(crate) bus: PeerBus,
    /// A standby of the database, if there is one.
    pub(crate) standby: Option<Standby>,
    tables: [Mutex<HashMap<TableId, Arc<LiveTable>>>; SHARDS],
    by_number: [Mutex<HashMap<i64, Arc<LiveTable>>>; SHARDS],
    people: [Mutex<HashMap<PersonId, Vec<Arc<Outbox>>>>; SHARDS],
    /// Whether the other nodes cannot be heard at the moment: what they write is read when it is asked
    /// for.
    pub(crate) is_deaf: AtomicBool,
    /// When other nodes were last heard of.
    cluster_peers: Mutex<HashMap<u64, Millis>>,
}

impl Node {
    pub(crate) fn new(
        store: Store,
        clock: WallClock,
        writer: Sender,
        deals: Deals,
        to_peers: mpsc::Sender<Notice>,
        bus: PeerBus,
        standby: Option<Standby>,
    ) -> Arc<Node> {
        Arc::new_cyclic(|myself| Node {
            myself: Weak::clone(myself),
            store,
            clock,
            heartbeat: Heartbeat::default(),
            health: Health::default(),
            writer,
            deals,
            tournament_pages: TournamentPages::default(),
            studies: LiveStudies::default(),
            engine_pool: EnginePool::new(),
            engine_signs: EngineSigns::default(),
            lobby: LobbyWatchers::default(),
            crowds: Crowds::default(),
            unplaced: UnplacedNotices::default(),
            metrics: Metrics::new(),
            to_peers,
            bus,
            standby,
            tables: Default::default(),
            by_number: Default::default(),
            people: Default::default(),
            is_deaf: AtomicBool::new(false),
            cluster_peers: Mutex::default(),
        })
    }

    /// A table, read from the database if it is not in memory.
    pub(crate) async fn table(self: &Arc<Node>, id: TableId) -> Result<Arc<LiveTable>, Failure> {
        let (live, is_new) = {
            let mut tables = self.shard(id);
            if let Some(live) = tables.get(&id) {
                (Arc::clone(live), false)
            } else {
                let live = Arc::new(LiveTable::new(id, self.clock.now()));
                tables.insert(id, Arc::clone(&live));
                (live, true)
            }
        };
        if is_new {
            self.metrics.tables.inc();
            // Before it is read, so that nothing happens unheard in between.
            self.bus.follow(id);
            self.reload(&live);
        }
        match tokio::time::timeout(PATIENCE, live.ready()).await {
            Ok(Ok(())) => {
                let is_deaf = self.is_deaf.load(Ordering::Relaxed) || self.bus.is_deaf();
                if !is_new && is_deaf {
                    catch_up_whole(self, &live).await;
                }
                Ok(live)
            }
            Ok(Err(_)) => Err(no_such_table()),
            Err(_) => Err(Failure::Unavailable),
        }
    }

    /// A table that is in memory already.
    pub(crate) fn table_in_memory(&self, id: TableId) -> Option<Arc<LiveTable>> {
        self.shard(id).get(&id).map(Arc::clone)
    }

    /// Opens a table.
    pub(crate) async fn open(
        self: &Arc<Node>,
        host: &Person,
        settings: TableSettings,
    ) -> Result<TableId, Failure> {
        settings
            .check()
            .map_err(|error| Refusal::new(Code::Malformed, error.to_string()))?;
        let now = self.clock.now();
        let Some((table, log)) = HostedTable::open(host, settings, None, None, now) else {
            return Err(Failure::Broken("a table cannot be opened"));
        };
        let id = TableId::from_bits(random_bits());
        self.add_table(id, table, log, now).await?;
        Ok(id)
    }

    /// Adds a table that was just opened, and starts its game if nobody is missing.
    pub(crate) async fn add_table(
        self: &Arc<Node>,
        id: TableId,
        mut table: HostedTable,
        mut log: Vec<Logged>,
        now: Millis,
    ) -> Result<(), Failure> {
        table.start_when_full(&mut log, now);
        let opening = opening(id, &table, &log);
        let (done, opened) = oneshot::channel();
        self.writer
            .try_send(Job::Open(Box::new(OpenJob { opening, done })))
            .map_err(|_| Failure::Unavailable)?;
        match opened.await {
            Ok(Ok(_)) => {}
            Ok(Err(_)) | Err(_) => return Err(Failure::Unavailable),
        }
        self.lobby.changed(&listing(id, &table.state));
        if table.waits_for_computer().is_some() {
            self.rouse(id);
        }
        Ok(())
    }

    /// Performs an action at a table; `reply` gets the result.
    pub(crate) async fn act(
        self: &Arc<Node>,
        who: &Person,
        table: TableId,
        action: &Action,
        mut reply: ReplyTo,
    ) {
        self.person_writes(who.id);
        // A table that was evicted between finding and locking it is looked up again.
        for _ in 0..3 {
            let live = match self.table_in_memory(table) {
                Some(live) => live,
                None => match self.table(table).await {
                    Ok(live) => live,
                    Err(failure) => return reply.refused(failure.refusal()),
                },
            };
            if let Action::Say { text, key } = action
                && let Some(place) = live.spectator_place(who.id)
            {
                let said = self.say_as_spectator(&live, place, who, text, *key);
                return match said.await {
                    Ok(seq) => reply.done(seq),
                    Err(failure) => {
                        failure.log();
                        reply.refused(failure.refusal());
                    }
                };
            }
            reply = match live.act(self, Actor::Person(who), action, reply) {
                Ok(()) => return,
                Err((TableUnavailable::Gone, again)) => {
                    self.forget(&live, None);
                    again
                }
                Err((TableUnavailable::Loading, again)) => {
                    if let Err(failure) = self.table(table).await {
                        return again.refused(failure.refusal());
                    }
                    again
                }
            };
        }
        reply.unavailable();
    }

    /// The whole table as it is now.
    pub(crate) async fn look(self: &Arc<Node>, id: TableId) -> Result<Box<Snapshot>, Failure> {
        for _ in 0..3 {
            let live = self.table(id).await?;
            if let Ok(look) = live.look(self) {
                return tokio::time::timeout(PATIENCE, look)
                    .await
                    .ok()
                    .and_then(Result::ok)
                    .ok_or(Failure::Unavailable);
            }
            self.forget(&live, None);
        }
        Err(Failure::Unavailable)
    }

    /// Subscribes a socket to a table.
    pub(crate) async fn watch(
        self: &Arc<Node>,
        mut outbox: Arc<Outbox>,
        request: RequestId,
        id: TableId,
        seen: Option<Seq>,
    ) -> Result<Arc<LiveTable>, Failure> {
        for _ in 0..3 {
            let live = self.table(id).await?;
            self.expect_visible(&live, outbox.person).await?;
            match live.watch(self, outbox, request, seen) {
                Ok(()) => return Ok(live),
                Err((_, again)) => outbox = again,
            }
            self.forget(&live, None);
        }
        Err(Failure::Unavailable)
    }

    /// Tells a socket what it missed, then what happens.
    pub(crate) fn resume(
        &self,
        live: &Arc<LiveTable>,
        outbox: Arc<Outbox>,
        request: RequestId,
        seen: Seq,
    ) {
        let Some(node) = self.myself() else {
            return;
        };
        let live = Arc::clone(live);
        tokio::spawn(async move {
            let mut events: Vec<Logged> = Vec::new();
            let mut last = seen;
            for _ in 0..RESUME_TRIES {
                let Some((number, _)) = live.place_of(None) else {
                    break;
                };
                match node.store.events(number, last, i64::MAX).await {
                    Ok(more) => events.extend(more),
                    Err(error) => {
                        tracing::warn!(%error, "events cannot be read");
                        break;
                    }
                }
                last = events.last().map_or(seen, |logged| logged.seq);
                if live.resume(&node, &outbox, request, &events, last) {
                    return;
                }
            }
            // Too much happens: the whole table, as soon as it is quiet.
            if let Err((_, outbox)) = live.watch(&node, outbox, request, None) {
                outbox.say(&FromServer::Refused {
                    id: Some(request),
                    refusal: Failure::Unavailable.refusal(),
                });
            }
        });
    }

    /// Reads a table, as often as needed.
    pub(crate) fn reload(&self, live: &Arc<LiveTable>) {
        let Some(node) = self.myself() else {
            return;
        };
        let live = Arc::clone(live);
        tokio::spawn(async move {
            let mut pause = Duration::from_millis(50);
            // From here on it is known what is told of the table, whose number is not known yet.
            let loading = node.unplaced.begin();
            loop {
                let plans_heard = live.plans_heard();
                let loaded = match node.store.load(live.id).await {
                    Ok(loaded) => loaded,
                    Err(error @ sqlx::Error::Decode(_)) => {
                        tracing::error!(%error, table = %live.id, "a log is damaged");
                        // To read it again would not help.
                        None
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a table cannot be read");
                        tokio::time::sleep(pause).await;
                        pause = (pause * 2).min(Duration::from_secs(2));
                        continue;
                    }
                };
                let has_plans = loaded.as_ref().is_none_or(|loaded| loaded.has_plans);
                if let Some(heard) = plans_heard.filter(|_| !has_plans) {
                    live.no_plans(heard);
                }
                match live.loaded(&node, loaded) {
                    // What was written meanwhile can be read in a moment.
                    Ok(Loaded::Again) => tokio::time::sleep(Duration::from_millis(5)).await,
                    Ok(Loaded::Here { number }) => {
                        node.number_shard(number).insert(number, Arc::clone(&live));
                        // By NATS it was asked when the table was followed.
                        if node.bus.way() == BusKind::Database {
                            node.try_tell(Notice::WhoIsThere { table: live.id });
                            if let Some(seq) = loading.heard(number) {
                                catch_up(&node, &[(number, seq)]).await;
                            }
                        }
                        live.wake(&node);
                        // It may have been the turn of who planned it before this node stopped.
                        node.follow_plan(&live);
                        return;
                    }
                    Ok(Loaded::Missing) => return node.forget(&live, None),
                    Err(error) => {
                        tracing::error!(%error, table = %live.id, "a log does not fold");
                        return node.forget(&live, None);
                    }
                }
            }
        });
    }

    /// Reads what other nodes wrote at a table, beside what is done now.
    pub(crate) fn read_others(self: &Arc<Node>, live: &Arc<LiveTable>) {
        let (node, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move { catch_up_whole(&node, &live).await });
    }

    /// Has a look at a table that was just opened: somebody may have to move there.
    pub(crate) fn rouse(&self, id: TableId) {
        let Some(node) = self.myself() else {
            return;
        };
        tokio::spawn(async move {
            // Reading a table is looking at it.
            if let Ok(live) = node.table(id).await {
                live.wake(&node);
                live.call_absent(&node);
            }
        });
    }

    /// Puts away tables that nobody has used for long.
    pub(crate) fn put_away(&self, before: Millis) {
        for shard in 0..SHARDS {
            let idle: Vec<(Arc<LiveTable>, Eviction)> = lock(&self.tables[shard])
                .values()
                .map(|live| (Arc::clone(live), live.put_away(before)))
                .collect();
            for (live, put_away) in idle {
                match put_away {
                    Eviction::Used => {}
                    Eviction::Row(number) => self.forget(&live, Some(number)),
                    Eviction::Nothing => self.forget(&live, None),
                }
            }
        }
    }

    /// Removes the name of a person who deleted their account from the tables in memory, and from
    /// what this node may have written of them while it was removed from the database.
    pub(crate) async fn forget_person(self: &Arc<Node>, person: PersonId) {
        for live in self.tables_in_memory() {
            if !live.names(person) {
                continue;
            }
            if let Err(failure) = self.forget_person_at(&live, person).await {
                failure.log();
            }
        }
        // Their studies are gone, and they lead none.
        self.look_at_studies().await;
    }

    async fn forget_person_at(
        self: &Arc<Node>,
        live: &Arc<LiveTable>,
        person: PersonId,
    ) -> Result<(), Failure> {
        let Some((number, _)) = live.place_of(None) else {
            return Ok(());
        };
        for _ in 0..3 {
            // From here on nothing is written that was made of the old state.
            live.read_anew(self);
            self.table(live.id).await?;
            let stood_there = self.store.forget_name_at(person, DELETED, number).await?;
            if !stood_there {
                return Ok(());
            }
        }
        Err(Failure::Broken("a name comes back"))
    }

    /// Sends the presence at a table to the other nodes.
    pub(crate) fn tell_others_of_presence(&self, table: TableId, presence: NodePresence) {
        self.try_tell(Notice::Presence {
            node: 0,
            table,
            presence,
        });
    }

    /// Another node is there.
    pub(crate) fn heard_from(&self, other: u64) {
        lock(&self.cluster_peers).insert(other, self.clock.now());
    }

    /// What messages to the other nodes hold. A node that was not heard of yet reads the moves.
    pub(crate) fn told(&self) -> Told {
        if self.servers() > 1 {
            Told::Events
        } else {
            Told::Places
        }
    }

    /// Number of nodes that were heard of lately, this one included.
    pub(crate) fn servers(&self) -> u32 {
        lock(&self.cluster_peers).len() as u32 + 1
    }

    /// Whether it is for this node, in a round of its own, to ask what all nodes ask: the more there are, the
    /// less often each does, so that the database is asked as often as by one.
    pub(crate) fn asks_in(&self, round: u32) -> bool {
        round.is_multiple_of(self.servers().min(MOST_SHARING))
    }

    /// Nodes that were not heard of for long are gone, and nobody is connected to them any more.
    pub(crate) fn forget_silent_neighbours(&self, before: Millis) {
        let mut gone = Vec::new();
        lock(&self.cluster_peers).retain(|&other, &mut heard| {
            if heard < before {
                gone.push(other);
            }
            heard >= before
        });
        for other in gone {
            for live in self.tables_in_memory() {
                live.set_elsewhere(self, other, NodePresence::default());
            }
            self.forget_study_crowds(other);
        }
    }

    /// Tells the other nodes something, if there are any and it is not too much.
    pub(crate) fn try_tell(&self, notice: Notice) {
        // Messages besides the log are not vital.
        let _ = self.to_peers.try_send(notice);
    }

    /// A table in memory by the number of its row.
    pub(crate) fn table_by_number(&self, number: i64) -> Option<Arc<LiveTable>> {
        self.number_shard(number).get(&number).map(Arc::clone)
    }

    /// All tables in memory.
    pub(crate) fn tables_in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.tables
            .iter()
            .flat_map(|shard| lock(shard).values().map(Arc::clone).collect::<Vec<_>>())
            .collect()
    }

    /// Waits until everything that was to be written is.
    pub(crate) async fn drain(&self) {
        let (done, drained) = oneshot::channel();
        if self.writer.send(Job::Drain(done)).await.is_ok() {
            // The writer ends with the runtime alone.
            let _ = drained.await;
        }
    }

    pub(crate) fn myself(&self) -> Option<Arc<Node>> {
        self.myself.upgrade()
    }

    fn forget(&self, live: &Arc<LiveTable>, number: Option<i64>) {
        let is_this = |other: &Arc<LiveTable>| Arc::ptr_eq(other, live);
        let mut tables = self.shard(live.id);
        if tables.get(&live.id).is_some_and(is_this) {
            tables.remove(&live.id);
            self.bus.unfollow(live.id);
            self.metrics.tables.dec();
        }
        drop(tables);
        if let Some(number) = number {
            let mut by_number = self.number_shard(number);
            if by_number.get(&number).is_some_and(is_this) {
                by_number.remove(&number);
            }
        }
    }

    fn shard(&self, id: TableId) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        lock(&self.tables[id.bits() as usize % SHARDS])
    }

    fn number_shard(&self, number: i64) -> MutexGuard<'_, HashMap<i64, Arc<LiveTable>>> {
        lock(&self.by_number[number as usize % SHARDS])
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn no_such_table() -> Failure {
    Refusal::new(Code::NotFound, "there is no such table").into()
}
