//! What the four sides of a tile or of an empty place show.

use std::fmt;

use crate::{Rotation, Scenery, Side};

/// For each side at most one scenery.
///
/// For a building: what its sides show. For a place: what the neighbours show towards it, nothing
/// where there is no neighbour. A tile can be laid on a place when the two have a side in common
/// (rule 5).
///
/// Each side has four bits, one for each scenery, from north in the lowest:
///
/// ```text
/// west    south   east    north
/// w m f e w m f e w m f e w m f e
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Sides(u16);

impl Sides {
    /// No side shows anything.
    pub const NONE: Sides = Sides(0);

    /// The sides of a building, clockwise from north.
    pub const fn new(sceneries: [Scenery; 4]) -> Sides {
        let [north, east, south, west] = sceneries;
        Sides(
            1 << north as u16
                | 1 << (4 + east as u16)
                | 1 << (8 + south as u16)
                | 1 << (12 + west as u16),
        )
    }

    /// The sides of a landscape, which looks the same from everywhere.
    pub const fn all(scenery: Scenery) -> Sides {
        Sides(0x1111 << scenery as u16)
    }

    /// What one side shows.
    pub fn get(self, side: Side) -> Option<Scenery> {
        let shown = self.0 >> (4 * side as u16) & 0xF;
        Scenery::ALL
            .get(shown.trailing_zeros() as usize)
            .copied()
            .filter(|_| shown != 0)
    }

    /// Whether a side shows something.
    pub const fn shows(self, side: Side) -> bool {
        self.0 >> (4 * side as u16) & 0xF != 0
    }

    /// These sides after a turn.
    #[must_use]
    pub const fn rotated(self, rotation: Rotation) -> Sides {
        Sides(self.0.rotate_left(4 * rotation as u32))
    }

    /// Number of sides that show something.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Number of sides that show the same in both.
    pub const fn matching(self, other: Sides) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// Whether a side shows the same in both.
    pub const fn matches(self, other: Sides) -> bool {
        self.0 & other.0 != 0
    }

    /// Lets the side of a neighbour show what `shown` has on its opposite side: the neighbour
    /// lies across `side` of a tile with the sides `shown`.
    pub(crate) const fn face(&mut self, side: Side, shown: Sides) {
        let scenery = shown.0 >> (4 * side as u16) & 0xF;
        self.0 |= scenery << (4 * side.opposite() as u16);
    }

    /// The sceneries that some side shows, a bit each.
    pub(crate) const fn sceneries(self) -> u16 {
        let halves = self.0 | self.0 >> 8;
        (halves | halves >> 4) & 0xF
    }

    /// The sides that show something in either. Only for the question which sceneries appear.
    pub(crate) const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            let letter = self.get(side).map_or('-', Scenery::letter);
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Scenery::{Earth, Forest, Meadow, Water};

    #[test]
    fn a_quarter_turn_moves_north_to_east() {
        let sides = Sides::new([Earth, Forest, Meadow, Water]);
        let turned = sides.rotated(Rotation::Quarter);
        assert_eq!(turned, Sides::new([Water, Earth, Forest, Meadow]));
        assert_eq!(turned.get(Side::East), Some(Earth));
        assert_eq!(format!("{turned:?}"), "wefm");
    }

    #[test]
    fn sides_match_where_both_show_the_same() {
        let sides = Sides::new([Earth, Forest, Meadow, Water]);
        assert_eq!(sides.matching(Sides::all(Forest)), 1);
        assert!(!Sides::NONE.matches(sides));
        assert_eq!(sides.count(), 4);
        assert_eq!(sides.sceneries(), 0xF);
        assert_eq!(Sides::all(Water).sceneries(), 0b1000);
    }

    #[test]
    fn a_neighbour_is_shown_the_opposite_side() {
        let mut place = Sides::NONE;
        place.face(Side::East, Sides::new([Earth, Forest, Meadow, Water]));
        assert_eq!(place.get(Side::West), Some(Forest));
        assert_eq!(place.count(), 1);
        assert!(place.shows(Side::West) && !place.shows(Side::East));
    }
}
