//! Puzzles: the collections, exact goals, making, and what is malformed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod collections;
mod exact;
mod making;
mod malformed;
