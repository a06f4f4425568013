//! Everything that is kept, as one portable file: for both databases, also from a running server.
//!
//! The file is compressed text. The first line says what it is; each further line is a table's name
//! and a row of it, as a JSON array; the last line says how many there are, so that a file that
//! broke off is noticed.

use std::io::{self, BufRead, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use sqlx::AssertSqlSafe;
use thiserror::Error;

use crate::config::Database;
use crate::random::random_bits;
use crate::store::{
    DatabasePool, OpenError, Purpose, Store, database_file, on, open_archive, remove_database,
};

/// The version of the file.
const VERSION: u32 = 8;
/// The oldest version that can be put back.
const OLDEST: u32 = 1;
/// How many rows are written to a database at a time.
const BATCH: usize = 500;
/// How many archived games are looked up at a time.
const ARCHIVED_PAGE: i64 = 500;
/// The longest line that is read.
const MAX_LINE: u64 = 1024 * 1024;

/// A table of the database and its columns, in an order in which each refers only to those before.
struct Kept {
    table: &'static str,
    columns: &'static [(&'static str, Kind)],
}

/// What is in a column.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Integer,
    Real,
}

use Kind::{Integer, Real, Text};

const KEPT: &[Kept] = &[
    Kept {
        table: "people",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("kind", Text),
            ("name_key", Text),
            ("password", Text),
            ("created", Integer),
            ("kept_settings", Text),
            ("suspended", Integer),
            ("recovery", Text),
            ("recovery_made", Integer),
        ],
    },
    Kept {
        table: "credentials",
        columns: &[
            ("hash", Text),
            ("id", Text),
            ("person", Text),
            ("kind", Text),
            ("label", Text),
            ("created", Integer),
            ("used", Integer),
            ("expires", Integer),
            ("renews", Integer),
            ("scope", Text),
        ],
    },
    Kept {
        table: "tables",
        columns: &[
            ("number", Integer),
            ("id", Text),
            ("status", Integer),
            ("public", Integer),
            ("game", Text),
            ("seats", Integer),
            ("seq", Integer),
            ("opened", Integer),
            ("changed", Integer),
            ("ended", Integer),
            ("wake", Integer),
            ("turn", Integer),
            ("listing", Text),
            ("outcome", Text),
            ("setup", Text),
        ],
    },
    Kept {
        table: "log",
        columns: &[
            ("table_number", Integer),
            ("seq", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "seats",
        columns: &[
            ("table_number", Integer),
            ("seat", Integer),
            ("person", Text),
            ("ended", Integer),
        ],
    },
    Kept {
        table: "ratings",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("rating", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Integer),
        ],
    },
    Kept {
        table: "rating_points",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("at", Integer),
            ("table_number", Integer),
            ("rating", Real),
            ("deviation", Real),
            ("rating_before", Real),
        ],
    },
    Kept {
        table: "statistics",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("games", Integer),
            ("wins", Integer),
            ("shared", Integer),
            ("full_games", Integer),
            ("points", Integer),
            ("best", Integer),
        ],
    },
    Kept {
        table: "push_subscriptions",
        columns: &[
            ("id", Text),
            ("person", Text),
            ("session", Text),
            ("endpoint", Text),
            ("p256dh", Text),
            ("auth", Text),
            ("host", Text),
            ("quiet_from", Integer),
            ("quiet_to", Integer),
            ("utc_offset", Integer),
            ("made", Integer),
            ("failures", Integer),
            ("not_before", Integer),
        ],
    },
    Kept {
        table: "passkeys",
        columns: &[
            ("id", Text),
            ("credential", Text),
            ("person", Text),
            ("label", Text),
            ("public_key", Text),
            ("counter", Integer),
            ("created", Integer),
            ("used", Integer),
        ],
    },
    // Challenges that were used are soon over, and are not put back.
    Kept {
        table: "provider_identities",
        columns: &[
            ("issuer", Text),
            ("subject", Text),
            ("person", Text),
            ("created", Integer),
        ],
    },
    // Codes that were sent by mail are soon over, and are not put back.
    Kept {
        table: "mail_addresses",
        columns: &[
            ("person", Text),
            ("address", Text),
            ("since", Integer),
            ("language", Text),
            ("stop", Text),
            ("turns", Integer),
            ("challenges", Integer),
            ("quiet_from", Integer),
            ("quiet_to", Integer),
            ("utc_offset", Integer),
            ("failures", Integer),
            ("not_before", Integer),
        ],
    },
    Kept {
        table: "deals",
        columns: &[
            ("id", Text),
            ("day", Integer),
            ("contest", Text),
            ("host", Text),
            ("plan", Text),
            ("setup", Text),
            ("made", Integer),
            ("closes", Integer),
        ],
    },
    Kept {
        table: "deal_tries",
        columns: &[
            ("deal", Text),
            ("person", Text),
            ("table_id", Text),
            ("place", Integer),
            ("began", Integer),
            ("guest", Integer),
            ("browser", Text),
            ("ended", Integer),
            ("points", Integer),
            ("opponent", Integer),
            ("won", Integer),
            ("full_game", Integer),
        ],
    },
    Kept {
        table: "solo_games",
        columns: &[
            ("table_number", Integer),
            ("architect", Text),
            ("person", Text),
            ("points", Integer),
            ("opponent", Integer),
            ("won", Integer),
            ("ended", Integer),
        ],
    },
    Kept {
        table: "tournaments",
        columns: &[
            ("id", Text),
            ("host", Text),
            ("plan", Text),
            ("public", Integer),
            ("status", Integer),
            ("version", Integer),
            ("round", Integer),
            ("rounds", Integer),
            ("made", Integer),
            ("began", Integer),
            ("ended", Integer),
            ("next_round", Integer),
            ("wake", Integer),
        ],
    },
    Kept {
        table: "tournament_players",
        columns: &[
            ("tournament", Text),
            ("person", Text),
            ("lot", Integer),
            ("joined", Integer),
            ("presence", Integer),
        ],
    },
    Kept {
        table: "tournament_games",
        columns: &[
            ("tournament", Text),
            ("round", Integer),
            ("board", Integer),
            ("players", Text),
            ("table_id", Text),
            ("opened", Integer),
            ("ended", Integer),
            ("result", Text),
        ],
    },
    Kept {
        table: "names",
        columns: &[("hash", Text), ("person", Text), ("until", Integer)],
    },
    Kept {
        table: "hosts",
        columns: &[("person", Text), ("since", Integer)],
    },
    Kept {
        table: "site",
        columns: &[("name", Text), ("value", Text)],
    },
    Kept {
        table: "invitations",
        columns: &[
            ("code", Text),
            ("note", Text),
            ("created", Integer),
            ("expires", Integer),
            ("uses", Integer),
            ("most_uses", Integer),
        ],
    },
    Kept {
        table: "host_deeds",
        columns: &[
            ("at", Integer),
            ("person", Text),
            ("what", Text),
            ("about", Text),
        ],
    },
    // Who looks for a game, is connected or is challenged at a moment is not put back.
    Kept {
        table: "blocks",
        columns: &[("person", Text), ("other", Text), ("since", Integer)],
    },
    Kept {
        table: "friendships",
        columns: &[
            ("asker", Text),
            ("asked", Text),
            ("made", Integer),
            ("since", Integer),
        ],
    },
    Kept {
        table: "reports",
        columns: &[
            ("id", Text),
            ("at", Integer),
            ("reporter", Text),
            ("about", Text),
            ("reason", Text),
            ("body", Text),
            ("table_id", Text),
            ("chat", Text),
            ("closed", Integer),
        ],
    },
    Kept {
        table: "spectator_chat",
        columns: &[
            ("table_number", Integer),
            ("number", Integer),
            ("person", Text),
            ("said_key", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "turn_plans",
        columns: &[
            ("table_number", Integer),
            ("person", Text),
            ("seq", Integer),
            ("takebacks", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "studies",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("leader", Text),
            ("title", Text),
            ("trying", Integer),
            ("version", Integer),
            ("last_number", Integer),
            ("place", Text),
            ("made", Integer),
            ("changed", Integer),
        ],
    },
    Kept {
        table: "study_chapters",
        columns: &[
            ("study", Text),
            ("number", Integer),
            ("place", Integer),
            ("name", Text),
            ("game", Text),
            ("plies", Integer),
            ("revision", Integer),
            ("record", Text),
        ],
    },
    Kept {
        table: "study_offers",
        columns: &[
            ("study", Text),
            ("number", Integer),
            ("person", Text),
            ("place", Text),
        ],
    },
    Kept {
        table: "suspensions",
        columns: &[("person", Text), ("until", Integer)],
    },
    // At which tables they are noted is found out anew.
    Kept {
        table: "vacations",
        columns: &[("person", Text), ("began", Integer), ("until", Integer)],
    },
    // The clocks of games stand still from the backup until it is put back.
    Kept {
        table: "heartbeat",
        columns: &[("only_row", Integer), ("alive", Integer)],
    },
    Kept {
        table: "outages",
        columns: &[("began", Integer), ("ended", Integer)],
    },
    Kept {
        table: "secrets",
        columns: &[("name", Text), ("value", Text)],
    },
];

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

#[derive(Serialize, Deserialize)]
struct Head {
    polis_backup: u32,
}

#[derive(Serialize, Deserialize)]
struct Tail {
    rows: u64,
}

impl Kept {
    /// The columns that a file of a version has; what it has not gets its default.
    fn columns_in(&self, version: u32) -> &'static [(&'static str, Kind)] {
        let known = match (self.table, version) {
            ("credentials", 1) => 6,
            ("people", 1 | 2) | ("rating_points", 1..=3) => 7,
            ("people", 3) => 8,
            _ => self.columns.len(),
        };
        &self.columns[..known]
    }

    /// Reads each row as a JSON array.
    fn select(&self, pool: &DatabasePool) -> String {
        let (names, table) = (names(self.columns), self.table);
        match pool {
            DatabasePool::Sqlite(_) => format!("SELECT json_array({names}) FROM {table}"),
            DatabasePool::Postgres(_) => {
                format!("SELECT json_build_array({names})::text FROM {table}")
            }
        }
    }

    /// Writes rows out of a JSON array of arrays.
    fn insert(&self, pool: &DatabasePool, version: u32) -> String {
        let columns = self.columns_in(version);
        let values: Vec<String> = columns
            .iter()
            .enumerate()
            .map(|(index, (_, kind))| match (pool, kind) {
                (DatabasePool::Sqlite(_), _) | (DatabasePool::Postgres(_), Text) => {
                    format!("value ->> {index}")
                }
                (DatabasePool::Postgres(_), Integer) => format!("(value ->> {index})::bigint"),
                (DatabasePool::Postgres(_), Real) => {
                    format!("(value ->> {index})::double precision")
                }
            })
            .collect();
        let each = match pool {
            DatabasePool::Sqlite(_) => "json_each($1)",
            DatabasePool::Postgres(_) => "json_array_elements($1::json)",
        };
        format!(
            "INSERT INTO {} ({}) SELECT {} FROM {each}",
            self.table,
            names(columns),
            values.join(", ")
        )
    }
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
                let insert = AssertSqlSafe(kept.insert(store.pool(), version));
                sqlx::query(insert).bind(values).execute(&mut *transaction).await?;
            }
        };
        if let Some((kept, values)) = batch.take() {
            let insert = AssertSqlSafe(kept.insert(store.pool(), version));
            sqlx::query(insert).bind(values).execute(&mut *transaction).await?;
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

async fn open(database: &Database, purpose: Purpose) -> Result<Store, OpenError> {
    let node = random_bits() as u64;
    match database {
        Database::Folder(folder) => Store::in_folder(folder, node, purpose).await,
        Database::Postgres(url) => Store::at_url(url, 2, node).await,
    }
}

fn names(columns: &[(&str, Kind)]) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string(line).map_err(io::Error::other)?;
    writeln!(out, "{text}")
}

