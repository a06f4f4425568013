//! One binary for all integration tests, so that there is little to link.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod actions;
mod laws;
mod perft;
mod positions;
mod rulings;
