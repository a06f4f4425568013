//! Tables: what can happen there, and those that are in memory.

mod chat;
mod deal;
mod ending;
mod game;
mod gathering;
mod live;
mod live_state;
mod planned;
mod playing;
mod presence;
mod spectators;
mod vacation;
mod watchers;
mod written;

pub(crate) use chat::{chat_text, speaker, too_much_said};
pub(crate) use deal::{deal, name_players};
pub(crate) use game::{Actor, HostedTable};
pub(crate) use live::{Eviction, LiveTable, Loaded, TableUnavailable, is_over};
pub(crate) use live_state::Announcement;
pub(crate) use planned::PlanPlace;
pub(crate) use presence::NodePresence;
pub(crate) use vacation::VacationNews;
pub(crate) use written::{listing, opening};
