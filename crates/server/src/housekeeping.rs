//! What is done now and then: forgetting what is over, and looking whether the database is whole.

use std::sync::Arc;
use std::time::{Duration, Instant};

use polis_protocol::Millis;

use crate::api::Shared;
use crate::forgetting::forget_the_rest;
use crate::node::Node;
use crate::people::DELETED;

/// How often what is over is forgotten.
const ROUND: Duration = Duration::from_hours(1);
/// When it is tried again to read old logs, where the database failed.
const RETRY: Duration = Duration::from_mins(1);
/// How many rounds pass between two looks at the whole database.
const LOOK_EVERY: u32 = 24;
/// A database up to this size is looked at as soon as the server starts; a larger one an hour later.
const SMALL_BYTES: i64 = 256 * 1024 * 1024;
/// How long it is known in which browser a deal was begun.
const BROWSER_MS: Millis = 30 * 24 * 3_600_000;
/// How long a search without a sign of life is kept: who was found is told so.
const SEARCH_MS: Millis = 3_600_000;
/// How long it is kept when somebody was last seen.
const PRESENCE_MS: Millis = 3_600_000;
/// How long a guest who was at no table is kept after their cookie has ended.
const GUEST_MS: Millis = 24 * 3_600_000;

/// Keeps house for as long as the node is there.
pub(crate) async fn keep_house(shared: Arc<Shared>) {
    let node = &shared.node;
    if let Err(error) = take_down_names(&shared).await {
        tracing::warn!(%error, "the names of older accounts cannot be taken down");
    }
    let is_small = matches!(node.store.size().await, Ok(size) if size <= SMALL_BYTES);
    let mut round = u32::from(!is_small) * (LOOK_EVERY - 1);
    loop {
        if round.is_multiple_of(LOOK_EVERY) {
            look_at_database(node).await;
        }
        if let Err(error) = forget(node).await {
            tracing::warn!(%error, "what is over cannot be forgotten");
        }
        tokio::time::sleep(ROUND).await;
        round = round.wrapping_add(1);
    }
}

/// Reads the logs of an older version or of a backup, for as long as there are some: half of the time,
/// so that players do not notice.
pub(crate) async fn read_old_logs(shared: Arc<Shared>) {
    let store = &shared.node.store;
    let mut is_told = false;
    loop {
        let began = Instant::now();
        let read = async {
            let Some(logs) = store.unread_logs().await? else {
                return Ok(false);
            };
            if !is_told {
                tracing::info!("reading the logs of older tables beside serving");
                is_told = true;
            }
            for (person, table) in store.read_logs(logs).await? {
                store.forget_name_at(person, DELETED, table).await?;
            }
            store.logs_were_read(logs).await?;
            Ok::<bool, sqlx::Error>(true)
        };
        match read.await {
            Ok(true) => tokio::time::sleep(began.elapsed()).await,
            Ok(false) => break,
            Err(error) => {
                tracing::warn!(%error, "the logs of older tables cannot be read yet");
                tokio::time::sleep(RETRY).await;
            }
        }
    }
    if is_told {
        tracing::info!("the logs of older tables have been read");
    }
}

/// Accounts that are older than the list of names get into it.
async fn take_down_names(shared: &Shared) -> Result<(), sqlx::Error> {
    let mut after = String::new();
    let looks = |name: &str| shared.names.looks(name);
    while let Some(last) = shared.node.store.take_down_names(&after, looks).await? {
        after = last;
    }
    Ok(())
}

/// Forgets cookies and tokens whose time is over, studies whose owner cannot come back, and guests who
/// left nothing behind.
async fn forget(node: &Arc<Node>) -> Result<(), sqlx::Error> {
    let now = node.clock.now();
    node.store.drop_expired(now).await?;
    node.store
        .forget_browsers(now.saturating_sub(BROWSER_MS))
        .await?;
    node.store
        .forget_searches(now.saturating_sub(SEARCH_MS))
        .await?;
    node.store.forget_challenges(now).await?;
    node.store
        .forget_present(now.saturating_sub(PRESENCE_MS))
        .await?;
    forget_the_rest(node).await?;
    node.store.forget_mail_codes(now).await?;
    node.store.forget_used_challenges(now).await?;
    node.store.forget_given_up(now).await?;
    node.store.end_suspensions(now).await?;
    node.store.forget_closed_reports(now).await?;
    node.store.drop_old_plans().await?;
    node.store
        .drop_guest_studies(now.saturating_sub(GUEST_MS))
        .await?;
    let mut after = String::new();
    let before = now.saturating_sub(GUEST_MS);
    while let Some(last) = node.store.drop_guests(&after, before).await? {
        after = last;
    }
    Ok(())
}

async fn look_at_database(node: &Node) {
    match node.store.find_damage().await {
        Ok(None) => tracing::debug!("the database is whole"),
        Ok(Some(what)) => node.health.found_damage(&what, &node.metrics),
        Err(error) => {
            node.health.saw(&error, &node.metrics);
            tracing::warn!(%error, "it cannot be seen whether the database is whole");
        }
    }
}
