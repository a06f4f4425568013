//! Looks whose turn it is and tells their browsers, once a turn.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use polis_game::Seat;
use polis_protocol::{Chair, Clock, LobbyTable, Millis, PersonId, PushNotice};
use tokio::time::MissedTickBehavior;

use crate::node::Node;
use crate::push::encryption::BrowserKeys;
use crate::push::endpoint::Endpoint;
use crate::push::sender::PushOutcome;
use crate::push::{EndpointPolicy, Push};
use crate::store::{DueNotice, Store};

/// How many messages are on their way at a time.
const AT_A_TIME: usize = 8;
/// How long a browser is left alone after a message that failed, for each that failed in a row.
const BACKOFF_MS: Millis = 5 * 60_000;
/// After so many failures in a row a browser is forgotten.
const MAX_FAILURES: i64 = 50;

/// Tells browsers, for as long as the node is there.
pub(crate) async fn notify(node: Arc<Node>, push: Arc<Push>) {
    let round = Duration::from_millis(push.config.look_ms.max(10));
    let mut interval = tokio::time::interval(round);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(error) = look(&node, &push).await {
            tracing::warn!(%error, "nobody can be told whose turn it is");
        }
    }
}

async fn look(node: &Node, push: &Push) -> Result<(), sqlx::Error> {
    let (store, now) = (&node.store, node.clock.now());
    if !store.has_push_subscriptions().await? {
        return Ok(());
    }
    store.forget_past_notices().await?;
    let before = now.saturating_sub(push.config.delay_seconds * 1000);
    let due = store.due_notices(now, before).await?;
    let mut sending = stream::iter(due)
        .map(|notice| tell(store, push, notice, now))
        .buffer_unordered(AT_A_TIME);
    while let Some(told) = sending.next().await {
        told?;
    }
    Ok(())
}

/// Tells one browser of one table.
async fn tell(store: &Store, push: &Push, due: DueNotice, now: Millis) -> Result<(), sqlx::Error> {
    if let Some(end) = due.quiet.and_then(|quiet| quiet.end_after(now)) {
        // Who sleeps does not stand in the way of others.
        return store.defer_push(&due.subscription, end).await;
    }
    // Of several nodes, one tells it.
    let (table, seq) = (due.table, due.seq);
    if !store.claim_notice(&due.subscription, table, seq).await? {
        return Ok(());
    }
    let Some(notice) = turn_notice(&due.listing, due.seat, due.person) else {
        return Ok(());
    };
    match send(push, &due, &notice, now).await {
        PushOutcome::Taken => store.push_worked(&due.subscription).await,
        PushOutcome::Gone => store.drop_push(&due.subscription, None).await,
        PushOutcome::Failed if due.failures >= MAX_FAILURES => {
            store.drop_push(&due.subscription, None).await
        }
        PushOutcome::Failed => {
            // It is told later, if it is still their turn.
            let later = now + BACKOFF_MS * (due.failures as Millis + 1);
            store.push_failed(&due.subscription, due.table, later).await
        }
    }
}

async fn send(push: &Push, due: &DueNotice, notice: &PushNotice, now: Millis) -> PushOutcome {
    let reach: EndpointPolicy = push.reach();
    let (Some(endpoint), Some(keys)) = (
        Endpoint::read(&due.endpoint, reach),
        BrowserKeys::read(&due.p256dh, &due.auth),
    ) else {
        return PushOutcome::Gone;
    };
    let text = serde_json::to_vec(notice).unwrap_or_default();
    let Some(body) = keys.encrypt(&text) else {
        return PushOutcome::Failed;
    };
    let contact = match &push.config.contact {
        Some(contact) => contact.clone(),
        None => format!("https://{}", due.host),
    };
    let authorization = push.key.authorization(&endpoint.origin(), &contact, now);
    push.sender
        .send(&endpoint, reach, &authorization, body)
        .await
}

/// What to tell; nothing of a game that is played while one sits at the page, and of a seat that a
/// computer has taken over.
pub(crate) fn turn_notice(listing: &str, seat: i64, person: PersonId) -> Option<PushNotice> {
    let table: LobbyTable = serde_json::from_str(listing).ok()?;
    match table.settings.clock {
        Clock::Live { .. } => return None,
        Clock::None | Clock::Daily { .. } => {}
    }
    let seat = Seat::from_number(seat as usize)?;
    let sitting = table.chairs.get(seat as usize).and_then(Chair::person);
    let sits = sitting.is_some_and(|sitting| sitting.id == person);
    sits.then(|| PushNotice {
        table: table.id,
        opponents: table
            .chairs
            .iter()
            .filter_map(Chair::person)
            .filter(|other| other.id != person)
            .map(|other| other.name.clone())
            .collect(),
    })
}
