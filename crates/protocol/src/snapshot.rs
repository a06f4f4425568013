//! A whole table at one moment.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::bounds::MAX_NAMED_SPECTATORS;
use crate::id::TableId;
use crate::person::Person;
use crate::table_state::TableState;

/// A table as everybody may know it: what a client starts from, and `GET /api/v1/tables/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Snapshot {
    /// Which table.
    pub id: TableId,
    /// The fold of its events.
    pub state: TableState,
    /// The record, in which tiles that have not been face up are `?`; none before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// Who is present.
    pub presence: Presence,
    /// The server's time.
    pub now: Millis,
}

/// Who is at a table at the moment. It is not part of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    /// For each seat in turn order whether its person is connected; computer players always are.
    pub here: Vec<bool>,
    /// Number of others who watch.
    pub watchers: u32,
    /// Those of them who have a name; nobody is listed when more watch than can be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = MAX_NAMED_SPECTATORS))]
    pub spectators: Vec<Person>,
    /// How long the computer player to move will wait until it can think, in milliseconds, when that
    /// is long: others are before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine_wait_ms: Option<Millis>,
}
