//! Making and checking puzzles.

use std::path::PathBuf;

use clap::Args;

use super::game::Game;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis puzzles --game akropolis --seed 1 --minutes 5 --out made.txt\n  \
    polis puzzles --game akropolis --check made.txt --out crates/puzzles/data/akropolis.txt\n\n\
    Game number i has the seed S + i - 1; what comes of it depends on that and the playouts, not on\n\
    threads or time. The same command goes on where the last run of it ended: FILE.progress says\n\
    how far that was. docs/puzzles.md tells the form of the file and what the check asks for.")]
pub(crate) struct PuzzlesArguments {
    /// Which game.
    #[arg(long, value_enum)]
    pub(crate) game: Game,
    /// Check the puzzles of this file, by the rules and by a search with ten times the playouts
    /// that made them, and keep those that hold.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "play", "playouts"])]
    pub(crate) check: Option<PathBuf>,
    /// The file to write.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The seed of the first game, or of the searches of a check.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Stop after so many games, counted from the beginning.
    #[arg(long, value_name = "N", default_value_t = 100_000,
          value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Begin nothing new after so many minutes.
    #[arg(long, value_name = "MINUTES", allow_negative_numbers = true)]
    pub(crate) minutes: Option<f64>,
    /// How many playouts the players of the games spend on a move.
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) play: u32,
    /// How many playouts a position gets that may become a puzzle.
    #[arg(long, value_name = "N", default_value_t = 4000,
          value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) playouts: u32,
    /// How many threads; without it, as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: Option<u8>,
}
