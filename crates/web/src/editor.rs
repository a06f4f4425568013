//! Positions that are set up by hand: what is told of one, what can be changed, and whether it is
//! one.

pub mod akropolis;
pub mod architekton;
pub mod history;
pub mod kept;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
pub(crate) mod reasons;
pub mod start;
