//! Finding somebody to play with: what is wished for, and how the search stands.

use polis_akropolis::{Length, Variants};
use polis_notation::GameKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::TableId;
use crate::profile::Pool;
use crate::schema;
use crate::settings::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, SettingsError,
    Start, TableSettings, Takebacks, TimeOut, Visibility,
};
use crate::tournament::TournamentPlan;

/// What somebody who looks for a game wants: `POST /api/v1/me/search`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Wish {
    /// Which game.
    #[schemars(with = "schema::GameKind")]
    pub game: GameKind,
    /// For how many: 2 to 4, and 2 for Architekton.
    #[serde(default = "two")]
    #[schemars(range(min = 2, max = 4))]
    pub seats: u8,
    /// How much time there is.
    #[serde(default)]
    pub pace: SearchPace,
    /// Whether the game is to count.
    #[serde(default)]
    pub rated: WishedRated,
}

const fn two() -> u8 {
    2
}

/// How much time there is in a game with whoever is found. There are few choices, so that people meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SearchPace {
    /// 5 minutes and 10 seconds a move.
    Fast,
    /// 10 minutes and 15 seconds a move.
    #[default]
    Normal,
    /// 2 days a move.
    Daily,
}

/// Whether somebody wants the game to count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WishedRated {
    /// If it can: when all who are found have accounts and want it or do not mind.
    #[default]
    Either,
    /// Only a rated game.
    Rated,
    /// Only a game that does not count.
    Casual,
}

/// How a search stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SearchState {
    /// What is looked for.
    pub wish: Wish,
    /// When the search began.
    pub since: Millis,
    /// The server's time.
    pub now: Millis,
    /// How far the rating of the others may be from one's own by now; none when it does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub band: Option<u32>,
    /// Number of people who look for such a game, the caller included.
    pub looking: u32,
    /// The table at which the game has begun, once enough people are found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

impl SearchPace {
    /// All paces, the fastest first.
    pub const ALL: [SearchPace; 3] = [SearchPace::Fast, SearchPace::Normal, SearchPace::Daily];

    /// The name, as on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            SearchPace::Fast => "fast",
            SearchPace::Normal => "normal",
            SearchPace::Daily => "daily",
        }
    }

    /// The pace of a name.
    pub fn from_name(name: &str) -> Option<SearchPace> {
        SearchPace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The clock of the game.
    pub const fn clock(self) -> Clock {
        match self {
            SearchPace::Fast => Clock::Live {
                base_ms: 5 * 60_000,
                increment_ms: 10_000,
            },
            SearchPace::Normal => Clock::Live {
                base_ms: 10 * 60_000,
                increment_ms: 15_000,
            },
            SearchPace::Daily => Clock::Daily { days: 2 },
        }
    }
}

impl WishedRated {
    /// All wishes.
    pub const ALL: [WishedRated; 3] =
        [WishedRated::Either, WishedRated::Rated, WishedRated::Casual];

    /// The name, as on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            WishedRated::Either => "either",
            WishedRated::Rated => "rated",
            WishedRated::Casual => "casual",
        }
    }

    /// The wish of a name.
    pub fn from_name(name: &str) -> Option<WishedRated> {
        WishedRated::ALL
            .into_iter()
            .find(|wish| wish.name() == name)
    }
}

impl Wish {
    /// The pool in which the game is rated.
    pub const fn pool(self) -> Pool {
        Pool {
            game: self.game,
            seats: self.seats,
        }
    }

    /// The table of a game between people who wish for it: everybody sits already, the seats are
    /// drawn, and the game starts at once.
    pub fn settings(self, rated: Rated) -> TableSettings {
        let others = usize::from(self.seats).saturating_sub(1);
        TableSettings {
            game: match self.game {
                GameKind::Akropolis => GameSettings::Akropolis {
                    variants: Variants::NONE,
                    length: Length::Standard,
                    architect: None,
                },
                GameKind::Architekton => GameSettings::Architekton {
                    contest: Contest::Game,
                },
            },
            chairs: std::iter::once(ChairPlan::Host)
                .chain(std::iter::repeat_n(ChairPlan::Open, others))
                .collect(),
            seating: Seating::Drawn,
            start: Start::WhenFull,
            clock: self.pace.clock(),
            // With more than two, nobody else's game ends when one leaves.
            time_out: if self.seats > 2 {
                TimeOut::Computer(TournamentPlan::HEIR)
            } else {
                TimeOut::Lost
            },
            visibility: Visibility::Public,
            joining: match rated {
                Rated::Rated => Joining::Accounts,
                Rated::Casual => Joining::Anyone,
            },
            live_scores: LiveScores::Shown,
            takebacks: match rated {
                Rated::Rated => Takebacks::Never,
                Rated::Casual => Takebacks::ByConsent,
            },
            rated,
        }
    }

    /// Whether there is such a game.
    ///
    /// # Errors
    /// Why not.
    pub fn check(self) -> Result<(), SettingsError> {
        self.settings(Rated::Casual).check()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn every_wish_makes_a_table_that_there_can_be() {
        for (game, most) in [(GameKind::Akropolis, 4), (GameKind::Architekton, 2)] {
            for seats in 0..=9 {
                for pace in SearchPace::ALL {
                    let wish = Wish {
                        game,
                        seats,
                        pace,
                        rated: WishedRated::Either,
                    };
                    let is_possible = (2..=most).contains(&seats);
                    assert_eq!(wish.check().is_ok(), is_possible, "{wish:?}");
                    for rated in [Rated::Casual, Rated::Rated] {
                        let settings = wish.settings(rated);
                        assert_eq!(settings.check().is_ok(), is_possible);
                        // Who leaves decides nothing for the others.
                        let ends = settings.time_out == TimeOut::Lost;
                        assert_eq!(ends, seats <= 2, "{wish:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn names_are_those_of_the_wire() {
        for pace in SearchPace::ALL {
            assert_eq!(serde_json::to_value(pace).unwrap(), pace.name());
            assert_eq!(SearchPace::from_name(pace.name()), Some(pace));
        }
        for wish in WishedRated::ALL {
            assert_eq!(serde_json::to_value(wish).unwrap(), wish.name());
            assert_eq!(WishedRated::from_name(wish.name()), Some(wish));
        }
        let wish: Wish = serde_json::from_str(r#"{"game":"akropolis"}"#).unwrap();
        assert_eq!((wish.seats, wish.pace), (2, SearchPace::Normal));
    }
}
