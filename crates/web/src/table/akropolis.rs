//! The table of Akropolis.
//!
//! What it remembers and works out is plain: the tile in [`hand`], the [`places`] for it, the
//! [`preview`] and its [`sentences`], [`statistics`] and [`taste`]. The rest is
//! what is seen of it.

pub(crate) mod hand;
pub(crate) mod places;
mod preview;
pub(crate) mod sentences;
mod statistics;
mod taste;
mod told;

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod column;
#[cfg(target_arch = "wasm32")]
mod dock;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod export;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod mark;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panels;
#[cfg(target_arch = "wasm32")]
mod pointer;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod state;
#[cfg(target_arch = "wasm32")]
mod travel;

pub(crate) use sentences::signed;

#[cfg(target_arch = "wasm32")]
pub(crate) use mark::seat_mark;
#[cfg(target_arch = "wasm32")]
pub(crate) use page::Akropolis;
#[cfg(target_arch = "wasm32")]
pub(crate) use sentences::{Sentence, of_hex};
#[cfg(target_arch = "wasm32")]
pub(crate) use taste::Taste;
