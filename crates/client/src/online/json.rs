//! Reading what the server says.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a message. It is read as any JSON first: the code that reads is then there once, and not
/// once for each type, which makes the packed page 9 KB smaller.
///
/// # Errors
/// When it is no JSON, or not this message.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    let value: Value = serde_json::from_str(text)?;
    T::deserialize(value)
}
