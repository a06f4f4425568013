//! The game in the browser.
//!
//! What is no page is plain Rust: what a session is, what is kept, what can be chosen, how the
//! computer is asked. It compiles and is tested on any machine. The pages, the tables and what
//! touches the browser compile for the browser only.

#![cfg_attr(
    not(feature = "full"),
    allow(
        dead_code,
        unused_imports,
        reason = "the module that only plays at this screen"
    )
)]

#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
pub mod book;
pub mod clause;
#[cfg(feature = "full")]
pub mod editor;
pub mod game_kind;
pub mod language;
pub mod new_game;
pub mod online;
pub mod opening;
pub mod pad;
pub mod player;
pub mod puzzles;
pub mod replay;
pub mod route;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod statistics;

// What only pages say would count as unused elsewhere.
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
mod figure;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
mod lesson;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
mod naming;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
#[allow(unreachable_pub, reason = "what the macros write is public")]
mod table;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]
mod words;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod client;
#[cfg(target_arch = "wasm32")]
mod opponent;
#[cfg(target_arch = "wasm32")]
#[allow(unreachable_pub, reason = "what the macros write is public")]
mod page;
#[cfg(target_arch = "wasm32")]
mod sitting;
