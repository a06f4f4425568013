//! Friends, challenges, and people whom somebody does not want to meet.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::{ChallengeId, PersonId, TableId};
use crate::person::Person;
use crate::profile::HistoryEntry;
use crate::search::Wish;

/// The people around the caller: `GET /api/v1/me/friends`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Friends {
    /// Friends, those who are online first.
    pub friends: Vec<Friend>,
    /// People who ask to be friends.
    pub asking: Vec<Person>,
    /// People whom the caller has asked.
    pub asked: Vec<Person>,
    /// Challenges to the caller that stand, the latest first.
    pub challenges: Vec<Challenge>,
    /// Challenges of the caller: those that stand, and those that were just accepted.
    pub challenged: Vec<Challenge>,
    /// People whom the caller has blocked.
    pub blocked: Vec<Person>,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Friend {
    /// Who it is.
    pub person: Person,
    /// Since when they are friends.
    pub since: Millis,
    /// Whether they are connected to the server.
    pub is_online: bool,
}

/// "Play with me": `POST /api/v1/challenges` makes one, `POST /api/v1/challenges/{challenge}` accepts
/// it, and `DELETE` declines it or takes it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Challenge {
    /// Which one.
    pub id: ChallengeId,
    /// Who challenges.
    pub from: Person,
    /// Who is challenged.
    pub to: Person,
    /// To what: a game for two.
    pub wish: Wish,
    /// When it was made.
    pub made: Millis,
    /// Until when it stands.
    pub until: Millis,
    /// The table, once it is accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// A challenge that somebody makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewChallenge {
    /// Who is challenged.
    pub to: PersonId,
    /// To what: a game for two.
    pub wish: Wish,
}

/// The finished games of the caller with somebody: `GET /api/v1/me/games/{person}`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GamesTogether {
    /// Number of games, of the latest thousand.
    pub games: u32,
    /// How many of them the caller won alone.
    pub wins: u32,
    /// How many the other won alone.
    pub losses: u32,
    /// The latest games, seen from the caller's seat.
    pub latest: Vec<HistoryEntry>,
}
