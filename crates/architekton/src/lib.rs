//! The rules of Architekton, the game of tactics for two by M. Schacht.
//!
//! [`Architekton`] is a position; everything that search, server and client need of it goes
//! through [`polis_game::Game`] and the accessors of the type.
//!
//! Rules and rulings are cited by the numbers of the project's rules page (`rule 9`,
//! `ruling T4`). The crate does no input or output and has no clock; randomness comes in as a
//! setup or a generator.

mod action;
mod border;
mod building;
mod choice;
mod deck;
mod description;
mod duo;
mod event;
pub mod explain;
mod faces;
mod faces_csv;
pub mod gain;
mod game;
mod illegal;
mod layout;
mod list;
mod moves;
mod phase;
mod place;
mod places;
mod position;
#[doc(hidden)] // For the conformance tests and fuzz targets.
pub mod reference;
mod refills;
mod rotation;
#[cfg(test)]
mod rulings;
mod scenery;
mod score;
#[cfg(feature = "serde")]
mod serde_forms;
mod series;
mod setup;
mod sides;
#[doc(hidden)] // For the evaluation of `polis-engine`.
pub mod survey;
mod text;
mod tile;
mod town;
mod turn;

pub use action::Action;
pub use building::BuildingId;
pub use description::{Description, Hidden, Impossible};
pub use event::{Decider, Event};
pub use faces::Faces;
pub use faces_csv::FacesError;
pub use illegal::Illegal;
pub use layout::{Doubt, Layout, LayoutError};
pub use moves::Move;
pub use phase::{Decision, Phase};
pub use place::{Place, Side};
pub use position::{Architekton, End};
pub use refills::Refilled;
pub use rotation::Rotation;
pub use scenery::Scenery;
pub use score::{Score, Verdict};
pub use series::{Series, SeriesOver, SeriesPlayer};
pub use setup::{Options, Setup, SetupError};
pub use sides::Sides;
pub use text::ParseMoveError;
pub use tile::{LaidTile, Tile};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
