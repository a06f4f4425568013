//! Reads that may be a moment old, from a standby of PostgreSQL.
//!
//! Twice a second the place in the primary's write-ahead log is noted, and it is looked which of the
//! noted places the standby has reached. So it is known until when it holds everything. Who has just
//! written something reads from the primary until that is certainly there.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use polis_protocol::{Millis, PersonId};
use tokio::time::MissedTickBehavior;

use crate::node::Node;
use crate::store::Store;

/// How often it is looked how far the standby is.
const LOOK: Duration = Duration::from_millis(500);
/// How long a read from the standby may take before the primary is asked.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long after it began something that somebody writes may still be on its way.
const SETTLING_MS: Millis = 5_000;
/// Most people whose last writing is remembered; with more, everybody reads from the primary.
const MOST_WRITERS: usize = 100_000;

/// A standby of the database.
pub(crate) struct Standby {
    pub(crate) store: Store,
    most_lag_ms: Millis,
    state: Mutex<StandbyState>,
}

#[derive(Default)]
struct StandbyState {
    /// Everything that was in the primary at this time is here; none while it cannot be used.
    fresh_until: Option<Millis>,
    /// Places in the log of the primary, and when they were reached.
    places: VecDeque<(Millis, i64)>,
    /// When people last wrote something on this node.
    writers: HashMap<PersonId, Millis>,
    /// Whether the log has told that it cannot be used.
    is_told: bool,
}

impl Standby {
    pub(crate) fn new(store: Store, most_lag: Duration) -> Standby {
        Standby {
            store,
            most_lag_ms: most_lag.as_millis() as Millis,
            state: Mutex::default(),
        }
    }

    /// Notes that somebody writes something.
    pub(crate) fn wrote(&self, person: PersonId, now: Millis) {
        self.lock().writers.insert(person, now);
    }

    /// Whether a person may read from the standby.
    fn serves(&self, reader: Option<PersonId>, now: Millis) -> bool {
        let state = self.lock();
        let Some(fresh_until) = state.fresh_until else {
            return false;
        };
        let wrote = reader.and_then(|reader| state.writers.get(&reader));
        fresh_until + self.most_lag_ms >= now
            && wrote.is_none_or(|wrote| wrote + SETTLING_MS < fresh_until)
            && state.writers.len() <= MOST_WRITERS
    }

    /// Looks how far the standby is; how far behind it is, or none where that is not known.
    async fn look(&self, primary: &Store, now: Millis) -> Result<Option<Millis>, sqlx::Error> {
        let place = primary.log_place().await?;
        let most = self.most_lag_ms;
        {
            let mut state = self.lock();
            state.places.push_back((now, place));
            // One that is older than all that counts is enough to know that it is too far behind.
            while state.places.get(1).is_some_and(|(at, _)| at + most < now) {
                state.places.pop_front();
            }
        }
        let reached = self.store.replayed_place().await?;
        let mut state = self.lock();
        let Some(reached) = reached else {
            // It is no standby: nobody knows what it holds.
            state.fresh_until = None;
            return Ok(None);
        };
        let is_there = |&&(_, place): &&(Millis, i64)| place <= reached;
        let fresh_until = state.places.iter().rev().find(is_there).map(|(at, _)| *at);
        state.fresh_until = fresh_until.or(state.fresh_until);
        if let Some(fresh_until) = fresh_until {
            state
                .writers
                .retain(|_, wrote| *wrote + SETTLING_MS >= fresh_until);
        }
        Ok(state.fresh_until.map(|fresh| now.saturating_sub(fresh)))
    }

    /// It cannot be used until it was looked at again.
    fn is_away(&self) {
        self.lock().fresh_until = None;
    }

    fn lock(&self) -> MutexGuard<'_, StandbyState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Node {
    /// Reads what may be a moment old: from the standby, or from the primary where there is none, it is
    /// away or too far behind, or the reader has just written something or asks about themselves.
    pub(crate) async fn read_stale<'a, T, F>(
        &'a self,
        reader: Option<PersonId>,
        about: Option<PersonId>,
        query: impl Fn(&'a Store) -> F,
    ) -> Result<T, sqlx::Error>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let is_own = about.is_some() && reader == about;
        let Some(standby) = self.standby.as_ref().filter(|_| !is_own) else {
            return query(&self.store).await;
        };
        if standby.serves(reader, self.clock.now()) {
            match tokio::time::timeout(PATIENCE, query(&standby.store)).await {
                Ok(Ok(found)) => {
                    self.metrics.standby.reads.inc();
                    return Ok(found);
                }
                Ok(Err(error)) => {
                    tracing::warn!(%error, "a read from the standby failed; the primary is asked");
                }
                Err(_) => {
                    tracing::warn!("the standby does not answer; the primary is asked");
                    standby.is_away();
                }
            }
        }
        self.metrics.standby.fallbacks.inc();
        query(&self.store).await
    }

    /// Notes that somebody writes something, so that they find it.
    pub(crate) fn person_writes(&self, person: PersonId) {
        if let Some(standby) = &self.standby {
            standby.wrote(person, self.clock.now());
        }
    }
}

/// Looks how far the standby is, for as long as the node is there.
pub(crate) async fn watch(node: Arc<Node>) {
    let Some(standby) = &node.standby else {
        return;
    };
    let mut interval = tokio::time::interval(LOOK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let now = node.clock.now();
        let looked = tokio::time::timeout(PATIENCE, standby.look(&node.store, now)).await;
        let lag = if let Ok(Ok(lag)) = &looked {
            *lag
        } else {
            standby.is_away();
            None
        };
        let is_usable = lag.is_some_and(|lag| lag <= standby.most_lag_ms);
        let metrics = &node.metrics.standby;
        metrics.usable.set(i64::from(is_usable));
        if let Some(lag) = lag {
            metrics.lag.set(lag as i64);
        }
        let was_told = std::mem::replace(&mut standby.lock().is_told, !is_usable);
        match (is_usable, was_told) {
            (true, true) => tracing::info!("the standby can be read from again"),
            (false, false) => match looked {
                Ok(Ok(Some(lag))) => {
                    tracing::warn!(
                        lag,
                        "the standby is too far behind; the primary is read from"
                    );
                }
                Ok(Ok(None)) => tracing::warn!(
                    "the standby is no standby of the database, or has not caught up yet; the primary \
                     is read from"
                ),
                Ok(Err(error)) => {
                    tracing::warn!(%error, "the standby is away; the primary is read from");
                }
                Err(_) => tracing::warn!("the standby does not answer; the primary is read from"),
            },
            (true, false) | (false, true) => {}
        }
    }
}
