//! A level by its name, for serde: `#[serde(with = "level")]`.

use polis_notation::Level;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the name of a level.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(level.name())
}

/// Reads the name of a level.
///
/// # Errors
/// Those of the deserializer, and when there is no level of this name.
pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Level, D::Error> {
    let name = String::deserialize(from)?;
    name.parse().map_err(serde::de::Error::custom)
}
