//! Positions that are set up by hand: what is told of one, what can be changed, and whether it is
//! one.

pub mod akropolis;
pub mod architekton;
pub mod history;
pub mod kept;
pub mod reasons;
pub mod start;
