//! What those say to each other who watch a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::bounds::MAX_CHAT_CHARS;
use crate::person::Person;

/// Something that a spectator said. The players receive it when the game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SpectatorLine {
    /// Its place among what the spectators of the table said, counted from 1.
    #[schemars(range(min = 1))]
    pub number: u32,
    /// When, by the server's clock.
    pub at: Millis,
    /// By whom.
    pub who: Person,
    /// What they said.
    #[schemars(length(min = 1, max = MAX_CHAT_CHARS))]
    pub text: String,
}
