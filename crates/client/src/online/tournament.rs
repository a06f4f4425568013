//! Tournaments: the choices for a new one, and points in words.

use polis_akropolis::{Length, Variants};
use polis_protocol::{
    Clock, Contest, GameSettings, Millis, Rated, TournamentPlan, TournamentSystem, Visibility,
};

use crate::online::plan::NewTablePlan;
use polis_notation::GameKind;

/// Which system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SystemKind {
    Swiss,
    RoundRobin,
    Arena,
}

impl SystemKind {
    pub const ALL: [SystemKind; 3] = [SystemKind::Swiss, SystemKind::RoundRobin, SystemKind::Arena];
}

/// The choices for a new tournament. What does not matter for the system that is chosen stays chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentChoices {
    pub name: String,
    pub game: GameKind,
    /// How many sit at a table of Akropolis: 2 to 4.
    pub seats: u8,
    pub variants: Variants,
    pub system: SystemKind,
    /// Rounds of a Swiss tournament.
    pub rounds: u8,
    /// Minutes of an arena.
    pub minutes: u16,
    /// What is on a clock, in minutes.
    pub clock_minutes: u32,
    /// What a move adds to it, in seconds.
    pub clock_seconds: u32,
    pub rated: Rated,
    pub visibility: Visibility,
    /// When it starts by itself.
    pub starts: Option<Millis>,
}

impl Default for TournamentChoices {
    /// A club's evening.
    fn default() -> TournamentChoices {
        TournamentChoices {
            name: String::new(),
            game: GameKind::Akropolis,
            seats: 2,
            variants: Variants::NONE,
            system: SystemKind::Swiss,
            rounds: 5,
            minutes: 60,
            clock_minutes: 10,
            clock_seconds: 15,
            rated: Rated::Casual,
            visibility: Visibility::Private,
            starts: None,
        }
    }
}

impl TournamentChoices {
    /// How many sit at a table.
    pub fn seats(&self) -> u8 {
        match self.game {
            GameKind::Akropolis => self.seats.clamp(2, 4),
            GameKind::Architekton => 2,
        }
    }

    /// What to ask the server for.
    pub fn plan(&self) -> TournamentPlan {
        TournamentPlan {
            name: self.name.trim().to_owned(),
            game: match self.game {
                GameKind::Akropolis => GameSettings::Akropolis {
                    variants: self.variants,
                    length: Length::Standard,
                    architect: None,
                },
                GameKind::Architekton => GameSettings::Architekton {
                    contest: Contest::Game,
                },
            },
            seats: self.seats(),
            system: match self.system {
                SystemKind::Swiss => TournamentSystem::Swiss {
                    rounds: self.rounds.clamp(1, TournamentPlan::MAX_ROUNDS),
                },
                SystemKind::RoundRobin => TournamentSystem::RoundRobin,
                SystemKind::Arena => TournamentSystem::Arena {
                    minutes: self.minutes.clamp(1, TournamentPlan::MAX_MINUTES),
                },
            },
            clock: Clock::Live {
                base_ms: u64::from(self.clock_minutes.clamp(1, NewTablePlan::MOST_MINUTES))
                    * 60_000,
                increment_ms: u64::from(self.clock_seconds.min(NewTablePlan::MOST_SECONDS)) * 1000,
            },
            rated: self.rated,
            visibility: self.visibility,
            starts: self.starts,
            pause_s: TournamentPlan::usual_pause(),
        }
    }
}

/// Points in twelfths as they are written: `2½`.
pub fn points(twelfths: u32) -> String {
    let fraction = match twelfths % 12 {
        0 => "",
        2 => "\u{2159}",
        3 => "\u{bc}",
        4 => "\u{2153}",
        6 => "\u{bd}",
        8 => "\u{2154}",
        9 => "\u{be}",
        10 => "\u{215a}",
        // Tables of two to four give no other part.
        _ => "+",
    };
    match twelfths / 12 {
        0 if !fraction.is_empty() => fraction.to_owned(),
        whole => format!("{whole}{fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_tournament_that_there_can_be() {
        for game in GameKind::ALL {
            for system in SystemKind::ALL {
                for seats in 0..6 {
                    for number in [0, 1, 255] {
                        let choices = TournamentChoices {
                            name: " Thursday ".to_owned(),
                            game,
                            system,
                            seats,
                            rounds: number,
                            minutes: u16::from(number) * 10,
                            clock_minutes: number.into(),
                            clock_seconds: number.into(),
                            ..TournamentChoices::default()
                        };
                        assert_eq!(choices.plan().check(), Ok(()), "{choices:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn points_are_written_with_their_fractions() {
        let cases = [
            (0, "0"),
            (6, "½"),
            (12, "1"),
            (30, "2½"),
            (20, "1⅔"),
            (4, "⅓"),
        ];
        for (twelfths, expected) in cases {
            assert_eq!(points(twelfths), expected);
        }
    }
}
