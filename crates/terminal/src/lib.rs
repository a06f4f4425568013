//! Akropolis and Architekton in the terminal: a full-screen game ([`play`]), and positions as text
//! pictures to print ([`picture`]).
//!
//! Everything on the screen is plain state (`app::App`) that events change and that is drawn again
//! after each of them; only `terminal` knows a real terminal.

pub mod picture;

mod akropolis;
mod app;
mod architekton;
mod command;
mod computer_names;
mod events;
mod frame;
mod note;
mod options;
mod pace;
mod player;
mod session;
mod sheet;
mod start;
mod store;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod thinking;

pub use options::{GameOptions, GameSetup, PlayOptions, Start};
pub use player::Player;
pub use terminal::{TerminalError, play};
