//! Scores and moves that explain themselves, as JSON.

mod akropolis;
mod architekton;
