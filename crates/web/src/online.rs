//! Playing with others through a server.
//!
//! What is no page and no socket is plain Rust: the [connection](connection::Connection) is a state
//! machine to which is told what happens and which says what to do, a followed table becomes a
//! session, clocks are computed. A thin part drives a real socket with it.

pub mod backoff;
pub mod chat;
pub mod clock;
pub mod connection;
pub mod graph;
pub mod habits;
pub mod hall;
pub mod json;
pub mod plan;
pub mod qr;
pub mod seat;

#[cfg(target_arch = "wasm32")]
pub(crate) mod api;
#[cfg(target_arch = "wasm32")]
pub(crate) mod attention;
#[cfg(target_arch = "wasm32")]
mod keeping;
#[cfg(target_arch = "wasm32")]
pub(crate) mod line;
#[cfg(target_arch = "wasm32")]
pub(crate) mod place;
#[cfg(target_arch = "wasm32")]
mod wires;
