//! Which of the two games.

use std::fmt;

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use serde::{Deserialize, Serialize};

use crate::notated::Notated;

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// A city of hex tiles; 1 to 4 players.
    Akropolis,
    /// A chequered town; 2 players.
    Architekton,
}

impl GameKind {
    /// Both games.
    pub const ALL: [GameKind; 2] = [GameKind::Akropolis, GameKind::Architekton];

    /// The name in records and links.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Akropolis => Akropolis::NAME,
            GameKind::Architekton => Architekton::NAME,
        }
    }

    /// The name as a title; it is the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            GameKind::Akropolis => "Akropolis",
            GameKind::Architekton => "Architekton",
        }
    }

    /// The game with this name.
    pub fn from_name(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
