//! The rules of Architekton from outside: laws, counted moves and positions.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod laws;
mod perft;
mod positions;
