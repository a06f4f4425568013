//! Hexes and directions, as the notation numbers them.
//!
//! Axial coordinates on flat-top hexes: `q` grows to the east, `r` to the south.
//!
//! ```text
//!            ____
//!       ____/ N  \____         N  (0,-1)    S  (0,1)
//!      / NW \____/ NE \        NE (1,-1)    SW (-1,1)
//!      \____/    \____/        SE (1,0)     NW (-1,0)
//!      / SW \____/ SE \
//!      \____/ S  \____/
//!           \____/
//! ```

use std::fmt;
use std::ops::Add;

/// A space on the plane on which a city is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// The column, growing to the east.
    pub q: i16,
    /// The axial row, growing to the south.
    pub r: i16,
}

impl Hex {
    /// Where the plaza of the starting tile lies.
    pub const ORIGIN: Hex = Hex { q: 0, r: 0 };

    /// The hex with these coordinates.
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The adjacent hex in a direction. At the rim of the coordinates it wraps around.
    pub const fn neighbour(self, direction: Direction) -> Hex {
        let offset = direction.offset();
        Hex {
            q: self.q.wrapping_add(offset.q),
            r: self.r.wrapping_add(offset.r),
        }
    }

    /// The six adjacent hexes, clockwise from north.
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// The direction in which `other` is adjacent to this hex, if it is.
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.neighbour(direction) == other)
    }

    /// Where this hex comes to lie when the plane turns clockwise about the origin by 60 degrees,
    /// `turns` times.
    pub fn turned(self, turns: usize) -> Hex {
        (0..turns % 6).fold(self, |hex, _| Hex::new(-hex.r, hex.q + hex.r))
    }
}

impl Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// One of the six directions; also the rotation of a tile, which is the direction from its first
/// hex to its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// 0.
    North,
    /// 1.
    NorthEast,
    /// 2.
    SouthEast,
    /// 3.
    South,
    /// 4.
    SouthWest,
    /// 5.
    NorthWest,
}

impl Direction {
    /// The directions clockwise from north.
    pub const ALL: [Direction; 6] = [
        Direction::North,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
    ];

    /// The direction with this number, 0 to 5 clockwise from north.
    pub fn from_number(number: usize) -> Option<Direction> {
        Direction::ALL.get(number).copied()
    }

    /// The number of the direction, 0 to 5 clockwise from north.
    pub const fn number(self) -> usize {
        self as usize
    }

    /// The direction after `turns` clockwise steps of 60 degrees.
    pub const fn turned(self, turns: usize) -> Direction {
        Direction::ALL[(self as usize + turns) % 6]
    }

    /// The step in this direction.
    pub const fn offset(self) -> Hex {
        match self {
            Direction::North => Hex::new(0, -1),
            Direction::NorthEast => Hex::new(1, -1),
            Direction::SouthEast => Hex::new(1, 0),
            Direction::South => Hex::new(0, 1),
            Direction::SouthWest => Hex::new(-1, 1),
            Direction::NorthWest => Hex::new(-1, 0),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_hex() -> impl Strategy<Value = Hex> {
        (-99i16..99, -99i16..99).prop_map(|(q, r)| Hex::new(q, r))
    }

    proptest! {
        #[test]
        fn six_turns_are_the_identity(hex in any_hex()) {
            prop_assert_eq!(hex.turned(6), hex);
            prop_assert_eq!(hex.turned(1).turned(5), hex);
            prop_assert_eq!((0..6).fold(hex, |hex, _| hex.turned(1)), hex);
        }

        #[test]
        fn turning_keeps_neighbours_together(hex in any_hex(), number in 0usize..6, turns in 0usize..12) {
            let direction = Direction::ALL[number];
            prop_assert_eq!(
                hex.neighbour(direction).turned(turns),
                hex.turned(turns).neighbour(direction.turned(turns))
            );
        }

        #[test]
        fn opposite_directions_cancel(hex in any_hex(), number in 0usize..6) {
            let direction = Direction::ALL[number];
            prop_assert_eq!(hex.neighbour(direction).neighbour(direction.turned(3)), hex);
            prop_assert_eq!(hex.direction_to(hex.neighbour(direction)), Some(direction));
        }
    }

    #[test]
    fn going_round_comes_back() {
        let ring: Vec<Hex> = Hex::ORIGIN.neighbours().to_vec();
        for (number, &hex) in ring.iter().enumerate() {
            let next = ring[(number + 1) % 6];
            assert_eq!(
                hex.direction_to(next),
                Some(Direction::ALL[number].turned(2))
            );
        }
        assert_eq!(Hex::ORIGIN.direction_to(Hex::new(2, 0)), None);
    }
}
