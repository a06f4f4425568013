//! The tile in hand: which one, where it would lie, and how it is turned.

use polis_akropolis::{Direction, Move, Placement, TileId, Triangle};

pub use crate::table::hand::{Arrow, Grip, Turn};

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    tile: TileId,
    place: Option<(Triangle, Grip)>,
    /// How it was turned last. On a place that allows only other turns, the nearest one is used.
    rotation: Direction,
}

impl Hand {
    /// Takes a tile. It lies as tiles of the site do.
    pub fn take(tile: TileId) -> Hand {
        Hand {
            tile,
            place: None,
            rotation: Direction::NorthEast,
        }
    }

    /// The hand that would play this move.
    pub fn of(chosen: Move) -> Hand {
        Hand {
            tile: chosen.tile,
            place: Some((chosen.placement().triangle(), Grip::Resting)),
            rotation: chosen.rotation,
        }
    }

    /// Takes another tile to the same place.
    #[must_use]
    pub fn exchange(self, tile: TileId) -> Hand {
        Hand { tile, ..self }
    }

    /// Which tile.
    pub fn tile(self) -> TileId {
        self.tile
    }

    /// How it is over its place, if it is over one.
    pub fn grip(self) -> Option<Grip> {
        self.place.map(|(_, grip)| grip)
    }

    /// The place over which it is.
    pub fn triangle(self) -> Option<Triangle> {
        self.place.map(|(triangle, _)| triangle)
    }

    /// How it would lie.
    pub fn placement(self) -> Option<Placement> {
        let ways = self.triangle()?.placements();
        ways.into_iter().min_by_key(|way| {
            clockwise(self.rotation, way.rotation).min(6 - clockwise(self.rotation, way.rotation))
        })
    }

    /// The move that it would be.
    pub fn chosen(self) -> Option<Move> {
        Some(Move::new(self.tile, self.placement()?))
    }

    /// The pointer is over a place, or over none. A tile that was put somewhere stays.
    pub fn follow(&mut self, triangle: Option<Triangle>) {
        if self.grip() != Some(Grip::Resting) {
            self.place = triangle.map(|triangle| (triangle, Grip::Following));
        }
    }

    /// Puts it on a place.
    pub fn put(&mut self, triangle: Triangle) {
        self.place = Some((triangle, Grip::Resting));
    }

    /// Puts it on a place, turned like this.
    pub fn lay(&mut self, placement: Placement) {
        self.put(placement.triangle());
        self.rotation = placement.rotation;
    }

    /// Takes it away from its place.
    pub fn lift(&mut self) {
        self.place = None;
    }

    /// Turns it to the next of the three ways in which it can lie on its place.
    pub fn turn(&mut self, turn: Turn) {
        let from = self.placement().map_or(self.rotation, |way| way.rotation);
        self.rotation = from.turned(match turn {
            Turn::Right => 2,
            Turn::Left => 4,
        });
    }
}

/// The clockwise steps from one direction to another.
fn clockwise(from: Direction, to: Direction) -> usize {
    (6 + to.number() - from.number()) % 6
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Hex, Pointing};

    use super::*;

    const EAST: Triangle = Triangle {
        corner: Hex::ORIGIN,
        pointing: Pointing::East,
    };
    const WEST: Triangle = Triangle {
        corner: Hex::ORIGIN,
        pointing: Pointing::West,
    };

    fn hand() -> Hand {
        Hand::take(TileId::from_number(1).unwrap())
    }

    #[test]
    fn a_tile_turns_through_the_three_ways_of_its_place() {
        for triangle in [EAST, WEST] {
            for turn in [Turn::Left, Turn::Right] {
                let mut hand = hand();
                hand.put(triangle);
                let mut ways = Vec::new();
                for _ in 0..3 {
                    ways.push(hand.placement().unwrap());
                    hand.turn(turn);
                }
                assert_eq!(hand.placement().unwrap(), ways[0]);
                ways.sort_unstable();
                let mut expected = triangle.placements();
                expected.sort_unstable();
                assert_eq!(ways, expected);
            }
        }
    }

    #[test]
    fn what_was_put_down_does_not_follow_the_pointer() {
        let mut hand = hand();
        hand.follow(Some(EAST));
        hand.follow(None);
        assert_eq!(hand.placement(), None);
        hand.put(EAST);
        hand.follow(Some(WEST));
        hand.follow(None);
        assert_eq!(hand.triangle(), Some(EAST));
        hand.lift();
        assert_eq!(hand.chosen(), None);
    }

    #[test]
    fn going_to_another_place_and_back_keeps_the_turn() {
        let mut hand = hand();
        hand.put(EAST);
        hand.turn(Turn::Right);
        let before = hand.placement();
        hand.put(WEST);
        hand.put(EAST);
        assert_eq!(hand.placement(), before);
        let chosen = hand.chosen().unwrap();
        assert_eq!(Hand::of(chosen).chosen(), Some(chosen));
    }
}
