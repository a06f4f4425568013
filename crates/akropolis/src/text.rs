//! The text form of a move: `17 2,-1 3` is tile 17 with hex a at 2,-1 and rotation 3.

use std::fmt;
use std::str::FromStr;

use polis_game::excerpt;
use thiserror::Error;

use crate::hex::{Direction, Hex};
use crate::moves::Move;
use crate::tile::TileId;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.tile, self.hex, self.rotation)
    }
}

/// A text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// Too few or too many words.
    #[error("found {found} words; expected a tile, a hex and a rotation, as in `17 2,-1 3`")]
    Words {
        /// Number found.
        found: usize,
    },
    /// The first word.
    #[error("found `{found}`; expected the number of a tile, 1 to 61")]
    Tile {
        /// The word.
        found: String,
    },
    /// The second word.
    #[error("found `{found}`; expected a hex as in `2,-1`")]
    Hex {
        /// The word.
        found: String,
    },
    /// The third word.
    #[error("found `{found}`; expected a rotation, 0 to 5")]
    Rotation {
        /// The word.
        found: String,
    },
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut words = text.split_whitespace();
        let (Some(tile), Some(hex), Some(rotation), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(ParseMoveError::Words {
                found: text.split_whitespace().count(),
            });
        };
        Ok(Move {
            tile: number(tile).and_then(TileId::from_number).ok_or_else(|| {
                ParseMoveError::Tile {
                    found: excerpt(tile),
                }
            })?,
            hex: parse_hex(hex).ok_or_else(|| ParseMoveError::Hex {
                found: excerpt(hex),
            })?,
            rotation: number(rotation)
                .and_then(Direction::from_number)
                .ok_or_else(|| ParseMoveError::Rotation {
                    found: excerpt(rotation),
                })?,
        })
    }
}

fn parse_hex(word: &str) -> Option<Hex> {
    let (q, r) = word.split_once(',')?;
    Some(Hex::new(coordinate(q)?, coordinate(r)?))
}

/// Reads a coordinate as it is written: no plus sign, no leading zero.
fn coordinate(word: &str) -> Option<i16> {
    let value: i16 = word.parse().ok()?;
    (value.to_string() == word).then_some(value)
}

/// Reads a number as it is written: no plus sign, no leading zero.
fn number(word: &str) -> Option<usize> {
    let value: usize = word.parse().ok()?;
    (value.to_string() == word).then_some(value)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(text: &str, expected: &str) {
        match text.parse::<Move>() {
            Ok(read) => assert_eq!(read.to_string(), expected),
            Err(error) => assert_eq!(error.to_string(), expected),
        }
    }

    #[test]
    fn what_is_read_and_what_is_not() {
        check("17 2,-1 3", "17 2,-1 3");
        check("  61\t-30,30   0 ", "61 -30,30 0");
        check(
            "17 2,-1",
            "found 2 words; expected a tile, a hex and a rotation, as in `17 2,-1 3`",
        );
        check(
            "62 2,-1 3",
            "found `62`; expected the number of a tile, 1 to 61",
        );
        check(
            "017 2,-1 3",
            "found `017`; expected the number of a tile, 1 to 61",
        );
        check("17 2;-1 3", "found `2;-1`; expected a hex as in `2,-1`");
        check(
            "17 2,40000 3",
            "found `2,40000`; expected a hex as in `2,-1`",
        );
        check("17 2,-0 3", "found `2,-0`; expected a hex as in `2,-1`");
        check("17 2,-1 6", "found `6`; expected a rotation, 0 to 5");
    }

    proptest! {
        #[test]
        fn reading_never_panics(text in "\\PC{0,40}") {
            let _ = text.parse::<Move>();
        }

        #[test]
        fn every_move_reads_back(
            tile in 1usize..=61, q in any::<i16>(), r in any::<i16>(), rotation in 0usize..6
        ) {
            let chosen = Move {
                tile: TileId::from_number(tile).unwrap(),
                hex: Hex::new(q, r),
                rotation: Direction::ALL[rotation],
            };
            prop_assert_eq!(chosen.to_string().parse::<Move>(), Ok(chosen));
        }
    }
}
