//! The interface that both games share.
//!
//! Search, server and client use a game only through [`Game`]: its seats, who must decide now,
//! which moves are legal, what a move does, the outcome, and what one seat may know.
//!
//! This crate holds no rule of any game, does no input or output and has no clock.

mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod excerpt;
mod game;
mod outcome;
mod seat;
#[cfg(feature = "serde")]
#[doc(hidden)] // For the macro `serde_as_text`.
pub mod serde_forms;
mod view;

pub use chance::{Chance, chance};
pub use excerpt::{excerpt, is_printable};
pub use game::{Game, PlayError};
pub use outcome::{Outcome, Value};
pub use seat::{PerSeat, Seat, SeatSet};
pub use view::View;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
