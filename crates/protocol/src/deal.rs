//! The same deal for several people, each at a table of their own: the deals of a day, and duels.
//!
//! What leaves the server about a deal never holds its tiles. Tables and results of others are told
//! only to who has finished the deal, or when it is over.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use polis_akropolis::{Architect, Length, Variants};
use polis_game::excerpt;
use polis_notation::{GameKind, Level};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::Millis;
use crate::day::Day;
use crate::id::{DuelId, TableId};
use crate::person::Person;
use crate::schema;
use crate::settings::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, Start,
    TableSettings, Takebacks, TimeOut, Visibility,
};

/// Which deal. As text `2026-11-16.solo`, or the id of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DealId {
    /// One of the deals of a day.
    Daily(Day, DailyContest),
    /// A duel by link.
    Duel(DuelId),
}

/// The deals that each day has.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum DailyContest {
    /// Akropolis against an Illustrious Architect.
    Solo,
    /// Akropolis against a computer player.
    Akropolis,
    /// Architekton against a computer player.
    Architekton,
}

/// Against whom a deal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealPlan {
    /// Akropolis against an Illustrious Architect.
    Solo(#[schemars(with = "schema::Architect")] Architect),
    /// Akropolis against a computer player.
    Akropolis(#[schemars(with = "schema::Level")] Level),
    /// Architekton against a computer player.
    Architekton(#[schemars(with = "schema::Level")] Level),
}

/// The deals of today: `GET /api/v1/daily`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DailyDeals {
    /// The day.
    #[serde(with = "crate::day::as_text")]
    #[schemars(with = "Day")]
    pub day: Day,
    /// When it is over.
    pub ends: Millis,
    /// The server's time.
    pub now: Millis,
    /// The deals of the day, and how the caller fared at them.
    pub deals: Vec<DealSummary>,
}

/// A deal in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealSummary {
    /// Which deal.
    pub id: DealId,
    /// Against whom.
    pub plan: DealPlan,
    /// Number of people who have begun it.
    pub players: u32,
    /// The caller's try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<DealTry>,
}

/// Somebody's try at a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealTry {
    /// Where it is played.
    pub table: TableId,
    /// How it ended; none while it is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DealResult>,
}

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealResult {
    /// One's own points.
    pub points: i32,
    /// The points of the opponent.
    pub opponent: i32,
    /// Whether the game was won alone.
    pub won: bool,
    /// Whether it was played to the end, within the time of the deal.
    pub counts: bool,
    /// When it ended.
    pub at: Millis,
}

/// A deal and what everybody made of it: `GET /api/v1/deals/{deal}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealPage {
    /// The deal, and how the caller fared.
    pub deal: DealSummary,
    /// When it is over; none for a duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Millis>,
    /// Whether the caller may see what others made of it: they have finished it, or it is over.
    pub is_open: bool,
    /// Who made the duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Person>,
    /// Who takes part in a duel, in the order in which they began; empty for a deal of a day.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Person>,
    /// The finished tries, the best first; empty where the caller may not see them.
    pub board: Vec<DealEntry>,
}

/// A finished try on the board of a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealEntry {
    /// The place, from 1; equal ones share it. None for a try that does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub place: Option<u32>,
    /// Who played.
    pub person: Person,
    /// The table, which can be replayed.
    pub table: TableId,
    /// How it ended.
    pub result: DealResult,
}

/// A finished game of a deal with its record: `GET /api/v1/deals/{deal}/games`, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DealGame {
    /// Who played, and how it ended.
    pub entry: DealEntry,
    /// The record; tiles that were never face up are `?`.
    pub record: String,
}

/// The board of a month: `GET /api/v1/daily/{contest}/months/{day}`, of days that are over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MonthBoard {
    /// The first day of the month.
    #[serde(with = "crate::day::as_text")]
    #[schemars(with = "Day")]
    pub month: Day,
    /// Which of the deals of its days.
    pub contest: DailyContest,
    /// Everybody who finished one, the best first.
    pub board: Vec<MonthEntry>,
}

/// Somebody on the board of a month.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MonthEntry {
    /// The place, from 1; equal ones share it.
    #[schemars(range(min = 1))]
    pub place: u32,
    /// Who.
    pub person: Person,
    /// Number of days on which they played to the end.
    pub days: u32,
    /// Number of these games that they won.
    pub wins: u32,
    /// What they gathered: see [`DealPlan::score`]; a margin counts only where it is one's own.
    pub score: i64,
}

/// A new duel: the body of `POST /api/v1/duels`, which answers with a [`DealPage`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewDuel {
    /// Against whom both play.
    pub plan: DealPlan,
}

impl DailyContest {
    /// All contests.
    pub const ALL: [DailyContest; 3] = [
        DailyContest::Solo,
        DailyContest::Akropolis,
        DailyContest::Architekton,
    ];

