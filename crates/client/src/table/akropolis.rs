//! The table of Akropolis: the tile in [`hand`], the [`places`] for it, the [`preview`] and its
//! [`sentences`], [`statistics`] and [`taste`].

pub mod hand;
pub mod places;
pub mod preview;
pub mod sentences;
pub mod statistics;
pub mod taste;
pub mod told;

pub use sentences::{Sentence, of_hex, signed};
pub use taste::Taste;
