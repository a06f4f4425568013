//! Why a bot lost a game without playing it out.

use thiserror::Error;

/// Why a bot lost a game without playing it out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Forfeit {
    /// The program could not be started.
    #[error("it could not be started: {reason}")]
    NotStarted {
        /// What the system said.
        reason: String,
    },
    /// The program ended, or closed its output.
    #[error("it ended instead of answering")]
    Ended,
    /// No answer in time.
    #[error("it did not answer within {limit_ms} ms")]
    Silent {
        /// The time that it had, with the grace.
        limit_ms: u128,
    },
    /// An answer that is none.
    #[error("it answered `{found}`; expected a line such as {{\"move\":\"17 2,-1 3\"}}")]
    Nonsense {
        /// The beginning of what it said.
        found: String,
    },
    /// It said that it cannot answer.
    #[error("it answered with an error: {reason}")]
    Refused {
        /// What it said.
        reason: String,
    },
    /// A move that cannot be played.
    #[error("it answered the move `{chosen}`: {reason}")]
    Illegal {
        /// The move.
        chosen: String,
        /// Why it cannot be played.
        reason: String,
    },
}
