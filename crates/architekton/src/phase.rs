//! What must be decided now.

use crate::{BuildingId, Place};

/// What must be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The seat whose turn it is lays a tile (rule 4).
    Lay,
    /// The owner of an enclosed building keeps the house or removes it (rule 7).
    Decide(Decision),
    /// The game is over.
    Over,
}

/// A loss and what each choice costs (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Which building is enclosed.
    pub building: BuildingId,
    /// Where it lies.
    pub place: Place,
    /// Number of its sides that do not match, 1 to 3.
    pub loss: u8,
    /// The chips to pay when the house stays.
    pub cost_to_keep: u8,
    /// The chips to pay when the house is taken back.
    pub cost_to_remove: u8,
}
