//! One binary for all integration tests, so that there is little to link.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod goldens;
mod hostile;
mod positions;
mod shown;
mod shuffles;
mod variations;
