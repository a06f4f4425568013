//! Opening a database, and bringing its tables up to date.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, PgConnection, SqliteConnection};
use thiserror::Error;
use tokio::sync::Mutex;

use super::{folder, migrations};
use crate::peer_key::PeerKey;
use crate::random::random_secret;
use crate::store::archive_folder::ArchiveFolder;
use crate::store::failover::DatabaseHosts;

/// How long a query waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a connection to PostgreSQL that was just used counts as alive.
const TRUSTED: Duration = Duration::from_millis(100);
/// How long the first connection may take: a machine that has just started is slow.
const START_PATIENCE: Duration = Duration::from_secs(30);

/// How long it is waited before the hosts are asked again which of them is the primary.
const BETWEEN_TRIES: Duration = Duration::from_millis(200);

/// Opens a pool, again where its first connection took too long.
async fn patiently<P>(open: impl AsyncFn() -> Result<P, sqlx::Error>) -> Result<P, sqlx::Error> {
    let begun = Instant::now();
    loop {
        match open().await {
            Err(sqlx::Error::PoolTimedOut) if begun.elapsed() < START_PATIENCE => {}
            opened => return opened,
        }
    }
}

/// The host of PostgreSQL to connect to. A pool would only say that it waited for too long.
async fn find_host(hosts: &DatabaseHosts) -> Result<PgConnectOptions, OpenError> {
    if hosts.are_several() {
        let begun = Instant::now();
        while begun.elapsed() < START_PATIENCE {
            if let Some((connection, _)) = hosts.find_primary().await {
                // It has done its work.
                let _ = connection.close().await;
                return Ok(hosts.primary().clone());
            }
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
        return Err(OpenError::NoPrimary);
    }
    let options = hosts.primary();
    let connect = PgConnection::connect_with(options);
    let connection = match tokio::time::timeout(START_PATIENCE, connect).await {
        Ok(connection) => connection,
        Err(_) => Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())),
    };
    let connection = connection.map_err(|source| OpenError::Unreachable {
        host: options.get_host().to_owned(),
        port: options.get_port(),
        source,
    })?;
    let _ = connection.close().await;
    Ok(options.clone())
}

/// A database with its connections.
pub(crate) struct Store {
    pub(super) pool: DatabasePool,
    /// SQLite has one writer at a time; waiting here is fairer and faster than its own polling.
    pub(super) writing: Mutex<()>,
    /// The connection that writes what happens at tables to SQLite.
    pub(super) writer_connection: Mutex<Option<SqliteConnection>>,
    /// How many events are in the log of SQLite and perhaps not in its file.
    pub(super) unmoved_events: AtomicU64,
    /// Which node this is to the others at the same database.
    pub(super) node: u64,
    /// What signs messages to them.
    pub(super) peer_key: Option<PeerKey>,
    /// Keeps other servers away from the folder of SQLite while it is open.
    pub(super) folder_lock: std::sync::Mutex<Option<File>>,
    /// Where the logs of old games are, if some are outside of the database.
    pub(super) archive: Option<ArchiveFolder>,
    /// The hosts of PostgreSQL, where there are several.
    pub(super) hosts: Option<Arc<DatabaseHosts>>,
}

/// What a database is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To serve from it, or to put a backup into it: nobody else may.
    Serve,
    /// To read it beside a server.
    Read,
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
    /// PostgreSQL does not answer.
    #[error("PostgreSQL does not answer at {host}:{port}")]
    Unreachable {
        /// Which machine.
        host: String,
        /// Which port.
        port: u16,
        /// Why.
        #[source]
        source: sqlx::Error,
    },
    /// None of several hosts is the primary.
    #[error("none of the hosts of PostgreSQL takes what is written")]
    NoPrimary,
    /// The data folder or its files cannot be made or kept from others.
    #[error("the data folder cannot be used")]
    Folder(#[source] std::io::Error),
    /// There is no database in the folder.
    #[error("there is no database in {}", folder.display())]
    Missing {
        /// Which folder.
        folder: PathBuf,
    },
    /// Logs of games are in files, and nobody says where.
    #[error(
        "the logs of old games are in files; expected the folder in the settings, as in [archive] \
         folder = \"/var/lib/polis/archive\""
    )]
    NoArchive,
    /// The folder for the logs of old games has none of them.
    #[error(
        "the logs of old games are not in {}; is its volume mounted? Where they are elsewhere, name that \
         folder in the settings", .0.display()
    )]
    EmptyArchive(PathBuf),
    /// The folder for the logs of old games cannot be made.
    #[error("the folder for the logs of old games cannot be used")]
    Archive(#[source] std::io::Error),
    /// Another server uses the folder.
    #[error(
        "another server uses {}; stop it first, or choose another folder (several servers share a \
         PostgreSQL database)", folder.display()
    )]
    InUse {
        /// Which folder.
        folder: PathBuf,
    },
}

