//! The interface that both games share.
//!
//! Search, server and client speak to a game only through [`Game`]: who sits where, who must
//! decide now, what is legal, what a move does, how it ended, and what one seat may know.
//!
//! This crate holds no rule of any game, does no input or output and has no clock.

mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod excerpt;
mod game;
mod outcome;
mod seat;
mod view;

pub use chance::{Chance, chance};
pub use excerpt::{excerpt, is_printable};
pub use game::{Game, PlayError};
pub use outcome::{Outcome, Value};
pub use seat::{PerSeat, Seat, SeatSet};
pub use view::View;
