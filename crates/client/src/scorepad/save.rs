//! A sheet as text, for the browser to keep.

use polis_akropolis::{
    Architect, Construction, District, DistrictScore, Hex, Layout, PerDistrict, Variants,
    VisibleHex,
};
use polis_architekton::{BuildingId, Place, Rotation, Scenery, Score, Tile};
use polis_game::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::akropolis::{AkropolisSheet, ArchitectHoldings};
use super::architekton::ArchitektonSheet;
use super::person::{CountedPlayer, CountingMode, clean_name};
use super::sheet::{Counted, Sheet};

/// A sheet in a form that can be written down. It may come from anywhere and hold anything;
/// [reading](SheetSave::sheet) checks it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SheetSave {
    /// The form of this text. One that we do not know comes from a later version.
    version: u32,
    /// When it was changed last, in milliseconds since 1970.
    changed: f64,
    step: usize,
    counted: SavedGame,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "lowercase")]
enum SavedGame {
    Akropolis {
        variants: Vec<String>,
        people: Vec<SavedPerson>,
        opponent: Option<SavedOpponent>,
    },
    Architekton {
        names: [String; 2],
        way: CountingMode,
        /// Largest group, chips and houses of each.
        rows: [[u8; 3]; 2],
        /// The number of the seat that could not pay.
        bankrupt: Option<usize>,
        /// Where, and what: the letter of a landscape, or number, turn and owner of a building.
        town: Vec<(i8, i8, String)>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SavedPerson {
    name: String,
    way: CountingMode,
    /// Value and stars of each type.
    rows: [[u16; 2]; 5],
    stones: u16,
    /// Where, what, and on which level.
    city: Vec<(i16, i16, String, u8)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SavedOpponent {
    architect: String,
    districts: [u16; 5],
    plazas: [u16; 5],
    quarries: u16,
    stones: u16,
}

/// A kept sheet cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnreadableSheet {
    /// It is not what we write.
    #[error("found {found}; expected a sheet of the scorepad")]
    Malformed {
        /// What the reader says.
        found: String,
    },
    /// It is from a later version of Polis.
    #[error(
        "found a sheet of version {found}; expected at most {}",
        SheetSave::VERSION
    )]
    Version {
        /// The version.
        found: u32,
    },
}

impl SheetSave {
    /// The form that is written now.
    pub const VERSION: u32 = 1;
    /// The longest text that is read: four full cities, and a little more.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// Writes a sheet down.
    pub fn of(sheet: &Sheet, changed: f64) -> SheetSave {
        SheetSave {
            version: SheetSave::VERSION,
            changed,
            step: sheet.step,
            counted: match &sheet.counted {
                Counted::Akropolis(sheet) => SavedGame::Akropolis {
                    variants: sheet
                        .variants
                        .iter()
                        .map(|district| district.name().to_owned())
                        .collect(),
                    people: sheet.people.iter().map(SavedPerson::of).collect(),
                    opponent: sheet.opponent.as_ref().map(SavedOpponent::of),
                },
                Counted::Architekton(sheet) => SavedGame::Architekton {
                    names: sheet.names.clone(),
                    way: sheet.way,
                    rows: sheet.rows.map(|row| [row.group, row.chips, row.houses]),
                    bankrupt: sheet.bankrupt.map(Seat::number),
                    town: sheet
                        .town
                        .tiles()
                        .map(|laid| (laid.place.x, laid.place.y, tile_text(laid.tile)))
                        .collect(),
                },
            },
        }
    }

    /// Reads what [`to_text`](SheetSave::to_text) wrote.
    ///
    /// # Errors
    /// When it is something else.
    pub fn from_text(text: &str) -> Result<SheetSave, UnreadableSheet> {
        /// What every form has.
        #[derive(Deserialize)]
        struct Any {
            version: u32,
        }
        if text.len() > SheetSave::MAX_BYTES {
            return Err(malformed(&format!("{} bytes", text.len())));
        }
        let wrong = |error: serde_json::Error| malformed(&error.to_string());
        let any: Any = serde_json::from_str(text).map_err(wrong)?;
        if any.version != SheetSave::VERSION {
            let found = any.version;
            return Err(UnreadableSheet::Version { found });
        }
        serde_json::from_str(text).map_err(wrong)
    }

    /// The text to keep.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }

    /// When it was changed last, in milliseconds since 1970.
    pub fn changed(&self) -> f64 {
        self.changed
    }

