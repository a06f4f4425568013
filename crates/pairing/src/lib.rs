//! Who plays whom in a tournament, and who is ahead.
//!
//! Three systems for tables of two to four: [`round_robin`], [`swiss`] and [`arena`]. All of them are
//! functions of what was played so far, so that whoever asks again gets the same answer. A table is
//! a list of players in turn order; a table of one is a bye, which counts as a victory.

mod arena;
mod field;
mod matching;
mod round_robin;
mod seating;
mod standings;
mod swiss;
mod tables;

pub use arena::{Patience, arena};
pub use field::{Field, GameResult, PairedGame, PairedPlayer, PairingScore};
pub use round_robin::{round_robin, round_robin_rounds};
pub use standings::{Standing, standings};
pub use swiss::swiss;
pub use tables::table_sizes;

/// The most seats of a table.
pub const MAX_SEATS: usize = 4;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
