//! What is agreed before a game.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use polis_akropolis::{Architect, District};

use super::ComputerSeat;

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Game {
    /// Stack hex tiles into a city; 1 to 4 players.
    Akropolis,
    /// Lay a chequered town of buildings and landscapes; 2 players.
    Architekton,
}

/// What is agreed before a game.
#[derive(Clone, Debug, Args)]
pub(crate) struct GameArguments {
    /// Which game.
    #[arg(long, value_enum)]
    pub(crate) game: Game,
    #[command(flatten)]
    pub(crate) options: OptionArguments,
}

/// The options of both games.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct OptionArguments {
    /// How many people play: 2 to 4 in Akropolis, 1 with --solo; 2 in Architekton.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) players: Option<u8>,
    /// Variants of Akropolis, with commas between them, or `all`.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) variants: Vec<Variant>,
    /// How long a game of Akropolis is.
    #[arg(long, value_enum)]
    pub(crate) length: Option<GameLength>,
    /// Play Akropolis alone against the Illustrious Architect.
    #[arg(long, value_name = "ARCHITECT", value_parser = architect)]
    pub(crate) solo: Option<Architect>,
    /// A file of 22 other building faces for Architekton (a csv with the columns
    /// tile,north,east,south,west).
    #[arg(long, value_name = "FILE")]
    pub(crate) buildings: Option<PathBuf>,
}

/// A variant, or all of them.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Variant {
    /// The houses variant.
    Houses,
    /// The markets variant.
    Markets,
    /// The barracks variant.
    Barracks,
    /// The temples variant.
    Temples,
    /// The gardens variant.
    Gardens,
    /// All five.
    All,
}

impl Variant {
    /// The types that it doubles.
    pub(crate) fn districts(self) -> &'static [District] {
        match self {
            Variant::Houses => &[District::Houses],
            Variant::Markets => &[District::Markets],
            Variant::Barracks => &[District::Barracks],
            Variant::Temples => &[District::Temples],
            Variant::Gardens => &[District::Gardens],
            Variant::All => &District::ALL,
        }
    }
}

/// How long a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameLength {
    /// 11 stacks.
    Standard,
    /// All 61 tiles.
    Long,
}

/// The Illustrious Architect of a name.
pub(super) fn architect(name: &str) -> Result<Architect, String> {
    Architect::from_name(name)
        .ok_or_else(|| "expected hippodamos, metagenes or callicrates".to_owned())
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis play                                    choose everything on the first screen\n  \
    polis play --game akropolis --players 3 --computer 2:mason,3:daidalos\n  \
    polis play --game akropolis --solo callicrates --variants all\n  \
    polis play --resume game.polis                go on where a saved game stands")]
pub(crate) struct PlayArguments {
    /// Which game; without any option the first screen asks, with options of Akropolis it is that.
    #[arg(long, value_enum)]
    pub(crate) game: Option<Game>,
    #[command(flatten)]
    pub(crate) options: OptionArguments,
    /// The seats that the computer plays, with commas between them, each with its level or without,
    /// as in `2:mason,3`; the levels are pupil, mason, foreman (without one), master and daidalos,
    /// which is also called top; the companion finds your strength and stays near it.
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    pub(crate) computer: Vec<ComputerSeat>,
    /// The order of the tiles; by lot without it.
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game.
    #[arg(
        long,
        value_name = "RECORD",
        conflicts_with_all = ["game", "players", "variants", "length", "solo", "seed"]
    )]
    pub(crate) resume: Option<PathBuf>,
    /// Where to save the game; without it, a file in the current folder named after the game.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}
