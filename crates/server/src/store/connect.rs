//! Opening a database, and bringing its tables up to date.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use thiserror::Error;
use tokio::sync::Mutex;

use super::migrations;

/// The file in the data folder.
const FILE: &str = "polis.db";

/// How long a query waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database with its connections.
pub(crate) struct Store {
    pool: DatabasePool,
    /// SQLite has one writer at a time; waiting here is fairer and faster than its own polling.
    pub(super) writing: Mutex<()>,
    /// Which node this is to the others at the same database.
    pub(super) node: u64,
}

/// The connections to a database.
pub(crate) enum DatabasePool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A database cannot be used.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It cannot be reached, or it is none.
    #[error("the database cannot be opened")]
    Connect(#[source] sqlx::Error),
    /// Its tables cannot be brought up to date.
    #[error("the tables of the database cannot be brought up to date")]
    Migrate(#[source] MigrateError),
    /// The data folder cannot be made.
    #[error("the data folder cannot be made")]
    Folder(#[source] std::io::Error),
}

impl Store {
    /// Opens the SQLite database in a folder, which is made if it is not there.
    pub(crate) async fn in_folder(folder: &Path, node: u64) -> Result<Store, OpenError> {
        std::fs::create_dir_all(folder).map_err(OpenError::Folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was committed is on the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .pragma("cache_size", "-16384")
            // A task of its own moves what was committed into the file, so that no commit waits.
            .pragma("wal_autocheckpoint", "0")
            // Only a log that grew while a long reader, such as a backup, was there is cut off.
            .pragma("journal_size_limit", "268435456");
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .min_connections(1)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(OpenError::Connect)?;
        migrations::sqlite()
            .run(&pool)
            .await
            .map_err(OpenError::Migrate)?;
        Ok(Store {
            pool: DatabasePool::Sqlite(pool),
            writing: Mutex::new(()),
            node,
        })
    }

    /// Opens a PostgreSQL database.
    pub(crate) async fn at_url(url: &str, connections: u32, node: u64) -> Result<Store, OpenError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(OpenError::Connect)?
            .application_name("polis");
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(OpenError::Connect)?;
        migrations::postgres()
            .run(&pool)
            .await
            .map_err(OpenError::Migrate)?;
        Ok(Store {
            pool: DatabasePool::Postgres(pool),
            writing: Mutex::new(()),
            node,
        })
    }

    /// The statements that write what follows from the rest of the database.
    pub(crate) const fn derive(&self) -> &'static str {
        match &self.pool {
            DatabasePool::Sqlite(_) => include_str!("../../migrations/sqlite/0003_fill_named.sql"),
            DatabasePool::Postgres(_) => {
                include_str!("../../migrations/postgres/0003_fill_named.sql")
            }
        }
    }

    pub(crate) fn pool(&self) -> &DatabasePool {
        &self.pool
    }

    /// Whether the database answers, and its clock.
    pub(crate) async fn now(&self) -> Result<Option<u64>, sqlx::Error> {
        match &self.pool {
            DatabasePool::Sqlite(pool) => {
                sqlx::query("SELECT 1").execute(pool).await?;
                Ok(None)
            }
            DatabasePool::Postgres(pool) => {
                let now: i64 = sqlx::query_scalar(
                    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
                )
                .fetch_one(pool)
                .await?;
                Ok(u64::try_from(now).ok())
            }
        }
    }

    /// Ends all connections.
    pub(crate) async fn close(&self) {
        match &self.pool {
            DatabasePool::Sqlite(pool) => pool.close().await,
            DatabasePool::Postgres(pool) => pool.close().await,
        }
    }
}
