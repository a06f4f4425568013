//! The tables. What they show and play on is a sitting.
//!
//! What a table remembers and works out is plain Rust and is tested on any machine; what it shows
//! compiles for the browser only.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a table is a handle of many signals, and handles are copied"
)]

pub(crate) mod akropolis;
pub(crate) mod architekton;
pub(crate) mod camera;
mod digits;
pub(crate) mod told;

#[cfg(target_arch = "wasm32")]
mod around;
#[cfg(target_arch = "wasm32")]
pub(crate) mod art;
#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod export;
#[cfg(target_arch = "wasm32")]
pub(crate) mod files;
#[cfg(target_arch = "wasm32")]
pub(crate) mod gestures;
#[cfg(target_arch = "wasm32")]
pub(crate) mod keyboard;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
pub(crate) mod panel;
#[cfg(target_arch = "wasm32")]
pub(crate) mod window;

#[cfg(target_arch = "wasm32")]
pub(crate) use akropolis::{Akropolis, Taste, seat_mark};
#[cfg(target_arch = "wasm32")]
pub(crate) use akropolis::{Sentence, of_hex};
#[cfg(target_arch = "wasm32")]
pub(crate) use architekton::Architekton;
#[cfg(target_arch = "wasm32")]
pub(crate) use around::Around;
