//! What can be typed to load a server.

use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis load --url http://127.0.0.1:8080 --tables 100 --rate 500 --seconds 10\n  \
    polis load --url http://127.0.0.1:8080 --tables 500 --rate 5000 --seconds 20 --json\n\n\
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
    /// The chance that moves are drawn by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
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
