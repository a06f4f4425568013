//! Records as they are read and made.

use std::path::PathBuf;

use clap::Args;

use super::GameArguments;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis trace game.polis\n  \
    polis random --game architekton --seed 3 | polis trace - | tail -n 1")]
pub(crate) struct TraceArguments {
    /// A record file, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// A file of 22 other building faces for Architekton.
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis verify game.polis\n  \
    curl https://polis.example/api/v1/tables/TABLE/record | polis verify -\n\n\
    The status is 0 when the tiles came in the order to which the server committed itself, else 1.")]
pub(crate) struct VerifyArguments {
    /// A record file of a finished game of a server, or `-` for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis random --game akropolis --players 3 --variants houses,gardens --seed 1\n  \
    polis random --game akropolis --solo callicrates --length long --seed 1\n  \
    polis random --game architekton --seed 1 --games 1000 --out games\n\n\
    Game number i of several has the seed S + i - 1, so each can be made again alone.")]
pub(crate) struct RandomArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// Equal seeds give equal games.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// How many games; more than one needs --out.
    #[arg(long, value_name = "K", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// A folder for the records; without it one record goes to standard output.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}
