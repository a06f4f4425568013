//! What is known of a player: ratings, statistics, history.

use polis_game::Seat;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::forms;
use crate::id::TableId;
use crate::person::Person;
use crate::table_state::Outcome;

/// One of both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Akropolis.
    Akropolis,
    /// Architekton.
    Architekton,
}

impl GameKind {
    /// Both games.
    pub const ALL: [GameKind; 2] = [GameKind::Akropolis, GameKind::Architekton];

    /// The word of the notation.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Akropolis => "akropolis",
            GameKind::Architekton => "architekton",
        }
    }

    /// The game with this word of the notation.
    pub fn from_name(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What is rated apart: a game with a number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// The game.
    pub game: GameKind,
    /// The number of seats.
    pub seats: u8,
}

/// A rating by Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// What is rated.
    pub pool: Pool,
    /// The rating.
    pub rating: f64,
    /// How far off it may be: the true one is within twice as much, with 95 %.
    pub deviation: f64,
    /// How many games it comes from.
    pub games: u32,
}

/// A player as his page shows him: `GET /api/v1/people/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// Who it is.
    pub person: Person,
    /// When he first came.
    pub since: Millis,
    /// His ratings.
    pub ratings: Vec<Rating>,
    /// How his finished public games went.
    pub statistics: Vec<Statistics>,
}

/// How finished games went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    /// Which games.
    pub pool: Pool,
    /// How many.
    pub games: u32,
    /// How many were won alone.
    pub wins: u32,
    /// How many were won together with others.
    pub shared: u32,
    /// The mean of his points in games that were played to the end.
    pub mean_points: f64,
    /// The most points in a game that was played to the end.
    pub best_points: i32,
}

/// A point of the rating graph: `GET /api/v1/people/{id}/ratings/{game}/{seats}`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Millis,
    /// Which table.
    pub table: TableId,
    /// The rating after it.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
}

/// A page of finished games, the latest first: `GET /api/v1/people/{id}/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HistoryPage {
    /// The games.
    pub games: Vec<HistoryEntry>,
    /// What to ask for with `?before=…` for the games before these; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// A finished game in a history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HistoryEntry {
    /// Which table.
    pub table: TableId,
    /// The game and the number of seats.
    pub pool: Pool,
    /// When it ended.
    pub at: Millis,
    /// Who played, in turn order: names of people, levels of computers.
    pub players: Vec<String>,
    /// The seat of the player in question.
    #[serde(with = "forms::seat")]
    pub seat: Seat,
    /// How it ended.
    pub outcome: Outcome,
}
