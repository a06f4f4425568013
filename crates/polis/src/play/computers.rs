//! The seats that the computer plays, and how well.

use std::fmt;
use std::str::FromStr;

use polis_game::{Seat, excerpt};
use polis_notation::{GameRecord, NameError, Notated, Remark};
use polis_notation::{Level, UnknownLevel};
use thiserror::Error;

use crate::options::UsageError;
use crate::picture::words::capital;

/// How well the computer plays a seat of which nothing else is said.
pub(crate) const DEFAULT_LEVEL: Level = Level::Foreman;

/// A seat that the computer plays, as it is typed: `2` or `2:mason`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ComputerSeat {
    /// The seat.
    pub(crate) seat: Seat,
    /// How well it is played.
    pub(crate) level: Level,
}

/// What was typed is not a seat with its level.
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
            level: level.map_or(Ok(DEFAULT_LEVEL), str::parse)?,
        })
    }
}

impl fmt::Display for ComputerSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.level)
    }
}

/// The seats that the computer plays, each with its level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Computers([Option<Level>; 4]);

impl Computers {
    /// The level of each seat; none where a person sits.
    pub(crate) fn from_fn(level: impl FnMut(Seat) -> Option<Level>) -> Computers {
        Computers(Seat::ALL.map(level))
    }

    /// As it was typed.
    ///
    /// # Errors
    /// When the table has no such seat, or a seat has two levels.
    pub(crate) fn typed(typed: &[ComputerSeat], people: usize) -> Result<Computers, UsageError> {
        let mut computers = Computers::default();
        for &computer in typed {
            let ComputerSeat { seat, level } = computer;
            if seat.number() > people {
                return Err(UsageError::NoSeat {
                    seat: seat.number() as u8,
                    people,
                });
            }
            if let Some(other) = computers.0[seat as usize].replace(level)
                && other != level
            {
                return Err(UsageError::OutOfRange {
                    option: "--computer",
                    found: format!("{seat}:{other},{computer}"),
                    expected: "one level for each seat",
                });
            }
        }
        Ok(computers)
    }

    /// As a record marks them; what is malformed is ignored.
    pub(crate) fn marked<G: Notated>(record: &GameRecord<G>) -> Computers {
        let people = record.start().people();
        let mut computers = Computers::default();
        for word in record
            .remark(Remark::Computer)
            .unwrap_or_default()
            .split_whitespace()
        {
            if let Ok(ComputerSeat { seat, level }) = word.parse()
                && seat.number() <= people
            {
                computers.0[seat as usize] = Some(level);
            }
        }
        computers
    }

    /// Marks them in a record.
    pub(crate) fn mark<G: Notated>(self, record: &mut GameRecord<G>) {
        let words: Vec<String> = self.iter().map(|computer| computer.to_string()).collect();
        record.set_remark(Remark::Computer, Some(&words.join(" ")));
    }

    /// Calls the seats that have no name after their levels: `Mason`, or `Mason 1` and `Mason 2`.
    ///
    /// # Errors
    /// When the record has no such seat.
    pub(crate) fn name<G: Notated>(self, record: &mut GameRecord<G>) -> Result<(), NameError> {
        let (named, nameless): (Vec<ComputerSeat>, Vec<ComputerSeat>) = self
            .iter()
            .partition(|computer| record.name(computer.seat).is_some());
        let people = Seat::ALL
            .into_iter()
            .filter(|&seat| self.level(seat).is_none());
        let mut taken: Vec<String> = people
            .chain(named.iter().map(|computer| computer.seat))
            .filter_map(|seat| record.name(seat).map(ToString::to_string))
            .collect();
        for &ComputerSeat { seat, level } in &nameless {
            let plain = capital(level.name());
            let alone = nameless.iter().filter(|other| other.level == level).count() == 1;
            let numbered = (1..).map(|number| format!("{plain} {number}"));
            let name = std::iter::once(plain.clone())
                .filter(|_| alone)
                .chain(numbered)
                .find(|name| !taken.contains(name))
                .unwrap_or(plain);
            record.set_name(seat, Some(name.parse()?))?;
            taken.push(name);
        }
        Ok(())
    }

