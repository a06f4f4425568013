//! Tables: what can happen there, and those that are in memory.

mod deal;
mod game;
mod live;
mod written;

pub(crate) use deal::name_players;
pub(crate) use game::{Actor, Table};
pub(crate) use live::{Announcement, Away, Live, Loaded, is_over};
pub(crate) use written::{listing, opening};
