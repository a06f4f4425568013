//! Which game, and where in it.

use std::fmt;

use polis_protocol::TableId;

use super::link;
use crate::shelf::GameId;

/// Which game, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayPlace {
    /// A game on the shelf, after so many moves.
    Game(GameId, usize),
    /// A game of the server, after so many moves.
    Table(TableId, usize),
    /// A game that the address itself tells, after so many moves.
    Record(&'static str, usize),
}

impl ReplayPlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<ReplayPlace> {
        let ply = |parts: &[&str]| match parts {
            [] => Some(0),
            [ply] => ply.parse().ok(),
            [..] => None,
        };
        match parts {
            ["table", id, rest @ ..] => Some(ReplayPlace::Table(id.parse().ok()?, ply(rest)?)),
            // What it tells is read later, so that a bad one can be told of.
            ["record", text, rest @ ..] if text.len() <= 2 * link::MAX_CHARACTERS => {
                Some(ReplayPlace::Record(link::keep(text), ply(rest)?))
            }
            [id, rest @ ..] => Some(ReplayPlace::Game(GameId::from_text(id)?, ply(rest)?)),
            [] => None,
        }
    }

    /// After how many moves.
    pub const fn ply(self) -> usize {
        match self {
            ReplayPlace::Game(_, ply)
            | ReplayPlace::Table(_, ply)
            | ReplayPlace::Record(_, ply) => ply,
        }
    }

    /// The same game after so many moves.
    #[must_use]
    pub const fn at(self, ply: usize) -> ReplayPlace {
        match self {
            ReplayPlace::Game(id, _) => ReplayPlace::Game(id, ply),
            ReplayPlace::Table(id, _) => ReplayPlace::Table(id, ply),
            ReplayPlace::Record(text, _) => ReplayPlace::Record(text, ply),
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub fn examples() -> impl Iterator<Item = ReplayPlace> {
        let table = TableId::from_bits(17);
        [
            ReplayPlace::Game(GameId(3), 0),
            ReplayPlace::Game(GameId(3), 12),
            ReplayPlace::Table(table, 5),
            ReplayPlace::Record("game_architekton~moves", 7),
        ]
        .into_iter()
    }
}

impl fmt::Display for ReplayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayPlace::Game(id, ply) => write!(f, "{id}/{ply}"),
            ReplayPlace::Table(id, ply) => write!(f, "table/{id}/{ply}"),
            ReplayPlace::Record(text, ply) => write!(f, "record/{text}/{ply}"),
        }
    }
}
