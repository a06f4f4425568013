//! Moving the logs of old games out of the database, beside serving.

use std::sync::Arc;
use std::time::{Duration, Instant};

use polis_protocol::Millis;

use crate::node::Node;
use crate::store::Moved;

/// How often it is looked for old games.
const ROUND: Duration = Duration::from_hours(1);
const DAY_MS: Millis = 24 * 3_600_000;

/// Moves the logs of games that have been over for some days into files, for as long as the node is
/// there.
pub(crate) async fn archive(node: Arc<Node>, after_days: Option<u32>) {
    loop {
        if let Err(error) = archive_round(&node, after_days).await {
            node.metrics.archive.errors.inc();
            tracing::warn!(%error, "the logs of old games cannot be archived");
        }
        tokio::time::sleep(ROUND).await;
    }
}

async fn archive_round(node: &Node, after_days: Option<u32>) -> Result<(), sqlx::Error> {
    let store = &node.store;
    store.clean_archive().await?;
    let Some(days) = after_days else {
        return Ok(());
    };
    if !store.archive_is_there().await? {
        tracing::warn!("the folder of archived logs is empty: is its volume mounted?");
        return Ok(());
    }
    if store.unread_logs().await?.is_some() {
        // Who is named in them is found in the database alone.
        return Ok(());
    }
    let before = node.clock.now().saturating_sub(Millis::from(days) * DAY_MS);
    let (mut after, mut moved) = (Some(0), 0);
    while let Some(place) = after {
        let began = Instant::now();
        let old = store.old_games(place, before).await?;
        match store.archive_games(&old).await? {
            Moved::Games(games) => {
                moved += games;
                node.metrics.archive.games.inc_by(games);
            }
            // Another server does it.
            Moved::Conflict => break,
        }
        after = old.after;
        // Half of the time, so that players do not notice.
        tokio::time::sleep(began.elapsed()).await;
    }
    if moved > 0 {
        tracing::info!(games = moved, "the logs of old games were archived");
    }
    Ok(())
}
