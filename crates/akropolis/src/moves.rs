//! A move, and why one is not legal.

use thiserror::Error;

use crate::city::Misfit;
use crate::hex::{Direction, Hex};
use crate::placement::Placement;
use crate::tile::TileId;

/// A turn of a player: a tile of the site and where it goes (rules 4 and 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The tile taken.
    pub tile: TileId,
    /// Where its hex a goes.
    pub hex: Hex,
    /// The direction from its hex a to its hex b.
    pub rotation: Direction,
}

impl Move {
    /// The move that lays a tile in this way.
    pub fn new(tile: TileId, placement: Placement) -> Move {
        Move {
            tile,
            hex: placement.hex,
            rotation: placement.rotation,
        }
    }

    /// How the tile is laid.
    pub fn placement(self) -> Placement {
        Placement {
            hex: self.hex,
            rotation: self.rotation,
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Nobody is to move.
    #[error("the game is over; expected no further move")]
    Over,
    /// The tile cannot be taken.
    #[error("tile {tile} is not in the construction site; expected one of the tiles there")]
    NotInSite {
        /// The tile.
        tile: TileId,
    },
    /// The tile cannot be paid (rule 4).
    #[error("tile {tile} costs {price} stones and {stones} can be paid; expected a cheaper tile")]
    TooDear {
        /// The tile.
        tile: TileId,
        /// What it costs.
        price: u16,
        /// What there is to pay with.
        stones: u16,
    },
    /// The tile cannot lie there (rule 5).
    #[error("{misfit}")]
    Misfit {
        /// The tile.
        tile: TileId,
        /// How it was to be laid.
        placement: Placement,
        /// Why the tile cannot lie there.
        misfit: Misfit,
    },
}
