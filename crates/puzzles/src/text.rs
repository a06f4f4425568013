//! A puzzle as a line of text.
//!
//! Five parts with `|` between them:
//!
//! ```text
//! count temples 1240 | 17 2,-1 3; 17 2,-1 4 | 4 1,-2 0 | 612 34 540 -12 4000 | players 2; deck 3 …; moves; 3 1,0 2
//! goal and rating    | accepted moves       | tempting | the search that   | the record without its
//!                    |                      | or `-`   | made it           | first line, `;` for line feeds
//! ```

use std::fmt;

use polis_game::{Game, excerpt};
use polis_notation::{Record, RecordError};
use thiserror::Error;

use crate::goal::{Goal, UnknownGoal};
use crate::puzzle::{Puzzle, PuzzleError, PuzzleParts, SolutionMargin};
use crate::puzzle_game::PuzzleGame;
use crate::rating::PuzzleRating;

/// Longest line that is read, in bytes. The longest puzzle needs a tenth of it.
const MAX_LINE: usize = 16 * 1024;

/// Why a line is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The line is far too long.
    #[error("found a line of {found} bytes; expected at most {MAX_LINE}")]
    TooLong {
        /// Its length in bytes.
        found: usize,
    },
    /// There are too few or too many parts.
    #[error("found {found} parts with `|` between them; expected 5")]
    PuzzleParts {
        /// Number of parts.
        found: usize,
    },
    /// The goal is unknown.
    #[error(transparent)]
    Goal(#[from] UnknownGoal),
    /// The rating is not one.
    #[error(
        "found the rating `{found}`; expected a number from {} to {}",
        PuzzleRating::LEAST,
        PuzzleRating::MOST
    )]
    PuzzleRating {
        /// The text in its place.
        found: String,
    },
    /// A move is not one.
    #[error("found `{found}`; expected a move")]
    Move {
        /// The text in its place.
        found: String,
    },
    /// The numbers of the search cannot be read.
    #[error("found `{found}`; expected five numbers: win margin win margin playouts")]
    SolutionMargin {
        /// The text in their place.
        found: String,
    },
    /// The record cannot be read.
    #[error("in the record, {0}")]
    Record(#[from] RecordError),
    /// The record is of the other game.
    #[error("found a record of another game; expected one of {expected}")]
    OtherGame {
        /// The game.
        expected: &'static str,
    },
    /// The parts do not make a puzzle.
    #[error(transparent)]
    PuzzleError(#[from] PuzzleError),
}

impl<G: PuzzleGame> Puzzle<G> {
    /// Reads a line.
    ///
    /// # Errors
    /// Why the line is not a puzzle.
    pub fn read(line: &str) -> Result<Puzzle<G>, LineError> {
        if line.len() > MAX_LINE {
            return Err(LineError::TooLong { found: line.len() });
        }
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[goal, accepted, tempting, promise, record] = parts.as_slice() else {
            return Err(LineError::PuzzleParts { found: parts.len() });
        };
        let (goal, rating) = read_head(goal)?;
        Ok(Puzzle::new(PuzzleParts {
            goal,
            rating,
            accepted: accepted
                .split(';')
                .map(read_move::<G>)
                .collect::<Result<_, _>>()?,
            tempting: match tempting {
                "-" => None,
                tempting => Some(read_move::<G>(tempting)?),
            },
            promise: read_promise(promise)?,
            record: read_record::<G>(record)?,
        })?)
    }
}

/// Reads the goal and the rating at the beginning of a line.
pub(crate) fn read_head(line: &str) -> Result<(Goal, PuzzleRating), LineError> {
    let head = line.split('|').next().unwrap_or_default().trim();
    let (goal, rating) = head.rsplit_once(' ').unwrap_or((head, ""));
    let number = rating.parse().ok().and_then(PuzzleRating::new);
    let rating = number.ok_or_else(|| LineError::PuzzleRating {
        found: excerpt(rating),
    })?;
    Ok((goal.parse()?, rating))
}

fn read_move<G: Game>(text: &str) -> Result<G::Move, LineError> {
    let text = text.trim();
    text.parse().map_err(|_| LineError::Move {
        found: excerpt(text),
    })
}

fn read_promise(text: &str) -> Result<SolutionMargin, LineError> {
    let wrong = || LineError::SolutionMargin {
        found: excerpt(text),
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let &[win, margin, next_win, next_margin, playouts] = words.as_slice() else {
        return Err(wrong());
    };
    let share = |word: &str| word.parse().ok().filter(|&win: &u16| win <= 1000);
    let promise = || {
        Some(SolutionMargin {
            win: share(win)?,
            margin: margin.parse().ok()?,
            next_win: share(next_win)?,
            next_margin: next_margin.parse().ok()?,
            playouts: playouts.parse().ok()?,
        })
    };
    promise().ok_or_else(wrong)
}

fn read_record<G: PuzzleGame>(text: &str) -> Result<polis_notation::GameRecord<G>, LineError> {
    let lines = text.replace(';', "\n");
    let record = Record::read(&format!("game {}\n{lines}\n", G::NAME))?;
    G::own(record).ok_or(LineError::OtherGame { expected: G::NAME })
}

impl<G: PuzzleGame> fmt::Display for Puzzle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accepted: Vec<String> = self.accepted().iter().map(ToString::to_string).collect();
        let tempting = self
            .tempting()
            .map_or_else(|| "-".to_owned(), |chosen| chosen.to_string());
        let SolutionMargin {
            win,
            margin,
            next_win,
            next_margin,
            playouts,
        } = self.promise();
        let record = self.record().to_string();
        let lines: Vec<&str> = record.lines().skip(1).collect();
        write!(
            f,
            "{} {} | {} | {tempting} | {win} {margin} {next_win} {next_margin} {playouts} | {}",
            self.goal(),
            self.rating(),
            accepted.join("; "),
            lines.join("; ")
        )
    }
}
