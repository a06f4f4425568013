//! Finished games as files: JSON, and a table with commas.

use std::fmt::Write as _;

use polis_akropolis::{District, DistrictScore};
use serde::Serialize;

use crate::player::Player;

use super::played::{Mode, Played, ScoreParts, SeatHolder, SeatResult};
use polis_notation::GameKind;

/// A finished game in a form that can be written down.
#[derive(Serialize)]
struct Line {
    game: GameKind,
    /// When it ended, in milliseconds since 1970.
    at: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variants: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<String>,
    ending: String,
    plies: usize,
    /// In turn order.
    seats: Vec<SeatLine>,
    record: String,
}

#[derive(Serialize)]
struct SeatLine {
    /// `person`, `elsewhere`, a level, or an architect.
    who: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    points: i32,
    won: bool,
    /// Value and stars of the types in the order of the score sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    districts: Option<[(u16, u16); 5]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stones: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quarries: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    houses: Option<u8>,
}

/// The columns of a table of games: one line for each seat of each game.
const COLUMNS: &str = "game,ended,players,variants,length,ending,moves,seat,who,name,points,won,\
    houses_value,houses_stars,markets_value,markets_stars,barracks_value,barracks_stars,\
    temples_value,temples_stars,gardens_value,gardens_stars,stones,quarries,group,chips,houses";

/// A file of all games, as JSON.
pub fn json(games: &[Played]) -> String {
    #[derive(Serialize)]
    struct File {
        /// The form of this file.
        polis_results: u32,
        games: Vec<Line>,
    }
    let file = File {
        polis_results: 1,
        games: games.iter().map(Line::of).collect(),
    };
    serde_json::to_string_pretty(&file).expect("texts and numbers can be written as JSON")
}

/// A file of all games, as a table with commas: one line for each seat.
pub fn csv(games: &[Played]) -> String {
    let mut text = format!("{COLUMNS}\n");
    for game in games {
        let line = Line::of(game);
        for (place, seat) in line.seats.iter().enumerate() {
            line.write(place, seat, &mut text);
        }
    }
    text
}

impl Line {
    /// Writes a game down, with its record.
    fn of(game: &Played) -> Line {
        let (variants, length) = match game.mode {
            Mode::Akropolis { variants, length } => {
                let variants = variants.iter().map(|one| one.name().to_owned()).collect();
                (variants, Some(length.name().to_owned()))
            }
            Mode::Architekton => (Vec::new(), None),
        };
        Line {
            game: game.game(),
            at: game.at,
            variants,
            length,
            ending: game.ending.name().to_owned(),
            plies: game.plies,
            seats: game.seats.iter().map(SeatLine::of).collect(),
            record: game.record.clone(),
        }
    }

    fn write(&self, place: usize, seat: &SeatLine, text: &mut String) {
        let number = |value: Option<u16>| value.map_or_else(String::new, |value| value.to_string());
        let districts = (0..5).map(|district| match seat.districts {
            Some(districts) => {
                let (value, stars) = districts[district];
                format!("{value},{stars}")
            }
            None => ",".to_owned(),
        });
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{},{:.0},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}",
            self.game,
            self.at,
            self.seats.len(),
            self.variants.join(" "),
            self.length.as_deref().unwrap_or_default(),
            self.ending,
            self.plies,
            place + 1,
            seat.who,
            cell(seat.name.as_deref().unwrap_or_default()),
            seat.points,
            u8::from(seat.won),
            districts.collect::<Vec<_>>().join(","),
            number(seat.stones),
            number(seat.quarries),
            number(seat.group.map(u16::from)),
            number(seat.chips.map(u16::from)),
            number(seat.houses.map(u16::from)),
        );
    }
}

/// A text as a cell. A name that begins as a formula does would be one to a spreadsheet.
fn cell(text: &str) -> String {
    let text = match text.chars().next() {
        Some('=' | '+' | '-' | '@') => format!("'{text}"),
        Some(_) | None => text.to_owned(),
    };
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

impl SeatLine {
    fn of(seat: &SeatResult) -> SeatLine {
        let mut line = SeatLine {
            who: match seat.who {
                SeatHolder::Person => "person".to_owned(),
                SeatHolder::Elsewhere => "elsewhere".to_owned(),
                SeatHolder::Computer(level) => level.name().to_owned(),
                SeatHolder::Companion => Player::Companion.name().to_owned(),
                SeatHolder::Architect(architect) => architect.name().to_owned(),
            },
            name: seat.name.as_ref().map(ToString::to_string),
            points: seat.points,
            won: seat.won,
            districts: None,
            stones: None,
            quarries: None,
            group: None,
            chips: None,
            houses: None,
        };
        match seat.sheet {
            ScoreParts::City {
                districts,
                stones,
                quarries,
            } => {
                let score = |district: District| districts[district];
                line.districts = Some(District::ALL.map(|district| {
                    let DistrictScore { value, stars } = score(district);
                    (value, stars)
                }));
                line.stones = Some(stones);
                line.quarries = (quarries > 0).then_some(quarries);
            }
            ScoreParts::Town {
                group,
                chips,
                houses,
            } => {
                line.group = Some(group);
                line.chips = Some(chips);
                line.houses = Some(houses);
            }
        }
        line
    }
}
