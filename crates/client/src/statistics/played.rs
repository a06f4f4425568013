//! A finished game as facts.

use polis_akropolis::{
    Akropolis, Architect, District, DistrictScore, Length, PerDistrict, Variants,
};
use polis_architekton::Architekton;
use polis_game::{Seat, SeatSet};
use polis_notation::{GameRecord, Level, Name, Notated, Record};

use super::results::ResultKey;
use crate::player::Player;
use polis_notation::GameKind;
use polis_protocol::TableId;

/// A finished game as facts.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Where it comes from.
    pub source: GameSource,
    /// When it ended, in milliseconds since 1970.
    pub at: f64,
    /// What was agreed.
    pub mode: Mode,
    /// How each seat did, in turn order; the first one began.
    pub seats: Vec<SeatResult>,
    /// How it came to its end.
    pub ending: GameEnding,
    /// How many decisions there were.
    pub plies: usize,
    pub record: String,
}

/// Where a game comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameSource {
    /// This browser.
    Here(ResultKey),
    /// A server.
    Table(TableId),
}

/// What was agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    Akropolis {
        /// The variants in play.
        variants: Variants,
        /// How long it was.
        length: Length,
    },
    Architekton,
}

impl Mode {
    pub fn game(self) -> GameKind {
        match self {
            Mode::Akropolis { .. } => GameKind::Akropolis,
            Mode::Architekton => GameKind::Architekton,
        }
    }
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// Who sat there.
    pub who: SeatHolder,
    /// Their name, where they have one.
    pub name: Option<Name>,
    pub points: i32,
    /// Whether they have won, alone or with others.
    pub won: bool,
    /// Where the points come from.
    pub sheet: ScoreParts,
}

/// Who sat somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatHolder {
    /// A person at this screen; of the games of an account, its owner.
    Person,
    /// A person at another screen.
    Elsewhere,
    Computer(Level),
    /// The computer, about as strong as the person.
    Companion,
    /// The Illustrious Architect.
    Architect(Architect),
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreParts {
    /// In Akropolis (rules 9, 10 and 13).
    City {
        /// Value and stars of each type.
        districts: PerDistrict<DistrictScore>,
        /// A point for each stone.
        stones: u16,
        /// What Metagenes gets for his quarries; 0 for anybody else.
        quarries: u16,
    },
    /// In Architekton (rules 10 and 11).
    Town {
        /// The houses of the largest group.
        group: u8,
        chips: u8,
        /// The houses on the board.
        houses: u8,
    },
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnding {
    /// By its rules.
    Scored,
    /// Somebody could not pay a loss (rule 8 of Architekton): points did not decide.
    Early,
    /// Somebody gave up or ran out of time: points did not decide.
    Forfeit,
}

impl GameEnding {
    /// The word for files.
    pub const fn name(self) -> &'static str {
        match self {
            GameEnding::Scored => "scored",
            GameEnding::Early => "early",
            GameEnding::Forfeit => "forfeit",
        }
    }
}

/// How a server says that a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedEnd {
    /// Who has won.
    pub winners: SeatSet,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Whether somebody ended it before its time.
    pub is_forfeit: bool,
}

/// Where a game comes from, and when it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Origin {
    /// Where from.
    pub source: GameSource,
    /// When.
    pub at: f64,
}

impl Played {
    /// Reads a result that was kept here; none where it is not that of a finished game.
    pub fn here(key: ResultKey, at: f64, players: &str, record: &str) -> Option<Played> {
        let who: Option<Vec<SeatHolder>> = players.split(',').map(who_from_word).collect();
        let origin = Origin {
            source: GameSource::Here(key),
            at,
        };
        Played::of(origin, &who?, record, None)
    }

    /// Reads a record. `who` are the people and computers, without the Illustrious Architect. None
    /// where it is not that of a finished game, or the players do not fit.
    pub fn of(
        origin: Origin,
        who: &[SeatHolder],
        record: &str,
        told: Option<&ReportedEnd>,
    ) -> Option<Played> {
        match Record::read(record).ok()? {
            Record::Akropolis(game) => akropolis(origin, who, &game, told),
            Record::Architekton(game) => architekton(origin, who, &game, told),
        }
    }

    pub fn game(&self) -> GameKind {
        self.mode.game()
    }

    /// How many have won.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|seat| seat.won).count()
    }

    /// The Illustrious Architect, where he plays.
    pub fn architect(&self) -> Option<Architect> {
        self.seats.iter().find_map(|seat| match seat.who {
            SeatHolder::Architect(architect) => Some(architect),
            SeatHolder::Person
            | SeatHolder::Elsewhere
            | SeatHolder::Computer(_)
            | SeatHolder::Companion => None,
        })
    }
}

