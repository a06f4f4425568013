//! What is agreed about a table before its game.

use polis_akropolis::{Architect, Length, Options, OptionsError, Players, Variants};
use polis_notation::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::schema;
use thiserror::Error;

use polis_notation::GameKind;

/// The settings of a table. They come from outside and can say anything;
/// [`check`](TableSettings::check) returns whether there is such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = schema::table_rules)]
pub struct TableSettings {
    /// Which game, and what belongs to it.
    pub game: GameSettings,
    /// Who is to sit where, in turn order: as many as there are seats.
    #[schemars(length(min = 1, max = 4))]
    pub chairs: Vec<ChairPlan>,
    /// How the seats are given when the game starts.
    #[serde(default)]
    pub seating: Seating,
    /// When the game starts.
    #[serde(default)]
    pub start: Start,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// What happens to a seat whose time ran out, and at more than two seats to one that gave up.
    #[serde(default)]
    pub time_out: TimeOut,
    /// Who sees the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Who may sit down.
    #[serde(default)]
    pub joining: Joining,
    /// Whether clients show the score during the game.
    #[serde(default)]
    pub live_scores: LiveScores,
    /// Whether moves can be taken back by consent.
    #[serde(default)]
    pub takebacks: Takebacks,
    /// Whether the game counts.
    #[serde(default)]
    pub rated: Rated,
}

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameSettings {
    /// Akropolis for two to four, or for one against an Illustrious Architect.
    Akropolis {
        /// The variants in play, by the names of their districts.
        #[serde(default)]
        #[schemars(with = "Vec<schema::Variant>")]
        variants: Variants,
        /// How long the game is: `standard` or `long`.
        #[serde(default)]
        #[schemars(with = "schema::Length")]
        length: Length,
        /// The Illustrious Architect against whom one person plays alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<schema::Architect>")]
        architect: Option<Architect>,
    },
    /// Architekton for two.
    Architekton {
        /// A game or a match.
        #[serde(default)]
        contest: Contest,
    },
}

/// A single game, or a match of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Contest {
    /// One game.
    #[default]
    Game,
    /// Games until somebody has two victory points (rule 12). Each game has a table of its own; the
    /// next one is opened when both are ready, or when the pause after a game is over.
    Match,
}

/// Who is to sit on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairPlan {
    /// Whoever opens the table.
    Host,
    /// Whoever comes.
    Open,
    /// A computer player.
    Computer(#[schemars(with = "schema::Level")] Level),
}

/// How the seats are given when the game starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// In a random order.
    #[default]
    Drawn,
    /// As people sat down.
    AsSeated,
}

/// When the game starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// As soon as the last chair is taken.
    #[default]
    WhenFull,
    /// When all chairs are taken and the host says so.
    ByHost,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// Real time: each seat has a clock that runs while it has to decide.
    Live {
        /// What is on the clock at the start, in milliseconds.
        #[schemars(range(min = *Clock::BASE_MS.start(), max = *Clock::BASE_MS.end()))]
        base_ms: u64,
        /// What each move adds, in milliseconds.
        #[schemars(range(max = Clock::MOST_INCREMENT_MS))]
        increment_ms: u64,
    },
    /// Correspondence: a number of days for each move.
    Daily {
        /// The days.
        #[schemars(range(min = 1, max = 30))]
        days: u8,
    },
}

/// What happens to a seat whose time ran out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// The game ends and is lost for that seat.
    #[default]
    Lost,
    /// A computer player takes the seat, so that the others can finish. The person who had it has
    /// lost.
    Computer(#[schemars(with = "schema::Level")] Level),
}

/// Who sees a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it is in the lobby, can be watched and is archived.
    #[default]
    Public,
    /// Only people with the link.
    Private,
}

/// Who may sit down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Joining {
    /// Guests too.
    #[default]
    Anyone,
    /// Accounts only.
    Accounts,
}

/// Whether clients show the score during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LiveScores {
    /// They do.
    #[default]
    Shown,
    /// Only at the end.
    Hidden,
}

/// Whether moves can be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Takebacks {
    /// When everybody agrees.
    #[default]
    ByConsent,
    /// Never.
    Never,
}

/// Whether a game counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// It does not.
    #[default]
    Casual,
    /// It changes the ratings of the players, who all have accounts.
    Rated,
}

/// There is no such table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SettingsError {
    /// A number of seats that the game is not made for.
    #[error("found {found} chairs; expected {expected}")]
    Chairs {
        /// Number found.
        found: usize,
        /// Numbers allowed.
        expected: &'static str,
    },
    /// The host twice.
    #[error("found the host on two chairs; expected at most one")]
    TwoHosts,
    /// No chair for a person.
    #[error("found only computer players; expected a chair for a person")]
    NoPeople,
    /// There is no such game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A clock with too little or too much time.
    #[error(
        "found a clock of {base_ms} ms and {increment_ms} ms a move; expected 10 seconds to 3 \
         hours, and up to 3 minutes a move"
    )]
    Live {
        /// What is on the clock.
        base_ms: u64,
        /// What a move adds.
        increment_ms: u64,
    },
    /// Too few or too many days.
    #[error("found {found} days a move; expected 1 to 30")]
    Days {
        /// Number found.
        found: u8,
    },
    /// A rated game with a computer player.
    #[error("found a computer player in a rated game; expected people only")]
    RatedComputer,
    /// A rated game in which moves can be taken back.
    #[error("found takebacks in a rated game; expected none")]
    RatedTakebacks,
    /// A rated game that guests may join.
    #[error("found a rated game for guests; expected it to be for accounts")]
    RatedGuests,
}

