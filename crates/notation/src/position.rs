//! Records that start in the middle of a game: the lines that describe the position.

mod akropolis;
mod architekton;
mod draft;

use std::error::Error;
use std::fmt;

use polis_game::{Game, Seat, excerpt};

use crate::error::{Problem, RecordError};
use crate::game_record::GameRecord;
use crate::header::{Header, HeaderLine, number};
use crate::notated::Notated;

pub use draft::Draft;

/// A game whose positions can be described from outside.
pub trait Described: Game {
    /// A description of a position, which may hold anything.
    type Description: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// Why a description is not a position.
    type Impossible: Error + Clone + PartialEq + Send + Sync + 'static;

    /// The position that is described.
    ///
    /// # Errors
    /// Why it is impossible.
    fn from_description(given: &Self::Description) -> Result<Self, Self::Impossible>;

    /// Describes this position, which was reached from a given one, or from the beginning of a
    /// game, by these moves of these seats.
    fn describe(
        &self,
        given: Option<&Self::Description>,
        moves: &[(Seat, Self::Move)],
    ) -> Self::Description;

    /// Reads the description from the header of a record, without checking whether it is a
    /// position; `None` where the record starts at the beginning.
    ///
    /// # Errors
    /// The line that is malformed or missing.
    #[doc(hidden)]
    fn read_description(
        header: &Header<'_>,
        supplies: Option<&Self::Supplies>,
    ) -> Result<Option<Self::Description>, RecordError>
    where
        Self: Notated;

    /// The line that is responsible for an impossible position.
    #[doc(hidden)]
    fn blame(header: &Header<'_>, reason: Self::Impossible) -> RecordError;

    /// Writes the description as lines of a header, without the game's name.
    ///
    /// # Errors
    /// Those of the formatter.
    #[doc(hidden)]
    fn write_description(given: &Self::Description, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Reads the position from the header of a record; `None` where it starts at the beginning.
pub(crate) fn read_position<G: Notated>(
    header: &Header<'_>,
    supplies: Option<&G::Supplies>,
) -> Result<Option<GameRecord<G>>, RecordError> {
    let Some(given) = G::read_description(header, supplies)? else {
        return Ok(None);
    };
    match GameRecord::from_position(&given) {
        Ok(record) => Ok(Some(record)),
        Err(reason) => Err(G::blame(header, reason)),
    }
}

/// Reads the number of one of the first `count` seats.
fn seat(word: &str, count: usize) -> Option<Seat> {
    number(word)
        .filter(|&seat| seat <= count)
        .and_then(Seat::from_number)
}

/// The problem of a word that is not allowed in a line.
fn wrong_word(line: HeaderLine<'_>, found: &str, expected: &'static str) -> RecordError {
    let found = excerpt(found);
    Problem::Word { found, expected }.at(line.number)
}
