//! Matches among computer players.

mod external_bot;
mod forfeit;
mod player;
mod report;
mod runner;
mod schedule;
mod sprt;
mod stats;

pub(crate) use player::{BuiltinPlayer, PlayerList};
pub(crate) use report::{print_json, print_table};
pub(crate) use runner::{MatchConfig, run};
pub(crate) use sprt::Sprt;
