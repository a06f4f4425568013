//! The rules of Akropolis, by Jules Messaud: 1 to 4 players, five variants, the long game and the
//! solo mode.
//!
//! [`Akropolis`] is a position and implements [`polis_game::Game`]. A [`City`] can be used on its
//! own. [`explain`] says why each hex counts or does not.
//!
//! This crate does no input or output, has no clock, and takes its randomness from the generator it
//! is given.

mod action;
mod akropolis;
mod architect;
mod best_laying;
mod city;
mod columns;
mod covered_score;
pub mod explain;
pub mod gain;
mod hex;
mod laying_bounds;
mod layout;
mod moves;
mod options;
mod placement;
#[doc(hidden)] // For the conformance tests and fuzz targets.
pub mod reference;
mod rows;
mod score;
#[cfg(feature = "serde")]
mod serde_forms;
mod setup;
mod spots;
#[doc(hidden)] // For the evaluation of `polis-engine`.
pub mod survey;
mod text;
mod tile;

pub use action::Action;
pub use akropolis::{Akropolis, Description, Impossible, Moment};
pub use architect::{Architect, Estate, Taking};
pub use city::{City, Laid, Layer, MAX_TILES, Misfit, STARTING_TILE, Top};
pub use hex::{Direction, Hex};
pub use laying_bounds::{LaidScore, LayingBounds};
pub use layout::{Doubt, Layout, LayoutError, VisibleHex};
pub use moves::{Illegal, Move};
pub use options::{Length, Options, OptionsError, Players, Variants};
pub use placement::{Placement, Pointing, Triangle};
pub use score::{DistrictScore, Score, winners};
pub use setup::{Setup, SetupError};
pub use text::ParseMoveError;
pub use tile::{Construction, District, PerDistrict, TileId};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
