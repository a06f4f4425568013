//! Counting and measuring the rules.

use clap::Args;

use super::GameArguments;

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  polis perft --game akropolis --seed 1 --depth 3")]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// The order of the tiles.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// The length of the sequences.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=12))]
    pub(crate) depth: u32,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  polis bench --json")]
pub(crate) struct BenchArguments {
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
    /// How long to measure each figure, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) seconds: f64,
}
