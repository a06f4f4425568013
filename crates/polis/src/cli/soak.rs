//! What can be typed to kill a server again and again.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis soak --seconds 600 --data /mnt/disk/soak\n  \
    polis soak --kills 1000 --database postgres://polis@localhost/soak\n  \
    polis soak --seconds 600 --chaos /mnt/disk/chaos --nodes 3\n\n\
    It starts a server of its own, lets guests play on it, and kills it in mid-play (SIGKILL) at random\n\
    moments. In the end every move that was acknowledged must be in the record of its game: the exit\n\
    status is 1 when one is lost. The folder must be empty or not there, and stays afterwards; so does\n\
    what is in the database.")]
pub(crate) struct SoakArguments {
    /// How long.
    #[arg(long, value_name = "S", default_value_t = 60,
          value_parser = clap::value_parser!(u32).range(5..=604_800))]
    pub(crate) seconds: u32,
    /// End sooner, after so many kills.
    #[arg(long, value_name = "N", default_value_t = u32::MAX, hide_default_value = true)]
    pub(crate) kills: u32,
    /// How long the server lives on average after it was ready, in seconds.
    #[arg(long, value_name = "S", default_value_t = 2,
          value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) every: u32,
    /// How many tables play at a time.
    #[arg(long, value_name = "N", default_value_t = 20,
          value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) tables: u32,
    /// How many moves are sent in a second, at all tables together.
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) rate: u32,
    /// The chance that moves and moments are drawn by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The folder for SQLite.
    #[arg(long, value_name = "DIR", required_unless_present_any = ["database", "chaos"])]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    /// Instead, several servers with a PostgreSQL, a standby of it and a NATS, all in this folder; each of
    /// them is killed at random, and the standby takes over.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["data", "database"])]
    pub(crate) chaos: Option<PathBuf>,
    /// How many servers there are then.
    #[arg(long, value_name = "N", default_value_t = 2, requires = "chaos",
          value_parser = clap::value_parser!(u32).range(1..=16))]
    pub(crate) nodes: u32,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}
