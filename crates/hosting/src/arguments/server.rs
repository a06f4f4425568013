//! Serving the game, and what a server keeps.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::{Args, ValueEnum};

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis serve --open                                  play in the browser\n  \
    polis serve --listen 0.0.0.0:80                     for everybody in the network\n  \
    polis serve --data /var/lib/polis                   keep everything there (SQLite)\n  \
    polis serve --database postgres://polis@db/polis    several servers, one database\n\n\
    Every setting can also stand in the environment (POLIS_LISTEN and so on) or in a file\n\
    (--config). A flag goes before the environment, and that before the file. docs/hosting.md\n\
    explains them.")]
#[allow(missing_docs, reason = "clap would show it as the help of the command")]
pub struct ServeArguments {
    /// Where to listen; without it at 127.0.0.1:8080, or the next port that is free.
    #[arg(long, alias = "address", value_name = "ADDRESS", env = "POLIS_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Open the game in a browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the game from a folder that `cargo xtask web --out` wrote.
    #[arg(long, value_name = "DIR", env = "POLIS_WEB_FOLDER")]
    pub(crate) web: Option<PathBuf>,
    /// The folder in which everything is kept; without it, one for this user.
    #[arg(long, value_name = "DIR", env = "POLIS_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep everything in a PostgreSQL database instead, which several servers can share.
    #[arg(
        long,
        value_name = "URL",
        env = "POLIS_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// The most connections to PostgreSQL.
    #[arg(long, value_name = "N", env = "POLIS_DATABASE_CONNECTIONS",
          value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub(crate) database_connections: Option<u32>,
    /// A standby of that PostgreSQL: profiles, histories, leaderboards and exports are read from it.
    #[arg(
        long,
        value_name = "URL",
        env = "POLIS_STANDBY",
        hide_env_values = true
    )]
    pub(crate) standby: Option<String>,
    /// A NATS by which many servers at one PostgreSQL tell each other what happens; without it,
    /// they do so by the database.
    #[arg(long, value_name = "URL", env = "POLIS_NATS", hide_env_values = true)]
    pub(crate) nats: Option<String>,
    /// How many threads computer players think in; without it, half of the cores.
    #[arg(long, value_name = "N", env = "POLIS_MIND_THREADS",
          value_parser = clap::value_parser!(u64).range(1..=256).map(|threads| threads as usize))]
    pub(crate) mind_threads: Option<usize>,
    /// How long the strongest computer player thinks about a move, in milliseconds.
    #[arg(long, value_name = "MS", env = "POLIS_MIND_MS",
          value_parser = clap::value_parser!(u64).range(10..=60_000))]
    pub(crate) mind_ms: Option<u64>,
    /// Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, as networks.
    #[arg(
        long,
        value_name = "NET",
        env = "POLIS_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    pub(crate) trusted_proxies: Option<Vec<String>>,
    /// Other addresses of this site, as in `https://polis.example`.
    #[arg(long, value_name = "URL", env = "POLIS_ORIGINS", value_delimiter = ',')]
    pub(crate) origins: Option<Vec<String>>,
    /// A collector of OpenTelemetry that is told how long things take, as in
    /// `http://127.0.0.1:4318`.
    #[arg(long, value_name = "URL", env = "POLIS_TELEMETRY")]
    pub(crate) telemetry: Option<String>,
    /// What is logged: error, warn, info, debug, or finer, as in `info,polis_server=debug`.
    #[arg(long, value_name = "LEVEL", env = "POLIS_LOG")]
    pub(crate) log: Option<String>,
    /// How it is logged.
    #[arg(long, value_enum, value_name = "FORM", env = "POLIS_LOG_FORM")]
    pub(crate) log_form: Option<LogFormat>,
    /// A TOML file with settings: the same names, with `_` for `-`, and a table `limits`.
    #[arg(long, value_name = "FILE", env = "POLIS_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis backup --data /var/lib/polis --out polis.backup\n  \
    polis backup --data /var/lib/polis --folder /backups --keep 14 --verify\n\n\
    The file fits both databases: it is also the way from one to the other.")]
#[allow(missing_docs, reason = "clap would show it as the help of the command")]
pub struct BackupArguments {
    #[command(flatten)]
    pub(crate) storage: StorageArguments,
    /// The file to write; `-` is standard output.
    #[arg(long, value_name = "FILE", required_unless_present = "folder")]
    pub(crate) out: Option<PathBuf>,
    /// Write a file into this folder instead, named by the time.
    #[arg(long, value_name = "DIR", conflicts_with = "out")]
    pub(crate) folder: Option<PathBuf>,
    /// How many backups stay in the folder; older ones are removed.
    #[arg(long, value_name = "N", requires = "folder",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep: Option<u32>,
    /// Put it back into a folder beside it, look it over and replay its games; then it counts.
    #[arg(long)]
    pub(crate) verify: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis restore polis.backup --data /var/lib/polis\n  \
    polis restore polis.backup --dry-run")]
#[allow(missing_docs, reason = "clap would show it as the help of the command")]
pub struct RestoreArguments {
    /// The file that `polis backup` wrote; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Only see whether it could be put back: in a folder beside it, which is removed again.
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[command(flatten)]
    pub(crate) storage: StorageArguments,
}

/// Where a server keeps everything.
#[derive(Debug, Args)]
pub(crate) struct StorageArguments {
    /// The folder in which everything is kept; without it, the one for this user.
    #[arg(long, value_name = "DIR", env = "POLIS_DATA", global = true)]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database in which everything is kept instead.
    #[arg(
        long,
        value_name = "URL",
        env = "POLIS_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: Option<String>,
    /// The file of settings of the server, where one of both stands.
    #[arg(long, value_name = "FILE", env = "POLIS_CONFIG", global = true)]
    pub(crate) config: Option<PathBuf>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// A line of JSON for each event.
    Json,
}
