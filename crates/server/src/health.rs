//! Whether this node can do its work: its database takes what is written, and is whole.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::metrics::Metrics;
use crate::store::{ProbeSize, Store, is_damage};

/// How long an answer is good: whoever asks often does not have more written.
const FRESH: Duration = Duration::from_secs(1);
/// How long a write may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is known of the health of a node.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Instant, Result<(), Unready>)>>,
    damaged: AtomicBool,
    /// Whether the last write of events failed: a small one may still find room.
    write_failed: AtomicBool,
}

/// Why a node cannot do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unready {
    /// The database does not take what is written.
    CannotWrite,
    /// The database is damaged.
    Damaged,
}

impl Health {
    /// Writes something, unless that was done a moment ago.
    pub(crate) async fn check(&self, store: &Store, metrics: &Metrics) -> Result<(), Unready> {
        if self.damaged.load(Ordering::Relaxed) {
            return Err(Unready::Damaged);
        }
        let mut last = self.last.lock().await;
        if let Some((at, result)) = *last
            && at.elapsed() < FRESH
        {
            return result;
        }
        let size = if self.write_failed.load(Ordering::Relaxed) {
            ProbeSize::Large
        } else {
            ProbeSize::Small
        };
        let result = match tokio::time::timeout(PATIENCE, store.write_probe(size)).await {
            Ok(Ok(())) => {
                self.write_failed.store(false, Ordering::Relaxed);
                Ok(())
            }
            Ok(Err(error)) => {
                metrics.database_errors.inc();
                tracing::error!(%error, "the database does not take what is written");
                self.saw(&error, metrics);
                Err(Unready::CannotWrite)
            }
            Err(_) => {
                metrics.database_errors.inc();
                tracing::error!("the database takes too long to write");
                Err(Unready::CannotWrite)
            }
        };
        *last = Some((Instant::now(), result));
        result
    }

    /// Events could not be written.
    pub(crate) fn write_failed(&self) {
        self.write_failed.store(true, Ordering::Relaxed);
    }

    /// Takes note of an error of the database: some say that it is damaged.
    pub(crate) fn saw(&self, error: &sqlx::Error, metrics: &Metrics) {
        if is_damage(error) {
            self.found_damage(&error.to_string(), metrics);
        }
    }

    /// The database is damaged: this node should get no more players until somebody has looked.
    pub(crate) fn found_damage(&self, what: &str, metrics: &Metrics) {
        metrics.database_damaged.set(1);
        if !self.damaged.swap(true, Ordering::Relaxed) {
            tracing::error!(what, "the database is damaged; put a backup back");
        }
    }
}
