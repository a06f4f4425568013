//! Matches among computer players.

mod archive;
mod bot_check;
mod bot_line;
mod budget;
mod external_bot;
mod forfeit;
mod gauntlet;
mod player;
mod report;
mod runner;
mod schedule;
mod sprt;
mod stats;

use std::time::Duration;

pub(crate) use archive::{Openings, Sink};
pub(crate) use bot_check::{Verdict as BotVerdict, check_bot};
pub(crate) use bot_line::BotLine;
pub(crate) use budget::Budget;
pub(crate) use forfeit::Forfeit;
pub(crate) use gauntlet::Ladder;
pub(crate) use player::{BuiltinPlayer, PlayerList, PlayerSpec};
pub(crate) use report::{print_json, print_ladder, print_table};
pub(crate) use runner::{MatchConfig, MatchResults, run};
pub(crate) use sprt::Sprt;

/// What the first answer of a program may take beyond its time, for starting up, where nothing else is
/// said.
pub(crate) const START_TIME: Duration = Duration::from_secs(10);
