//! Where one is: the part of the address after `#`.
//!
//! Only that part changes, so the folder works from any host and any path.

use std::fmt;

use crate::game_kind::GameKind;
use crate::shelf::GameId;
use polis_wire::{PersonId, TableId};

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// The first screen.
    Home,
    /// What is agreed before a game.
    NewGame(GameKind),
    /// A game on the shelf.
    Play(GameId),
    /// The rules of a game.
    Rules(GameKind),
    /// How to play a game for the first time.
    Learn(GameKind),
    /// What can be set.
    Settings,
    /// The tables of the server.
    Online,
    /// What is agreed before a table is opened.
    NewTable,
    /// A table of the server.
    Table(TableId),
    /// Who one is to the server.
    Me,
    /// A player.
    Person(PersonId),
}

impl Route {
    /// The screen that a hash leads to, with or without its `#`; none for a bad link.
    pub fn from_hash(hash: &str) -> Option<Route> {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, None) => Route::Home,
            (Some("new"), Some(game)) => Route::NewGame(GameKind::from_name(game)?),
            (Some("play"), Some(id)) => Route::Play(GameId::from_text(id)?),
            (Some("rules"), Some(game)) => Route::Rules(GameKind::from_name(game)?),
            (Some("learn"), Some(game)) => Route::Learn(GameKind::from_name(game)?),
            (Some("settings"), None) => Route::Settings,
            (Some("online"), None) => Route::Online,
            (Some("online"), Some("new")) => Route::NewTable,
            (Some("table"), Some(id)) => Route::Table(id.parse().ok()?),
            (Some("me"), None) => Route::Me,
            (Some("person"), Some(id)) => Route::Person(id.parse().ok()?),
            _ => return None,
        };
        parts.next().is_none().then_some(route)
    }
}

impl fmt::Display for Route {
    /// The hash, with its `#`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("#/"),
            Route::NewGame(game) => write!(f, "#/new/{game}"),
            Route::Play(id) => write!(f, "#/play/{id}"),
            Route::Rules(game) => write!(f, "#/rules/{game}"),
            Route::Learn(game) => write!(f, "#/learn/{game}"),
            Route::Settings => f.write_str("#/settings"),
            Route::Online => f.write_str("#/online"),
            Route::NewTable => f.write_str("#/online/new"),
            Route::Table(id) => write!(f, "#/table/{id}"),
            Route::Me => f.write_str("#/me"),
            Route::Person(id) => write!(f, "#/person/{id}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_has_a_link_that_leads_back_to_it() {
        let mut routes = vec![Route::Home, Route::Settings, Route::Play(GameId(17))];
        routes.extend([Route::Online, Route::NewTable, Route::Me]);
        routes.push(Route::Table(TableId::from_bits(u128::MAX)));
        routes.push(Route::Person(PersonId::from_bits(17)));
        for game in GameKind::ALL {
            routes.extend([Route::NewGame(game), Route::Rules(game), Route::Learn(game)]);
        }
        for route in routes {
            assert_eq!(Route::from_hash(&route.to_string()), Some(route));
        }
        for home in ["", "#", "/", "#//"] {
            assert_eq!(Route::from_hash(home), Some(Route::Home), "{home}");
        }
    }

    #[test]
    fn a_bad_link_leads_nowhere() {
        for hash in [
            "#/chess",
            "#/new",
            "#/new/chess",
            "#/play/x",
            "#/play/-1",
            "#/play/99999999999999999999",
            "#/settings/akropolis",
            "#/rules/akropolis/more",
            "#/online/old",
            "#/table/17",
            "#/table/../me",
            "#/person/",
            "#/me/akropolis",
            "#\u{0}",
        ] {
            assert_eq!(Route::from_hash(hash), None, "{hash}");
        }
    }
}
