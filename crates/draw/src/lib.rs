//! Cities, towns and their parts as SVG.
//!
//! Everything here is a [`Drawing`]: its text form is the inside of an `<svg>`, its
//! [`frame`](Drawing::frame) the `viewBox`. A page has the [`defs`] once and defines the colours
//! ([`Theme::css`]); [`StandAlone`] makes a file of its own out of a drawing.
//!
//! The crate does no input or output, and what the rules say comes from the rules: drawings decide
//! nothing.

mod ambience;
mod city;
mod colour;
mod defs;
mod drawing;
mod escape;
mod geometry;
mod marks;
mod patterns;
mod plate;
mod reel;
mod theme;
mod town;

pub use city::chips::{About, Chip};
pub use city::drawing::{CityDrawing, marks_for};
pub use city::faces::Detail;
pub use city::ghost::{CityGhost, Hold};
pub use city::glyphs::Glyph;
pub use city::hexes::{CityView, Projection, RADIUS};
pub use city::pieces::{Badge, ChiefArchitect, Condition, Hexagon, LooseTile, Stack, Stone};
pub use defs::defs;
pub use drawing::{Backdrop, Drawing, Picture, StandAlone, olive_branch};
pub use escape::Escaped;
pub use geometry::{Frame, Point};
pub use marks::{ChangeTone, Legality};
pub use plate::{Emphasis, Panel, Plate};
pub use reel::{Captions, Reel, ReelStyle};
pub use theme::Theme;
pub use town::contact::Offer;
pub use town::drawing::{Note, ScoringProgress, TownDrawing};
pub use town::ghost::TownGhost;
pub use town::pieces::{Coin, House, StockTile};
pub use town::squares::{TILE, TownView};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
