//! The text form of moves.
//!
//! ```text
//! B12 1,0 2            building 12 at 1,0, turned two quarters
//! B7 3,2 0 from 1,0    with no house in hand: the one at 1,0 moves here
//! Lw 1,-1              a water landscape
//! keep 1,0             the house stays
//! remove 1,0           the owner of the house at 1,0 takes it off before paying
//! ```

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

use polis_game::excerpt;
use thiserror::Error;

use crate::{BuildingId, Move, Place, Rotation, Scenery};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => {
                write!(f, "B{building} {place} {rotation}")?;
                match from {
                    Some(from) => write!(f, " from {from}"),
                    None => Ok(()),
                }
            }
            Move::Landscape { scenery, place } => write!(f, "L{} {place}", scenery.letter()),
            Move::Keep { place } => write!(f, "keep {place}"),
            Move::Remove { place } => write!(f, "remove {place}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut fields = text.split_whitespace();
        let first = fields.next().ok_or(ParseMoveError::Empty)?;
        let read = if let Some(number) = first.strip_prefix('B') {
            read_building(number, &mut fields)?
        } else if let Some(letter) = first.strip_prefix('L') {
            Move::Landscape {
                scenery: read_scenery(letter)?,
                place: read_place(&mut fields)?,
            }
        } else if first == "keep" {
            let place = read_place(&mut fields)?;
            Move::Keep { place }
        } else if first == "remove" {
            let place = read_place(&mut fields)?;
            Move::Remove { place }
        } else {
            return Err(ParseMoveError::Kind {
                found: excerpt(first),
            });
        };
        match fields.next() {
            None => Ok(read),
            Some(surplus) => Err(ParseMoveError::Surplus {
                found: excerpt(surplus),
            }),
        }
    }
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// There is no text.
    #[error(
        "found nothing; expected a move such as `B12 1,0 2`, `Lw 1,-1`, `keep 1,0` or `remove 1,0`"
    )]
    Empty,
    /// The text does not begin as a move does.
    #[error("found `{found}`; expected a move that begins with `B`, `L`, `keep` or `remove`")]
    Kind {
        /// The beginning of what stands there.
        found: String,
    },
    /// No such building.
    #[error("found building `{found}`; expected a number from 1 to 22")]
    Building {
        /// The beginning of what stands there.
        found: String,
    },
    /// No such scenery.
    #[error("found landscape `{found}`; expected one of the letters e, f, m, w")]
    Scenery {
        /// The beginning of what stands there.
        found: String,
    },
    /// No such place.
    #[error("found place `{found}`; expected two numbers from -46 to 47 as in `1,-2`")]
    Place {
        /// The beginning of what stands there.
        found: String,
    },
    /// No such rotation.
    #[error("found rotation `{found}`; expected a number of quarter turns from 0 to 3")]
    Rotation {
        /// The beginning of what stands there.
        found: String,
    },
    /// Something else follows a building than the house that moves.
    #[error("found `{found}`; expected `from` and the place of the house that moves, or nothing")]
    From {
        /// The beginning of what stands there.
        found: String,
    },
    /// Something follows the move.
    #[error("found `{found}` after the move; expected nothing more")]
    Surplus {
        /// The beginning of what stands there.
        found: String,
    },
}

fn read_building(number: &str, fields: &mut SplitWhitespace<'_>) -> Result<Move, ParseMoveError> {
    let building = read_number(number)
        .and_then(|number| usize::try_from(number).ok())
        .and_then(BuildingId::from_number)
        .ok_or_else(|| ParseMoveError::Building {
            found: excerpt(number),
        })?;
    let place = read_place(fields)?;
    let quarters = fields.next().unwrap_or_default();
    let rotation = read_number(quarters)
        .and_then(|number| u8::try_from(number).ok())
        .and_then(Rotation::from_quarters)
        .ok_or_else(|| ParseMoveError::Rotation {
            found: excerpt(quarters),
        })?;
    let from = match fields.next() {
        None => None,
        Some("from") => Some(read_place(fields)?),
        Some(other) => {
            return Err(ParseMoveError::From {
                found: excerpt(other),
            });
        }
    };
    Ok(Move::Building {
        building,
        place,
        rotation,
        from,
    })
}

fn read_scenery(text: &str) -> Result<Scenery, ParseMoveError> {
    let mut letters = text.chars();
    match (
        letters.next().and_then(Scenery::from_letter),
        letters.next(),
    ) {
        (Some(scenery), None) => Ok(scenery),
        _ => Err(ParseMoveError::Scenery {
            found: excerpt(text),
        }),
    }
}

fn read_place(fields: &mut SplitWhitespace<'_>) -> Result<Place, ParseMoveError> {
    let text = fields.next().unwrap_or_default();
    let coordinate =
        |text| read_number(text).filter(|number| (Place::LEAST..=Place::GREATEST).contains(number));
    text.split_once(',')
        .and_then(|(x, y)| Some(Place::new(coordinate(x)?, coordinate(y)?)))
        .ok_or_else(|| ParseMoveError::Place {
            found: excerpt(text),
        })
}

