//! Computer players: a learned evaluation, a search over it, and levels of play.
//!
//! A player gets a [`View`](polis_game::View), never a position: what its seat may not know is
//! gone from it, and is filled at random, again and again, where the search looks ahead.
//!
//! This crate does no input or output and has no clock: randomness comes in as a generator, and a
//! search ends when a [`StopCondition`] says so.

pub mod evaluation;
mod greedy;
mod level;
#[cfg(not(target_arch = "wasm32"))]
mod parallel;
mod preference;
mod search;
mod stop_condition;
mod tunables;

pub use greedy::{greedy, immediate_value};
pub use level::choose;
#[cfg(not(target_arch = "wasm32"))]
pub use parallel::{SearchResult, search_in_parallel};
pub use preference::{best_one_ply, gumbel_noise, preferences};
pub use search::{Candidate, Search, SearchOptions};
pub use stop_condition::{PlayoutLimit, StopCondition};
pub use tunables::{LevelParameters, Ranking, Tunables};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