    /// Takes the names away that [`Computers::name`] gave.
    ///
    /// # Errors
    /// When the record has no such seat.
    pub(crate) fn unname<G: Notated>(self, record: &mut GameRecord<G>) -> Result<(), NameError> {
        for ComputerSeat { seat, level } in self.iter() {
            let own = record.name(seat).is_some_and(|name| {
                let number = name.as_str().strip_prefix(&capital(level.name()));
                number.is_some_and(|number| number.is_empty() || is_number(number))
            });
            if own {
                record.set_name(seat, None)?;
            }
        }
        Ok(())
    }

    /// How well the computer plays a seat; none where a person sits.
    pub(crate) fn level(self, seat: Seat) -> Option<Level> {
        self.0[seat as usize]
    }

    /// The seats and their levels, in turn order.
    pub(crate) fn iter(self) -> impl Iterator<Item = ComputerSeat> {
        Seat::ALL.into_iter().filter_map(move |seat| {
            let level = self.level(seat)?;
            Some(ComputerSeat { seat, level })
        })
    }
}

/// Whether this is a space and a number.
fn is_number(text: &str) -> bool {
    text.strip_prefix(' ')
        .is_some_and(|number| number.parse::<u32>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_game::{Game, chance};

    /// A record for three people.
    fn record() -> GameRecord<Akropolis> {
        let options = Options::new(Players::Three, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
        GameRecord::new(&setup).unwrap()
    }

    fn computers(words: &str) -> Computers {
        let seats: Vec<ComputerSeat> = words.split(' ').map(|word| word.parse().unwrap()).collect();
        Computers::typed(&seats, 3).unwrap()
    }

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
        assert_eq!(computers("2 2:foreman"), computers("2"));
        let seats = ["2:mason", "2:top"].map(|word| word.parse().unwrap());
        let error = Computers::typed(&seats, 3).unwrap_err().to_string();
        assert_eq!(
            error,
            "--computer 2:mason,2:daidalos is not possible; expected one level for each seat"
        );
        let error = Computers::typed(&computers("3").iter().collect::<Vec<_>>(), 2);
        let error = error.unwrap_err().to_string();
        assert_eq!(error, "seat 3 is not at this table; expected seats 1 to 2");
    }

    #[test]
    fn the_mark_in_a_record_is_read_as_it_is_written() {
        let mut record = record();
        let check = |record: &GameRecord<Akropolis>, expected: &str| {
            let found: Vec<String> = Computers::marked(record)
                .iter()
                .map(|computer| computer.to_string())
                .collect();
            assert_eq!(found.join(" "), expected);
        };
        check(&record, "");
        computers("2:mason 3:top").mark(&mut record);
        assert_eq!(record.remark(Remark::Computer), Some("2:mason 3:daidalos"));
        check(&record, "2:mason 3:daidalos");
        // Older files have no levels, and anybody can write anything.
        record.set_remark(Remark::Computer, Some("2 3"));
        check(&record, "2:foreman 3:foreman");
        record.set_remark(Remark::Computer, Some("4:mason 1:x y 2: 3:pupil"));
        check(&record, "3:pupil");
    }

    #[test]
    fn computers_are_called_after_their_levels() {
        let mut record = record();
        let names = |record: &GameRecord<Akropolis>| {
            Seat::first(3)
                .map(|seat| {
                    record
                        .name(seat)
                        .map_or("-", |name| name.as_str())
                        .to_owned()
                })
                .collect::<Vec<String>>()
        };
        computers("2:mason 3:top").name(&mut record).unwrap();
        assert_eq!(names(&record), ["-", "Mason", "Daidalos"]);
        computers("2:mason 3:top").unname(&mut record).unwrap();
        assert_eq!(names(&record), ["-", "-", "-"]);
        computers("1 2 3").name(&mut record).unwrap();
        assert_eq!(names(&record), ["Foreman 1", "Foreman 2", "Foreman 3"]);
        computers("1 2 3").unname(&mut record).unwrap();
        assert_eq!(names(&record), ["-", "-", "-"]);
        // A name that was given stays, and nobody else gets it.
        record
            .set_name(Seat::First, Some("Mason".parse().unwrap()))
            .unwrap();
        record
            .set_name(Seat::Third, Some("Thalia".parse().unwrap()))
            .unwrap();
        computers("2:mason 3:mason").name(&mut record).unwrap();
        assert_eq!(names(&record), ["Mason", "Mason 1", "Thalia"]);
        computers("2:mason 3:mason").unname(&mut record).unwrap();
        assert_eq!(names(&record), ["Mason", "-", "Thalia"]);
    }
}