/// Reads a number in the only form in which it is written: no plus, no leading zero.
fn read_number(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !digits.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, message: &str) {
        match text.parse::<Move>() {
            Ok(read) => panic!("{read} was read; expected: {message}"),
            Err(error) => assert_eq!(error.to_string(), message),
        }
    }

    #[test]
    fn moves_read_back() {
        for text in [
            "B12 1,0 2",
            "B7 3,2 0 from 1,0",
            "B22 -46,47 3",
            "Lw 1,-1",
            "Le 0,0",
            "keep 1,0",
            "remove -1,-10",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn fields_may_be_far_apart() {
        assert_eq!(
            "  B7\t3,2   0 from 1,0 ".parse::<Move>(),
            "B7 3,2 0 from 1,0".parse()
        );
    }

    #[test]
    fn moves_order_as_the_notation_lists_them() {
        let texts = [
            "B2 0,-1 0",
            "B10 -1,0 0",
            "B10 -1,0 1 from -3,2",
            "B10 -1,0 1 from 1,0",
            "B10 -1,2 0",
            "B10 1,-2 0",
            "Le 5,5",
            "Lf -1,1",
            "Lm -1,-1",
            "Lw -1,-3",
            "keep 1,0",
            "remove 1,0",
        ];
        let moves = texts.map(|text| text.parse::<Move>().unwrap());
        assert!(moves.is_sorted());
    }

    #[test]
    fn messages_say_what_was_found_and_what_was_expected() {
        check(
            " ",
            "found nothing; expected a move such as `B12 1,0 2`, `Lw 1,-1`, `keep 1,0` or \
             `remove 1,0`",
        );
        check(
            "b12 1,0 2",
            "found `b12`; expected a move that begins with `B`, `L`, `keep` or `remove`",
        );
        check(
            "B 1,0 2",
            "found building ``; expected a number from 1 to 22",
        );
        check(
            "B23 1,0 2",
            "found building `23`; expected a number from 1 to 22",
        );
        check(
            "B07 1,0 2",
            "found building `07`; expected a number from 1 to 22",
        );
        check(
            "Lx 1,0",
            "found landscape `x`; expected one of the letters e, f, m, w",
        );
        for (text, place) in [
            ("Lw", ""),
            ("Lw 48,0", "48,0"),
            ("Lw 0,-47", "0,-47"),
            ("Lw 999999999999,0", "999999999999,0"),
            ("Lw +1,0", "+1,0"),
            ("Lw -0,0", "-0,0"),
            ("Lw 1;0", "1;0"),
            ("Lw 1,0,0", "1,0,0"),
            ("B7 3,2 0 from", ""),
        ] {
            check(
                text,
                &format!("found place `{place}`; expected two numbers from -46 to 47 as in `1,-2`"),
            );
        }
        check(
            "B7 1,0 4",
            "found rotation `4`; expected a number of quarter turns from 0 to 3",
        );
        check(
            "B7 1,0 3 form 1,0",
            "found `form`; expected `from` and the place of the house that moves, or nothing",
        );
        check(
            "keep 1,0 2",
            "found `2` after the move; expected nothing more",
        );
    }

    fn places() -> impl Strategy<Value = Place> {
        let coordinate = Place::LEAST..=Place::GREATEST;
        (coordinate.clone(), coordinate).prop_map(|(x, y)| Place::new(x, y))
    }

    fn moves() -> impl Strategy<Value = Move> {
        let building = proptest::sample::select(&BuildingId::ALL[..]);
        let rotation = proptest::sample::select(&Rotation::ALL[..]);
        let scenery = proptest::sample::select(&Scenery::ALL[..]);
        let from = proptest::option::of(places());
        prop_oneof![
            (building, places(), rotation, from).prop_map(|(building, place, rotation, from)| {
                Move::Building {
                    building,
                    place,
                    rotation,
                    from,
                }
            }),
            (scenery, places()).prop_map(|(scenery, place)| Move::Landscape { scenery, place }),
            places().prop_map(|place| Move::Keep { place }),
            places().prop_map(|place| Move::Remove { place }),
        ]
    }

    proptest! {
        #[test]
        fn every_move_reads_back(chosen in moves()) {
            prop_assert_eq!(chosen.to_string().parse(), Ok(chosen));
        }

        #[test]
        fn no_text_makes_the_reader_panic(
            text in any::<String>(),
            near in "(B|L|keep|remove)?[0-9efmw]{0,3} ?[-+0-9,]{0,6} ?[0-9]{0,2}( from)? ?[-0-9,]{0,5}",
        ) {
            let _ = text.parse::<Move>();
            if let Ok(read) = near.parse::<Move>() {
                let words: Vec<_> = near.split_whitespace().collect();
                prop_assert_eq!(read.to_string(), words.join(" "));
            }
        }
    }
}
