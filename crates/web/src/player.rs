//! Who plays a seat.

use polis_mind::level;
use polis_search::Level;
use serde::{Deserialize, Serialize};

/// Who plays a seat. What he is called stands in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer.
    Computer(#[serde(with = "level")] Level),
}

impl Player {
    /// How strong the computer is that plays here, if it does.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }
}
