//! Where the places of a town lie on the drawing: squares in the same light as the hexes.
//!
//! ```text
//!   -40 ________ 40     x = 80 x, y = 80 · 0.86 y
//!      |\  N   /|
//!      | \____/ |       a building has four mitred bands round a court,
//!      |W |  | E|       a slab of 11 is visible to the south
//!      | /----\ |
//!      |/__S___\|
//!      |________|  slab
//! ```

use polis_architekton::{Place, Side};

use crate::city::hexes::{Projection, SQUASH};
use crate::geometry::Point;

/// The side of a tile.
pub const TILE: f64 = 80.0;
/// Half a tile across, and half a squashed tile from north to south.
pub(crate) const HALF: Point = Point::new(TILE / 2.0, TILE / 2.0 * SQUASH);
/// Half a court.
pub(crate) const COURT: Point = Point::new(21.0, 18.0);
/// How thick a tile is.
pub(crate) const SLAB: f64 = 11.0;

/// The view of a town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TownView {
    /// From where.
    pub projection: Projection,
    /// By how many quarters the town is turned clockwise.
    pub turns: usize,
}

impl TownView {
    /// The middle of the tile at a place.
    pub fn point(self, place: Place) -> Point {
        let (x, y) = turned((i32::from(place.x), i32::from(place.y)), self.turns);
        Point::new(
            f64::from(x) * TILE,
            f64::from(y) * TILE * self.projection.squash(),
        )
    }

    /// The place at a point.
    pub fn place(self, point: Point) -> Place {
        let x = (point.x / TILE).round() as i32;
        let y = (point.y / (TILE * self.projection.squash())).round() as i32;
        let (x, y) = turned((x, y), 4 - self.turns % 4);
        let within = |part: i32| part.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        Place::new(within(x), within(y))
    }

    /// Sorts from far to near.
    pub(crate) fn depth(self, place: Place) -> (i32, i32) {
        let (x, y) = turned((i32::from(place.x), i32::from(place.y)), self.turns);
        (y, x)
    }

    /// Where a side of a tile appears.
    pub(crate) fn seen(self, side: Side) -> Side {
        Side::ALL[(side as usize + self.turns) % 4]
    }

    /// The middle of the edge that appears on a side, from the middle of the tile.
    pub(crate) fn edge(self, seen: Side) -> Point {
        let half = Point::new(HALF.x, TILE / 2.0 * self.projection.squash());
        let (x, y) = seen.offset();
        Point::new(f64::from(x) * half.x, f64::from(y) * half.y)
    }

    /// How thick a tile is drawn.
    pub(crate) fn slab(self) -> f64 {
        match self.projection {
            Projection::Tilted => SLAB,
            Projection::Above => 0.0,
        }
    }

    /// What pulls a squashed tile straight when it is seen from above.
    pub(crate) fn unsquash(self) -> &'static str {
        match self.projection {
            Projection::Tilted => "",
            Projection::Above => " scale(1 1.163)",
        }
    }
}

fn turned(place: (i32, i32), turns: usize) -> (i32, i32) {
    (0..turns % 4).fold(place, |(x, y), _| (-y, x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_on_the_place_it_came_from() {
        for projection in [Projection::Tilted, Projection::Above] {
            for turns in 0..4 {
                let view = TownView { projection, turns };
                let place = Place::new(-3, 7);
                let point = view.point(place);
                assert_eq!(view.place(point), place);
                for side in Side::ALL {
                    let edge = view.edge(view.seen(side));
                    assert_eq!(view.place(point + edge.scaled(0.97)), place);
                    assert_eq!(view.place(point + edge.scaled(1.03)), place.neighbour(side));
                }
            }
        }
    }
}
