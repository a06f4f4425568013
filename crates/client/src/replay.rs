//! A game move by move: what was played, what else could have been, and what to think of it.
//!
//! All of it is plain Rust: [`Study`] is a game with its variations and the place one looks at,
//! [`Notes`] is what the computer has found, [`Reasons`] says why, [`kept`] keeps both, [`link`] puts a record into an
//! address. The page shows it.

pub mod graph;
pub mod kept;
pub mod link;
pub mod move_path;
pub mod notes;
pub mod place;
pub mod reasons;
pub mod study;

pub use move_path::MovePath;
pub use notes::{Notes, TURNING_POINTS};
pub use place::ReplayPlace;
pub use reasons::{MarkReason, Reasons};
pub use study::{ReplayStep, Study};