    /// The name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            DailyContest::Solo => "solo",
            DailyContest::Akropolis => "akropolis",
            DailyContest::Architekton => "architekton",
        }
    }

    /// The contest with a name.
    pub fn from_name(name: &str) -> Option<DailyContest> {
        DailyContest::ALL
            .into_iter()
            .find(|contest| contest.name() == name)
    }

    /// Against whom the deal of a day is played. The levels are those that answer at once.
    pub fn plan(self, day: Day) -> DealPlan {
        const LEVELS: [Level; 3] = [Level::Mason, Level::Foreman, Level::Master];
        let of = |shift: u32| (day.0 + shift) as usize % 3;
        match self {
            DailyContest::Solo => DealPlan::Solo(Architect::ALL[of(0)]),
            DailyContest::Akropolis => DealPlan::Akropolis(LEVELS[of(1)]),
            DailyContest::Architekton => DealPlan::Architekton(LEVELS[of(2)]),
        }
    }
}

impl DealPlan {
    /// Which game it is.
    pub const fn game(self) -> GameKind {
        match self {
            DealPlan::Solo(_) | DealPlan::Akropolis(_) => GameKind::Akropolis,
            DealPlan::Architekton(_) => GameKind::Architekton,
        }
    }

    /// What a result is worth on a board: one's points against an Illustrious Architect, and by how
    /// much one was ahead of a computer player.
    pub const fn score(self, result: &DealResult) -> i32 {
        match self {
            DealPlan::Solo(_) => result.points,
            DealPlan::Akropolis(_) | DealPlan::Architekton(_) => result.points - result.opponent,
        }
    }

    /// What is agreed at a table of the deal: nobody can watch or take back, and the person begins.
    pub fn settings(self) -> TableSettings {
        let akropolis = |architect| GameSettings::Akropolis {
            variants: Variants::NONE,
            length: Length::Standard,
            architect,
        };
        let (game, opponent) = match self {
            DealPlan::Solo(architect) => (akropolis(Some(architect)), None),
            DealPlan::Akropolis(level) => (akropolis(None), Some(level)),
            DealPlan::Architekton(level) => {
                let contest = Contest::Game;
                (GameSettings::Architekton { contest }, Some(level))
            }
        };
        let opponent = opponent.map(ChairPlan::Computer);
        TableSettings {
            game,
            chairs: std::iter::once(ChairPlan::Host).chain(opponent).collect(),
            seating: Seating::AsSeated,
            start: Start::WhenFull,
            clock: Clock::None,
            time_out: TimeOut::Lost,
            visibility: Visibility::Private,
            joining: Joining::Anyone,
            live_scores: LiveScores::Shown,
            takebacks: Takebacks::Never,
            rated: Rated::Casual,
        }
    }
}

impl fmt::Display for DailyContest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for DealId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealId::Daily(day, contest) => write!(f, "{day}.{contest}"),
            DealId::Duel(id) => write!(f, "{id}"),
        }
    }
}

/// A text is not the id of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found `{found}`; expected a deal as in `2026-11-16.solo`, or the id of a duel")]
pub struct ParseDealError {
    /// The beginning of the text.
    pub found: String,
}

impl FromStr for DealId {
    type Err = ParseDealError;

    fn from_str(text: &str) -> Result<DealId, ParseDealError> {
        let daily = |(day, contest): (&str, &str)| {
            Some(DealId::Daily(
                day.parse().ok()?,
                DailyContest::from_name(contest)?,
            ))
        };
        let id = match text.split_once('.') {
            Some(parts) => daily(parts),
            None => text.parse().ok().map(DealId::Duel),
        };
        id.ok_or_else(|| ParseDealError {
            found: excerpt(text),
        })
    }
}

impl Serialize for DealId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for DealId {
    fn schema_name() -> Cow<'static, str> {
        "DealId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A deal that several people play: a day and its contest, as in \
                            `2026-11-16.solo`, or the id of a duel.",
            "type": "string",
        })
    }
}

impl<'de> Deserialize<'de> for DealId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DealId, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn every_deal_has_a_text_that_leads_back_to_it() {
        let day: Day = "2026-11-16".parse().unwrap();
        let duel = DealId::Duel(DuelId::from_bits(17));
        let daily = DailyContest::ALL.map(|contest| DealId::Daily(day, contest));
        for id in daily.into_iter().chain([duel]) {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for wrong in [
            "",
            ".",
            "2026-11-16.",
            "2026-11-16.chess",
            "2026-11-16",
            "x.solo",
        ] {
            assert!(wrong.parse::<DealId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_plan_is_a_table() {
        for day in 0..6 {
            for contest in DailyContest::ALL {
                let settings = contest.plan(Day(day)).settings();
                settings.check().unwrap();
                assert_eq!(settings.visibility, Visibility::Private);
                assert_eq!(settings.takebacks, Takebacks::Never);
            }
        }
    }
}
