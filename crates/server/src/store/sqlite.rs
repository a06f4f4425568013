//! Writing many appends in one transaction of SQLite, and keeping its log short.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
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

/// The largest power of two of moves that one statement writes.
const LARGEST_STEP: u32 = 6;

/// Writes all of them in one transaction; each of them is done whole or not at all.
async fn write(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    openings: &[&Opening],
) -> Result<(Vec<Appended>, Vec<Option<i64>>), sqlx::Error> {
    let (moves, others): (Vec<&Append>, Vec<&Append>) =
        appends.iter().copied().partition(|append| is_move(append));
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if !write_moves(&mut transaction, &moves).await? {
        // Something is not as it was in memory; find out where.
        transaction.rollback().await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let written = on_sqlite::write(&mut transaction, appends, openings).await?;
        transaction.commit().await?;
        return Ok(written);
    }
    let (appended, opened) = on_sqlite::write(&mut transaction, &others, openings).await?;
    transaction.commit().await?;
    let mut appended = appended.into_iter();
    let appended = appends.iter().map(|append| {
        if is_move(append) {
            Appended::Done
        } else {
            appended.next().unwrap_or(Appended::Conflict)
        }
    });
    Ok((appended.collect(), opened))
}

/// Whether an append is one event that changes nothing else and lets nobody look at the table earlier.
fn is_move(append: &Append) -> bool {
    append.more.is_none() && append.rows.len() == 1 && append.touch.wake.is_none()
}

/// Writes moves in as few steps as powers of two need, each of them a statement that is prepared once. False
/// where one of the tables is not at the place in its log that was expected.
async fn write_moves(
    connection: &mut SqliteConnection,
    moves: &[&Append],
) -> Result<bool, sqlx::Error> {
    let mut left = moves;
    while !left.is_empty() {
        let size = left.len().ilog2().min(LARGEST_STEP);
        let (some, rest) = left.split_at(1 << size);
        left = rest;
        let mut query = sqlx::query(statement(size));
        for append in some {
            let touch = append.touch;
            query = query
                .bind(append.number)
                .bind(i64::from(append.previous))
                .bind(i64::from(touch.seq))
                .bind(touch.changed as i64)
                .bind(touch.turn.map(i64::from));
        }
        for (append, row) in some
            .iter()
            .filter_map(|append| Some((append, append.rows.first()?)))
        {
            query = query
                .bind(append.number)
                .bind(i64::from(row.seq))
                .bind(row.at as i64)
                .bind(row.body.as_str());
        }
        match query.execute(&mut *connection).await {
            // A row of each table, and a row of its log.
            Ok(done) if done.rows_affected() == 2 * some.len() as u64 => {}
            Ok(_) => return Ok(false),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

/// The statement that writes 2 to the power of `size` moves. To bind the columns of each costs SQLite less than
/// to read them out of JSON.
fn statement(size: u32) -> &'static str {
    static STATEMENTS: [OnceLock<String>; LARGEST_STEP as usize + 1] =
        [const { OnceLock::new() }; LARGEST_STEP as usize + 1];
    let write = || {
        // Without numbers, for which the driver would look at every place in a list.
        let rows = |row: &str| vec![row; 1 << size].join(",");
        format!(
            "WITH new (number, previous, seq, at, turn) AS (VALUES {}) \
             UPDATE progress SET seq = new.seq, changed = new.at, turn = new.turn, wake = NULL \
             FROM new WHERE progress.table_number = new.number AND progress.seq = new.previous; \
             INSERT INTO log (table_number, seq, at, body) VALUES {}",
            rows("(?,?,?,?,?)"),
            rows("(?,?,?,?)"),
        )
    };
    STATEMENTS[size as usize].get_or_init(write)
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
        let mut connection = if let Some(connection) = kept.take() {
            connection
        } else {
            // What a statement would have to undo if it failed in the middle stays in memory, instead of going
            // to a file with every page that is changed.
            let options = SqliteConnectOptions::clone(&pool.connect_options());
            SqliteConnection::connect_with(&options.pragma("temp_store", "memory")).await?
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
