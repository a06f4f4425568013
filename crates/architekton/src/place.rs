//! Where tiles lie.
//!
//! ```text
//!            north
//!      -1,-1  0,-1  1,-1          L B L      landscapes lie where x + y is even,
//! west -1,0   0,0   1,0  east     B L B      buildings where it is odd (rule 5)
//!      -1,1   0,1   1,1           L B L
//!            south
//! ```

use std::fmt;

/// A side of a tile, clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Towards smaller y.
    North,
    /// Towards greater x.
    East,
    /// Towards greater y.
    South,
    /// Towards smaller x.
    West,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across the tile.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    /// The step over this side, as x and y.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }

    /// The name that the file of buildings uses.
    pub fn name(self) -> &'static str {
        match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A place of the square grid: x to the east, y to the south (rule 2).
///
/// The 46 tiles hang together, so that neither coordinate of a tile or of one of its neighbours
/// leaves [`Place::LEAST`]`..=`[`Place::GREATEST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// To the east.
    pub x: i8,
    /// To the south.
    pub y: i8,
}

impl Place {
    /// No coordinate that can matter is smaller.
    pub const LEAST: i8 = -46;
    /// No coordinate that can matter is greater.
    pub const GREATEST: i8 = 47;

    /// Where the two landscapes of the starting position lie (rule 2).
    pub const START: [Place; 2] = [Place::new(0, 0), Place::new(1, 1)];

    /// The place with these coordinates.
    pub const fn new(x: i8, y: i8) -> Place {
        Place { x, y }
    }

    /// The place across a side.
    #[must_use]
    pub const fn neighbour(self, side: Side) -> Place {
        let (x, y) = side.offset();
        // Far beyond every town the grid closes round; no place there is ever laid on.
        Place::new(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }

    /// Whether the chequered pattern has a building here rather than a landscape (rule 5).
    pub const fn is_for_building(self) -> bool {
        (self.x ^ self.y) & 1 == 1
    }

    /// Whether tiles here and there touch at a corner only (ruling T9).
    pub const fn touches_at_corner(self, other: Place) -> bool {
        self.x.abs_diff(other.x) == 1 && self.y.abs_diff(other.y) == 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual_and_of_the_other_colour() {
        let place = Place::new(-3, 5);
        for side in Side::ALL {
            let other = place.neighbour(side);
            assert_eq!(other.neighbour(side.opposite()), place);
            assert_ne!(other.is_for_building(), place.is_for_building());
            assert!(!place.touches_at_corner(other));
        }
        assert_eq!(place.neighbour(Side::North).to_string(), "-3,4");
        assert!(Place::START[0].touches_at_corner(Place::START[1]));
        assert!(Place::START.iter().all(|start| !start.is_for_building()));
    }

    #[test]
    fn places_order_by_x_then_y() {
        assert!(Place::new(-1, 9) < Place::new(0, -9));
        assert!(Place::new(0, -9) < Place::new(0, 1));
    }
}
