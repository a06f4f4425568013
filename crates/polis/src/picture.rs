//! Pictures of cities and towns in text, which `show`, `score` and `play` share.
//!
//! Everything is drawn into a grid of characters. Colour is never alone: letters, heights and
//! marks say the same.

pub(crate) mod akropolis_page;
pub(crate) mod akropolis_score_page;
pub(crate) mod architekton_page;
pub(crate) mod architekton_score_page;
pub(crate) mod building_words;
mod canvas;
pub(crate) mod city;
pub(crate) mod hex_grid;
pub(crate) mod hex_words;
mod page;
pub(crate) mod palette;
mod reach;
pub(crate) mod score_sheet;
pub(crate) mod square_grid;
pub(crate) mod tile;
pub(crate) mod town;
pub(crate) mod words;

pub(crate) use canvas::Canvas;
pub(crate) use page::Page;
pub(crate) use reach::Reach;
