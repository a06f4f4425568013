//! Computer players: a learned evaluation, a search over it, and levels of play.
//!
//! A player gets a [`View`](polis_game::View), never a position: what its seat may not know is
//! gone from it, and is filled at random, again and again, where the search looks ahead.
//!
//! This crate does no input or output and has no clock: randomness comes in as a generator, and a
//! search ends when a [`StopCondition`] says so.

mod comparison;
mod endgame;
pub mod evaluation;
mod expectation;
mod greedy;
mod last_turns;
mod level;
mod parallel;
mod preference;
mod reason;
mod search;
mod stop_condition;
mod tunables;

pub use comparison::Comparison;
pub use endgame::{EndgameSolver, LastRound, LastStack, TwoRounds};
pub use expectation::{Expectation, expectation, replies};
pub use greedy::{greedy, immediate_value};
pub use last_turns::LastTurns;
pub use level::{MoveMethod, choose, choose_at};
pub use parallel::{SearchResult, compare_in_parallel, search_in_parallel};
pub use preference::{best_one_ply, gumbel_noise, preferences};
pub use reason::{Difference, MoveReason, Parts, Reasoning};
pub use search::{Candidate, Certainty, Search, SearchOptions, Solver};
pub use stop_condition::{PlayoutLimit, StopCondition};
pub use tunables::{LevelParameters, Ranking, TreeParameters, Tunables};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
