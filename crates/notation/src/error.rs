//! What is wrong with a record.

use std::fmt;

use polis_akropolis::OptionsError;
use polis_game::PlayError;
use thiserror::Error;

use crate::name::NameError;
use crate::record::MAX_BYTES;
use crate::tree::MAX_NODES;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct RecordError {
    /// The line, counted from 1; none when it is the whole text.
    pub line: Option<usize>,
    /// What is wrong there.
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

/// What is wrong with a line, or with the whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// Far more text than any game needs.
    #[error("found {found} bytes; expected a record of at most {MAX_BYTES}")]
    TooLong {
        /// How many there are.
        found: usize,
    },
    /// A line of the header is missing.
    #[error("found no `{key}` line; expected one{hint}")]
    Missing {
        /// The word that it begins with.
        key: &'static str,
        /// What it should look like.
        hint: &'static str,
    },
    /// A line of the header stands twice.
    #[error("found `{key}` again; expected it once, as in line {first}")]
    Repeated {
        /// The word that it begins with.
        key: String,
        /// Where it stands first.
        first: usize,
    },
    /// A line of the header begins with another word.
    #[error("found `{found}`; expected one of {expected}")]
    UnknownKey {
        /// The word.
        found: String,
        /// The words that there are.
        expected: String,
    },
    /// A word is not one of those that can stand there.
    #[error("found {}; expected {expected}", quoted(found))]
    Word {
        /// The word; nothing when none stands there.
        found: String,
        /// What can stand there.
        expected: &'static str,
    },
    /// More words than can stand there.
    #[error("found `{found}`; expected the end of the line")]
    Surplus {
        /// The first word too many.
        found: String,
    },
    /// A name that cannot be one.
    #[error(transparent)]
    Name(#[from] NameError),
    /// There is no such game of Akropolis.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The tiles of Akropolis are not right.
    #[error(transparent)]
    AkropolisSetup(#[from] polis_akropolis::SetupError),
    /// The tiles of Architekton are not right.
    #[error(transparent)]
    ArchitektonSetup(#[from] polis_architekton::SetupError),
    /// There is no such position of Akropolis.
    #[error(transparent)]
    AkropolisPosition(#[from] polis_akropolis::Impossible),
    /// There is no such position of Architekton.
    #[error(transparent)]
    ArchitektonPosition(#[from] polis_architekton::Impossible),
    /// The comment of a variation has another form.
    #[error("found `{found}`; expected {expected}")]
    Variation {
        /// What stands after `# variation `.
        found: String,
        /// The form.
        expected: &'static str,
    },
    /// A variation leaves one that does not stand before it.
    #[error("found a variation of variation {found}; expected one of the {before} before it")]
    NoVariation {
        /// The number of that.
        found: usize,
        /// How many stand before it.
        before: usize,
    },
    /// A variation leaves a line after its end.
    #[error("found a variation after {found} moves; expected at most the {plies} of the line")]
    NoPly {
        /// After how many moves.
        found: usize,
        /// How many the line has.
        plies: usize,
    },
    /// There are too many moves in the variations.
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
        /// Why not.
        error: PlayError<polis_akropolis::Illegal>,
    },
    /// A move of Architekton cannot be played.
    #[error("{chosen}: {error}")]
    ArchitektonPlay {
        /// The move.
        chosen: polis_architekton::Move,
        /// Why not.
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

    /// The problem of the whole.
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
