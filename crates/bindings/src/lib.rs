//! Both games as packages for other languages hold them: one object for either game, moves as texts,
//! seats as numbers, and everything that has parts as JSON.
//!
//! `crates/python` and `crates/npm` only convert what comes from here into the values of their
//! language, so that games, options and messages are the same in both.

mod action;
mod choice;
mod drawing;
mod error;
mod explanation;
mod game_handle;
mod options;
mod playable;
mod search;
mod town;

pub use action::{action_of, legal_actions, move_of};
pub use drawing::{check_scale, style, svg};
pub use error::BindingError;
pub use game_handle::GameHandle;
pub use options::{akropolis_options, architekton_options};
pub use playable::Playable;
pub use search::{CandidateReport, SearchReport};
pub use town::town_tile;
