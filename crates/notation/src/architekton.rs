//! Architekton in records and traces.

use std::fmt;

use polis_architekton::{
    Architekton, BuildingId, Faces, Illegal, Move, ParseMoveError, Phase, Scenery, Score, Setup,
    SetupError,
};
use polis_game::{Game, PlayError, Seat, excerpt};
use serde::Serialize;

use crate::error::{Problem, RecordError};
use crate::header::{Header, known, number, write_tiles};
use crate::notated::{Notated, legal_texts};
use crate::shown::{show, write_shown};

impl Notated for Architekton {
    const NAME: &'static str = "architekton";
    const TILE_KEYS: &'static [&'static str] = &["buildings", "landscapes"];
    type Supplies = Faces;

    fn read_setup(header: &Header<'_>, supplies: Option<&Faces>) -> Result<Setup, RecordError> {
        header.only(&["game", "buildings", "landscapes", "name"])?;
        let line = header.expect("buildings", ": `buildings` and all 22 in their order")?;
        let buildings = line.list("the number of a building, 1 to 22, or `?`", |word| {
            known(word, |word| number(word).and_then(BuildingId::from_number))
        })?;
        let line_of_buildings = line.number;
        let line = header.expect("landscapes", ": `landscapes` and all 24 in their order")?;
        let landscapes = line.list("a landscape `e`, `m`, `w` or `f`, or `?`", |word| {
            known(word, read_scenery)
        })?;
        let setup = Setup {
            faces: faces(header, supplies),
            buildings,
            landscapes,
        };
        // An error in the tiles belongs to their line.
        match Architekton::new(&setup) {
            Ok(_) => Ok(setup),
            Err(error) => {
                let wrong = match error {
                    SetupError::BuildingCount { .. }
                    | SetupError::DoubledBuilding { .. }
                    | SetupError::UnknownBuilding { .. }
                    | SetupError::UnknownExchange => line_of_buildings,
                    SetupError::LandscapeCount { .. }
                    | SetupError::TooManyLandscapes { .. }
                    | SetupError::UnknownLandscape { .. } => line.number,
                };
                Err(Problem::from(error).at(wrong))
            }
        }
    }

    fn write_setup(setup: &Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces_comment(&setup.faces, f)?;
        writeln!(f, "buildings {}", building_words(setup))?;
        writeln!(f, "landscapes {}", landscape_words(setup))
    }

    fn tile_words(setup: &Setup) -> String {
        let (buildings, landscapes) = (building_words(setup), landscape_words(setup));
        format!("buildings {buildings} landscapes {landscapes}")
    }

    fn write_shown(before: &Setup, after: &Setup) -> String {
        let buildings = write_shown("B", &before.buildings, &after.buildings, |tile| {
            tile.to_string()
        });
        let landscapes = write_shown("L", &before.landscapes, &after.landscapes, |tile| {
            tile.letter().to_string()
        });
        let gap = if buildings.is_empty() || landscapes.is_empty() {
            ""
        } else {
            " "
        };
        buildings + gap + &landscapes
    }

    fn read_shown(setup: &mut Setup, shown: &str) -> Result<(), Problem> {
        for word in shown.split_whitespace() {
            let is_good = if let Some(word) = word.strip_prefix('B') {
                show(&mut setup.buildings, word, |word| {
                    number(word).and_then(BuildingId::from_number)
                })
            } else if let Some(word) = word.strip_prefix('L') {
                show(&mut setup.landscapes, word, read_scenery)
            } else {
                false
            };
            if !is_good {
                return Err(Problem::Word {
                    found: excerpt(word),
                    expected: "a place in the order and the tile there, as in `B8:12` or `L10:w`",
                });
            }
        }
        Ok(())
    }

    fn setup_problem(error: SetupError) -> Problem {
        error.into()
    }

    fn move_problem(error: ParseMoveError) -> Problem {
        error.into()
    }

    fn play_problem(chosen: Move, error: PlayError<Illegal>) -> Problem {
        Problem::ArchitektonPlay { chosen, error }
    }

    fn trace_line(&self, ply: usize) -> String {
        let outcome = self.outcome();
        let over = outcome.is_some();
        let line = TraceLine {
            ply,
            seat: self.to_move().map(Seat::number),
            phase: match self.phase() {
                Phase::Lay => Some("lay"),
                Phase::Decide(_) => Some("decide"),
                Phase::Over => None,
            },
            stock: Stock {
                buildings: self.stock_buildings().map(BuildingId::number).collect(),
                landscapes: self.stock_landscapes().map(Scenery::letter).collect(),
            },
            chips: self.chips().values().to_vec(),
            hands: self.hands().values().to_vec(),
            legal: legal_texts(self),
            over,
            early: over.then(|| self.early_end().is_some()),
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::number).collect()),
            points: over.then(|| {
                self.final_score()
                    .values()
                    .iter()
                    .copied()
                    .map(Points::new)
                    .collect()
            }),
        };
        serde_json::to_string(&line).expect("numbers and strings are always JSON")
    }
}

