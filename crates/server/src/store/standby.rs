//! A standby of PostgreSQL, from which is only read.

use std::str::FromStr;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::sync::Mutex;

use crate::store::connect::{DatabasePool, OpenError, Store};

/// How long a query waits for a connection; then the primary is asked.
const PATIENCE: Duration = Duration::from_secs(1);

impl Store {
    /// Connects to a standby as soon as something is read: it may be away when the server starts.
    pub(crate) fn standby(&self, url: &str, connections: u32) -> Result<Store, OpenError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(OpenError::Connect)?
            .application_name("polis");
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options);
        Ok(Store {
            pool: DatabasePool::Postgres(pool),
            writing: Mutex::new(()),
            writer_connection: Mutex::default(),
            unmoved_events: AtomicU64::new(0),
            node: self.node,
            peer_key: None,
            folder_lock: std::sync::Mutex::default(),
            archive: self.archive.clone(),
            hosts: None,
        })
    }

    /// The place that the primary's write-ahead log has reached. There is none for SQLite.
    pub(crate) async fn log_place(&self) -> Result<i64, sqlx::Error> {
        match self.pool() {
            DatabasePool::Sqlite(_) => Ok(0),
            DatabasePool::Postgres(pool) => {
                sqlx::query_scalar("SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint")
                    .fetch_one(pool)
                    .await
            }
        }
    }

    /// The place that a standby has reached; none where this is no standby.
    pub(crate) async fn replayed_place(&self) -> Result<Option<i64>, sqlx::Error> {
        match self.pool() {
            DatabasePool::Sqlite(_) => Ok(None),
            DatabasePool::Postgres(pool) => {
                sqlx::query_scalar(
                    "SELECT CASE WHEN pg_is_in_recovery() \
                     THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint END",
                )
                .fetch_one(pool)
                .await
            }
        }
    }
}
