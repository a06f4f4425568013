//! Many puzzles of a game: a file.

use polis_notation::Notated;
use thiserror::Error;

use crate::goal::Goal;
use crate::posed::Posed;
use crate::puzzle::Puzzle;
use crate::rating::Rating;
use crate::text::{LineError, read_head};

/// The longest file that is read.
pub const MAX_BYTES: usize = 8 * 1024 * 1024;

/// The puzzles of a game, numbered from 1 in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection<G: Notated> {
    puzzles: Vec<Puzzle<G>>,
}

/// What is wrong with a file of puzzles, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CollectionError {
    /// Far more text than there are puzzles.
    #[error("found {found} bytes; expected at most {MAX_BYTES}")]
    TooLong {
        /// How many there are.
        found: usize,
    },
    /// A line is wrong.
    #[error("line {line}: {error}")]
    Line {
        /// Which, counted from 1.
        line: usize,
        /// What is wrong with it.
        error: LineError,
    },
    /// A position stands twice.
    #[error("line {line}: found the position of line {first} again; expected each once")]
    Twice {
        /// The second line.
        line: usize,
        /// The first line.
        first: usize,
    },
}

impl<G: Posed> Collection<G> {
    /// Reads a file: a puzzle a line; blank lines and those that begin with `#` are passed over.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Collection<G>, CollectionError> {
        let mut lines: Vec<usize> = Vec::new();
        let mut puzzles: Vec<Puzzle<G>> = Vec::new();
        for (line, text) in lines_of(text)? {
            let puzzle =
                Puzzle::read(text).map_err(|error| CollectionError::Line { line, error })?;
            let same = |other: &Puzzle<G>| other.position() == puzzle.position();
            if let Some(first) = puzzles.iter().position(same) {
                let first = lines[first];
                return Err(CollectionError::Twice { line, first });
            }
            lines.push(line);
            puzzles.push(puzzle);
        }
        Ok(Collection { puzzles })
    }

    /// All of them.
    pub fn puzzles(&self) -> &[Puzzle<G>] {
        &self.puzzles
    }

    /// The puzzle with a number, counted from 1.
    pub fn get(&self, number: usize) -> Option<&Puzzle<G>> {
        self.puzzles.get(number.checked_sub(1)?)
    }
}

/// A file of puzzles of which only goals and ratings have been read: a screen opens one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    entries: Vec<Entry>,
}

/// A puzzle that has not been opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is asked for.
    pub goal: Goal,
    /// How hard it is.
    pub rating: Rating,
    line: usize,
    text: String,
}

impl Outline {
    /// Reads the goals and ratings of a file.
    ///
    /// # Errors
    /// The first line that has none.
    pub fn read(text: &str) -> Result<Outline, CollectionError> {
        let entry = |(line, text): (usize, &str)| {
            let (goal, rating) =
                read_head(text).map_err(|error| CollectionError::Line { line, error })?;
            Ok(Entry {
                goal,
                rating,
                line,
                text: text.to_owned(),
            })
        };
        let entries = lines_of(text)?.map(entry).collect::<Result<_, _>>()?;
        Ok(Outline { entries })
    }

    /// All puzzles, the first of which has the number 1.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Opens the puzzle with a number, counted from 1; none where there is no such puzzle.
    ///
    /// # Errors
    /// What is wrong with its line.
    pub fn open<G: Posed>(&self, number: usize) -> Option<Result<Puzzle<G>, CollectionError>> {
        let Entry { line, text, .. } = self.entries.get(number.checked_sub(1)?)?;
        let line = *line;
        Some(Puzzle::read(text).map_err(|error| CollectionError::Line { line, error }))
    }
}

/// The lines that hold puzzles, with their numbers, counted from 1.
fn lines_of(text: &str) -> Result<impl Iterator<Item = (usize, &str)>, CollectionError> {
    if text.len() > MAX_BYTES {
        return Err(CollectionError::TooLong { found: text.len() });
    }
    let lines = text.lines().enumerate();
    Ok(lines
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#')))
}
