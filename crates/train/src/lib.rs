//! Trains the learned evaluation by self-play.
//!
//! A generation plays games against itself with the present weights ([`self_play`]), keeps the
//! positions with their outcomes ([`Samples`]), and trains on them ([`Learner`]). Equal seeds give
//! equal weights, on any number of threads.
//!
//! This crate does no input or output; it reports progress through a callback.

mod curriculum;
mod learner;
mod samples;
mod self_play;

pub use curriculum::Curriculum;
pub use learner::{BadState, Learner, LearningOptions};
pub use samples::Samples;
pub use self_play::{SelfPlay, self_play};
