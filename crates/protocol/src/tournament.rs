//! Tournaments: what is agreed, who plays whom, and who is ahead.

use polis_game::is_printable;
use polis_notation::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Millis;
use crate::id::{PersonId, TableId, TournamentId};
use crate::person::Person;
use crate::settings::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, SettingsError,
    Start, TableSettings, Takebacks, TimeOut, Visibility,
};

/// A tournament to come: the body of `POST /api/v1/tournaments`, which answers with a
/// [`TournamentPage`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentPlan {
    /// What it is called: 1 to 60 characters.
    #[schemars(length(min = 1, max = 60))]
    pub name: String,
    /// Which game, and what belongs to it.
    pub game: GameSettings,
    /// Number of people at a table: 2 to 4. Where the number of players does not divide, some tables
    /// have fewer.
    #[schemars(range(min = 2, max = 4))]
    pub seats: u8,
    /// Who plays whom.
    pub system: TournamentSystem,
    /// How much time there is; a tournament always has a clock.
    pub clock: Clock,
    /// Whether its games count.
    #[serde(default)]
    pub rated: Rated,
    /// Whether it is listed.
    #[serde(default)]
    pub visibility: Visibility,
    /// When it starts by itself; without it the organiser starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Millis>,
    /// Seconds between the last game of a round and the next round.
    #[serde(default = "TournamentPlan::usual_pause")]
    #[schemars(range(max = 3600))]
    pub pause_s: u32,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentSystem {
    /// Everybody against everybody.
    RoundRobin,
    /// Those with equal points against each other, and nobody twice.
    Swiss {
        /// Number of rounds.
        #[schemars(range(min = 1, max = 20))]
        rounds: u8,
    },
    /// Whoever is free plays whoever is free, until the time is over.
    Arena {
        /// How long, in minutes.
        #[schemars(range(min = 1, max = 600))]
        minutes: u16,
    },
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStatus {
    /// People sign up.
    SignUp,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentSummary {
    /// Which one.
    pub id: TournamentId,
    /// What is agreed.
    pub plan: TournamentPlan,
    /// The organiser.
    pub host: Person,
    /// How far it is.
    pub status: TournamentStatus,
    /// Number of people who have signed up.
    pub players: u32,
    /// The round that is played, from 1; 0 before the first. In an arena, how often people were
    /// paired.
    pub round: u32,
    /// Number of rounds; none for an arena, and before a round robin has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// When it started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<Millis>,
    /// When it was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Millis>,
}

/// The tournaments that the caller may know of: `GET /api/v1/tournaments`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Tournaments {
    /// Those that the caller organises or plays in, the latest first.
    pub mine: Vec<TournamentSummary>,
    /// Public ones that people can sign up for or watch, the next first.
    pub open: Vec<TournamentSummary>,
    /// Public ones that are over, the latest first.
    pub over: Vec<TournamentSummary>,
}

/// A whole tournament: `GET /api/v1/tournaments/{tournament}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentPage {
    /// What it is, and how far.
    pub tournament: TournamentSummary,
    /// Counts changes: with `?seen=VERSION` the answer is 204 as long as there was none, and with
    /// `&wait_ms=MS` it comes when there is one.
    pub version: u64,
    /// The server's time.
    pub now: Millis,
    /// When the next round begins, between two rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_round: Option<Millis>,
    /// When nobody is paired any more, in an arena.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Millis>,
    /// Everybody, the best first.
    pub standings: Vec<TournamentStanding>,
    /// The games of the round that is played, or of the last one; in an arena those that go on, and
    /// the latest of the others.
    pub games: Vec<TournamentGame>,
    /// The caller's place, if they have signed up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<MyTournament>,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentStanding {
    /// The place, from 1; equal ones share it.
    pub place: u32,
    /// Who.
    pub person: Person,
    /// Whether they still play.
    pub presence: TournamentPresence,
    /// Their points, in twelfths of one: a victory is 12.
    pub score: u32,
    /// The first tie-break, Buchholz: the points of all opponents, in twelfths.
    pub buchholz: u32,
    /// The second, Sonneborn-Berger: the points of those they were ahead of, in twelfths.
    pub sonneborn: u32,
    /// The third: points in the games against those who are equal until here, in twelfths.
    pub direct: u32,
    /// The last: by how many points of the game they were ahead of opponents, all together.
    pub margin: i32,
    /// Number of finished games, without byes.
    pub games: u32,
}

