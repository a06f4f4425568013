//! The learned evaluation: what each seat can expect from a position.
//!
//! [`Evaluate`] turns a position, as one seat sees it, into a list of features; a small [`Net`]
//! that was trained by self-play turns these into an [`Evaluation`]. The weights are part of the
//! program.
//!
//! It does no input or output and has no clock. Nothing here depends on the order of the
//! tiles that are still unseen.

mod akropolis;
mod architekton;
mod evaluate;
mod features;
pub mod net;

pub use evaluate::{Evaluate, Evaluation};
pub use net::{Net, NetError};
