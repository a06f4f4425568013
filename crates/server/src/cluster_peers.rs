//! The other nodes at the same database: what they wrote reaches the sockets here.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use polis_protocol::{Event, LobbyTable, Logged, Seq};
use tokio::sync::mpsc;

use crate::node::Node;
use crate::notice::{Notice, SmallNotice};
use crate::people::Identities;
use crate::store::Store;
use crate::table::LiveTable;

/// Largest number of messages that wait to be sent to other nodes.
const QUEUE: usize = 4096;
/// Most tables that are read at once.
pub(crate) const MOST_AT_ONCE: usize = 500;
/// How long messages besides the log wait for others that go with them.
const GATHERING: Duration = Duration::from_millis(10);
/// Time to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// The queue of messages to other nodes.
pub(crate) fn queue() -> (mpsc::Sender<Notice>, mpsc::Receiver<Notice>) {
    mpsc::channel(QUEUE)
}

/// Sends the notices in the queue to the other nodes.
pub(crate) async fn send_notices(node: Arc<Node>, mut notices: mpsc::Receiver<Notice>) {
    while let Some(notice) = notices.recv().await {
        if node.bus.tell(&notice) {
            continue;
        }
        // A transaction for each would be more work than the moves beside them, and nothing in here
        // is urgent.
        let mut gathered = vec![notice];
        tokio::time::sleep(GATHERING).await;
        while gathered.len() < MOST_AT_ONCE
            && let Ok(notice) = notices.try_recv()
        {
            gathered.push(notice);
        }
        if let Err(error) = node.store.tell_all(&gathered).await {
            tracing::warn!(%error, "the other nodes cannot be told something");
        }
    }
}

