//! What can be typed to load a server.

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis load --url http://127.0.0.1:8080 --tables 100 --rate 500 --seconds 10\n  \
    polis load --url http://127.0.0.1:8080 --tables 500 --rate 5000 --seconds 20 --json\n  \
    polis load --tables 500 --rate 1000 --seconds 10 --find-knee --p99 50\n  \
    polis load --tables 100 --watchers 1000 --chats 50 --reads 200 --arrivals 5\n  \
    polis load --tables 1 --rate 1 --watchers 5000\n  \
    polis load --tournament 256\n\n\
    Times count from when a move was due, not from when it could be sent. \
    It opens private tables with two guests each, who play moves by lot and check all they are told. \
    Load only servers of your own. The exit status is 1 when anything went wrong or was lost.")]
pub(crate) struct LoadArguments {
    /// Where the server is.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,
    /// How many tables play at a time; each has two sockets.
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How many moves are sent in a second, at all tables together.
    #[arg(long, value_name = "MOVES", default_value_t = 500.0, value_parser = rate)]
    pub(crate) rate: f64,
    /// How long.
    #[arg(long, value_name = "S", default_value_t = 10,
          value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) seconds: u32,
    /// How many sockets watch, spread over the tables.
    #[arg(long, value_name = "N", default_value_t = 0,
          value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub(crate) watchers: u32,
    /// How many messages players say in a second.
    #[arg(long, value_name = "N", default_value_t = 0.0, value_parser = bystander_rate)]
    pub(crate) chats: f64,
    /// How many requests for the lobby, a table or a record are sent in a second.
    #[arg(long, value_name = "N", default_value_t = 0.0, value_parser = bystander_rate)]
    pub(crate) reads: f64,
    /// How many pairs of new guests come in a second, open a table and sit down.
    #[arg(long, value_name = "N", default_value_t = 0.0, value_parser = bystander_rate)]
    pub(crate) arrivals: f64,
    /// The chance that moves are drawn by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Raise the rate until the server falls behind, and find the most that it bears.
    #[arg(long)]
    pub(crate) find_knee: bool,
    /// Play a whole Swiss tournament with this many players instead, from sign-up to its end.
    #[arg(long, value_name = "PLAYERS", conflicts_with = "find_knee",
          value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub(crate) tournament: Option<u32>,
    /// The longest that 99 of 100 moves may take until they are acknowledged, for --find-knee.
    #[arg(long, value_name = "MS", default_value_t = 50.0, requires = "find_knee",
          value_parser = milliseconds)]
    pub(crate) p99: f64,
    /// The process of the server, to print what it uses (on Linux, on this machine).
    #[arg(long, value_name = "PID")]
    pub(crate) server_pid: Option<u32>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How many moves a second.
fn rate(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|rate| (0.01..=1_000_000.0).contains(rate))
        .ok_or_else(|| {
            format!(
                "found `{}`; expected 0.01 to 1000000",
                polis_game::excerpt(text)
            )
        })
}

/// What bystanders do in a second.
fn bystander_rate(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|rate| (0.0..=10_000.0).contains(rate))
        .ok_or_else(|| format!("found `{}`; expected 0 to 10000", polis_game::excerpt(text)))
}

/// A time in milliseconds.
fn milliseconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|time| (0.1..=60_000.0).contains(time))
        .ok_or_else(|| {
            format!(
                "found `{}`; expected 0.1 to 60000",
                polis_game::excerpt(text)
            )
        })
}
