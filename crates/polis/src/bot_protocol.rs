//! The bot protocol: a line of JSON in, a line of JSON out.
//!
//! `docs/bots.md` explains it for people who write bots.

use serde::{Deserialize, Serialize};

/// The version that this program speaks.
pub(crate) const VERSION: u32 = 1;

/// The longest line that is read from the other side.
pub(crate) const MAX_LINE: u64 = 1024 * 1024;

/// What a bot is asked: its move in a position.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct BotRequest {
    /// The version of the protocol.
    pub(crate) protocol: u32,
    /// Which game it is: a program is asked about one after the other, and another number means that a
    /// new one has begun.
    #[serde(default)]
    pub(crate) game: u64,
    /// The game so far, as the seat may know it: tiles that have not been face up are `?`.
    pub(crate) record: String,
    /// The seat that must decide, from 1.
    pub(crate) seat: usize,
    /// How long the bot may think, in milliseconds.
    pub(crate) time_ms: u64,
    /// Every legal move, in the order of the notation.
    #[serde(default)]
    pub(crate) legal: Vec<String>,
}

/// What a bot answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BotResponse {
    /// Its move in the text form of the notation.
    Move(String),
    /// Why it has none: the question was not one.
    Error(String),
}