/// Receives the messages of other nodes, for as long as the node runs.
pub(crate) async fn receive_notices(node: Arc<Node>, identities: Arc<Identities>) {
    loop {
        let mut listener = match node.store.listen().await {
            Ok(Some(listener)) => listener,
            Ok(None) => return,
            Err(error) => {
                node.is_deaf.store(true, Ordering::Relaxed);
                tracing::warn!(%error, "the other nodes cannot be heard");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Look up whatever was sent before.
        take(&node, &identities, Notice::Lost).await;
        look_for_plans(&node).await;
        node.is_deaf.store(false, Ordering::Relaxed);
        loop {
            match listener.next().await {
                Ok((_, Notice::Lost)) => {
                    node.is_deaf.store(true, Ordering::Relaxed);
                    tracing::warn!("the other nodes cannot be heard any more");
                    break;
                }
                Ok((other, notice)) => {
                    node.heard_from(other);
                    node.metrics.peer_messages.inc();
                    take(&node, &identities, notice).await;
                }
                Err(error) => {
                    node.is_deaf.store(true, Ordering::Relaxed);
                    tracing::warn!(%error, "the other nodes cannot be heard any more");
                    break;
                }
            }
        }
    }
}

/// Does what messages of other nodes ask for. A move that a message holds is taken as it is; others
/// are read together, so that a node that falls behind asks the database less often.
pub(crate) async fn take_all(node: &Arc<Node>, identities: &Identities, notices: Vec<Notice>) {
    let mut moves: BTreeMap<i64, Seq> = BTreeMap::new();
    for notice in notices {
        if let Notice::Small(entries) = notice {
            for entry in &entries {
                if !take_event(node, entry) {
                    let last = moves.entry(entry.number).or_default();
                    *last = entry.seq.max(*last);
                }
            }
        } else {
            let before = Vec::from_iter(std::mem::take(&mut moves));
            catch_up(node, &before).await;
            take(node, identities, notice).await;
        }
    }
    catch_up(node, &Vec::from_iter(moves)).await;
}

/// Takes an event from the message that told of it; false where the table has to be read.
fn take_event(node: &Arc<Node>, entry: &SmallNotice) -> bool {
    let Some(live) = node.table_by_number(entry.number) else {
        return false;
    };
    match entry.read() {
        Some(logged) if live.take_told(node, &logged) => {
            node.metrics.peer_events.inc();
            true
        }
        Some(_) | None => false,
    }
}

/// Does what a message of another node asks for.
pub(crate) async fn take(node: &Arc<Node>, identities: &Identities, notice: Notice) {
    match notice {
        Notice::Small(entries) => {
            let missing = entries.iter().filter(|entry| !take_event(node, entry));
            let missing: Vec<(i64, Seq)> = missing.map(|entry| (entry.number, entry.seq)).collect();
            catch_up(node, &missing).await;
        }
        Notice::Large(number, seq) => {
            catch_up(node, &[(number, seq)]).await;
            if node.lobby.is_watched() {
                show_in_lobby(node, number).await;
            }
        }
        Notice::SignedOut(person) => {
            identities.forget(person);
            node.sign_out(person);
        }
        Notice::Forgotten(person) => {
            identities.forget(person);
            let node = Arc::clone(node);
            // It may take a while, and the messages of others must not wait.
            tokio::spawn(async move { node.forget_person(person).await });
        }
        Notice::Presence {
            node: other,
            table,
            presence,
        } => {
            if let Some(live) = node.table_in_memory(table) {
                live.set_elsewhere(node, other, presence);
            }
        }
        Notice::SpectatorSaid { table, line } => {
            if let Some(live) = node.table_in_memory(table) {
                live.announce_spectator(&line);
            }
        }
        Notice::WhoIsThere { table } => {
            if let Some(live) = node.table_in_memory(table) {
                node.tell_others_of_presence(table, live.here());
            }
        }
        Notice::Planned { number } => {
            if let Some(live) = node.table_by_number(number) {
                live.plan_made();
                // It may be their turn by now.
                node.follow_plan(&live);
            }
        }
        Notice::YourTurn { person, table } => node.your_turn_here(person, table),
        Notice::FriendsChanged(person) => node.friends_changed_here(person),
        Notice::StudyChanged { study } => {
            let node = Arc::clone(node);
            // The messages of others must not wait until it is read.
            tokio::spawn(async move { node.study_changed_here(study).await });
        }
        Notice::StudyCrowd {
            node: other,
            study,
            crowd,
        } => node.set_study_crowd(other, study, &crowd),
        Notice::WhoStudies { study } => node.tell_study_crowd(study),
        Notice::Alive | Notice::Greeting(_) => {}
        Notice::Lost | Notice::LookAgain => read_everything(node).await,
    }
}

/// Reads whatever other nodes wrote at the tables and studies that are in memory here.
pub(crate) async fn read_everything(node: &Arc<Node>) {
    node.look_at_studies().await;
    node.unplaced.lose();
    let lives = node.tables_in_memory();
    let places: Vec<(i64, Seq)> = lives
        .iter()
        .filter_map(|live| Some((live.place_of(None)?.0, Seq::MAX)))
        .collect();
    for some in places.chunks(MOST_AT_ONCE) {
        catch_up(node, some).await;
    }
}

/// Looks for turns that were planned at other nodes while they could not be heard.
async fn look_for_plans(node: &Arc<Node>) {
    let lives = node.tables_in_memory();
    let numbers: Vec<i64> = lives
        .iter()
        .filter_map(|live| Some(live.place_of(None)?.0))
        .collect();
    for some in numbers.chunks(MOST_AT_ONCE) {
        match node.store.tables_with_plans(some).await {
            Ok(planned) => {
                for live in planned
                    .into_iter()
                    .filter_map(|number| node.table_by_number(number))
                {
                    live.plan_made();
                    node.follow_plan(&live);
                }
            }
            Err(error) => tracing::warn!(%error, "planned turns cannot be looked for"),
        }
    }
}

/// Reads whatever other nodes wrote at a table.
pub(crate) async fn catch_up_whole(node: &Arc<Node>, live: &LiveTable) {
    if let Some((number, _)) = live.place_of(None) {
        catch_up(node, &[(number, Seq::MAX)]).await;
    }
}

/// Reads what other nodes wrote at tables that are in memory here.
pub(crate) async fn catch_up(node: &Arc<Node>, tables: &[(i64, Seq)]) {
    let mut lives = Vec::new();
    let mut after = Vec::new();
    for &(number, seq) in tables {
        let known = node.table_by_number(number).or_else(|| {
            // It may have come into memory just now, without having seen this.
            node.unplaced.hear(number, seq);
            node.table_by_number(number)
        });
        let Some(live) = known else {
            continue;
        };
        if let Some(place) = live.hear(seq) {
            after.push(place);
            lives.push((place.0, live));
        }
    }
    if after.is_empty() {
        return;
    }
    node.metrics.peer_reads.inc();
    let mut events = match node.store.events_of_many(&after).await {
        Ok(events) => events,
        Err(error) => {
            tracing::warn!(%error, "what other nodes wrote cannot be read");
            return;
        }
    };
    for (number, live) in lives {
        let log = events.remove(&number).unwrap_or_default();
        let deals = |logged: &Logged| {
            matches!(
                logged.event,
                Event::Started { .. } | Event::TakenBack { .. }
            )
        };
        let setup = if log.iter().any(deals) {
            node.store.setup(number).await.ok().flatten()
        } else {
            None
        };
        if !live.catch_up(node, &log, setup.as_deref()) {
            live.read_anew(node);
        }
    }
}

async fn show_in_lobby(node: &Node, number: i64) {
    match node.store.listing(number).await {
        Ok(Some(listing)) => {
            if let Ok(table) = serde_json::from_str::<LobbyTable>(&listing) {
                node.lobby.changed(&table);
            }
        }
        Ok(None) => {}
        Err(error) => tracing::warn!(%error, "the lobby cannot be brought up to date"),
    }
}

/// Tells the other nodes that a person deleted their account.
pub(crate) async fn tell_forgotten(store: &Store, person: polis_protocol::PersonId) {
    if let Err(error) = store.tell(&Notice::Forgotten(person)).await {
        tracing::warn!(%error, "the other nodes cannot be told that somebody deleted their account");
    }
}

/// Tells the other nodes that a person's sessions ended.
pub(crate) async fn tell_signed_out(store: &Store, person: polis_protocol::PersonId) {
    if let Err(error) = store.tell(&Notice::SignedOut(person)).await {
        tracing::warn!(%error, "the other nodes cannot be told that somebody signed out");
    }
}