    /// The sheet.
    ///
    /// # Errors
    /// When it is not one that could have been written.
    pub fn sheet(&self) -> Result<Sheet, UnreadableSheet> {
        let counted = match &self.counted {
            SavedGame::Akropolis {
                variants,
                people,
                opponent,
            } => Counted::Akropolis(akropolis(variants, people, opponent.as_ref())?),
            SavedGame::Architekton {
                names,
                way,
                rows,
                bankrupt,
                town,
            } => Counted::Architekton(ArchitektonSheet {
                names: names.each_ref().map(|name| clean_name(name)),
                way: *way,
                rows: rows.map(|row| {
                    let [group, chips, houses] = row.map(|one| one.min(ArchitektonSheet::MOST));
                    Score {
                        group,
                        chips,
                        houses,
                    }
                }),
                bankrupt: bankrupt
                    .and_then(Seat::from_number)
                    .filter(|seat| matches!(seat, Seat::First | Seat::Second)),
                town: read_town(town)?,
            }),
        };
        let mut sheet = Sheet::new(counted);
        sheet.step = self.step.min(sheet.steps());
        Ok(sheet)
    }
}

fn akropolis(
    variants: &[String],
    people: &[SavedPerson],
    opponent: Option<&SavedOpponent>,
) -> Result<AkropolisSheet, UnreadableSheet> {
    let most = match opponent {
        Some(_) => 1,
        None => AkropolisSheet::MOST,
    };
    if people.is_empty() || people.len() > most {
        let found = format!("{} people", people.len());
        return Err(malformed(&found));
    }
    let variants: Variants = District::ALL
        .into_iter()
        .filter(|district| variants.iter().any(|name| name == district.name()))
        .collect();
    Ok(AkropolisSheet {
        variants,
        people: people
            .iter()
            .map(SavedPerson::person)
            .collect::<Result<_, _>>()?,
        opponent: opponent.map(SavedOpponent::opponent).transpose()?,
    })
}

impl SavedPerson {
    fn of(person: &CountedPlayer) -> SavedPerson {
        SavedPerson {
            name: person.name.clone(),
            way: person.way,
            rows: District::ALL.map(|district| {
                let row = person.rows[district];
                [row.value, row.stars]
            }),
            stones: person.stones,
            city: person
                .city
                .hexes()
                .map(|(hex, shown)| (hex.q, hex.r, shown.construction.to_string(), shown.height))
                .collect(),
        }
    }

    fn person(&self) -> Result<CountedPlayer, UnreadableSheet> {
        let mut city = Layout::default();
        for (q, r, name, height) in &self.city {
            let construction = construction(name).ok_or_else(|| malformed(name))?;
            let shown = VisibleHex {
                construction,
                height: *height,
            };
            city.put(Hex::new(*q, *r), shown)
                .map_err(|error| malformed(&error.to_string()))?;
        }
        Ok(CountedPlayer {
            name: clean_name(&self.name),
            way: self.way,
            rows: PerDistrict::from_fn(|district| {
                let [value, stars] = self.rows[district as usize].map(bounded);
                DistrictScore { value, stars }
            }),
            stones: bounded(self.stones),
            city,
        })
    }
}

impl SavedOpponent {
    fn of(opponent: &ArchitectHoldings) -> SavedOpponent {
        SavedOpponent {
            architect: opponent.architect.name().to_owned(),
            districts: District::ALL.map(|district| opponent.districts[district]),
            plazas: District::ALL.map(|district| opponent.plazas[district]),
            quarries: opponent.quarries,
            stones: opponent.stones,
        }
    }

    fn opponent(&self) -> Result<ArchitectHoldings, UnreadableSheet> {
        let architect =
            Architect::from_name(&self.architect).ok_or_else(|| malformed(&self.architect))?;
        Ok(ArchitectHoldings {
            architect,
            districts: PerDistrict::from_fn(|district| bounded(self.districts[district as usize])),
            plazas: PerDistrict::from_fn(|district| bounded(self.plazas[district as usize])),
            quarries: bounded(self.quarries),
            stones: bounded(self.stones),
        })
    }
}

fn bounded(number: u16) -> u16 {
    number.min(CountedPlayer::MOST)
}

/// What has this name.
fn construction(name: &str) -> Option<Construction> {
    let districts = District::ALL.map(Construction::District);
    let plazas = District::ALL.map(Construction::Plaza);
    let all = districts.into_iter().chain(plazas);
    all.chain([Construction::Quarry])
        .find(|construction| construction.to_string() == name)
}

fn tile_text(tile: Tile) -> String {
    match tile {
        Tile::Landscape { scenery } => scenery.letter().to_string(),
        Tile::Building {
            building,
            rotation,
            owner,
        } => format!("{building} {rotation} {}", owner.map_or(0, Seat::number)),
    }
}

fn tile(text: &str) -> Option<Tile> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(scenery) = Scenery::from_letter(letter)
    {
        return Some(Tile::Landscape { scenery });
    }
    let mut parts = text.split(' ');
    let building = BuildingId::from_number(parts.next()?.parse().ok()?)?;
    let rotation = Rotation::from_quarters(parts.next()?.parse().ok()?)?;
    let owner = match parts.next()?.parse().ok()? {
        0 => None,
        number => Some(Seat::from_number(number)?),
    };
    parts.next().is_none().then_some(Tile::Building {
        building,
        rotation,
        owner,
    })
}

