//! Making and reading archives of games.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use polis_archive::Table;

use super::GameArguments;
use super::computer::share;
use crate::arena::BuiltinPlayer;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis archive make --game akropolis --games 1000000 --level top --playouts 100 --out games\n  \
    polis archive list games\n  \
    polis archive read games --table positions --seeds 7\n  \
    polis archive export games --seeds 1-100 --out records\n  \
    polis archive check games\n\n\
    An archive is a folder of Parquet files, which DuckDB, Polars and pandas read as they are, with a\n\
    data card (card.json) that tells its columns; docs/research.md has both, and questions to ask.")]
pub(crate) struct ArchiveArguments {
    #[command(subcommand)]
    pub(crate) task: ArchiveTask,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ArchiveTask {
    /// Play games of one player against itself, and write them into a folder; the same command goes
    /// on where the last run of it ended.
    Make(MakeArguments),
    /// Tell what an archive holds.
    List(ListArguments),
    /// Print the rows of a table, one JSON object a line.
    Read(ReadArguments),
    /// Write the records of games, exactly as they were played.
    Export(ExportArguments),
    /// Compare all files with their checksums and all rows with the replayed games.
    Check(ListArguments),
}

#[derive(Debug, Args)]
pub(crate) struct MakeArguments {
    #[command(flatten)]
    pub(crate) game: GameArguments,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 10_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// Who plays all seats: random, greedy, pupil, mason, foreman, master or daidalos (also called
    /// top).
    #[arg(long, value_name = "LEVEL", default_value = "top")]
    pub(crate) level: BuiltinPlayer,
    /// How many playouts daidalos has for each move; the others do not search.
    #[arg(long, value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) playouts: u32,
    /// The share of moves that are drawn by lot instead, for variety, from 0 to 1.
    #[arg(long, value_name = "SHARE", default_value_t = 0.0, value_parser = share)]
    pub(crate) explore: f64,
    /// The seed of the first game; those of the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write the inputs of the network, too, as a column of the positions.
    #[arg(long)]
    pub(crate) features: bool,
    /// The folder, which is made if it is not there.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How many threads, which changes nothing but the time; without it, as many as the machine has
    /// cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) threads: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct ListArguments {
    /// The folder of the archive.
    #[arg(value_name = "DIR")]
    pub(crate) archive: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct ReadArguments {
    /// The folder of the archive.
    #[arg(value_name = "DIR")]
    pub(crate) archive: PathBuf,
    /// Which table.
    #[arg(long, value_enum, default_value = "games")]
    pub(crate) table: ArchiveTable,
    /// The games: one seed, or the first and the last, as in `1-100`.
    #[arg(long, value_name = "SEEDS", value_parser = seeds)]
    pub(crate) seeds: Option<RangeInclusive<u64>>,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArguments {
    /// The folder of the archive.
    #[arg(value_name = "DIR")]
    pub(crate) archive: PathBuf,
    /// The games: one seed, or the first and the last, as in `1-100`.
    #[arg(long, value_name = "SEEDS", value_parser = seeds)]
    pub(crate) seeds: Option<RangeInclusive<u64>>,
    /// A folder for the records, each named by its seed; without it they go to standard output, one
    /// after the other.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

/// A table, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ArchiveTable {
    /// A row a game.
    Games,
    /// A row a move.
    Positions,
}

impl From<ArchiveTable> for Table {
    fn from(table: ArchiveTable) -> Table {
        match table {
            ArchiveTable::Games => Table::Games,
            ArchiveTable::Positions => Table::Positions,
        }
    }
}

/// Reads one seed, or the first and the last.
fn seeds(text: &str) -> Result<RangeInclusive<u64>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) if first <= last => Ok(first..=last),
        _ => Err("expected a seed, or the first and the last, as in 1-100".to_owned()),
    }
}
