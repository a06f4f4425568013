//! Which game, and where in it.

use std::fmt;

use polis_wire::TableId;

use crate::shelf::GameId;

/// Which game, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayPlace {
    /// A game on the shelf, after so many moves.
    Game(GameId, usize),
    /// A game of the server, after so many moves.
    Table(TableId, usize),
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
            [id, rest @ ..] => Some(ReplayPlace::Game(GameId::from_text(id)?, ply(rest)?)),
            [] => None,
        }
    }

    /// One of each kind.
    #[cfg(test)]
    pub(crate) fn examples() -> impl Iterator<Item = ReplayPlace> {
        let table = TableId::from_bits(17);
        [
            ReplayPlace::Game(GameId(3), 0),
            ReplayPlace::Game(GameId(3), 12),
            ReplayPlace::Table(table, 5),
        ]
        .into_iter()
    }
}

impl fmt::Display for ReplayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayPlace::Game(id, ply) => write!(f, "{id}/{ply}"),
            ReplayPlace::Table(id, ply) => write!(f, "table/{id}/{ply}"),
        }
    }
}
