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
mod companion_file;
mod computer_names;
mod dialog;
mod engine_task;
mod events;
mod game_file;
mod options;
mod ranking;
mod save_state;
mod start_page;
mod status_message;
mod table;
mod terminal;
mod terminal_game;
#[cfg(test)]
mod tests;
mod tick_timer;
mod widgets;

pub use options::{GameOptions, GameSetup, PlayOptions, Start};
pub use polis_client::player::Player;
pub use terminal::{TerminalError, play};
