//! Where the logs of old games go.

use std::path::PathBuf;

use serde::Deserialize;

/// A folder for the logs of finished games, outside of the database.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchiveConfig {
    /// The folder. Servers at one database share it.
    pub folder: PathBuf,
    /// How many days after the last event the log of a game that is over goes there; none: no more go
    /// there, and those that did are read.
    #[serde(default)]
    pub after_days: Option<u32>,
}
