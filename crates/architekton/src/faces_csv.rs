//! Reading a house's own file of buildings.

use polis_game::excerpt;
use thiserror::Error;

use crate::{BuildingId, Faces, Scenery, Side};

const HEADER: &str = "tile,north,east,south,west";

impl Faces {
    /// Reads the 22 buildings: the line `tile,north,east,south,west`, then a line for each
    /// building in any order, as `17,earth,meadow,water,forest`. Empty lines are passed over.
    ///
    /// # Errors
    /// When the text is anything else.
    pub fn from_csv(text: &str) -> Result<Faces, FacesError> {
        // Spreadsheets begin a file with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty());

        let (line, header) = lines.next().unwrap_or((1, ""));
        if header != HEADER {
            return Err(FacesError::Header {
                line,
                found: excerpt(header),
            });
        }

        let mut rows: [Option<(usize, [Scenery; 4])>; BuildingId::COUNT] =
            [None; BuildingId::COUNT];
        for (line, row) in lines {
            let (building, sides) = read_row(line, row)?;
            let slot = &mut rows[building.index()];
            if let &mut Some((first, _)) = slot {
                return Err(FacesError::Doubled {
                    line,
                    building,
                    first,
                });
            }
            *slot = Some((line, sides));
        }

        let mut sides = [[Scenery::Earth; 4]; BuildingId::COUNT];
        for building in BuildingId::ALL {
            let (_, row) = rows[building.index()].ok_or(FacesError::Missing { building })?;
            sides[building.index()] = row;
        }
        Ok(Faces::new(sides))
    }
}

/// Why a file of buildings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FacesError {
    /// The first line is not the header.
    #[error("line {line}: found `{found}`; expected the header `{HEADER}`")]
    Header {
        /// The line, from 1.
        line: usize,
        /// The beginning of what stands there.
        found: String,
    },
    /// A line has too few or too many fields.
    #[error("line {line}: found {found} fields; expected 5: {HEADER}")]
    Fields {
        /// The line, from 1.
        line: usize,
        /// Number of fields.
        found: usize,
    },
    /// A line does not begin with the number of a building.
    #[error("line {line}: found `{found}`; expected the number of a building, 1 to 22")]
    Number {
        /// The line, from 1.
        line: usize,
        /// The beginning of what stands there.
        found: String,
    },
    /// A side does not show a scenery.
    #[error("line {line}: found `{found}` as {side} side; expected earth, forest, meadow or water")]
    Scenery {
        /// The line, from 1.
        line: usize,
        /// The side.
        side: Side,
        /// The beginning of what stands there.
        found: String,
    },
    /// A building has two lines.
    #[error(
        "line {line}: found building {building} again, which stands in line {first}; \
         expected each building once"
    )]
    Doubled {
        /// The second line, from 1.
        line: usize,
        /// The building.
        building: BuildingId,
        /// The first line with it.
        first: usize,
    },
    /// A building has no line.
    #[error("found no line for building {building}; expected the 22 buildings 1 to 22")]
    Missing {
        /// The first building without a line.
        building: BuildingId,
    },
}

fn read_row(line: usize, row: &str) -> Result<(BuildingId, [Scenery; 4]), FacesError> {
    let mut fields = row.split(',').map(str::trim);
    let (Some(number), Some(north), Some(east), Some(south), Some(west), None) = (
        fields.next(),
        fields.next(),
        fields.next(),
        fields.next(),
        fields.next(),
        fields.next(),
    ) else {
        return Err(FacesError::Fields {
            line,
            found: row.split(',').count(),
        });
    };
    let building = number
        .parse()
        .ok()
        .and_then(BuildingId::from_number)
        .ok_or_else(|| FacesError::Number {
            line,
            found: excerpt(number),
        })?;
    let read = |side, name| {
        Scenery::from_name(name).ok_or_else(|| FacesError::Scenery {
            line,
            side,
            found: excerpt(name),
        })
    };
    let sides = [
        read(Side::North, north)?,
        read(Side::East, east)?,
        read(Side::South, south)?,
        read(Side::West, west)?,
    ];
    Ok((building, sides))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const FILE: &str = include_str!("../data/buildings.csv");

    fn check(text: &str, message: &str) {
        match Faces::from_csv(text) {
            Ok(_) => panic!("expected: {message}"),
            Err(error) => assert_eq!(error.to_string(), message),
        }
    }

    #[test]
    fn rows_come_in_any_order_and_any_line_ending() {
        let (header, rows) = FILE.split_once('\n').unwrap();
        let mut rows: Vec<&str> = rows.lines().collect();
        rows.reverse();
        let text = format!("{header}\r\n\r\n{}\r\n", rows.join("\r\n"));
        assert_eq!(Faces::from_csv(&text), Ok(Faces::BUILT_IN));
    }

    #[test]
    fn messages_name_the_line_what_was_found_and_what_was_expected() {
        check(
            "",
            "line 1: found ``; expected the header `tile,north,east,south,west`",
        );
        check(
            &"x".repeat(100_000),
            &format!(
                "line 1: found `{}…`; expected the header `tile,north,east,south,west`",
                "x".repeat(40)
            ),
        );
        check(
            &FILE.replace("3,water,water,water,water", "3,water,water,water"),
            "line 4: found 4 fields; expected 5: tile,north,east,south,west",
        );
        check(
            &FILE.replace("22,earth", "23,earth"),
            "line 23: found `23`; expected the number of a building, 1 to 22",
        );
        check(
            &FILE.replace("3,water,water", "3,water,sand"),
            "line 4: found `sand` as east side; expected earth, forest, meadow or water",
        );
        check(
            &FILE.replace("22,earth", "7,earth"),
            "line 23: found building 7 again, which stands in line 8; expected each building once",
        );
        check(
            FILE.trim_end().rsplit_once('\n').unwrap().0,
            "found no line for building 22; expected the 22 buildings 1 to 22",
        );
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in any::<String>(), cut in 0..600_usize) {
            let _ = Faces::from_csv(&text);
            // A good file with something in the middle gets further.
            let mut spoilt = FILE.to_owned();
            spoilt.insert_str(cut.min(FILE.len()), &text);
            let _ = Faces::from_csv(&spoilt);
        }
    }
}
