//! Tables: what can happen there, and those that are in memory.

mod deal;
mod ending;
mod game;
mod gathering;
mod live;
mod live_state;
mod playing;
mod written;

pub(crate) use deal::name_players;
pub(crate) use game::{Actor, HostedTable};
pub(crate) use live::{Away, LiveTable, Loaded, PutAway, is_over};
pub(crate) use live_state::Announcement;
pub(crate) use written::{listing, opening};
