//! Bounding what a deal can bring.

use std::path::PathBuf;

use clap::Args;
use clap::builder::TypedValueParser;
use polis_akropolis::Architect;

use super::game::architect;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis limits --seed 1 --out best.polis\n  \
    polis limits --seed 1 --deals 10 --beam 400 --playouts 400\n\n\
    The order of the tiles is known to the search, as it never is to a player: this is for study.")]
pub(crate) struct LimitsArguments {
    /// The order of the tiles of the first deal; the others follow.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// How many deals.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(crate) deals: u64,
    /// The Illustrious Architect, who takes tiles as well.
    #[arg(long, value_name = "ARCHITECT", default_value = "callicrates", value_parser = architect)]
    pub(crate) architect: Architect,
    /// How many positions the beam search goes on with after each turn.
    #[arg(long, value_name = "WIDTH", default_value_t = 100,
          value_parser = clap::value_parser!(u64).range(1..=100_000).map(|width| width as usize))]
    pub(crate) beam: usize,
    /// Let daidalos play each deal, too, without knowing it, with so many playouts a move.
    #[arg(long, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) playouts: Option<u32>,
    /// Write the record of the best game that was found into a file.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    pub(crate) json: bool,
}
