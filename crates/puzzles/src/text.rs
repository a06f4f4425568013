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
use crate::posed::Posed;
use crate::puzzle::{Flaw, Parts, Promise, Puzzle};
use crate::rating::Rating;

/// The longest line that is read. The longest puzzle needs a tenth of it.
const MAX_LINE: usize = 16 * 1024;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// Far more text than a puzzle needs.
    #[error("found a line of {found} bytes; expected at most {MAX_LINE}")]
    TooLong {
        /// How many there are.
        found: usize,
    },
    /// Too few or too many parts.
    #[error("found {found} parts with `|` between them; expected 5")]
    Parts {
        /// How many there are.
        found: usize,
    },
    /// An unknown goal.
    #[error(transparent)]
    Goal(#[from] UnknownGoal),
    /// A rating that is none.
    #[error(
        "found the rating `{found}`; expected a number from {} to {}",
        Rating::LEAST,
        Rating::MOST
    )]
    Rating {
        /// What stands there.
        found: String,
    },
    /// A move that is none.
    #[error("found `{found}`; expected a move")]
    Move {
        /// What stands there.
        found: String,
    },
    /// The numbers of the search.
    #[error("found `{found}`; expected five numbers: win margin win margin playouts")]
    Promise {
        /// What stands there.
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
    /// It is no puzzle.
    #[error(transparent)]
    Flaw(#[from] Flaw),
}

impl<G: Posed> Puzzle<G> {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Puzzle<G>, LineError> {
        if line.len() > MAX_LINE {
            return Err(LineError::TooLong { found: line.len() });
        }
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[goal, accepted, tempting, promise, record] = parts.as_slice() else {
            return Err(LineError::Parts { found: parts.len() });
        };
        let (goal, rating) = read_head(goal)?;
        Ok(Puzzle::new(Parts {
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

/// Reads the goal and the rating with which a line begins.
pub(crate) fn read_head(line: &str) -> Result<(Goal, Rating), LineError> {
    let head = line.split('|').next().unwrap_or_default().trim();
    let (goal, rating) = head.rsplit_once(' ').unwrap_or((head, ""));
    let number = rating.parse().ok().and_then(Rating::new);
    let rating = number.ok_or_else(|| LineError::Rating {
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

fn read_promise(text: &str) -> Result<Promise, LineError> {
    let wrong = || LineError::Promise {
        found: excerpt(text),
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let &[win, margin, next_win, next_margin, playouts] = words.as_slice() else {
        return Err(wrong());
    };
    let share = |word: &str| word.parse().ok().filter(|&win: &u16| win <= 1000);
    let promise = || {
        Some(Promise {
            win: share(win)?,
            margin: margin.parse().ok()?,
            next_win: share(next_win)?,
            next_margin: next_margin.parse().ok()?,
            playouts: playouts.parse().ok()?,
        })
    };
    promise().ok_or_else(wrong)
}

fn read_record<G: Posed>(text: &str) -> Result<polis_notation::GameRecord<G>, LineError> {
    let lines = text.replace(';', "\n");
    let record = Record::read(&format!("game {}\n{lines}\n", G::NAME))?;
    G::own(record).ok_or(LineError::OtherGame { expected: G::NAME })
}

impl<G: Posed> fmt::Display for Puzzle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accepted: Vec<String> = self.accepted().iter().map(ToString::to_string).collect();
        let tempting = self
            .tempting()
            .map_or_else(|| "-".to_owned(), |chosen| chosen.to_string());
        let Promise {
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
