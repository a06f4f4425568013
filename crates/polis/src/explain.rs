//! What a move gains, in words for people and as facts for programs.

pub(crate) mod akropolis;
mod akropolis_facts;
pub(crate) mod architekton;
mod architekton_facts;

use serde_json::Value;

/// What a move gains.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    /// In short sentences, the move itself first.
    pub(crate) words: Vec<String>,
    /// As facts.
    pub(crate) gain: Value,
}
