//! Computer players.
//!
//! A player sees a [`View`](polis_game::View), never a position: what its seat may not know is
//! gone from it, and is filled at random, ever anew, where a player looks ahead.
//!
//! This crate does no input or output and has no clock: chance comes in as a generator, and who
//! wants to stop a search says so through [`Stop`].

pub mod evaluation;
mod greedy;
mod level;
#[cfg(not(target_arch = "wasm32"))]
mod parallel;
mod preference;
mod search;
mod stop;

pub use greedy::{greedy, worth};
pub use level::choose;
#[cfg(not(target_arch = "wasm32"))]
pub use parallel::{Found, search_in_parallel};
pub use preference::{gumbel, likes_best, preferences};
pub use search::{Considered, Effort, Search};
pub use stop::{Playouts, Stop};
