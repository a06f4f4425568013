//! What can be wrong about a call from another language.

use std::fmt::Display;

/// Why a call failed. The messages are those of the rules, the notation and the engine; which class
/// of exception tells them is the only thing that a package decides by.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BindingError {
    /// A wrong argument.
    #[error("{0}")]
    Argument(String),
    /// A move that is malformed or that the rules do not allow.
    #[error("{0}")]
    IllegalMove(String),
    /// A text that is no record, or a record with an illegal move.
    #[error("{0}")]
    Record(String),
}

/// A wrong argument.
pub(crate) fn argument(message: impl Display) -> BindingError {
    BindingError::Argument(message.to_string())
}

/// A move that cannot be played.
pub(crate) fn illegal(message: impl Display) -> BindingError {
    BindingError::IllegalMove(message.to_string())
}