impl TableSettings {
    /// A game against an Illustrious Architect that counts for their board.
    pub fn solo(architect: Architect) -> TableSettings {
        TableSettings {
            game: GameSettings::Akropolis {
                variants: Variants::NONE,
                length: Length::Standard,
                architect: Some(architect),
            },
            chairs: vec![ChairPlan::Host],
            seating: Seating::AsSeated,
            start: Start::WhenFull,
            clock: Clock::None,
            time_out: TimeOut::Lost,
            visibility: Visibility::Public,
            joining: Joining::Anyone,
            live_scores: LiveScores::Shown,
            takebacks: Takebacks::Never,
            rated: Rated::Casual,
        }
    }

    /// The architect for whose board of the best solo games a game counts with these settings: a public
    /// one of the standard game. That nothing is taken back is seen only at its end.
    pub fn solo_board(&self) -> Option<Architect> {
        match self.game {
            GameSettings::Akropolis {
                variants: Variants::NONE,
                length: Length::Standard,
                architect,
            } => architect.filter(|_| self.visibility == Visibility::Public),
            GameSettings::Akropolis { .. } | GameSettings::Architekton { .. } => None,
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.chairs.len()
    }

    /// Whether there is such a table.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), SettingsError> {
        self.game.check(self.chairs.len())?;
        let hosts = self
            .chairs
            .iter()
            .filter(|&&plan| plan == ChairPlan::Host)
            .count();
        if hosts > 1 {
            return Err(SettingsError::TwoHosts);
        }
        let is_computer = |plan: &ChairPlan| matches!(plan, ChairPlan::Computer(_));
        if self.chairs.iter().all(is_computer) {
            return Err(SettingsError::NoPeople);
        }
        self.clock.check()?;
        if self.rated == Rated::Rated {
            let is_solo = matches!(
                self.game,
                GameSettings::Akropolis {
                    architect: Some(_),
                    ..
                }
            );
            if is_solo || self.chairs.iter().any(is_computer) {
                return Err(SettingsError::RatedComputer);
            }
            if self.takebacks != Takebacks::Never {
                return Err(SettingsError::RatedTakebacks);
            }
            if self.joining != Joining::Accounts {
                return Err(SettingsError::RatedGuests);
            }
        }
        Ok(())
    }
}

impl GameSettings {
    /// Which of both games.
    pub const fn kind(self) -> GameKind {
        match self {
            GameSettings::Akropolis { .. } => GameKind::Akropolis,
            GameSettings::Architekton { .. } => GameKind::Architekton,
        }
    }

    /// The options of a game of Akropolis with this number of seats; `None` for the other game.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn akropolis_options(self, seats: usize) -> Result<Option<Options>, OptionsError> {
        match self {
            GameSettings::Akropolis {
                variants,
                length,
                architect,
            } => {
                let players = Players::new(seats, architect)?;
                Options::new(players, variants, length).map(Some)
            }
            GameSettings::Architekton { .. } => Ok(None),
        }
    }

    fn check(self, seats: usize) -> Result<(), SettingsError> {
        match self {
            GameSettings::Akropolis {
                architect: Some(_), ..
            } if seats != 1 => Err(SettingsError::Chairs {
                found: seats,
                expected: "1 against an Illustrious Architect",
            }),
            GameSettings::Akropolis {
                architect: None, ..
            } if !(2..=4).contains(&seats) => Err(SettingsError::Chairs {
                found: seats,
                expected: "2 to 4",
            }),
            GameSettings::Architekton { .. } if seats != 2 => Err(SettingsError::Chairs {
                found: seats,
                expected: "2",
            }),
            GameSettings::Akropolis { .. } | GameSettings::Architekton { .. } => {
                self.akropolis_options(seats)?;
                Ok(())
            }
        }
    }
}

impl Clock {
    const BASE_MS: std::ops::RangeInclusive<u64> = 10_000..=3 * 3_600_000;
    const MOST_INCREMENT_MS: u64 = 180_000;
    /// How long somebody in a game without a clock can think before others may claim the game.
    pub const ABANDONED_MS: u64 = 3 * 86_400_000;

    /// The longest pause between two games of a match, in milliseconds.
    pub const fn pause_ms(self) -> u64 {
        match self {
            Clock::None | Clock::Live { .. } => 60_000,
            Clock::Daily { .. } => 86_400_000,
        }
    }

    fn check(self) -> Result<(), SettingsError> {
        match self {
            Clock::Live {
                base_ms,
                increment_ms,
            } => {
                if Clock::BASE_MS.contains(&base_ms) && increment_ms <= Clock::MOST_INCREMENT_MS {
                    Ok(())
                } else {
                    Err(SettingsError::Live {
                        base_ms,
                        increment_ms,
                    })
                }
            }
            Clock::None | Clock::Daily { days: 1..=30 } => Ok(()),
            Clock::Daily { days } => Err(SettingsError::Days { found: days }),
        }
    }
}
