//! What a host can set. Everything has a value that works without being set.

use std::path::PathBuf;

use ipnet::IpNet;
use serde::Deserialize;
use thiserror::Error;

/// What a host can set, besides where to listen.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub database: Database,
    /// The most connections to PostgreSQL.
    pub database_connections: u32,
    /// How many threads computer players have; none: half of the cores, one at least.
    pub mind_threads: Option<usize>,
    /// How long the strongest computer player thinks about a move, in milliseconds.
    pub mind_ms: u64,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Other addresses of this site, as in `https://polis.example`: pages from there may use it.
    pub origins: Vec<String>,
    /// How fast anybody may be.
    pub limits: Limits,
}

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// SQLite, in a folder.
    Folder(PathBuf),
    /// PostgreSQL, at a URL.
    Postgres(String),
}

/// How fast anybody may be. Each allows short bursts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New guests, accounts and sign-ins a minute from one address.
    pub sign_ins_per_minute: u32,
    /// Actions a second of one person, at all tables together.
    pub actions_per_second: u32,
    /// New tables a minute of one person.
    pub tables_per_minute: u32,
    /// Sockets that one address has open.
    pub sockets_per_address: u32,
    /// Addresses without limits. Requests that come through a trusted proxy count by the address of
    /// who sent them.
    pub exempt: Vec<IpNet>,
}

/// A setting cannot be read.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file is not TOML, or has settings that there are not.
    #[error("the settings cannot be read")]
    Toml(#[from] toml::de::Error),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            sign_ins_per_minute: 20,
            actions_per_second: 20,
            tables_per_minute: 20,
            sockets_per_address: 100,
            exempt: this_machine(),
        }
    }
}

impl Config {
    /// The settings that work without being set.
    pub fn new(database: Database) -> Config {
        Config {
            database,
            database_connections: 16,
            mind_threads: None,
            mind_ms: 1000,
            // A proxy is most often on the same machine.
            trusted_proxies: this_machine(),
            origins: Vec::new(),
            limits: Limits::default(),
        }
    }
}

/// The addresses of this machine.
fn this_machine() -> Vec<IpNet> {
    ["127.0.0.0/8", "::1/128"]
        .iter()
        .filter_map(|net| net.parse().ok())
        .collect()
}
