//! Errors in a record.

use std::fmt;

use polis_akropolis::OptionsError;
use polis_game::PlayError;
use thiserror::Error;

use crate::name::NameError;
use crate::record::MAX_BYTES;
use crate::tree::MAX_NODES;

/// An error in a record, and its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct RecordError {
    /// The line, counted from 1; `None` when the error concerns the whole text.
    pub line: Option<usize>,
    /// The problem.
    pub problem: Problem,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.problem),
            None => self.problem.fmt(f),
        }
    }
}

/// A problem of a line, or of the whole text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The text is far too long.
    #[error("found {found} bytes; expected a record of at most {MAX_BYTES}")]
    TooLong {
        /// Its length in bytes.
        found: usize,
    },
    /// A line of the header is missing.
    #[error("found no `{key}` line; expected one{hint}")]
    Missing {
        /// Its key.
        key: &'static str,
        /// Its form.
        hint: &'static str,
    },
    /// A line of the header occurs twice.
    #[error("found `{key}` again; expected it once, as in line {first}")]
    Repeated {
        /// Its key.
        key: String,
        /// The line of the first one.
        first: usize,
    },
    /// A line of the header has an unknown key.
    #[error("found `{found}`; expected one of {expected}")]
    UnknownKey {
        /// The key.
        found: String,
        /// The known keys.
        expected: String,
    },
    /// A word is not allowed in its place.
    #[error("found {}; expected {expected}", quoted(found))]
    Word {
        /// The word; empty when it is missing.
        found: String,
        /// What is allowed there.
        expected: &'static str,
    },
    /// A line has too many words.
    #[error("found `{found}`; expected the end of the line")]
    Surplus {
        /// The first surplus word.
        found: String,
    },
    /// A name is not allowed.
    #[error(transparent)]
    Name(#[from] NameError),
    /// There is no game of Akropolis with these options.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The tiles of Akropolis are wrong.
    #[error(transparent)]
    AkropolisSetup(#[from] polis_akropolis::SetupError),
    /// The tiles of Architekton are wrong.
    #[error(transparent)]
    ArchitektonSetup(#[from] polis_architekton::SetupError),
    /// The position of Akropolis is impossible.
    #[error(transparent)]
    AkropolisPosition(#[from] polis_akropolis::Impossible),
    /// The position of Architekton is impossible.
    #[error(transparent)]
    ArchitektonPosition(#[from] polis_architekton::Impossible),
    /// The comment of a variation is malformed.
    #[error("found `{found}`; expected {expected}")]
    Variation {
        /// The text after `# variation `.
        found: String,
        /// The expected form.
        expected: &'static str,
    },
    /// A variation branches off one that does not come before it.
    #[error("found a variation of variation {found}; expected one of the {before} before it")]
    NoVariation {
        /// The number of that variation.
        found: usize,
        /// Number of variations before it.
        before: usize,
    },
    /// A variation branches off a line after its end.
    #[error("found a variation after {found} moves; expected at most the {plies} of the line")]
    NoPly {
        /// Number of moves before the branch.
        found: usize,
        /// Number of moves of the line.
        plies: usize,
    },
    /// The variations have too many moves.
    #[error("found more than {MAX_NODES} moves; expected fewer in a game with its variations")]
    FullTree,
    /// A line is not a move of Akropolis.
    #[error(transparent)]
    AkropolisMove(#[from] polis_akropolis::ParseMoveError),
    /// A line is not a move of Architekton.
    #[error(transparent)]
    ArchitektonMove(#[from] polis_architekton::ParseMoveError),
    /// A move of Akropolis cannot be played.
    #[error("{chosen}: {error}")]
    AkropolisPlay {
        /// The move.
        chosen: polis_akropolis::Move,
        /// Why it cannot be played.
        error: PlayError<polis_akropolis::Illegal>,
    },
    /// A move of Architekton cannot be played.
    #[error("{chosen}: {error}")]
    ArchitektonPlay {
        /// The move.
        chosen: polis_architekton::Move,
        /// Why it cannot be played.
        error: PlayError<polis_architekton::Illegal>,
    },
}

impl Problem {
    /// The problem at a line.
    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError {
            line: Some(line),
            problem: self,
        }
    }

    /// A problem of the whole text.
    pub(crate) fn of_the_whole(self) -> RecordError {
        RecordError {
            line: None,
            problem: self,
        }
    }
}

fn quoted(word: &str) -> String {
    if word.is_empty() {
        "nothing".to_owned()
    } else {
        format!("`{word}`")
    }
}
