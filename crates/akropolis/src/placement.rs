//! Where a tile can lie: a triangle of hexes, and a way to lay a tile on it.

use crate::hex::{Direction, Hex};

/// A way to lay a tile: where its hex a goes, and the direction from a to b.
///
/// Its hexes a, b and c lie clockwise: b is the neighbour of a in the direction of the rotation, c
/// the neighbour of a in the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Where hex a goes.
    pub hex: Hex,
    /// The direction from a to b.
    pub rotation: Direction,
}

impl Placement {
    /// The hexes on which a, b and c come to lie.
    pub fn hexes(self) -> [Hex; 3] {
        [
            self.hex,
            self.hex.neighbour(self.rotation),
            self.hex.neighbour(self.rotation.turned(1)),
        ]
    }

    /// The triangle that the tile covers.
    pub fn triangle(self) -> Triangle {
        let Hex { q, r } = self.hex;
        let (q, r, pointing) = match self.rotation {
            Direction::North => (q, r.wrapping_sub(1), Pointing::East),
            Direction::NorthEast => (q, r.wrapping_sub(1), Pointing::West),
            Direction::SouthEast => (q, r, Pointing::East),
            Direction::South => (q.wrapping_sub(1), r, Pointing::West),
            Direction::SouthWest => (q.wrapping_sub(1), r, Pointing::East),
            Direction::NorthWest => (q.wrapping_sub(1), r.wrapping_sub(1), Pointing::West),
        };
        Triangle {
            corner: Hex::new(q, r),
            pointing,
        }
    }
}

/// Which way a triangle of hexes points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pointing {
    /// Two hexes in the western column, one in the eastern.
    East,
    /// One hex in the western column, two in the eastern.
    West,
}

/// Three hexes that touch each other: what a tile covers.
///
/// Two triangles share the box of four hexes that has its north-western hex at `corner`:
///
/// ```text
///    q    q+1                 East: corner, (q+1, r), (q, r+1)
///   / r \____                 West: (q+1, r), (q+1, r+1), (q, r+1)
///   \___/ r  \
///   /r+1\____/
///   \___/r+1 \
///       \____/
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Triangle {
    /// The north-western hex of the box.
    pub corner: Hex,
    /// Which of the two triangles of the box it is.
    pub pointing: Pointing,
}

impl Triangle {
    /// The three ways to lay a tile on the triangle.
    ///
    /// The rotations differ, so no two of them are the same, and there is no fourth.
    pub fn placements(self) -> [Placement; 3] {
        let Hex { q, r } = self.corner;
        let ways = match self.pointing {
            Pointing::East => [
                (Hex::new(q, r), Direction::SouthEast),
                (Hex::new(q.wrapping_add(1), r), Direction::SouthWest),
                (Hex::new(q, r.wrapping_add(1)), Direction::North),
            ],
            Pointing::West => [
                (Hex::new(q.wrapping_add(1), r), Direction::South),
                (
                    Hex::new(q.wrapping_add(1), r.wrapping_add(1)),
                    Direction::NorthWest,
                ),
                (Hex::new(q, r.wrapping_add(1)), Direction::NorthEast),
            ],
        };
        ways.map(|(hex, rotation)| Placement { hex, rotation })
    }

    /// The hexes of the triangle, clockwise.
    pub fn hexes(self) -> [Hex; 3] {
        self.placements().map(|placement| placement.hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_has_exactly_its_three_placements() {
        for rotation in Direction::ALL {
            let placement = Placement {
                hex: Hex::new(3, -5),
                rotation,
            };
            let triangle = placement.triangle();
            assert!(triangle.placements().contains(&placement));
            for other in triangle.placements() {
                assert_eq!(other.triangle(), triangle);
                let mut hexes = other.hexes();
                let mut expected = triangle.hexes();
                hexes.sort_unstable();
                expected.sort_unstable();
                assert_eq!(hexes, expected);
            }
        }
    }
}
