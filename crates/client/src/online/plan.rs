//! What is agreed before a table is opened: the choices of the page for a new table.

use polis_akropolis::{Length, Variants};
use polis_notation::Level;
use polis_protocol::{
    ChairPlan, Clock, Contest, GameSettings, Joining, LiveScores, Rated, Seating, Start,
    TableSettings, Takebacks, TimeOut, Visibility,
};
use serde::{Deserialize, Serialize};

use crate::settings::Stored;
use polis_notation::GameKind;

/// The choices for a new table. What does not matter for the game that is chosen stays chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewTablePlan {
    pub game: GameKind,
    /// How many play Akropolis: 2 to 4.
    pub seats: usize,
    /// Who sits on the chairs beside one's own.
    pub others: [ChairChoice; 3],
    /// How long a game of Akropolis is.
    #[serde(with = "crate::new_game::length")]
    pub length: Length,
    /// The variants of Akropolis.
    #[serde(with = "crate::new_game::variants")]
    pub variants: Variants,
    /// A game of Architekton, or a match.
    pub contest: Contest,
    /// How the seats are given.
    pub seating: Seating,
    /// When the game starts.
    pub start: Start,
    /// How time is counted.
    pub pace: Pace,
    /// What is on a clock of real time, in minutes.
    pub minutes: u32,
    /// What a move adds to it, in seconds.
    pub seconds: u32,
    /// How many days there are for a move.
    pub days: u8,
    /// What happens to a seat whose time ran out.
    pub time_out: TimeOut,
    /// Who sees the table.
    pub visibility: Visibility,
    /// Who may sit down.
    pub joining: Joining,
    /// Whether the score is shown during the game.
    pub live_scores: LiveScores,
    /// Whether moves can be taken back.
    pub takebacks: Takebacks,
    /// Whether the game counts.
    pub rated: Rated,
}

/// Who is to sit on a chair beside one's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChairChoice {
    /// Whoever comes.
    #[default]
    Anybody,
    /// A computer player.
    Computer(Level),
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Not at all.
    #[default]
    Unhurried,
    /// In real time.
    Live,
    /// In days a move.
    Daily,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Unhurried, Pace::Live, Pace::Daily];
}

impl NewTablePlan {
    /// The choices of last time, with all chairs free again: whoever invites a friend waits for them,
    /// and does not find a computer player on the chair whom they chose another day.
    pub fn for_friends(self) -> NewTablePlan {
        NewTablePlan {
            others: [ChairChoice::Anybody; 3],
            ..self
        }
    }

    /// Usual clocks of real time: minutes, and seconds a move.
    pub const CLOCKS: [(u32, u32); 4] = [(3, 5), (5, 10), (10, 15), (30, 30)];
    /// Usual days a move.
    pub const DAYS: [u8; 4] = [1, 2, 3, 7];
    /// The most minutes of a clock.
    pub const MOST_MINUTES: u32 = 180;
    /// The most seconds that a move adds.
    pub const MOST_SECONDS: u32 = 180;
    /// The most days a move.
    pub const MOST_DAYS: u8 = 30;

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        match self.game {
            GameKind::Akropolis => self.seats.clamp(2, 4),
            GameKind::Architekton => 2,
        }
    }

    /// Whether all who sit there can be people: else the game cannot count.
    pub fn can_be_rated(&self) -> bool {
        self.others[..self.seats() - 1]
            .iter()
            .all(|&choice| choice == ChairChoice::Anybody)
    }

    /// Whether the game counts.
    pub fn is_rated(&self) -> bool {
        self.rated == Rated::Rated && self.can_be_rated()
    }

    /// Whether a long game can be chosen: with four there is none.
    pub fn has_lengths(&self) -> bool {
        self.game == GameKind::Akropolis
            && GameSettings::Akropolis {
                variants: self.variants,
                length: Length::Long,
                architect: None,
            }
            .akropolis_options(self.seats())
            .is_ok()
    }

    /// What to ask the server for. It is always a table that there can be.
    pub fn settings(&self) -> TableSettings {
        let seats = self.seats();
        let others = self.others[..seats - 1].iter().map(|choice| match *choice {
            ChairChoice::Anybody => ChairPlan::Open,
            ChairChoice::Computer(level) => ChairPlan::Computer(level),
        });
        let is_rated = self.is_rated();
        let length = if self.has_lengths() {
            self.length
        } else {
            Length::Standard
        };
        TableSettings {
            game: match self.game {
                GameKind::Akropolis => GameSettings::Akropolis {
                    variants: self.variants,
                    length,
                    architect: None,
                },
                GameKind::Architekton => GameSettings::Architekton {
                    contest: self.contest,
                },
            },
            chairs: [ChairPlan::Host].into_iter().chain(others).collect(),
            seating: self.seating,
            start: self.start,
            clock: self.clock(),
            time_out: self.time_out,
            visibility: self.visibility,
            joining: if is_rated {
                Joining::Accounts
            } else {
                self.joining
            },
            live_scores: self.live_scores,
            takebacks: if is_rated {
                Takebacks::Never
            } else {
                self.takebacks
            },
            rated: if is_rated {
                Rated::Rated
            } else {
                Rated::Casual
            },
        }
    }

    fn clock(&self) -> Clock {
        match self.pace {
            Pace::Unhurried => Clock::None,
            Pace::Live => Clock::Live {
                base_ms: u64::from(self.minutes.clamp(1, NewTablePlan::MOST_MINUTES)) * 60_000,
                increment_ms: u64::from(self.seconds.min(NewTablePlan::MOST_SECONDS)) * 1000,
            },
            Pace::Daily => Clock::Daily {
                days: self.days.clamp(1, NewTablePlan::MOST_DAYS),
            },
        }
    }
}

