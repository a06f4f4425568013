//! Where hexes lie on the drawing: flat-top prisms, seen from the south and from above.
//!
//! ```text
//!        4 ____ 5        x = 1.5 R q
//!    NW   / N  \   NE    y = 0.86 √3 R (r + q/2) - 0.275 R height
//!      3 /      \ 0
//!        \      /        corners at 0°, 60°, ..., y squashed by 0.86;
//!    SW   \____/   SE    the walls below SW, S and SE are visible
//!        2   S  1
//! ```

use polis_akropolis::{Direction, Hex};

use crate::geometry::{Point, SQRT_3};

/// The radius of a hex: the unit of all drawings.
pub const RADIUS: f64 = 40.0;
/// How much a face is squashed when it is seen from the south.
pub(crate) const SQUASH: f64 = 0.86;
/// How high a level is.
pub(crate) const LEVEL: f64 = 11.0;
/// Half the height of a squashed face.
pub(crate) const HALF: f64 = SQRT_3 / 2.0 * RADIUS * SQUASH;

/// From where a table is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Projection {
    /// From the south and above: heights are visible.
    #[default]
    Tilted,
    /// From straight above: nothing hides anything, and numerals show the heights.
    Above,
}

impl Projection {
    /// How much the ground is squashed.
    pub fn squash(self) -> f64 {
        match self {
            Projection::Tilted => SQUASH,
            Projection::Above => 1.0,
        }
    }
}

/// The view of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CityView {
    /// From where.
    pub projection: Projection,
    /// By how many steps of 60 degrees the city is turned clockwise.
    pub turns: usize,
}

impl CityView {
    /// The middle of the face of a column of this height; 0 is the ground.
    pub fn point(self, hex: Hex, height: u8) -> Point {
        let Hex { q, r } = self.seen(hex);
        let row = f64::from(r) + f64::from(q) / 2.0;
        Point::new(
            1.5 * RADIUS * f64::from(q),
            SQRT_3 * RADIUS * self.projection.squash() * row - f64::from(height) * self.level(),
        )
    }

    /// The hex on whose ground the point lies.
    pub fn hex(self, point: Point) -> Hex {
        let q = point.x / (1.5 * RADIUS);
        let r = point.y / (SQRT_3 * RADIUS * self.projection.squash()) - q / 2.0;
        let s = -q - r;
        // The cube coordinate that is farthest from a whole number follows from the others.
        let [mut whole_q, mut whole_r, whole_s] = [q, r, s].map(f64::round);
        let [off_q, off_r, off_s] =
            [(q, whole_q), (r, whole_r), (s, whole_s)].map(|(exact, whole)| (exact - whole).abs());
        if off_q > off_r && off_q > off_s {
            whole_q = -whole_r - whole_s;
        } else if off_r > off_s {
            whole_r = -whole_q - whole_s;
        }
        let seen = Hex::new(whole_q as i16, whole_r as i16);
        seen.turned(6 - self.turns % 6)
    }

    /// Where the hex appears when the city is turned.
    pub(crate) fn seen(self, hex: Hex) -> Hex {
        hex.turned(self.turns % 6)
    }

    /// The neighbour that appears in this direction.
    pub(crate) fn neighbour(self, hex: Hex, direction: Direction) -> Hex {
        hex.neighbour(direction.turned(6 - self.turns % 6))
    }

    /// Sorts from far to near.
    pub(crate) fn depth(self, hex: Hex) -> (i16, i16) {
        let Hex { q, r } = self.seen(hex);
        (2 * r + q, q)
    }

    /// How high a level is drawn.
    pub(crate) fn level(self) -> f64 {
        match self.projection {
            Projection::Tilted => LEVEL,
            Projection::Above => 0.0,
        }
    }

    /// The corners of a face round its middle, as numbered in the picture above.
    pub(crate) fn corners(self) -> [Point; 6] {
        corners(self.projection.squash())
    }

    /// Half the height of a face.
    pub(crate) fn half(self) -> f64 {
        SQRT_3 / 2.0 * RADIUS * self.projection.squash()
    }

    /// Whether a point, measured from the middle of a face, is on it or on the walls below it.
    pub(crate) fn covers(self, height: u8, from_middle: Point) -> bool {
        let across = from_middle.x.abs();
        let reach = (RADIUS - across).min(RADIUS / 2.0) * SQRT_3 * self.projection.squash();
        let walls = f64::from(height) * self.level();
        across <= RADIUS && (-reach..=reach + walls).contains(&from_middle.y)
    }
}

/// The corners of a face that is squashed by so much.
pub(crate) fn corners(squash: f64) -> [Point; 6] {
    let (far, half) = (RADIUS / 2.0, SQRT_3 / 2.0 * RADIUS * squash);
    [
        Point::new(RADIUS, 0.0),
        Point::new(far, half),
        Point::new(-far, half),
        Point::new(-RADIUS, 0.0),
        Point::new(-far, -half),
        Point::new(far, -half),
    ]
}

/// The two corners of the edge in a direction, clockwise.
pub(crate) const fn edge(direction: Direction) -> [usize; 2] {
    match direction {
        Direction::North => [4, 5],
        Direction::NorthEast => [5, 0],
        Direction::SouthEast => [0, 1],
        Direction::South => [1, 2],
        Direction::SouthWest => [2, 3],
        Direction::NorthWest => [3, 4],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn views() -> impl Iterator<Item = CityView> {
        [Projection::Tilted, Projection::Above]
            .into_iter()
            .flat_map(|projection| (0..6).map(move |turns| CityView { projection, turns }))
    }

    #[test]
    fn a_point_on_the_ground_is_on_the_hex_it_came_from() {
        for view in views() {
            for (q, r) in [(0, 0), (3, -5), (-7, 2), (12, 12)] {
                let hex = Hex::new(q, r);
                let middle = view.point(hex, 0);
                assert_eq!(view.hex(middle), hex);
                for corner in view.corners() {
                    assert_eq!(view.hex(middle + corner.scaled(0.97)), hex);
                    assert_ne!(view.hex(middle + corner.scaled(1.03)), hex);
                    assert!(view.covers(0, corner.scaled(0.99)));
                    assert!(!view.covers(0, corner.scaled(1.01)));
                }
            }
        }
    }

    #[test]
    fn edges_lie_in_their_directions() {
        for view in views() {
            let hex = Hex::new(2, -1);
            let corners = view.corners();
            for direction in Direction::ALL {
                let [from, to] = edge(direction).map(|corner| corners[corner]);
                let over = (from + to).scaled(1.2) + view.point(hex, 0);
                let neighbour = view.neighbour(hex, direction);
                assert_eq!(view.hex(over), neighbour);
                assert_eq!(view.seen(hex).neighbour(direction), view.seen(neighbour));
            }
        }
    }
}
