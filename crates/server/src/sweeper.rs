//! What has to be done though nobody asks for it: time that runs out, computer moves that got lost,
//! tables that nobody uses, and the clock.

use std::sync::Arc;
use std::time::Duration;

use polis_protocol::Millis;
use tokio::time::MissedTickBehavior;

use crate::api::Shared;
use crate::node::Node;
use crate::notice::Notice;

/// How often expired clocks are looked for, by all nodes together.
const LOOK: Duration = Duration::from_millis(250);
/// How often the clock is set, and tables are put away.
const TIDY_EVERY: u32 = 40;
/// How often tables are told of vacations.
const VACATIONS: Duration = Duration::from_secs(10);
/// How often a sign of life is given.
const BEAT: Duration = Duration::from_secs(1);
/// How long a table stays in memory without being used.
const IDLE_MS: Millis = 60_000;

/// How long a node can be silent before it counts as gone. Each sends a sign of life every ten
/// seconds.
const SILENT_MS: Millis = 35_000;

/// Looks after the tables, as long as the node is there.
pub(crate) async fn sweep(shared: Arc<Shared>) {
    let node = &shared.node;
    let mut interval = tokio::time::interval(LOOK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut round = 0_u32;
    loop {
        interval.tick().await;
        if round.is_multiple_of(TIDY_EVERY) {
            tidy(node).await;
            if let Err(failure) = shared.refresh_site().await {
                failure.log();
            }
            shared.limiter.tidy();
            shared.open_tables.tidy();
        }
        if node.asks_in(round) {
            wake(node).await;
        }
        round = round.wrapping_add(1);
    }
}

/// Tells tables of vacations, as long as the node is there: beside the clocks, as many tables may have to be
/// read for it.
pub(crate) async fn tell_vacations(node: Arc<Node>) {
    let mut interval = tokio::time::interval(VACATIONS);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(failure) = node.tell_vacations().await {
            failure.log();
        }
    }
}

/// Gives signs of life, as long as the node is there, however long everything else takes; the clocks
/// of games stand still for the time without one.
pub(crate) async fn beat(node: Arc<Node>) {
    let mut interval = tokio::time::interval(BEAT);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        match node.heartbeat.beat(&node.store, &node.clock).await {
            Ok(true) => {
                for live in node.tables_in_memory() {
                    live.credit(&node);
                }
            }
            Ok(false) => {}
            Err(error) => {
                node.metrics.database_errors.inc();
                tracing::warn!(%error, "no sign of life can be written");
            }
        }
    }
}

/// Looks at the tables at which something is due.
async fn wake(node: &Arc<Node>) {
    let now = node.clock.now();
    let waking = match node.store.waking(now).await {
        Ok(waking) => waking,
        Err(error) => {
            tracing::warn!(%error, "it cannot be seen whose time is over");
            return;
        }
    };
    let mut later = Vec::new();
    for table in waking {
        if let Ok(live) = node.table(table.id).await {
            later.extend(live.wake(node));
        }
    }
    if let Err(error) = node.store.postpone(&later).await {
        tracing::warn!(%error, "it cannot be written when tables are checked again");
    }
}

async fn tidy(node: &Arc<Node>) {
    let asked = std::time::Instant::now();
    match node.store.now().await {
        // The answer was on its way for half of the time.
        Ok(Some(database)) => {
            let way = asked.elapsed().as_millis() as Millis / 2;
            node.clock.set_by(database + way);
        }
        Ok(None) => {}
        Err(error) => tracing::warn!(%error, "the database does not answer"),
    }
    node.try_tell(Notice::Alive);
    let now = node.clock.now();
    if let Err(error) = node.store.be_present(&node.connected(), now).await {
        tracing::warn!(%error, "it cannot be noted who is connected");
    }
    node.forget_silent_neighbours(now.saturating_sub(SILENT_MS));
    node.put_away(now.saturating_sub(IDLE_MS));
}
