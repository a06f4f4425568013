//! The learned evaluation: what a position promises each seat.
//!
//! [`Judged`] turns a position, as one seat sees it, into a list of numbers; a small [`Net`] that
//! was trained by self-play turns these into a [`Prospect`]. The weights are part of the program.
//!
//! It does no input or output and has no clock. Nothing here depends on the order of the
//! tiles that are still unseen.

mod akropolis;
mod architekton;
mod judged;
pub mod net;

pub use judged::{Judged, Manner, Prospect};
pub use net::{Net, NetError};
