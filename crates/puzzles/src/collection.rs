//! The puzzles of a game in one file.

use polis_notation::Notated;
use thiserror::Error;

use crate::goal::Goal;
use crate::puzzle::Puzzle;
use crate::puzzle_game::PuzzleGame;
use crate::rating::PuzzleRating;
use crate::text::{LineError, read_head};

/// Longest file that is read, in bytes.
pub const MAX_BYTES: usize = 8 * 1024 * 1024;

/// The puzzles of a game, numbered from 1 in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection<G: Notated> {
    puzzles: Vec<Puzzle<G>>,
}

/// Why a file of puzzles cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CollectionError {
    /// The file is far too long.
    #[error("found {found} bytes; expected at most {MAX_BYTES}")]
    TooLong {
        /// Its length in bytes.
        found: usize,
    },
    /// A line cannot be read.
    #[error("line {line}: {error}")]
    Line {
        /// Number of the line, from 1.
        line: usize,
        /// Why it cannot be read.
        error: LineError,
    },
    /// A position occurs twice.
    #[error("line {line}: found the position of line {first} again; expected each once")]
    Twice {
        /// Number of the second line.
        line: usize,
        /// Number of the first line.
        first: usize,
    },
}

impl<G: PuzzleGame> Collection<G> {
    /// Reads a file with a puzzle a line; blank lines and those that begin with `#` are skipped.
    ///
    /// # Errors
    /// The first line that cannot be read.
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

    /// All puzzles.
    pub fn puzzles(&self) -> &[Puzzle<G>] {
        &self.puzzles
    }

    /// The puzzle with a number, counted from 1.
    pub fn get(&self, number: usize) -> Option<&Puzzle<G>> {
        self.puzzles.get(number.checked_sub(1)?)
    }
}

/// A file of puzzles of which only goals and ratings have been read, for screens that open one
/// puzzle at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionIndex {
    entries: Vec<IndexEntry>,
}

/// A puzzle that has not been parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexEntry {
    /// The task.
    pub goal: Goal,
    /// How hard it is.
    pub rating: PuzzleRating,
    line: usize,
    text: String,
}

impl CollectionIndex {
    /// Reads the goals and ratings of a file.
    ///
    /// # Errors
    /// The first line that has no goal or rating.
    pub fn read(text: &str) -> Result<CollectionIndex, CollectionError> {
        let entry = |(line, text): (usize, &str)| {
            let (goal, rating) =
                read_head(text).map_err(|error| CollectionError::Line { line, error })?;
            Ok(IndexEntry {
                goal,
                rating,
                line,
                text: text.to_owned(),
            })
        };
        let entries = lines_of(text)?.map(entry).collect::<Result<_, _>>()?;
        Ok(CollectionIndex { entries })
    }

    /// All puzzles; the first one has the number 1.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }

    /// Parses the puzzle with a number, counted from 1; `None` where there is no such puzzle.
    ///
    /// # Errors
    /// Why its line cannot be read.
    pub fn open<G: PuzzleGame>(&self, number: usize) -> Option<Result<Puzzle<G>, CollectionError>> {
        let IndexEntry { line, text, .. } = self.entries.get(number.checked_sub(1)?)?;
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
