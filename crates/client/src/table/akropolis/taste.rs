//! How somebody likes the table.

use serde::{Deserialize, Serialize};

use crate::settings::Kept;

/// How somebody likes the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Taste {
    /// Whether what scores nothing is marked.
    pub marks: bool,
    /// Whether points are shown during the game.
    pub live_scores: bool,
}

impl Default for Taste {
    fn default() -> Taste {
        Taste {
            marks: true,
            live_scores: true,
        }
    }
}

impl Kept for Taste {
    const KEY: &'static str = "polis.akropolis-table";
}
