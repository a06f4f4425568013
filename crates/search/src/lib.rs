//! Computer players.
//!
//! A player sees a [`View`](polis_table::View), never a position: what its seat may not know is
//! gone from it, and is filled at random where a player wants to look ahead.
//!
//! This crate does no input or output and has no clock; chance comes in as a generator.

mod greedy;

pub use greedy::{greedy, worth};
