//! Everything of a client that is no view: sessions with undo, kept games, settings, replay, the
//! position editor, the scorepad, puzzles, statistics, lessons, the connection to a server, and
//! what a table remembers and works out.
//!
//! It is plain Rust without a browser, a terminal or a clock: whoever shows it tells it what
//! happens, and it is tested on any machine.

#![allow(
    missing_docs,
    clippy::missing_errors_doc,
    clippy::new_without_default,
    reason = "the crate is internal to the workspace; names that speak for themselves suffice"
)]

pub mod avatar;
pub mod character;
pub mod clause;
pub mod companion;
pub mod editor;
pub mod example;
pub mod figure;
#[cfg(test)]
mod former_data;
pub mod history;
pub mod host;
pub mod lessons;
pub mod naming;
pub mod new_game;
pub mod online;
pub mod opening;
pub mod player;
pub mod puzzles;
pub mod replay;
pub mod route;
pub mod rules_text;
pub mod saved_games;
pub mod scorepad;
pub mod session;
pub mod settings;
pub mod sound;
pub mod statistics;
pub mod table;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod testing;
