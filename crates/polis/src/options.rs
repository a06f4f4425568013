//! From what was typed to the options of a game.

use polis_akropolis::{Length, Options, OptionsError, Players, Variants};
use polis_architekton::Faces;
use polis_terminal::GameOptions;
use thiserror::Error;

use crate::cli::{Game, GameLength, OptionArguments};
use crate::input;

/// The command was called wrongly.
#[derive(Debug, Error)]
pub(crate) enum UsageError {
    /// No such game of Akropolis.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// An option of Akropolis with Architekton.
    #[error("{option} is for akropolis; architekton has 2 players and no variants")]
    OnlyAkropolis {
        /// The option.
        option: &'static str,
    },
    /// An option of Architekton with Akropolis.
    #[error("--buildings is for architekton; akropolis has its own 61 tiles")]
    OnlyArchitekton,
    /// Too few or too many bots.
    #[error("{bots} bots for {people} seats; expected one bot for each seat, as in --bots a,b")]
    Bots {
        /// How many people play.
        people: usize,
        /// How many bots were named.
        bots: usize,
    },
    /// A question that only two bots can answer.
    #[error("--sprt compares two bots; expected two of them, not {bots}")]
    SprtForTwo {
        /// How many bots were named.
        bots: usize,
    },
    /// Several games and nowhere to put them.
    #[error("several games need a folder to go to; add --out DIR")]
    NeedsFolder,
    /// A seat that the table does not have.
    #[error("seat {seat} is not at this table; expected seats 1 to {people}")]
    NoSeat {
        /// The seat.
        seat: u8,
        /// How many people play.
        people: usize,
    },
    /// Seeds beyond the last.
    #[error("{games} games from seed {seed} on go beyond the last seed; expected a smaller seed")]
    Seeds {
        /// The first seed.
        seed: u64,
        /// How many games.
        games: u64,
    },
    /// Something that must be a positive number is not.
    #[error("{option} {found} is not possible; expected {expected}")]
    OutOfRange {
        /// The option.
        option: &'static str,
        /// What was given.
        found: String,
        /// What can be.
        expected: &'static str,
    },
}

/// The options for a game, as they were typed.
pub(crate) fn game_options(game: Game, arguments: &OptionArguments) -> anyhow::Result<GameOptions> {
    match game {
        Game::Akropolis => Ok(GameOptions::Akropolis(akropolis(arguments)?)),
        Game::Architekton => {
            check_architekton(arguments)?;
            let faces = match &arguments.buildings {
                Some(path) => input::faces(path)?,
                None => Faces::BUILT_IN,
            };
            Ok(GameOptions::Architekton(polis_architekton::Options {
                faces,
            }))
        }
    }
}

fn akropolis(arguments: &OptionArguments) -> Result<Options, UsageError> {
    if arguments.buildings.is_some() {
        return Err(UsageError::OnlyArchitekton);
    }
    let default = if arguments.solo.is_some() { 1 } else { 2 };
    let people = arguments.players.map_or(default, usize::from);
    let players = Players::new(people, arguments.solo)?;
    let variants: Variants = arguments
        .variants
        .iter()
        .flat_map(|variant| variant.districts())
        .copied()
        .collect();
    let length = match arguments.length {
        Some(GameLength::Long) => Length::Long,
        Some(GameLength::Standard) | None => Length::Standard,
    };
    Ok(Options::new(players, variants, length)?)
}

fn check_architekton(arguments: &OptionArguments) -> Result<(), UsageError> {
    let option = if arguments.players.is_some_and(|players| players != 2) {
        "--players"
    } else if !arguments.variants.is_empty() {
        "--variants"
    } else if arguments.length.is_some() {
        "--length"
    } else if arguments.solo.is_some() {
        "--solo"
    } else {
        return Ok(());
    };
    Err(UsageError::OnlyAkropolis { option })
}
