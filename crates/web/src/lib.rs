//! The game in the browser: views over what `polis_client` holds.
//!
//! Only a browser can show them, so they compile for the browser only.

#![cfg(target_arch = "wasm32")]
#![allow(unreachable_pub, reason = "what the macros write is public")]

mod app;
mod browser;
mod client;
mod components;
mod editor;
mod film;
mod game;
mod home;
mod host;
mod later;
mod lessons;
mod new_game;
mod online;
mod play;
mod puzzles;
mod replay;
mod rules;
mod scorepad;
mod settings;
mod speaker;
mod statistics;
mod study;
mod table;