/// Whether somebody who has signed up is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentPresence {
    /// They are paired.
    Here,
    /// They have left, and can come back.
    Left,
    /// They did not come to a game, and can come back.
    Absent,
    /// The organiser has sent them away.
    Removed,
}

/// A game of a tournament, or a bye: `GET /api/v1/tournaments/{tournament}/rounds/{round}` gives
/// those of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentGame {
    /// The round, from 1.
    pub round: u32,
    /// The number of the table in its round, from 1.
    pub board: u32,
    /// Who plays, in turn order; one alone has a bye.
    pub players: Vec<PersonId>,
    /// The table; none for a bye, and for the moment until it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// How it ended; none while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<TournamentResult>,
}

/// How a game of a tournament ended, for each player in turn order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TournamentResult {
    /// The place of each, from 1; equal ones share it.
    pub places: Vec<u8>,
    /// The points of each in the game; none where it was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
}

/// The caller's place in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MyTournament {
    /// Whether they are paired.
    pub presence: TournamentPresence,
    /// The table at which they play now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Whether they have a bye in this round.
    #[serde(default, skip_serializing_if = "crate::person::is_false")]
    pub bye: bool,
}

/// There is no such tournament.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TournamentPlanError {
    /// A name that is too short, too long or cannot be printed.
    #[error("found a name of {found} characters; expected 1 to 60 that can be printed")]
    Name {
        /// Number of characters.
        found: usize,
    },
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] SettingsError),
    /// A game that is played alone, or a match of several games.
    #[error("found a solo game or a match; expected single games of two to four people")]
    Game,
    /// No clock.
    #[error("found no clock; expected one, as a round ends only when all of its games do")]
    NoClock,
    /// Too few or too many rounds.
    #[error("found {found} rounds; expected 1 to 20")]
    Rounds {
        /// Number found.
        found: u8,
    },
    /// Too few or too many minutes.
    #[error("found {found} minutes; expected 1 to 600")]
    Minutes {
        /// Number found.
        found: u16,
    },
    /// An arena with days for a move.
    #[error("found days for a move in an arena; expected a clock of minutes")]
    SlowArena,
    /// A pause that is too long.
    #[error("found a pause of {found} seconds; expected at most 3600")]
    Pause {
        /// Number found.
        found: u32,
    },
}

impl TournamentPlan {
    /// The most characters of a name.
    pub const MAX_NAME_CHARS: usize = 60;
    /// The most rounds of a Swiss tournament.
    pub const MAX_ROUNDS: u8 = 20;
    /// The most minutes of an arena.
    pub const MAX_MINUTES: u16 = 600;
    /// The longest pause between two rounds, in seconds.
    pub const MAX_PAUSE_S: u32 = 3600;
    /// The computer player that takes the seat of somebody who has lost at a table of three or four,
    /// so that the others can finish.
    pub const HEIR: Level = Level::Mason;

    /// The pause between two rounds where nothing else is agreed, in seconds.
    pub const fn usual_pause() -> u32 {
        30
    }

    /// The most players.
    pub const fn most_players(&self) -> usize {
        match self.system {
            TournamentSystem::RoundRobin => 32,
            TournamentSystem::Swiss { .. } | TournamentSystem::Arena { .. } => 1000,
        }
    }

