//! Seats that the computer plays, as they are typed.

use std::fmt;
use std::str::FromStr;

use polis_game::{PerSeat, Seat, excerpt};
use polis_notation::{Level, UnknownLevel};
use polis_terminal::Player;
use thiserror::Error;

use crate::options::UsageError;

/// The level of a seat for which none is given.
const DEFAULT_LEVEL: Level = Level::Foreman;

/// A seat that the computer plays, as it is typed: `2`, `2:mason` or `2:companion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ComputerSeat {
    /// The seat.
    pub(crate) seat: Seat,
    /// As whom the computer plays it.
    pub(crate) player: Player,
}

/// The text is not a seat with its level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum ComputerSeatError {
    /// No seat has this number.
    #[error("found seat `{found}`; expected 1 to 4, with or without a level, as in 2 or 2:mason")]
    Seat {
        /// What was typed.
        found: String,
    },
    /// No level has this name.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
}

impl FromStr for ComputerSeat {
    type Err = ComputerSeatError;

    fn from_str(text: &str) -> Result<ComputerSeat, ComputerSeatError> {
        let (number, level) = match text.split_once(':') {
            Some((number, level)) => (number, Some(level)),
            None => (text, None),
        };
        let seat = number.parse().ok().and_then(Seat::from_number);
        Ok(ComputerSeat {
            seat: seat.ok_or_else(|| ComputerSeatError::Seat {
                found: excerpt(number),
            })?,
            player: match level {
                Some("companion") => Player::Companion,
                Some(level) => Player::Computer(level.parse()?),
                None => Player::Computer(DEFAULT_LEVEL),
            },
        })
    }
}

impl fmt::Display for ComputerSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.player.name())
    }
}

/// Who plays each seat of a table for so many people; seats that are not named are for people.
///
/// # Errors
/// When the table has no such seat, or a seat has two levels.
pub(crate) fn players(
    computers: &[ComputerSeat],
    people: usize,
) -> Result<PerSeat<Player>, UsageError> {
    let mut players = PerSeat::from_fn(people, |_| Player::Person);
    for &computer in computers {
        let ComputerSeat { seat, player } = computer;
        match players.get(seat) {
            None => {
                return Err(UsageError::NoSeat {
                    seat: seat.number() as u8,
                    people,
                });
            }
            Some(other) if other.is_computer() && *other != player => {
                return Err(UsageError::OutOfRange {
                    option: "--computer",
                    found: format!("{seat}:{},{computer}", other.name()),
                    expected: "one level for each seat",
                });
            }
            Some(_) => players[seat] = player,
        }
    }
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_typed_with_or_without_its_level() {
        let check = |text: &str, expected: Result<&str, &str>| {
            let found = text.parse::<ComputerSeat>();
            let found = found.map(|seat| seat.to_string());
            let found = found.map_err(|error| error.to_string());
            assert_eq!(found.as_deref().map_err(String::as_str), expected, "{text}");
        };
        check("2", Ok("2:foreman"));
        check("2:mason", Ok("2:mason"));
        check("4:top", Ok("4:daidalos"));
        check("1:companion", Ok("1:companion"));
        let levels = "expected pupil, mason, foreman, master, daidalos or top";
        check("2:", Err(&format!("found ``; {levels}")));
        check(
            "2:bricklayer",
            Err(&format!("found `bricklayer`; {levels}")),
        );
        let seats = "expected 1 to 4, with or without a level, as in 2 or 2:mason";
        check("5:mason", Err(&format!("found seat `5`; {seats}")));
        check("mason", Err(&format!("found seat `mason`; {seats}")));
        check("", Err(&format!("found seat ``; {seats}")));
    }

    #[test]
    fn a_seat_has_one_level() {
        let typed = |words: &str, people| {
            let seats: Vec<ComputerSeat> =
                words.split(' ').map(|word| word.parse().unwrap()).collect();
            players(&seats, people).map_err(|error| error.to_string())
        };
        assert_eq!(typed("2 2:foreman", 3), typed("2", 3));
        assert_eq!(
            typed("2:mason 2:top", 3).unwrap_err(),
            "--computer 2:mason,2:daidalos is not possible; expected one level for each seat"
        );
        assert_eq!(
            typed("3", 2).unwrap_err(),
            "seat 3 is not at this table; expected seats 1 to 2"
        );
    }
}
