//! The tile in hand: which one, where it would lie, and how it is turned.

use polis_akropolis::{Direction, Move, Placement, TileId, Triangle};

use crate::table::hand::{Over, Turn};

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    tile: TileId,
    pub over: Over<Triangle>,
    /// How it was turned last. On a place that allows only other turns, the nearest one is used.
    rotation: Direction,
}

impl Hand {
    /// Takes a tile. It lies as tiles of the site do.
    pub fn take(tile: TileId) -> Hand {
        Hand {
            tile,
            over: Over::NOWHERE,
            rotation: Direction::NorthEast,
        }
    }

    /// The hand that would play this move.
    pub fn of(chosen: Move) -> Hand {
        Hand {
            tile: chosen.tile,
            over: Over::resting(chosen.placement().triangle()),
            rotation: chosen.rotation,
        }
    }

    /// Takes another tile to the same place.
    #[must_use]
    pub fn exchange(self, tile: TileId) -> Hand {
        Hand { tile, ..self }
    }

    pub fn tile(self) -> TileId {
        self.tile
    }

    /// How it would lie.
    pub fn placement(self) -> Option<Placement> {
        let ways = self.over.place()?.placements();
        ways.into_iter().min_by_key(|way| {
            clockwise(self.rotation, way.rotation).min(6 - clockwise(self.rotation, way.rotation))
        })
    }

    /// The move that it would be.
    pub fn chosen(self) -> Option<Move> {
        Some(Move::new(self.tile, self.placement()?))
    }

    /// Puts it on a place, turned like this.
    pub fn lay(&mut self, placement: Placement) {
        self.over.put(placement.triangle());
        self.rotation = placement.rotation;
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
                hand.over.put(triangle);
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
        hand.over.follow(Some(EAST));
        hand.over.follow(None);
        assert_eq!(hand.placement(), None);
        hand.over.put(EAST);
        hand.over.follow(Some(WEST));
        hand.over.follow(None);
        assert_eq!(hand.over.place(), Some(EAST));
        hand.over.lift();
        assert_eq!(hand.chosen(), None);
    }

    #[test]
    fn going_to_another_place_and_back_keeps_the_turn() {
        let mut hand = hand();
        hand.over.put(EAST);
        hand.turn(Turn::Right);
        let before = hand.placement();
        hand.over.put(WEST);
        hand.over.put(EAST);
        assert_eq!(hand.placement(), before);
        let chosen = hand.chosen().unwrap();
        assert_eq!(Hand::of(chosen).chosen(), Some(chosen));
    }
}
