//! What the terminal game starts with.

use std::path::PathBuf;

use polis_client::player::Player;
use polis_game::PerSeat;
use polis_notation::{Name, Record};

/// What the terminal game starts with.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    /// The first screen.
    pub start: Start,
    /// Where the game is saved; without it, in the current folder, in a file named after the game.
    pub save: Option<PathBuf>,
    /// The seed of the tile order; random without it.
    pub seed: Option<u64>,
    /// The folder in which the companion remembers how strong the player is; without it, it forgets.
    pub memory: Option<PathBuf>,
}

/// The first screen of the terminal game.
#[derive(Clone, Debug)]
pub enum Start {
    /// The start page, on which a game is chosen.
    StartPage,
    /// A new game.
    NewGame(GameSetup),
    /// A saved game.
    Resume {
        /// The game.
        record: Record,
        /// The file that it was read from, and is saved to.
        path: PathBuf,
        /// Who plays each seat; without it, as the record says.
        players: Option<PerSeat<Player>>,
    },
}

/// A new game: its options and who plays it.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The game and its options.
    pub options: GameOptions,
    /// Who plays each seat.
    pub players: PerSeat<Player>,
    /// Their names, as far as they are given, by seat.
    pub names: Vec<Option<Name>>,
}

/// The options of either game.
#[derive(Clone, Debug)]
pub enum GameOptions {
    /// Akropolis.
    Akropolis(polis_akropolis::Options),
    /// Architekton.
    Architekton(polis_architekton::Options),
}

impl GameOptions {
    /// How many people play, without the Illustrious Architect.
    pub fn people(&self) -> usize {
        match self {
            GameOptions::Akropolis(options) => match options.players().architect() {
                Some(_) => 1,
                None => options.seats(),
            },
            GameOptions::Architekton(_) => 2,
        }
    }
}
