//! Which game, and where in it.

use std::fmt;

use polis_protocol::TableId;

use super::link;
use super::move_path::MovePath;
use crate::saved_games::GameId;

/// Which game, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayPlace {
    /// A game among the saved games.
    Game(GameId, MovePath),
    /// A game of the server.
    Table(TableId, MovePath),
    /// A game that the address itself tells.
    Record(&'static str, MovePath),
}

impl ReplayPlace {
    /// What the rest of an address leads to.
    pub fn from_parts(parts: &[&str]) -> Option<ReplayPlace> {
        let path = |parts: &[&str]| match parts {
            [] => Some(MovePath::START),
            [path] => MovePath::from_text(path),
            [..] => None,
        };
        match parts {
            ["table", id, rest @ ..] => Some(ReplayPlace::Table(id.parse().ok()?, path(rest)?)),
            // What it tells is read later, so that a bad one can be told of.
            ["record", text, rest @ ..] if text.len() <= 2 * link::MAX_CHARACTERS => {
                Some(ReplayPlace::Record(link::keep(text), path(rest)?))
            }
            [id, rest @ ..] => Some(ReplayPlace::Game(GameId::from_text(id)?, path(rest)?)),
            [] => None,
        }
    }

    /// Where in the game.
    pub const fn path(self) -> MovePath {
        match self {
            ReplayPlace::Game(_, path)
            | ReplayPlace::Table(_, path)
            | ReplayPlace::Record(_, path) => path,
        }
    }

    /// Elsewhere in the same game.
    #[must_use]
    pub const fn at(self, path: MovePath) -> ReplayPlace {
        match self {
            ReplayPlace::Game(id, _) => ReplayPlace::Game(id, path),
            ReplayPlace::Table(id, _) => ReplayPlace::Table(id, path),
            ReplayPlace::Record(text, _) => ReplayPlace::Record(text, path),
        }
    }

    /// Whether it is the same game.
    pub fn is_in_game_of(self, other: ReplayPlace) -> bool {
        self.at(MovePath::START) == other.at(MovePath::START)
    }

    /// One of each kind.
    #[cfg(test)]
    pub fn examples() -> impl Iterator<Item = ReplayPlace> {
        let table = TableId::from_bits(17);
        [
            ReplayPlace::Game(GameId(3), MovePath::START),
            ReplayPlace::Game(GameId(3), MovePath::after(12)),
            ReplayPlace::Game(GameId(3), MovePath::in_variation(12, &[1, 0, 2])),
            ReplayPlace::Table(table, MovePath::after(5)),
            ReplayPlace::Record("game_architekton~moves", MovePath::after(7)),
        ]
        .into_iter()
    }
}

impl fmt::Display for ReplayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayPlace::Game(id, path) => write!(f, "{id}/{path}"),
            ReplayPlace::Table(id, path) => write!(f, "table/{id}/{path}"),
            ReplayPlace::Record(text, path) => write!(f, "record/{text}/{path}"),
        }
    }
}
