//! The rules of Akropolis from outside: laws, counted moves, positions and rulings.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod laws;
mod perft;
mod positions;
mod rulings;