/// Who is meant by the word of a result.
fn who_from_word(word: &str) -> Option<SeatHolder> {
    // Only the names that are written: a level has a second one.
    let player = Player::from_name(word).filter(|player| player.name() == word)?;
    Some(match player {
        Player::Person => SeatHolder::Person,
        Player::Computer(level) => SeatHolder::Computer(level),
        Player::Companion => SeatHolder::Companion,
    })
}

fn akropolis(
    origin: Origin,
    who: &[SeatHolder],
    record: &GameRecord<Akropolis>,
    told: Option<&ReportedEnd>,
) -> Option<Played> {
    let position = record.position();
    let options = position.options();
    let mode = Mode::Akropolis {
        variants: options.variants(),
        length: options.length(),
    };
    let sheet = |seat: Seat| {
        let score = position.score(seat);
        ScoreParts::City {
            districts: score.districts,
            stones: score.stones,
            quarries: score.quarries.unwrap_or(0),
        }
    };
    let architect = options.players().architect();
    let ending = GameEnding::Scored;
    played(
        origin,
        (who, architect),
        record,
        told,
        (mode, ending),
        sheet,
    )
}

fn architekton(
    origin: Origin,
    who: &[SeatHolder],
    record: &GameRecord<Architekton>,
    told: Option<&ReportedEnd>,
) -> Option<Played> {
    let position = record.position();
    let scores = position.final_score();
    let sheet = |seat: Seat| {
        let score = scores[seat];
        ScoreParts::Town {
            group: score.group,
            chips: score.chips,
            houses: score.houses,
        }
    };
    let ending = match position.early_end() {
        Some(_) => GameEnding::Early,
        None => GameEnding::Scored,
    };
    played(
        origin,
        (who, None),
        record,
        told,
        (Mode::Architekton, ending),
        sheet,
    )
}

fn played<G: Notated>(
    origin: Origin,
    (who, architect): (&[SeatHolder], Option<Architect>),
    record: &GameRecord<G>,
    told: Option<&ReportedEnd>,
    (mode, ending): (Mode, GameEnding),
    sheet: impl Fn(Seat) -> ScoreParts,
) -> Option<Played> {
    let position = record.position();
    if who.len() != record.start().people() {
        return None;
    }
    let (outcome, ending) = match told {
        Some(told) if told.is_forfeit => (position.standing(), GameEnding::Forfeit),
        Some(_) | None => (position.outcome()?, ending),
    };
    let seats = Seat::first(position.seats())
        .map(|seat| {
            let place = seat as usize;
            let sitting = who.get(place).copied();
            SeatResult {
                who: sitting
                    .or(architect.map(SeatHolder::Architect))
                    .unwrap_or(SeatHolder::Elsewhere),
                name: record.name(seat).cloned(),
                points: told
                    .and_then(|told| told.points.get(place).copied())
                    .unwrap_or(outcome.points[seat]),
                won: told
                    .map_or(outcome.winners, |told| told.winners)
                    .contains(seat),
                sheet: sheet(seat),
            }
        })
        .collect();
    Some(Played {
        source: origin.source,
        at: origin.at,
        mode,
        seats,
        ending,
        plies: record.moves().len(),
        record: record.to_string(),
    })
}

impl ScoreParts {
    /// The points of the parts, in the order of [`PartKind::of`].
    pub fn parts(&self) -> Vec<(PartKind, i32)> {
        match self {
            ScoreParts::City {
                districts,
                stones,
                quarries,
            } => {
                let mut parts: Vec<(PartKind, i32)> = districts
                    .iter()
                    .map(|(district, score)| (PartKind::District(district), score.points()))
                    .collect();
                parts.push((PartKind::Stones, i32::from(stones + quarries)));
                parts
            }
            ScoreParts::Town { group, chips, .. } => vec![
                (PartKind::Group, i32::from(*group)),
                (PartKind::Chips, i32::from(*chips)),
            ],
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartKind {
    /// A type of district.
    District(District),
    Stones,
    /// The largest group of houses.
    Group,
    Chips,
}

impl PartKind {
    /// Those of a game.
    pub fn of(game: GameKind) -> Vec<PartKind> {
        match game {
            GameKind::Akropolis => District::ALL
                .into_iter()
                .map(PartKind::District)
                .chain([PartKind::Stones])
                .collect(),
            GameKind::Architekton => vec![PartKind::Group, PartKind::Chips],
        }
    }
}
