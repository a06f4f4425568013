//! Tables as lists show them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::TableId;
use crate::settings::TableSettings;
use crate::table_state::{Chair, Status};

/// The public tables: `GET /api/v1/lobby`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// Tables at which a chair is free, the latest first.
    pub open: Vec<LobbyTable>,
    /// Games to watch, the latest first.
    pub playing: Vec<LobbyTable>,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LobbyTable {
    /// Which table.
    pub id: TableId,
    /// What is agreed.
    pub settings: TableSettings,
    /// Who sits there.
    pub chairs: Vec<Chair>,
    /// How far it is.
    pub status: Status,
    /// When it was opened.
    pub opened: Millis,
}

/// One of the unfinished tables of the caller: `GET /api/v1/me/tables`, those that wait for them
/// first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    /// The table.
    pub table: LobbyTable,
    /// Whether it waits for the caller.
    pub my_turn: bool,
    /// Until when, where there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
}
