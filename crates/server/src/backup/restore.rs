//! Putting a backup into an empty database.

use std::io::{self, BufRead, Read};

use flate2::read::GzDecoder;
use sqlx::AssertSqlSafe;

use super::kept_tables::KEPT;
use super::lines::{Batch, Head, Lines, Tail};
use super::{BackupError, OLDEST, VERSION, open};
use crate::config::Database;
use crate::store::{DatabasePool, Purpose, Store, database_file, on, remove_database};

/// Puts everything of a backup into an empty database, or nothing. Returns how many rows there are.
///
/// # Errors
/// When the file is no backup, the database is not empty, or one of both fails.
pub async fn restore(database: &Database, from: impl Read) -> Result<u64, BackupError> {
    let made = match database {
        Database::Folder(folder) if !database_file(folder).exists() => Some(folder),
        Database::Folder(_) | Database::Postgres(_) => None,
    };
    let restored = Box::pin(restore_into(database, from)).await;
    if let (Err(error), Some(folder)) = (&restored, made) {
        match error {
            // Nothing was made here, or somebody else made it meanwhile.
            BackupError::NoBackup | BackupError::Open(_) => {}
            BackupError::Database(_)
            | BackupError::File(_)
            | BackupError::Line { .. }
            | BackupError::BrokenOff { .. }
            | BackupError::Damaged { .. }
            | BackupError::Table { .. }
            | BackupError::NotEmpty => remove_database(folder),
        }
    }
    restored
}

async fn restore_into(database: &Database, from: impl Read) -> Result<u64, BackupError> {
    let mut lines = Lines {
        reader: io::BufReader::new(GzDecoder::new(from)),
        number: 0,
    };
    let head: Head = lines
        .next()?
        .ok_or(BackupError::NoBackup)
        .and_then(|line| serde_json::from_str(&line).map_err(|_| BackupError::NoBackup))?;
    if !(OLDEST..=VERSION).contains(&head.polis_backup) {
        return Err(BackupError::NoBackup);
    }
    let store = open(database, Purpose::Serve).await?;
    let restored = put_back(&store, lines, head.polis_backup).await;
    store.close().await;
    restored
}

async fn put_back<R: BufRead>(
    store: &Store,
    mut lines: Lines<R>,
    version: u32,
) -> Result<u64, BackupError> {
    let rows = on!(store, pool => {
        let mut transaction = pool.begin().await?;
        for query in ["SELECT count(*) FROM people", "SELECT count(*) FROM tables"] {
            let count: i64 = sqlx::query_scalar(query).fetch_one(&mut *transaction).await?;
            if count > 0 {
                return Err(BackupError::NotEmpty);
            }
        }
        // A server that ran already has made some rows of its own.
        for query in ["DELETE FROM secrets", "DELETE FROM heartbeat", "DELETE FROM outages", "DELETE FROM names"] {
            sqlx::query(query).execute(&mut *transaction).await?;
        }
        let mut rows = 0;
        let mut batch = Batch::default();
        let tail: Tail = loop {
            let Some(line) = lines.next()? else {
                return Err(BackupError::BrokenOff { found: rows });
            };
            let wrong = BackupError::Line { line: lines.number };
            if let Ok(tail) = serde_json::from_str(&line) {
                break tail;
            }
            let Ok((name, row)) = serde_json::from_str::<(String, serde_json::Value)>(&line) else {
                return Err(wrong);
            };
            let Some(kept) = KEPT.iter().find(|kept| kept.table == name) else {
                return Err(wrong);
            };
            if row.as_array().map(Vec::len) != Some(kept.columns_in(version).len()) {
                return Err(wrong);
            }
            rows += 1;
            if let Some((kept, values)) = batch.add(kept, row) {
                for insert in kept.inserts(store.pool(), version) {
                    let insert = sqlx::query(AssertSqlSafe(insert)).bind(values.clone());
                    insert.execute(&mut *transaction).await?;
                }
            }
        };
        if let Some((kept, values)) = batch.take() {
            for insert in kept.inserts(store.pool(), version) {
                let insert = sqlx::query(AssertSqlSafe(insert)).bind(values.clone());
                insert.execute(&mut *transaction).await?;
            }
        }
        if tail.rows != rows {
            return Err(BackupError::BrokenOff { found: rows });
        }
        // What follows from the rest.
        sqlx::raw_sql(AssertSqlSafe(store.derive())).execute(&mut *transaction).await?;
        if let DatabasePool::Postgres(_) = store.pool() {
            // The numbers of new tables go on after those that came with the backup.
            sqlx::query(
                "SELECT setval(pg_get_serial_sequence('tables', 'number'), \
                 GREATEST(1, (SELECT max(number) FROM tables)))",
            )
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        rows
    });
    Ok(rows)
}