/// The faces of the buildings: the caller's choice goes before that of the record.
pub(crate) fn faces(header: &Header<'_>, supplies: Option<&Faces>) -> Faces {
    let faces = supplies
        .copied()
        .or_else(|| header.faces.and_then(read_faces));
    faces.unwrap_or_default()
}

/// Writes the comment that names other faces than the built-in ones.
pub(crate) fn write_faces_comment(faces: &Faces, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if *faces == Faces::BUILT_IN {
        return Ok(());
    }
    writeln!(f, "{FACES_COMMENT}{}", write_faces(faces))
}

fn building_words(setup: &Setup) -> String {
    write_tiles(setup.buildings.iter().copied())
}

fn landscape_words(setup: &Setup) -> String {
    let letters = setup
        .landscapes
        .iter()
        .map(|tile| tile.map(Scenery::letter));
    write_tiles(letters)
}

/// Reads the letter of a landscape.
pub(crate) fn read_scenery(word: &str) -> Option<Scenery> {
    let mut letters = word.chars();
    let scenery = letters.next().and_then(Scenery::from_letter);
    scenery.filter(|_| letters.next().is_none())
}

/// Prefix of the comment that names other faces than the built-in ones. To other programs it is a
/// comment like any other.
pub(crate) const FACES_COMMENT: &str = "# faces ";

/// The faces of the 22 buildings, each as the letters of its sides clockwise from north.
fn write_faces(faces: &Faces) -> String {
    let word = |building| {
        faces
            .sides(building)
            .map(Scenery::letter)
            .iter()
            .collect::<String>()
    };
    BuildingId::ALL.map(word).join(" ")
}

/// Parses the faces; `None` where the comment says something else.
fn read_faces(text: &str) -> Option<Faces> {
    let mut words = text.split_whitespace();
    let mut sides = [[Scenery::Earth; 4]; BuildingId::COUNT];
    for building in &mut sides {
        let mut letters = words.next()?.chars();
        for side in building.iter_mut() {
            *side = Scenery::from_letter(letters.next()?)?;
        }
        if letters.next().is_some() {
            return None;
        }
    }
    words.next().is_none().then(|| Faces::new(sides))
}

#[derive(Serialize)]
struct TraceLine {
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<&'static str>,
    stock: Stock,
    chips: Vec<u8>,
    hands: Vec<u8>,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    early: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<Points>>,
}

#[derive(Serialize)]
struct Stock {
    buildings: Vec<usize>,
    landscapes: Vec<char>,
}

#[derive(Serialize)]
struct Points {
    group: u8,
    chips: u8,
    houses: u8,
    total: u8,
}

impl Points {
    fn new(score: Score) -> Points {
        Points {
            group: score.group,
            chips: score.chips,
            houses: score.houses,
            total: score.total(),
        }
    }
}
