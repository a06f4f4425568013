//! Positions of a record, and looking at them closely.

use std::path::PathBuf;

use clap::Args;

/// A position of a record.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis show game.polis             the position at the end of the record\n  \
    polis show game.polis --ply 0     before the first move\n  \
    polis random --game akropolis --seed 7 | polis score -")]
pub(crate) struct PositionArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// After so many moves; without it, after the last.
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis hint game.polis --ply 20\n  \
    polis hint game.polis --top 10 --move-ms 5000\n  \
    polis hint game.polis --ply 20 --json | jq .moves[0].words\n\n\
    Only what the seat to move can know is used: a record may have `?` for unseen tiles.")]
pub(crate) struct HintArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// How many moves to tell of.
    #[arg(long, value_name = "K", default_value_t = 5,
          value_parser = clap::value_parser!(u8).range(1..=50))]
    pub(crate) top: u8,
    /// How long to think, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_ms: u64,
    /// The chance that the search draws by.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads think.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: u8,
    /// Also tell what each move changes for the seat and for the next one, by playouts after the
    /// thinking.
    #[arg(long)]
    pub(crate) why: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis analyse game.polis\n  \
    polis analyse game.polis --json | jq '.players[].accuracy'\n\n\
    Every position is looked at as the seat to move saw it: tiles that were unseen then stay so.")]
pub(crate) struct AnalyseArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
    /// How many playouts each move gets.
    #[arg(long, value_name = "N", default_value_t = polis_analysis::Depth::USEFUL.full,
          value_parser = clap::value_parser!(u32).range(32..=10_000_000))]
    pub(crate) playouts: u32,
    /// How many of the best moves to tell of, for each position.
    #[arg(long, value_name = "K", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(1..=50))]
    pub(crate) top: u8,
    /// How many threads think; the answer does not depend on it.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: u8,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}
