//! What is known of a player: ratings, statistics, history.

use polis_akropolis::Architect;
use polis_game::Seat;
use polis_notation::GameKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::{PersonId, TableId};
use crate::person::Person;
use crate::schema;
use crate::table_state::Outcome;
use crate::vacation::Vacation;

/// What is rated apart: a game with a number of seats.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Pool {
    /// The game.
    #[schemars(with = "schema::GameKind")]
    pub game: GameKind,
    /// The number of seats; 1 is Akropolis against an Illustrious Architect.
    #[schemars(range(min = 1, max = 4))]
    pub seats: u8,
}

/// A rating: by Glicko-2 between two, by Weng-Lin at three and four seats, both on one scale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Rating {
    /// What is rated.
    pub pool: Pool,
    /// The rating.
    pub rating: f64,
    /// Its deviation: with a probability of 95 %, the true rating is within twice as much.
    pub deviation: f64,
    /// Number of games it comes from.
    pub games: u32,
}

impl Rating {
    /// The rating of somebody who has not played yet.
    pub const NEW: f64 = 1500.0;
    /// From this deviation on a rating says little.
    pub const PROVISIONAL: f64 = 110.0;

    /// Whether a rating with this deviation says little, because it comes from few games.
    pub fn is_provisional(deviation: f64) -> bool {
        deviation > Rating::PROVISIONAL
    }

    /// What a player is expected to score against another, from 0 to 1, by the ratings of both.
    pub fn expected_score(own: f64, other: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf((other - own) / 400.0))
    }
}

/// How a finished game changed the rating of one of its players:
/// `GET /api/v1/tables/{id}/ratings`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct RatingChange {
    /// Whose.
    #[schemars(with = "schema::Seat")]
    pub seat: Seat,
    /// The rating before the game.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// How far off that may be.
    pub deviation: f64,
}

/// The best players of a game with a number of seats: `GET /api/v1/leaderboard/{game}/{seats}`. Those
/// whose rating is provisional come after all others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Leaderboard {
    /// What is rated.
    pub pool: Pool,
    /// The best first.
    pub players: Vec<RankedPlayer>,
}

/// A player on a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct RankedPlayer {
    /// The player, with their rating.
    pub person: Person,
    /// Number of rated games.
    pub games: u32,
}

/// The best solo games against an Illustrious Architect, one of each player:
/// `GET /api/v1/leaderboard/solo/{architect}`. What counts: public games of the standard game without
/// variants that an account played to the end with nothing taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SoloBoard {
    /// Against whom.
    #[schemars(with = "schema::Architect")]
    pub architect: Architect,
    /// The most points first; among equals who had them first.
    pub games: Vec<SoloGame>,
    /// What to ask for with `?after=…` for the games after these; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<schema::SoloPlace>")]
    pub after: Option<String>,
}

/// A game on such a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SoloGame {
    /// Who played.
    pub person: Person,
    /// Their points.
    pub points: i32,
    /// The points of the Illustrious Architect.
    pub opponent: i32,
    /// Whether the player won.
    pub won: bool,
    /// When it ended.
    pub at: Millis,
    /// Which table: its record can be replayed.
    pub table: TableId,
}

/// A player's public profile: `GET /api/v1/people/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Profile {
    /// The person.
    pub person: Person,
    /// When they first came.
    pub since: Millis,
    /// Their ratings.
    pub ratings: Vec<Rating>,
    /// The results of their finished public games.
    pub statistics: Vec<Statistics>,
    /// The vacation on which they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vacation: Option<Vacation>,
}

/// How finished games went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Statistics {
    /// Which games.
    pub pool: Pool,
    /// Number of games.
    pub games: u32,
    /// Number of games won alone.
    pub wins: u32,
    /// Number of games won together with others.
    pub shared: u32,
    /// Mean points in games that were played to the end.
    pub mean_points: f64,
    /// The most points in a game that was played to the end.
    pub best_points: i32,
}

/// A point of the rating graph: `GET /api/v1/people/{id}/ratings/{game}/{seats}`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct HistoryPage {
    /// The games.
    pub games: Vec<HistoryEntry>,
    /// What to ask for with `?before=…` for the games before these; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<schema::Place>")]
    pub before: Option<String>,
}

/// A finished game in a history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct HistoryEntry {
    /// Which table.
    pub table: TableId,
    /// The game and the number of seats.
    pub pool: Pool,
    /// When it ended.
    pub at: Millis,
    /// Who played, in turn order: names of people, levels of computers.
    pub players: Vec<String>,
    /// Who they are; null for a computer player, and nothing at all where it is not known.
    #[serde(default)]
    pub people: Vec<Option<PersonId>>,
    /// The seat of the player in question.
    #[schemars(with = "schema::Seat")]
    pub seat: Seat,
    /// How it ended.
    pub outcome: Outcome,
    /// How it changed the rating of the player in question; none for a casual game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingChange>,
}
