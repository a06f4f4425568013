//! The signs of life of a node, and the time that it could not give any.
//!
//! While a clock runs, nodes write the time into the database, each once a second unless another one just has.
//! Where the last
//! time is long ago, no server could write in between: it was down, or the database was, or a clock
//! jumped. That time is nobody's fault, and the clocks of games stand still for it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};

use polis_protocol::Millis;

use crate::clock::WallClock;
use crate::store::{Before, GAP_MS, Outage, Store};

/// The furthest that the clock of a machine may be behind the last sign of life and is not believed.
const BEHIND_MS: Millis = 24 * 3_600_000;

/// How long a sign of life of one server stands for all of them. Each gives one every second.
const FRESH_MS: Millis = 500;

/// The signs of life of a node.
#[derive(Default)]
pub(crate) struct Heartbeat {
    /// When the last one was given.
    last: AtomicU64,
    /// Whether no clock was running then.
    idle: AtomicBool,
    outages: RwLock<Vec<Outage>>,
}

impl Heartbeat {
    /// Gives the first sign of life. A clock that is behind the last one goes on from there.
    pub(crate) async fn start(&self, store: &Store, clock: &WallClock) -> Result<(), sqlx::Error> {
        let last = store.last_alive().await?;
        if let Some(last) = last {
            let now = clock.now();
            let behind = last.saturating_sub(now);
            if behind > 0 && behind <= BEHIND_MS {
                tracing::warn!(
                    behind,
                    "the clock of this machine has gone back; the server goes on from where it was"
                );
                clock.set_by(last);
            }
        }
        store.beat(last, clock.now(), Before::Due).await?;
        self.learn(store, clock.now()).await?;
        Ok(())
    }

    /// Gives a sign of life, if a clock runs; whether an outage was noted since the last one.
    pub(crate) async fn beat(&self, store: &Store, clock: &WallClock) -> Result<bool, sqlx::Error> {
        let signs = store.signs_of_life().await?;
        let now = clock.now();
        if !signs.has_clocks {
            self.idle.store(true, Ordering::Relaxed);
            self.last.store(now, Ordering::Relaxed);
            return Ok(false);
        }
        let was_idle = self.idle.swap(false, Ordering::Relaxed);
        let is_known = self
            .with_outages(|outages| outages.last().map(|outage| outage.ended) == signs.last_outage);
        let is_fresh = |alive: Millis| alive <= now && now < alive + FRESH_MS;
        let is_fresh = signs.alive.is_some_and(is_fresh);
        if is_fresh && is_known {
            // Another server has just given one for all of them.
            self.last.store(now, Ordering::Release);
            return Ok(false);
        }
        if !is_fresh {
            let before = if was_idle { Before::Idle } else { Before::Due };
            let last = match signs.alive {
                Some(alive) => Some(alive),
                None => store.last_alive().await?,
            };
            store.beat(last, now, before).await?;
        }
        self.learn(store, clock.now()).await
    }

    /// How long no sign of life could be given by now, less what may always happen: an outage that is
    /// not over yet.
    pub(crate) fn stalled_ms(&self, now: Millis) -> Millis {
        let last = self.last.load(Ordering::Acquire);
        now.saturating_sub(last + GAP_MS)
    }

    /// Does something with the outages.
    pub(crate) fn with_outages<T>(&self, work: impl FnOnce(&[Outage]) -> T) -> T {
        work(&self.outages.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Learns of the outages; whether there is a new one.
    async fn learn(&self, store: &Store, now: Millis) -> Result<bool, sqlx::Error> {
        let found = store.outages().await?;
        let mut outages = self.outages.write().unwrap_or_else(PoisonError::into_inner);
        let is_new = outages.last() != found.last();
        if is_new && let Some(outage) = found.last() {
            let ms = outage.ended.saturating_sub(outage.began);
            tracing::info!(ms, "no server could write; the clocks of games stood still");
        }
        *outages = found;
        // Whoever sees that the outage is over sees it among the outages.
        self.last.store(now, Ordering::Release);
        Ok(is_new)
    }
}
