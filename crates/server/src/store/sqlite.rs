//! Writing many appends in one transaction of SQLite, and keeping its log short.

use std::time::Duration;

use sqlx::{Connection, SqlitePool};

use crate::store::append::{Append, Appended, Opening};
use crate::store::batch::on_sqlite;
use crate::store::connect::{DatabasePool, Store};

/// How often what was committed is moved from the log of SQLite into its file.
/// More often would write the same pages again and again.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// A log with more pages (16 MiB, or 64 in a database with the larger pages of older versions) is written from its beginning again, for which writers wait a moment.
/// It is not cut off: to write over blocks that are there is much faster than to let the file system
/// free them and find new ones.
const MOST_PAGES: i64 = 16_000;

/// Writes all of them in one transaction; each of them is done whole or not at all.
pub(super) async fn write(
    pool: &SqlitePool,
    appends: &[&Append],
    openings: &[&Opening],
) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let written = on_sqlite::write(&mut transaction, appends, openings).await?;
    transaction.commit().await?;
    Ok(written)
}

impl Store {
    /// Moves what was committed into the file of SQLite, beside the writers, for as long as the node
    /// is there. At another database there is nothing to do.
    pub(crate) async fn checkpoint(&self) {
        let DatabasePool::Sqlite(pool) = self.pool() else {
            return;
        };
        let mut interval = tokio::time::interval(CHECKPOINT);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            interval.tick().await;
            let passive = sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(PASSIVE)");
            match passive.fetch_one(pool).await {
                Ok((_, pages, moved)) if pages > MOST_PAGES => {
                    tracing::debug!(pages, moved, "the log of SQLite begins anew");
                    // Most of it has just been moved, so this is short.
                    let _writing = self.writing.lock().await;
                    let restart = sqlx::query("PRAGMA wal_checkpoint(RESTART)");
                    if let Err(error) = restart.execute(pool).await {
                        tracing::warn!(%error, "the log of SQLite cannot begin anew");
                    }
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "the log of SQLite cannot be moved"),
            }
        }
    }
}
