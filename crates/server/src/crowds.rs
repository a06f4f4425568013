//! Crowds at a table: who is there is told to them once a second at most, as each who comes or goes would
//! otherwise be told to everybody, and a crowd of thousands to itself millions of times.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use polis_protocol::TableId;
use tokio::time::MissedTickBehavior;

use crate::node::Node;

/// How often crowds are told.
const PACE: Duration = Duration::from_secs(1);

/// Tables at which many watch, where somebody came or went since that was last told.
#[derive(Default)]
pub(crate) struct Crowds {
    changed: Mutex<HashSet<TableId>>,
}

impl Crowds {
    /// Somebody came to a table or went away.
    pub(crate) fn note(&self, table: TableId) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.insert(table);
    }

    fn take(&self) -> HashSet<TableId> {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut changed)
    }
}

/// Tells crowds who is there, as long as the node is.
pub(crate) async fn tell(node: Arc<Node>) {
    let mut interval = tokio::time::interval(PACE);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        for table in node.crowds.take() {
            if let Some(live) = node.table_in_memory(table) {
                live.tell_crowd(&node);
            }
        }
    }
}
