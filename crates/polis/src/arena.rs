//! Matches among computer players.

mod contest;
mod external;
mod forfeit;
mod player;
mod report;
mod schedule;
mod sprt;
mod standing;

pub(crate) use contest::{Contest, run};
pub(crate) use player::{Built, Players};
pub(crate) use report::{print_json, print_table};
pub(crate) use sprt::Sprt;
