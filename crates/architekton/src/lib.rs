//! The rules of Architekton, the game of tactics for two by M. Schacht.
//!
//! [`Architekton`] is a position; everything that search, server and client need of it goes
//! through [`polis_game::Game`] and the accessors of the type. [`mod@reference`] holds the same
//! rules once more, written as plainly as possible; the fast code is tested against it.
//!
//! Rules and rulings are cited by the numbers of the project's rules page (`rule 9`,
//! `ruling T4`). The crate does no input or output and has no clock; chance comes in as a setup
//! or a generator.
//!
//! ```
//! use polis_architekton::{Architekton, Options};
//! use polis_game::{Game, chance};
//!
//! let mut rng = chance(7);
//! let setup = Architekton::deal(&Options::default(), &mut rng)?;
//! let mut position = Architekton::new(&setup)?;
//! while let Some(chosen) = position.random_move(&mut rng) {
//!     position.play(chosen).expect("a random move is legal");
//! }
//! assert!(position.outcome().is_some());
//! # Ok::<(), polis_architekton::SetupError>(())
//! ```

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
pub mod reference;
mod rotation;
#[cfg(test)]
mod rulings;
mod scenery;
mod score;
mod series;
mod setup;
mod sides;
pub mod survey;
mod text;
mod tile;
mod town;
mod turn;

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
pub use rotation::Rotation;
pub use scenery::Scenery;
pub use score::{Score, Verdict};
pub use series::{Player, Series, SeriesOver};
pub use setup::{Options, Setup, SetupError};
pub use sides::Sides;
pub use text::ParseMoveError;
pub use tile::{LaidTile, Tile};
