//! Everything that is kept, as one portable file: for both databases, also from a running server.
//!
//! The file is compressed text. The first line says what it is; each further line is a table's name
//! and a row of it, as a JSON array; the last line says how many there are, so that a file that
//! broke off is noticed.

mod kept_tables;
mod lines;
mod restore;
mod statements;

use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::TryStreamExt;
use sqlx::AssertSqlSafe;
use thiserror::Error;

use self::kept_tables::KEPT;
use self::lines::{Head, Tail, write_line};
pub use self::restore::restore;
use crate::config::Database;
use crate::random::random_bits;
use crate::store::{DatabasePool, OpenError, Purpose, Store, on, open_archive};

/// The version of the file.
const VERSION: u32 = 9;
/// The oldest version that can be put back.
const OLDEST: u32 = 1;
/// How many archived games are looked up at a time.
const ARCHIVED_PAGE: i64 = 500;

/// A backup could not be made or put back.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The file cannot be read or written.
    #[error("the file cannot be read or written")]
    File(#[from] io::Error),
    /// It is no backup, or one of another version.
    #[error("found another first line; expected a backup of version {OLDEST} to {VERSION}")]
    NoBackup,
    /// A line is not one of a backup.
    #[error("line {line} is not one of a backup")]
    Line {
        /// Which one.
        line: u64,
    },
    /// The last line is missing, or says another number.
    #[error("found {found} rows and no end; the file broke off")]
    BrokenOff {
        /// How many there are.
        found: u64,
    },
    /// A restore drill found the file of the database damaged.
    #[error("the database that was put back is damaged: {what}")]
    Damaged {
        /// What SQLite says.
        what: String,
    },
    /// A restore drill found a table whose log makes no sense.
    #[error("the log of the table {id} makes no sense")]
    Table {
        /// Which table.
        id: String,
    },
    /// The database has people or tables already.
    #[error("the database is not empty; a backup is put back into an empty one")]
    NotEmpty,
}

/// Writes everything that a database holds at one moment, and the logs of old games that are in files
/// in a folder. Servers can go on meanwhile. Returns how many rows there are.
///
/// # Errors
/// When the database or a file fails.
pub async fn backup(
    database: &Database,
    archive: Option<&Path>,
    out: impl Write,
) -> Result<u64, BackupError> {
    let mut store = open(database, Purpose::Read).await?;
    open_archive(&mut store, archive).await?;
    let mut out = GzEncoder::new(out, Compression::default());
    write_line(
        &mut out,
        &Head {
            polis_backup: VERSION,
        },
    )?;
    let mut rows = 0;
    // All tables as they were at one moment, whatever is written meanwhile.
    let begin = match store.pool() {
        DatabasePool::Sqlite(_) => "BEGIN DEFERRED",
        DatabasePool::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    on!(store, pool => {
        let mut connection = pool.acquire().await?;
        sqlx::query(begin).execute(&mut *connection).await?;
        for kept in KEPT {
            let select = AssertSqlSafe(kept.select(store.pool()));
            let query = sqlx::query_scalar::<_, String>(select);
            let mut lines = query.fetch(&mut *connection);
            while let Some(row) = lines.try_next().await? {
                writeln!(out, "[\"{}\",{row}]", kept.table)?;
                rows += 1;
            }
            drop(lines);
            if kept.table != "log" {
                continue;
            }
            // They are put back into the database, and go into files again later.
            let mut after = 0;
            loop {
                let archived: Vec<i64> = sqlx::query_scalar(
                    "SELECT table_number FROM archived_logs WHERE table_number > $1 \
                     ORDER BY table_number LIMIT $2",
                )
                .bind(after)
                .bind(ARCHIVED_PAGE)
                .fetch_all(&mut *connection)
                .await?;
                let Some(&last) = archived.last() else {
                    break;
                };
                after = last;
                for number in archived {
                    for event in store.archived_rows(number).await? {
                        let row = (number, event.seq, event.at, event.body);
                        write_line(&mut out, &(kept.table, row))?;
                        rows += 1;
                    }
                }
            }
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
    });
    write_line(&mut out, &Tail { rows })?;
    out.finish()?.flush()?;
    store.close().await;
    Ok(rows)
}

async fn open(database: &Database, purpose: Purpose) -> Result<Store, OpenError> {
    let node = random_bits() as u64;
    match database {
        Database::Folder(folder) => Store::in_folder(folder, node, purpose).await,
        Database::Postgres(url) => Store::at_url(url, 2, node).await,
    }
}
