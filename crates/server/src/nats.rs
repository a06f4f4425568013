//! Messages between nodes by NATS: a subject for each table, so that a node hears only of tables that
//! are in its memory; one for the lobby; one for everything else.
//!
//! NATS forgets what nobody hears. A node that begins to listen, or has lost the connection, hears its
//! own message first: from then on it hears others, and what came before it reads from the database.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use polis_protocol::{Seq, TableId};
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;

use crate::cluster_peers::{MOST_AT_ONCE, catch_up_whole, read_everything, take_all};
use crate::node::Node;
use crate::notice::{Notice, SmallNotice, Told, read_notice, small_notices, write_notice};
use crate::peer_key::PeerKey;
use crate::people::Identities;
use crate::store::Append;

/// Most messages that wait to be sent, and to be taken.
const QUEUE: usize = 65_536;
/// How long a silent connection is believed.
const PING: Duration = Duration::from_secs(5);
/// The longest pause before NATS is tried again.
const MOST_PAUSE: Duration = Duration::from_secs(1);
/// How often everything is read from the database while NATS is away.
const LOOK: Duration = Duration::from_secs(1);

/// NATS cannot be used.
#[derive(Debug, Error)]
pub enum NatsError {
    /// The address is none, or refers to files that cannot be read.
    #[error("the address of NATS cannot be used; expected one as in nats://nats.internal:4222")]
    Connect(#[from] async_nats::ConnectError),
    /// A subject cannot be subscribed to.
    #[error("the subjects of NATS cannot be used")]
    Subscribe(#[from] async_nats::SubscribeError),
}

/// The sending end of a connection to NATS.
pub(crate) struct NatsBus {
    client: Client,
    /// What the subjects of this site begin with.
    prefix: String,
    node: u64,
    key: PeerKey,
    /// Whether this node is known to hear the others.
    is_up: AtomicBool,
    /// The number of the greeting that has to come back; those from before the connection was lost
    /// do not count.
    greeting: AtomicU64,
    /// Whether something could not be sent.
    has_dropped: AtomicBool,
    outgoing: mpsc::Sender<(String, Bytes)>,
    incoming: mpsc::Sender<Bytes>,
    followed: Mutex<HashMap<TableId, AbortHandle>>,
    /// The tasks that pass on what comes on the other subjects.
    tasks: Vec<AbortHandle>,
}

/// The receiving end.
pub(crate) struct NatsInbox {
    incoming: mpsc::Receiver<Bytes>,
    events: mpsc::UnboundedReceiver<Event>,
}

impl NatsBus {
    /// Connects as soon as NATS is there. `site` tells sites at the same NATS apart.
    pub(crate) async fn connect(
        url: &str,
        site: &str,
        node: u64,
        key: PeerKey,
    ) -> Result<(NatsBus, NatsInbox), NatsError> {
        let (event_sender, events) = mpsc::unbounded_channel();
        let client = ConnectOptions::new()
            .name("polis")
            .retry_on_initial_connect()
            .ping_interval(PING)
            .reconnect_delay_callback(|attempts| {
                let pause = Duration::from_millis(50 * attempts.min(100) as u64);
                pause.min(MOST_PAUSE)
            })
            .event_callback(move |event| {
                // Nobody listens to it any more when the node ends.
                let _ = event_sender.send(event);
                std::future::ready(())
            })
            .connect(url)
            .await?;
        let (outgoing, to_send) = mpsc::channel(QUEUE);
        let (incoming, inbox) = mpsc::channel(QUEUE);
        let mut bus = NatsBus {
            client: client.clone(),
            prefix: format!("polis.{site}"),
            node,
            key,
            is_up: AtomicBool::new(false),
            greeting: AtomicU64::new(0),
            has_dropped: AtomicBool::new(false),
            outgoing,
            incoming,
            followed: Mutex::default(),
            tasks: Vec::new(),
        };
        for subject in [bus.everybody(), bus.lobby(), bus.oneself()] {
            let subscriber = client.subscribe(subject).await?;
            let task = tokio::spawn(forward(subscriber, bus.incoming.clone()));
            bus.tasks.push(task.abort_handle());
        }
        tokio::spawn(send(client, to_send));
        let inbox = NatsInbox {
            incoming: inbox,
            events,
        };
        Ok((bus, inbox))
    }

    pub(crate) fn is_up(&self) -> bool {
        self.is_up.load(Ordering::Acquire)
    }

    /// Sends a message to those whom it concerns.
    pub(crate) fn tell(&self, notice: &Notice) {
        let subject = match notice {
            Notice::Presence { table, .. }
            | Notice::WhoIsThere { table }
            | Notice::SpectatorSaid { table, .. } => self.table(*table),
            Notice::Large(..) => self.lobby(),
            Notice::Greeting(_) => self.oneself(),
            Notice::Small(_)
            | Notice::SignedOut(_)
            | Notice::Forgotten(_)
            | Notice::YourTurn { .. }
            | Notice::FriendsChanged(_)
            | Notice::Planned { .. }
            | Notice::StudyChanged { .. }
            | Notice::StudyCrowd { .. }
            | Notice::WhoStudies { .. }
            | Notice::Alive
            | Notice::LookAgain
            | Notice::Lost => self.everybody(),
        };
        self.publish(subject, notice);
    }

    /// Tells of what was written at a table.
    pub(crate) fn wrote(&self, table: TableId, append: &Append, told: Told) {
        let (number, seq) = (append.number, append.touch.seq);
        for text in small_notices(&self.key, self.node, &[append], told) {
            self.publish_text(self.table(table), text);
        }
        if append.more.is_some() {
            self.publish(self.lobby(), &Notice::Large(number, seq));
        }
    }

    /// Tells of a table that was opened.
    pub(crate) fn opened(&self, table: TableId, number: i64, seq: Seq) {
        let event = None;
        let place = vec![SmallNotice { number, seq, event }];
        self.publish(self.table(table), &Notice::Small(place));
        self.publish(self.lobby(), &Notice::Large(number, seq));
    }

    /// Hears of a table from now on. The question who is there comes back as soon as that is so.
    pub(crate) fn follow(&self, table: TableId) {
        let mut followed = self.followed();
        if followed.contains_key(&table) {
            return;
        }
        let (client, incoming) = (self.client.clone(), self.incoming.clone());
        let subject = self.table(table);
        let question = write_notice(&self.key, self.node, &Notice::WhoIsThere { table });
        let task = tokio::spawn(async move {
            match client.subscribe(subject.clone()).await {
                Ok(subscriber) => {
                    if let Some(question) = question {
                        // While NATS is away, everything is read from the database.
                        let _ = client.publish(subject, question.into()).await;
                    }
                    forward(subscriber, incoming).await;
                }
                Err(error) => tracing::warn!(%error, "a table cannot be followed by NATS"),
            }
        });
        followed.insert(table, task.abort_handle());
    }

    /// Hears no more of a table.
    pub(crate) fn unfollow(&self, table: TableId) {
        if let Some(task) = self.followed().remove(&table) {
            task.abort();
        }
    }

    fn publish(&self, subject: String, notice: &Notice) {
        if let Some(text) = write_notice(&self.key, self.node, notice) {
            self.publish_text(subject, text);
        }
    }

    fn publish_text(&self, subject: String, text: String) {
        if self.outgoing.try_send((subject, text.into())).is_err() {
            self.has_dropped.store(true, Ordering::Release);
        }
    }

    fn table(&self, table: TableId) -> String {
        format!("{}.table.{table}", self.prefix)
    }

    fn lobby(&self) -> String {
        format!("{}.lobby", self.prefix)
    }

    fn oneself(&self) -> String {
        format!("{}.node.{:x}", self.prefix, self.node)
    }

    fn everybody(&self) -> String {
        format!("{}.all", self.prefix)
    }

    fn followed(&self) -> MutexGuard<'_, HashMap<TableId, AbortHandle>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        let followed = self.followed().drain().collect::<Vec<_>>();
        for task in followed.iter().map(|(_, task)| task).chain(&self.tasks) {
            task.abort();
        }
    }
}

/// Passes on what comes on a subject.
async fn forward(mut subscriber: Subscriber, incoming: mpsc::Sender<Bytes>) {
    while let Some(message) = subscriber.next().await {
        if incoming.send(message.payload).await.is_err() {
            return;
        }
    }
}

/// Sends what waits.
async fn send(client: Client, mut outgoing: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, payload)) = outgoing.recv().await {
        if let Err(error) = client.publish(subject, payload).await {
            tracing::warn!(%error, "NATS does not take a message");
        }
    }
}

