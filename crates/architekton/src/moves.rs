//! What a player can decide.

use crate::{BuildingId, Place, Rotation, Scenery};

/// One decision. Moves order as the notation lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lays a building of the stock and puts a house on it (rules 5 and 6).
    Building {
        /// Which one.
        building: BuildingId,
        /// Where.
        place: Place,
        /// How it is turned.
        rotation: Rotation,
        /// Where the house comes from when there is none left in hand.
        from: Option<Place>,
    },
    /// Lays a landscape of the stock (rule 5).
    Landscape {
        /// Which one; those with the same scenery are the same.
        scenery: Scenery,
        /// Where.
        place: Place,
    },
    /// Keeps the house on a building and pays the whole loss (rule 7).
    Keep {
        /// Where the building lies.
        place: Place,
    },
    /// Takes the house back into the hand and pays 1 chip less (rule 7).
    Remove {
        /// Where the building lies.
        place: Place,
    },
}
