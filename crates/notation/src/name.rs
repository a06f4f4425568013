//! The name of a player in a record.

use std::fmt;
use std::str::FromStr;

use polis_game::is_printable;
use thiserror::Error;

/// A name that can stand in a record: 1 to 40 characters on one line, without `#`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// It is empty.
    #[error("found no name; expected 1 to {} characters", Name::MAX_CHARS)]
    Empty,
    /// It is too long.
    #[error(
        "found a name of {found} characters; expected 1 to {}",
        Name::MAX_CHARS
    )]
    TooLong {
        /// Number of characters.
        found: usize,
    },
    /// It has a character that would break the line or its order.
    #[error("found {found:?} in a name; expected letters and signs that can be seen, but no `#`")]
    Character {
        /// The character.
        found: char,
    },
    /// Nobody sits on the seat.
    #[error("found a name for seat {found}; expected seat 1 to {people}")]
    NoSeat {
        /// The seat's number.
        found: usize,
        /// Number of people who play.
        people: usize,
    },
}

impl Name {
    /// Largest number of characters of a name.
    pub const MAX_CHARS: usize = 40;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        if let Some(found) = text.chars().find(|&c| !is_printable(c) || c == '#') {
            return Err(NameError::Character { found });
        }
        let found = text.chars().count();
        if found > Name::MAX_CHARS {
            return Err(NameError::TooLong { found });
        }
        Ok(Name(text.to_owned()))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
