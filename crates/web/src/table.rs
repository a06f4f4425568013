//! The tables. What they show and play on is a sitting.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a table is a handle of many signals, and handles are copied"
)]

pub(crate) mod akropolis;
pub(crate) mod architekton;
mod around;
pub(crate) mod art;
mod bar;
mod digits;
mod export;
pub(crate) mod files;
pub(crate) mod gestures;
pub(crate) mod keyboard;
mod motion;
pub(crate) mod panel;
pub(crate) mod window;

pub(crate) use akropolis::{Akropolis, seat_mark};
pub(crate) use architekton::Architekton;
pub(crate) use around::Around;