/// Rows of one table that are written together.
#[derive(Default)]
struct Batch {
    kept: Option<&'static Kept>,
    rows: Vec<serde_json::Value>,
}

impl Batch {
    /// Adds a row. What has to be written first: rows of another table, or enough of them.
    fn add(
        &mut self,
        kept: &'static Kept,
        row: serde_json::Value,
    ) -> Option<(&'static Kept, String)> {
        let is_other = self.kept.is_some_and(|other| other.table != kept.table);
        let full = if is_other || self.rows.len() >= BATCH {
            self.take()
        } else {
            None
        };
        self.kept = Some(kept);
        self.rows.push(row);
        full
    }

    fn take(&mut self) -> Option<(&'static Kept, String)> {
        let kept = self.kept.take()?;
        let rows = serde_json::Value::Array(std::mem::take(&mut self.rows));
        Some((kept, rows.to_string()))
    }
}

/// The lines of a file, none of them too long.
struct Lines<R> {
    reader: R,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<String>, BackupError> {
        self.number += 1;
        let mut line = String::new();
        let mut reader = (&mut self.reader).take(MAX_LINE);
        match reader.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) if line.ends_with('\n') => Ok(Some(line)),
            // A file that broke off ends within a line, or is no text any more.
            Ok(_) | Err(_) => Err(BackupError::Line { line: self.number }),
        }
    }
}
