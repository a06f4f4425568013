//! What those say to each other who watch a table.

use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::person::Person;

/// Something that a spectator said. The players receive it when the game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpectatorLine {
    /// Its place among what the spectators of the table said, counted from 1.
    pub number: u32,
    /// When, by the server's clock.
    pub at: Millis,
    /// By whom.
    pub who: Person,
    /// What: 1 to [`MAX_CHAT_CHARS`](crate::MAX_CHAT_CHARS) characters.
    pub text: String,
}
