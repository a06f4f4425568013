//! Tables: what can happen there, and those that are in memory.

mod deal;
mod ending;
mod game;
mod gathering;
mod live;
mod playing;
mod room;
mod written;

pub(crate) use deal::name_players;
pub(crate) use game::{Actor, Table};
pub(crate) use live::{Away, Live, Loaded, PutAway, is_over};
pub(crate) use room::Announcement;
pub(crate) use written::{listing, opening};
