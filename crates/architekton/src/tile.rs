//! Tiles that are laid.

use polis_game::Seat;

use crate::{BuildingId, Place, Rotation, Scenery};

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// A building.
    Building {
        /// Which one.
        building: BuildingId,
        /// How it is turned.
        rotation: Rotation,
        /// Whose house stands on it.
        owner: Option<Seat>,
    },
    /// A landscape.
    Landscape {
        /// What it shows.
        scenery: Scenery,
    },
}

/// A tile on the table and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidTile {
    /// Where it lies.
    pub place: Place,
    /// What it is.
    pub tile: Tile,
}