impl Default for NewTablePlan {
    /// Two friends, nothing to hurry, nobody else to see.
    fn default() -> NewTablePlan {
        NewTablePlan {
            game: GameKind::Akropolis,
            seats: 2,
            others: [ChairChoice::Anybody; 3],
            length: Length::default(),
            variants: Variants::NONE,
            contest: Contest::Game,
            seating: Seating::Drawn,
            start: Start::WhenFull,
            pace: Pace::Unhurried,
            minutes: 10,
            seconds: 15,
            days: 2,
            time_out: TimeOut::Lost,
            visibility: Visibility::Private,
            joining: Joining::Anyone,
            live_scores: LiveScores::Shown,
            takebacks: Takebacks::ByConsent,
            rated: Rated::Casual,
        }
    }
}

impl Stored for NewTablePlan {
    const KEY: &'static str = "polis.new-table";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_makes_a_table_that_there_can_be() {
        let choices = [ChairChoice::Anybody, ChairChoice::Computer(Level::TOP)];
        for game in GameKind::ALL {
            for seats in [0, 2, 3, 4, 9] {
                for pace in Pace::ALL {
                    for rated in [Rated::Casual, Rated::Rated] {
                        for choice in choices {
                            for length in Length::ALL {
                                let plan = NewTablePlan {
                                    game,
                                    seats,
                                    pace,
                                    rated,
                                    length,
                                    others: [choice; 3],
                                    minutes: 1_000_000,
                                    seconds: u32::MAX,
                                    days: 0,
                                    ..NewTablePlan::default()
                                };
                                assert_eq!(plan.settings().check(), Ok(()), "{plan:?}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn choices_are_remembered_and_rubbish_is_not() {
        let plan = NewTablePlan {
            others: [ChairChoice::Computer(Level::Mason); 3],
            variants: Variants::ALL,
            ..NewTablePlan::default()
        };
        let text = serde_json::to_string(&plan).unwrap();
        assert_eq!(serde_json::from_str::<NewTablePlan>(&text).unwrap(), plan);
        assert_eq!(
            serde_json::from_str::<NewTablePlan>("{}").unwrap(),
            NewTablePlan::default()
        );
        for text in [r#"{"seats":-1}"#, r#"{"others":[]}"#, "7"] {
            assert!(
                serde_json::from_str::<NewTablePlan>(text).is_err(),
                "{text}"
            );
        }
    }

    #[test]
    fn a_friend_is_waited_for_whoever_sat_there_last_time() {
        let plan = NewTablePlan {
            seats: 3,
            others: [ChairChoice::Computer(Level::Mason); 3],
            ..NewTablePlan::default()
        };
        let chairs = plan.for_friends().settings().chairs;
        let waits = [ChairPlan::Host, ChairPlan::Open, ChairPlan::Open];
        assert_eq!(chairs, waits);
    }

    #[test]
    fn what_counts_is_for_accounts_and_final() {
        let plan = NewTablePlan {
            rated: Rated::Rated,
            ..NewTablePlan::default()
        };
        let settings = plan.settings();
        assert_eq!(settings.joining, Joining::Accounts);
        assert_eq!(settings.takebacks, Takebacks::Never);
        let plan = NewTablePlan {
            others: [ChairChoice::Computer(Level::Pupil); 3],
            ..plan
        };
        assert_eq!(plan.settings().rated, Rated::Casual);
    }
}
