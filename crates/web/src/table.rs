//! The tables. What they show and play on is a controller.
//!
//! A table is written once, generic over what a game shows of itself ([`view::TableView`]); the
//! folders of the games hold their drawing, their dock and their column.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a table is a handle of many signals, and handles are copied"
)]

mod akropolis;
mod animation;
mod architekton;
mod around;
pub(crate) mod art;
mod bar;
mod characters;
mod digits;
mod dock;
mod drag;
mod dust;
mod ending;
mod export;
mod figures;
pub(crate) mod files;
mod followers;
pub(crate) mod gestures;
pub(crate) mod keyboard;
mod page;
mod panels;
mod pieces;
mod pointer;
mod points;
mod stage;
mod state;
mod stones;
mod teacher;
mod view;
pub(crate) mod window;

pub(crate) use akropolis::seat_mark;
pub(crate) use around::StagePanels;
pub(crate) use page::{GameTable as Akropolis, GameTable as Architekton};
pub(crate) use view::TableView;
