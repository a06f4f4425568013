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
/// How many sockets are so large a crowd that it is told less often: each time is as much work as a move.
pub(crate) const LARGE: usize = 2_000;
/// Every how many times it is told.
const LARGE_EVERY: u32 = 5;

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
    let mut round = 0_u32;
    loop {
        interval.tick().await;
        round = round.wrapping_add(1);
        for table in node.crowds.take() {
            match node.table_in_memory(table) {
                Some(live) if live.is_large_crowd() && !round.is_multiple_of(LARGE_EVERY) => {
                    node.crowds.note(table);
                }
                Some(live) => live.tell_crowd(&node),
                None => {}
            }
        }
    }
}
