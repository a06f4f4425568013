//! How a building is turned.

use std::fmt;

/// A number of quarter turns clockwise: one moves the north side to the east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// As the file of buildings lists it.
    None,
    /// One quarter clockwise.
    Quarter,
    /// Half round.
    Half,
    /// Three quarters clockwise.
    ThreeQuarters,
}

impl Rotation {
    /// All rotations, by the number of quarter turns.
    pub const ALL: [Rotation; 4] = [
        Rotation::None,
        Rotation::Quarter,
        Rotation::Half,
        Rotation::ThreeQuarters,
    ];

    /// The number of quarter turns.
    pub const fn quarters(self) -> u8 {
        self as u8
    }

    /// The rotation by this many quarter turns, 0 to 3.
    pub fn from_quarters(quarters: u8) -> Option<Rotation> {
        Rotation::ALL.get(usize::from(quarters)).copied()
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.quarters().fmt(f)
    }
}
