//! How somebody likes the table.

use serde::{Deserialize, Serialize};

use crate::settings::Stored;

/// How somebody likes the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TablePreferences {
    /// Whether what scores nothing is marked.
    pub marks: bool,
    /// Whether points are shown during the game.
    pub live_scores: bool,
}

impl Default for TablePreferences {
    fn default() -> TablePreferences {
        TablePreferences {
            marks: true,
            live_scores: true,
        }
    }
}

impl Stored for TablePreferences {
    const KEY: &'static str = "polis.akropolis-table";
}
