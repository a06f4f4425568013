//! Pictures of cities and towns in text, which `show`, `score` and `play` share.
//!
//! Everything is drawn into a grid of characters. Colour is never alone: letters, heights and
//! marks say the same.

pub mod akropolis_page;
pub mod akropolis_score_page;
pub mod architekton_page;
pub mod architekton_score_page;
pub mod building_words;
mod canvas;
pub(crate) mod city;
pub(crate) mod hex_grid;
pub(crate) mod hex_words;
mod page;
pub mod palette;
mod pan_limits;
pub mod reason_words;
pub(crate) mod score_sheet;
pub(crate) mod square_grid;
pub(crate) mod tile;
pub(crate) mod town;
pub mod words;

pub(crate) use canvas::Canvas;
pub use page::Page;
pub(crate) use pan_limits::PanLimits;