/// Receives messages by NATS, for as long as the node runs.
pub(crate) async fn receive(node: Arc<Node>, identities: Arc<Identities>, mut inbox: NatsInbox) {
    let Some(bus) = node.bus.nats() else {
        return;
    };
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            event = inbox.events.recv() => match event {
                Some(Event::Connected) => greet(bus),
                Some(event @ (Event::Disconnected | Event::Closed | Event::SlowConsumer(_))) => {
                    tracing::warn!(%event, "messages of NATS may be lost");
                    be_apart(&node, bus).await;
                    greet(bus);
                }
                Some(_) => {}
                None => return,
            },
            Some(payload) = inbox.incoming.recv() => {
                let mut payloads = vec![payload];
                while payloads.len() < MOST_AT_ONCE
                    && let Ok(payload) = inbox.incoming.try_recv()
                {
                    payloads.push(payload);
                }
                receive_payloads(&node, bus, &identities, &payloads).await;
            },
            _ = look.tick() => {
                if bus.has_dropped.swap(false, Ordering::AcqRel) {
                    tracing::warn!("too many messages for NATS; the other nodes read everything");
                    look_again(&node).await;
                }
                if !bus.is_up() {
                    read_everything(&node).await;
                    greet(bus);
                }
            }
        }
    }
}

