//! Writing many appends in one transaction of SQLite, and keeping its log short.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection, SqlitePool};

use crate::store::append::{Append, Appended, Opening};
use crate::store::batch::on_sqlite;
use crate::store::connect::{DatabasePool, Store};

/// How often it is looked whether what was committed is to be moved from the log of SQLite into its file.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// After how many events it is moved. More often would write the same pages again and again: of 1 KiB each,
/// for which disks write 4.
const EVENTS: u64 = 5_000;
/// After which time it is moved, however little it is.
const LONGEST: Duration = Duration::from_secs(30);
/// A log with more pages (16 MiB, or 64 in a database with the larger pages of older versions) is written from its beginning again, for which writers wait a moment.
/// It is not cut off: to write over blocks that are there is much faster than to let the file system
/// free them and find new ones.
const MOST_PAGES: i64 = 16_000;

/// Writes all of them in one transaction; each of them is done whole or not at all.
async fn write(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    openings: &[&Opening],
) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let written = on_sqlite::write(&mut transaction, appends, openings).await?;
    transaction.commit().await?;
    Ok(written)
}

impl Store {
    /// Writes appends and new tables in one transaction of SQLite, always by the same connection: the pages
    /// that one has read are void as soon as another one writes.
    pub(super) async fn write_to_sqlite(
        &self,
        pool: &SqlitePool,
        appends: &[&Append],
        openings: &[&Opening],
    ) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
        let _writing = self.writing.lock().await;
        let mut kept = self.writer_connection.lock().await;
        let mut connection = match kept.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&pool.connect_options()).await?,
        };
        let written = write(&mut connection, appends, openings).await?;
        // After an error it is opened anew.
        *kept = Some(connection);
        let events: usize = appends.iter().map(|append| append.rows.len()).sum();
        let new: usize = openings.iter().map(|opening| opening.rows.len()).sum();
        self.unmoved_events
            .fetch_add((events + new) as u64, Ordering::Relaxed);
        Ok(written)
    }

    /// Moves what was committed into the file of SQLite, beside the writers, for as long as the node
    /// is there. At another database there is nothing to do.
    pub(crate) async fn checkpoint(&self) {
        let DatabasePool::Sqlite(pool) = self.pool() else {
            return;
        };
        let mut interval = tokio::time::interval(CHECKPOINT);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut last = Instant::now();
        loop {
            interval.tick().await;
            if self.unmoved_events.load(Ordering::Relaxed) < EVENTS && last.elapsed() < LONGEST {
                continue;
            }
            last = Instant::now();
            self.unmoved_events.store(0, Ordering::Relaxed);
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