    /// Whether there is such a tournament.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), TournamentPlanError> {
        let found = self.name.chars().count();
        let is_plain = self.name.trim() == self.name && self.name.chars().all(is_printable);
        if found == 0 || found > TournamentPlan::MAX_NAME_CHARS || !is_plain {
            return Err(TournamentPlanError::Name { found });
        }
        match self.game {
            GameSettings::Akropolis {
                architect: None, ..
            }
            | GameSettings::Architekton {
                contest: Contest::Game,
            } => {}
            GameSettings::Akropolis { .. } | GameSettings::Architekton { .. } => {
                return Err(TournamentPlanError::Game);
            }
        }
        if self.seats < 2 {
            return Err(TournamentPlanError::Game);
        }
        self.table_settings(self.seats as usize).check()?;
        match (self.system, self.clock) {
            (_, Clock::None) => return Err(TournamentPlanError::NoClock),
            (TournamentSystem::Arena { .. }, Clock::Daily { .. }) => {
                return Err(TournamentPlanError::SlowArena);
            }
            (TournamentSystem::Swiss { rounds }, _)
                if !(1..=TournamentPlan::MAX_ROUNDS).contains(&rounds) =>
            {
                return Err(TournamentPlanError::Rounds { found: rounds });
            }
            (TournamentSystem::Arena { minutes }, _)
                if !(1..=TournamentPlan::MAX_MINUTES).contains(&minutes) =>
            {
                return Err(TournamentPlanError::Minutes { found: minutes });
            }
            (_, Clock::Live { .. } | Clock::Daily { .. }) => {}
        }
        if self.pause_s > TournamentPlan::MAX_PAUSE_S {
            let found = self.pause_s;
            return Err(TournamentPlanError::Pause { found });
        }
        Ok(())
    }

    /// What is agreed at a table of the tournament with this number of seats.
    pub fn table_settings(&self, seats: usize) -> TableSettings {
        TableSettings {
            game: self.game,
            chairs: vec![ChairPlan::Open; seats],
            seating: Seating::AsSeated,
            start: Start::WhenFull,
            clock: self.clock,
            time_out: if seats > 2 {
                TimeOut::Computer(TournamentPlan::HEIR)
            } else {
                TimeOut::Lost
            },
            visibility: self.visibility,
            joining: match self.rated {
                Rated::Rated => Joining::Accounts,
                Rated::Casual => Joining::Anyone,
            },
            live_scores: LiveScores::Shown,
            takebacks: Takebacks::Never,
            rated: self.rated,
        }
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::{Architect, Length, Variants};

    use super::*;

    fn plan() -> TournamentPlan {
        TournamentPlan {
            name: "Thursday".to_owned(),
            game: GameSettings::Akropolis {
                variants: Variants::NONE,
                length: Length::Standard,
                architect: None,
            },
            seats: 2,
            system: TournamentSystem::Swiss { rounds: 5 },
            clock: Clock::Live {
                base_ms: 600_000,
                increment_ms: 5_000,
            },
            rated: Rated::Rated,
            visibility: Visibility::Public,
            starts: None,
            pause_s: 30,
        }
    }

    #[test]
    fn plans_that_make_no_sense_are_told_apart() {
        type Change = fn(&mut TournamentPlan);
        assert_eq!(plan().check(), Ok(()));
        let wrong = |change: Change| {
            let mut plan = plan();
            change(&mut plan);
            plan.check().map_err(|error| error.to_string())
        };
        let cases: [(Change, &str); 12] = [
            (|plan| plan.name.clear(), "name"),
            (|plan| plan.name = "x".repeat(61), "name"),
            (|plan| plan.name = "a\u{7}".to_owned(), "name"),
            (|plan| plan.clock = Clock::None, "no clock"),
            (|plan| plan.seats = 5, "chairs"),
            (|plan| plan.seats = 1, "two to four"),
            (
                |plan| plan.system = TournamentSystem::Swiss { rounds: 0 },
                "rounds",
            ),
            (
                |plan| plan.system = TournamentSystem::Arena { minutes: 601 },
                "minutes",
            ),
            (
                |plan| {
                    plan.system = TournamentSystem::Arena { minutes: 60 };
                    plan.clock = Clock::Daily { days: 1 };
                },
                "arena",
            ),
            (|plan| plan.pause_s = 3601, "pause"),
            (
                |plan| {
                    let contest = Contest::Match;
                    plan.game = GameSettings::Architekton { contest };
                },
                "match",
            ),
            (
                |plan| {
                    plan.game = GameSettings::Akropolis {
                        variants: Variants::NONE,
                        length: Length::Standard,
                        architect: Some(Architect::ALL[0]),
                    };
                },
                "solo",
            ),
        ];
        for (change, expected) in cases {
            let found = wrong(change);
            assert!(
                found.as_ref().is_err_and(|found| found.contains(expected)),
                "{found:?} {expected}"
            );
        }
    }
}