/// Does what messages ask for that came by NATS.
async fn receive_payloads(
    node: &Arc<Node>,
    bus: &NatsBus,
    identities: &Identities,
    payloads: &[Bytes],
) {
    let mut notices = Vec::new();
    for payload in payloads {
        let text = std::str::from_utf8(payload).unwrap_or_default();
        let Some((other, notice)) = read_notice(&bus.key, text) else {
            continue;
        };
        if other == bus.node {
            take_all(node, identities, std::mem::take(&mut notices)).await;
            hear_oneself(node, bus, &notice).await;
        } else {
            node.heard_from(other);
            node.metrics.peer_messages.inc();
            notices.push(notice);
        }
    }
    take_all(node, identities, notices).await;
}

/// Says something to oneself: who hears it hears the others, too.
fn greet(bus: &NatsBus) {
    let number = bus.greeting.load(Ordering::Acquire);
    bus.tell(&Notice::Greeting(number));
}

/// A message of this node came back.
async fn hear_oneself(node: &Arc<Node>, bus: &NatsBus, notice: &Notice) {
    match notice {
        Notice::Greeting(number)
            if !bus.is_up() && *number == bus.greeting.load(Ordering::Acquire) =>
        {
            // What others wrote before this, nobody told here.
            bus.is_up.store(true, Ordering::Release);
            node.metrics.nats_connected.set(1);
            read_everything(node).await;
            // What this node sent last before it lost the connection may be lost, too.
            bus.tell(&Notice::LookAgain);
            tracing::info!("messages between servers go by NATS");
        }
        Notice::WhoIsThere { table } => {
            // The table may still be on its way here, as it was before this.
            let (node, table) = (Arc::clone(node), *table);
            tokio::spawn(async move {
                if let Some(live) = node.table_in_memory(table)
                    && live.ready().await.is_ok()
                {
                    catch_up_whole(&node, &live).await;
                }
            });
        }
        Notice::Greeting(_)
        | Notice::Alive
        | Notice::Small(_)
        | Notice::Planned { .. }
        | Notice::Large(..)
        | Notice::SignedOut(_)
        | Notice::Forgotten(_)
        | Notice::Presence { .. }
        | Notice::SpectatorSaid { .. }
        | Notice::YourTurn { .. }
        | Notice::FriendsChanged(_)
        | Notice::StudyChanged { .. }
        | Notice::StudyCrowd { .. }
        | Notice::WhoStudies { .. }
        | Notice::LookAgain
        | Notice::Lost => {}
    }
}

/// The connection is gone: messages go by the database until it is back.
async fn be_apart(node: &Arc<Node>, bus: &NatsBus) {
    bus.greeting.fetch_add(1, Ordering::AcqRel);
    bus.is_up.store(false, Ordering::Release);
    node.metrics.nats_connected.set(0);
    look_again(node).await;
    read_everything(node).await;
}

/// What this node sent last may be lost: the others read everything.
async fn look_again(node: &Arc<Node>) {
    if let Err(error) = node.store.tell(&Notice::LookAgain).await {
        tracing::warn!(%error, "the other nodes cannot be told to look again");
    }
}
