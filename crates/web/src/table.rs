//! The tables. What they show and play on is a sitting.
//!
//! What a table remembers and works out is plain Rust and is tested on any machine; what it shows
//! compiles for the browser only.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a table is a handle of many signals, and handles are copied"
)]

mod akropolis;
mod architekton;
mod camera;
mod digits;
pub(crate) mod told;

#[cfg(target_arch = "wasm32")]
mod around;
#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod export;
#[cfg(target_arch = "wasm32")]
pub(crate) mod files;
#[cfg(target_arch = "wasm32")]
mod gestures;
#[cfg(target_arch = "wasm32")]
mod keyboard;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
mod window;

#[cfg(target_arch = "wasm32")]
pub(crate) use akropolis::{Akropolis, Taste, seat_mark};
#[cfg(target_arch = "wasm32")]
pub(crate) use architekton::Architekton;
#[cfg(target_arch = "wasm32")]
pub(crate) use around::Around;
