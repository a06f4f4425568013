//! Trains the learned evaluation by self-play.
//!
//! A generation plays games against itself with the present weights ([`self_play`]), keeps what it
//! saw with how it ended ([`Samples`]), and learns from that ([`Learner`]). Equal seeds give equal
//! weights, on however many threads.
//!
//! This crate does no input or output; it says how far it has come through a callback.

mod curriculum;
mod learner;
mod samples;
mod self_play;

pub use curriculum::Curriculum;
pub use learner::{BadState, Learner, Lessons};
pub use samples::Samples;
pub use self_play::{SelfPlay, self_play};
