//! PostgreSQL on several hosts, of which one is the primary: finding it, and following it when a standby
//! takes over.

use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};

use crate::store::connect::{DatabasePool, Store};

/// How often it is looked whether the primary still is one.
const LOOK: Duration = Duration::from_millis(250);
/// How long a host may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// The most hosts of one database.
const MOST_HOSTS: usize = 8;

/// The hosts of a database.
#[derive(Debug)]
pub(super) struct DatabaseHosts {
    hosts: Vec<PgConnectOptions>,
    primary: AtomicUsize,
    /// When another host became the primary.
    switched: Mutex<Option<Instant>>,
}

impl DatabaseHosts {
    /// Reads a URL, which may name several hosts as in `postgres://polis@a:5432,b:5432/polis`.
    pub(super) fn read(url: &str) -> Result<DatabaseHosts, sqlx::Error> {
        let read = |url: String| {
            let options = PgConnectOptions::from_str(&url)?;
            Ok(options.application_name("polis"))
        };
        let hosts: Vec<PgConnectOptions> = split(url)
            .into_iter()
            .map(read)
            .collect::<Result<_, sqlx::Error>>()?;
        if hosts.len() > MOST_HOSTS {
            let found = hosts.len();
            let message = format!("found {found} hosts; expected at most {MOST_HOSTS}");
            return Err(sqlx::Error::Configuration(message.into()));
        }
        Ok(DatabaseHosts {
            hosts,
            primary: AtomicUsize::new(0),
            switched: Mutex::default(),
        })
    }

    /// Whether there is a choice.
    pub(super) fn are_several(&self) -> bool {
        self.hosts.len() > 1
    }

    /// The primary, as far as is known.
    pub(super) fn primary(&self) -> &PgConnectOptions {
        &self.hosts[self.primary.load(Ordering::Relaxed)]
    }

    /// Whether a connection of some age may be to a host that was the primary before.
    pub(super) fn is_outdated(&self, age: Duration) -> bool {
        let switched = self.switched.lock();
        let switched = *switched.unwrap_or_else(PoisonError::into_inner);
        switched.is_some_and(|switched| age > switched.elapsed())
    }

    /// Looks at all hosts for the primary. Returns a connection to it, and whether it is another one than
    /// before.
    pub(super) async fn find_primary(&self) -> Option<(PgConnection, bool)> {
        let connections = self.hosts.iter().map(connect_to_primary);
        let found = join_all(connections).await;
        // Where two say that they are, the one that was stays.
        let before = self.primary.load(Ordering::Relaxed);
        let (index, connection) = found
            .into_iter()
            .enumerate()
            .filter_map(|(index, connection)| Some((index, connection?)))
            .min_by_key(|(index, _)| (*index != before, *index))?;
        if index == before {
            return Some((connection, false));
        }
        self.primary.store(index, Ordering::Relaxed);
        let mut switched = self.switched.lock().unwrap_or_else(PoisonError::into_inner);
        *switched = Some(Instant::now());
        Some((connection, true))
    }
}

impl Store {
    /// Connects to another host when that one becomes the primary, for as long as the node is there. With
    /// one host there is nothing to do.
    pub(crate) async fn follow_primary(&self) {
        let (DatabasePool::Postgres(pool), Some(hosts)) = (self.pool(), &self.hosts) else {
            return;
        };
        let hosts: &Arc<DatabaseHosts> = hosts;
        let mut connection: Option<PgConnection> = None;
        loop {
            tokio::time::sleep(LOOK).await;
            if let Some(known) = &mut connection
                && is_primary(known).await
            {
                continue;
            }
            let Some((found, is_other)) = hosts.find_primary().await else {
                connection = None;
                continue;
            };
            connection = Some(found);
            if is_other {
                let primary = hosts.primary();
                pool.set_connect_options(primary.clone());
                let (host, port) = (primary.get_host(), primary.get_port());
                tracing::warn!(host, port, "another host of PostgreSQL is the primary now");
            }
        }
    }
}

async fn connect_to_primary(options: &PgConnectOptions) -> Option<PgConnection> {
    let connect = PgConnection::connect_with(options);
    let mut connection = tokio::time::timeout(PATIENCE, connect).await.ok()?.ok()?;
    is_primary(&mut connection).await.then_some(connection)
}

async fn is_primary(connection: &mut PgConnection) -> bool {
    let query = sqlx::query_scalar::<_, bool>("SELECT pg_is_in_recovery()").fetch_one(connection);
    matches!(tokio::time::timeout(PATIENCE, query).await, Ok(Ok(false)))
}

/// One URL for each host.
fn split(url: &str) -> Vec<String> {
    let Some((scheme, rest)) = url.split_once("://") else {
        return vec![url.to_owned()];
    };
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let (user, hosts) = match authority.rsplit_once('@') {
        Some((user, hosts)) => (format!("{user}@"), hosts),
        None => (String::new(), authority),
    };
    // Others know this word; here it is always so.
    let path = path
        .replace("?target_session_attrs=read-write&", "?")
        .replace("?target_session_attrs=read-write", "")
        .replace("&target_session_attrs=read-write", "");
    hosts
        .split(',')
        .map(|host| format!("{scheme}://{user}{host}{path}"))
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_several_hosts() {
        assert_eq!(
            split("postgres://u:p%40@a:1,b/polis?sslmode=require&target_session_attrs=read-write"),
            [
                "postgres://u:p%40@a:1/polis?sslmode=require",
                "postgres://u:p%40@b/polis?sslmode=require"
            ]
        );
        assert_eq!(split("postgres://a/x"), ["postgres://a/x"]);
        assert_eq!(
            split("postgres:///x?host=/run/postgresql"),
            ["postgres:///x?host=/run/postgresql"]
        );
        let hosts = DatabaseHosts::read("postgres://polis@a:1,b:2/x").unwrap();
        assert!(hosts.are_several());
        assert_eq!(
            (hosts.primary().get_host(), hosts.primary().get_port()),
            ("a", 1)
        );
        let many = format!("postgres://{}/x", ["a"; 9].join(","));
        assert!(DatabaseHosts::read(&many).is_err());
    }
}