impl Store {
    /// Opens the SQLite database in a folder, which is made if it is not there.
    pub(crate) async fn in_folder(
        folder: &Path,
        node: u64,
        purpose: Purpose,
    ) -> Result<Store, OpenError> {
        let file = folder::database_file(folder);
        let folder_lock = match purpose {
            Purpose::Serve => {
                folder::prepare(folder)?;
                Some(folder::lock(folder)?)
            }
            Purpose::Read if file.exists() => None,
            Purpose::Read => {
                let folder = folder.to_owned();
                return Err(OpenError::Missing { folder });
            }
        };
        let options = SqliteConnectOptions::new()
            .filename(file)
            // A move changes a few bytes of some pages, each of which is written whole: small ones are
            // less to write. A database that is there keeps its own.
            .page_size(1024)
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
            // A file does not go away.
            .test_before_acquire(false)
            .acquire_timeout(PATIENCE);
        let pool = Box::pin(patiently(|| pool.clone().connect_with(options.clone())))
            .await
            .map_err(OpenError::Connect)?;
        let migrator = migrations::sqlite();
        let taken = sqlx::query_scalar("SELECT COUNT(*) FROM _sqlx_migrations");
        let taken: i64 = taken.fetch_one(&pool).await.unwrap_or(0);
        // A server of an earlier version that runs on it would find another database than it knows.
        let _alone = match purpose {
            Purpose::Read if (taken as usize) < migrator.iter().count() => {
                Some(folder::lock(folder)?)
            }
            Purpose::Read | Purpose::Serve => None,
        };
        migrator.run(&pool).await.map_err(OpenError::Migrate)?;
        Ok(Store {
            pool: DatabasePool::Sqlite(pool),
            writing: Mutex::new(()),
            writer_connection: Mutex::default(),
            unmoved_events: AtomicU64::new(0),
            node,
            peer_key: None,
            folder_lock: std::sync::Mutex::new(folder_lock),
            archive: None,
            hosts: None,
        })
    }

    /// Opens a PostgreSQL database.
    pub(crate) async fn at_url(url: &str, connections: u32, node: u64) -> Result<Store, OpenError> {
        let hosts = Arc::new(DatabaseHosts::read(url).map_err(OpenError::Connect)?);
        let options = find_host(&hosts).await?;
        let of_pool = Arc::clone(&hosts);
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .test_before_acquire(false)
            .before_acquire(move |connection, metadata| {
                let hosts = Arc::clone(&of_pool);
                Box::pin(async move {
                    if hosts.is_outdated(metadata.age) {
                        return Ok(false);
                    }
                    // PostgreSQL restarts in more time than that, and a busy server would ask before
                    // every statement.
                    if metadata.idle_for > TRUSTED {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .acquire_timeout(PATIENCE);
        let pool = Box::pin(patiently(|| pool.clone().connect_with(options.clone())))
            .await
            .map_err(OpenError::Connect)?;
        migrations::postgres()
            .run(&pool)
            .await
            .map_err(OpenError::Migrate)?;
        let commit: String = sqlx::query_scalar("SHOW synchronous_commit")
            .fetch_one(&pool)
            .await
            .map_err(OpenError::Connect)?;
        if commit == "off" {
            tracing::warn!(
                "synchronous_commit of PostgreSQL is off: a power failure can take what players were \
                 told is done"
            );
        }
        let mut store = Store {
            pool: DatabasePool::Postgres(pool),
            writing: Mutex::new(()),
            writer_connection: Mutex::default(),
            unmoved_events: AtomicU64::new(0),
            node,
            peer_key: None,
            folder_lock: std::sync::Mutex::default(),
            archive: None,
            hosts: Some(hosts).filter(|hosts| hosts.are_several()),
        };
        let secret = store.shared_secret("peers", &random_secret()).await;
        store.peer_key = Some(PeerKey::new(&secret.map_err(OpenError::Connect)?));
        Ok(store)
    }

    /// Which node this is to the others at the same database.
    pub(crate) const fn node(&self) -> u64 {
        self.node
    }

    /// What signs messages to the other nodes; none at a database that only one node uses.
    pub(crate) const fn peer_key(&self) -> Option<&PeerKey> {
        self.peer_key.as_ref()
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
        if let Some(connection) = self.writer_connection.lock().await.take() {
            // The process ends, or the file is opened again.
            let _ = connection.close().await;
        }
        match &self.pool {
            DatabasePool::Sqlite(pool) => pool.close().await,
            DatabasePool::Postgres(pool) => pool.close().await,
        }
        let mut lock = self
            .folder_lock
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        *lock = None;
    }
}
