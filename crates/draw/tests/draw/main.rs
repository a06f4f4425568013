//! The drawings: their markup, their shapes, what they show, and a few as they are written.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod markup;
mod shapes;
mod snapshots;
mod state;