fn read_town(tiles: &[(i8, i8, String)]) -> Result<polis_architekton::Layout, UnreadableSheet> {
    let mut town = polis_architekton::Layout::default();
    for (x, y, text) in tiles {
        let tile = tile(text).ok_or_else(|| malformed(text))?;
        town.put(Place::new(*x, *y), tile)
            .map_err(|error| malformed(&error.to_string()))?;
    }
    Ok(town)
}

/// Something else was found. It may be long, and need not be shown whole.
fn malformed(found: &str) -> UnreadableSheet {
    const LETTERS: usize = 80;
    let letters = found.chars().filter(|letter| !letter.is_control());
    UnreadableSheet::Malformed {
        found: letters.take(LETTERS).collect(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Players};
    use polis_architekton::Architekton;

    use super::*;
    use crate::testing::{akropolis, finished};

    /// Sheets with everything on them.
    fn sheets() -> Vec<Sheet> {
        let cities = finished::<Akropolis>(&akropolis(Players::Two), 3);
        let people: Vec<CountedPlayer> = cities
            .position()
            .cities()
            .iter()
            .map(|(seat, city)| {
                let mut person = CountedPlayer::new(["Thalia", "Ωριγένης <&>"][seat as usize]);
                person.city = Layout::from(city);
                person.way = CountingMode::Exact;
                person.rows[District::Gardens] = DistrictScore { value: 7, stars: 3 };
                person.stones = 5;
                person
            })
            .collect();
        let mut solo = AkropolisSheet {
            variants: Variants::ALL,
            people: people[..1].to_vec(),
            opponent: Some(ArchitectHoldings::new(Architect::Callicrates)),
        };
        solo.people[0].way = CountingMode::Quick;
        let several = AkropolisSheet {
            variants: [District::Markets].into_iter().collect(),
            people,
            opponent: None,
        };
        let laid = finished::<Architekton>(&polis_architekton::Options::default(), 3);
        let mut town = ArchitektonSheet::new(["A".to_owned(), String::new()]);
        town.town = laid.position().into();
        town.way = CountingMode::Exact;
        town.bankrupt = Some(Seat::Second);
        town.rows[1].chips = 4;
        let mut sheets: Vec<Sheet> = [solo, several]
            .into_iter()
            .map(|sheet| Sheet::new(Counted::Akropolis(sheet)))
            .collect();
        sheets.push(Sheet::new(Counted::Architekton(town)));
        sheets[1].step = 2;
        sheets
    }

    #[test]
    fn a_sheet_is_read_as_it_was_written() {
        for sheet in sheets() {
            let text = SheetSave::of(&sheet, 1.7e12).to_text();
            assert!(text.len() < SheetSave::MAX_BYTES / 4, "{}", text.len());
            let written = SheetSave::from_text(&text).unwrap();
            assert_eq!(written.changed().to_bits(), 1.7e12_f64.to_bits());
            assert_eq!(written.sheet(), Ok(sheet));
        }
    }

    #[test]
    fn what_is_no_sheet_is_told_of() {
        let check = |text: &str, expected: &str| {
            let error = SheetSave::from_text(text).and_then(|written| written.sheet());
            let error = error.unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        };
        check("", "found EOF");
        check("{}", "found missing field `version`");
        check(
            r#"{"version":2,"game":7}"#,
            "found a sheet of version 2; expected at most 1",
        );
        let nobody = r#"{"version":1,"changed":0,"step":0,
            "counted":{"game":"akropolis","variants":[],"people":[],"opponent":null}}"#;
        check(nobody, "found 0 people; expected a sheet of the scorepad");
        let town = |tile: &str| {
            format!(
                r#"{{"version":1,"changed":0,"step":99,"counted":{{"game":"architekton",
                   "names":["",""],"way":"exact","rows":[[255,255,255],[0,0,0]],"bankrupt":4,
                   "town":[{tile}]}}}}"#
            )
        };
        check(&town(r#"[0,0,"x"]"#), "found x; expected");
        check(&town(r#"[0,1,"e"]"#), "found the tile is at 0,1");
        check(&town(r#"[127,0,"1 0 0"]"#), "found the tile is at 127,0");
        check(&town(r#"[1,0,"23 0 0"]"#), "found 23 0 0");
        check(&town(r#"[1,0,"1 0 0 0"]"#), "found 1 0 0 0");
        // What is only too much is made less.
        let sheet = SheetSave::from_text(&town(r#"[0,0,"e"]"#)).unwrap().sheet();
        let sheet = sheet.unwrap();
        assert_eq!(sheet.step, 1);
        let town = sheet.architekton().unwrap();
        assert_eq!((town.rows[0].group, town.bankrupt), (99, None));
        check(&"x".repeat(70_000), "found 70000 bytes");
    }
}
