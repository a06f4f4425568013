//! The tile in hand: which one, where it would lie, how it is turned, and whose house comes on it.

use polis_architekton::{Architekton, Move, Place, Rotation};

use super::places::{self, Fit};
use super::stock::{Slot, StockTile};
use crate::table::hand::{Over, Turn};

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    slot: Slot,
    tile: StockTile,
    pub over: Over<Place>,
    /// How it was turned last. On a place that allows only other turns, the nearest one is used.
    rotation: Rotation,
    /// The house that was chosen to move, when there is none left in hand.
    from: Option<Place>,
}

impl Hand {
    /// Takes a tile of the stock; none where none lies.
    pub fn take(position: &Architekton, slot: Slot) -> Option<Hand> {
        Some(Hand {
            slot,
            tile: slot.tile(position)?,
            over: Over::NOWHERE,
            rotation: Rotation::None,
            from: None,
        })
    }

    /// The hand that would play this move; none for one that lays nothing.
    pub fn of(position: &Architekton, chosen: Move) -> Option<Hand> {
        let hand = Hand::take(position, Slot::of(position, chosen)?)?;
        match chosen {
            Move::Building {
                place,
                rotation,
                from,
                ..
            } => Some(Hand {
                over: Over::resting(place),
                rotation,
                from,
                ..hand
            }),
            Move::Landscape { place, .. } => Some(Hand {
                over: Over::resting(place),
                ..hand
            }),
            Move::Keep { .. } | Move::Remove { .. } => None,
        }
    }

    /// Takes another tile, to the same place where it may lie there.
    pub fn exchange(self, position: &Architekton, slot: Slot) -> Option<Hand> {
        let hand = Hand::take(position, slot)?;
        let place = self.over.place();
        let may_stay = place.is_none_or(|place| hand.may_lie(position, place));
        Some(if may_stay {
            Hand {
                over: self.over,
                ..hand
            }
        } else {
            hand
        })
    }

    /// Where the tile lies in the stock.
    pub fn slot(self) -> Slot {
        self.slot
    }

    pub fn tile(self) -> StockTile {
        self.tile
    }

    /// Whether it may lie on a place in some turn.
    pub fn may_lie(self, position: &Architekton, place: Place) -> bool {
        !places::ways(position, self.tile, place).is_empty()
    }

    /// How it would lie on a place: in the allowed turn that is nearest, if there is one.
    pub fn fit_at(self, position: &Architekton, place: Place) -> Fit {
        places::ways(position, self.tile, place)
            .into_iter()
            .min_by_key(|way| {
                let steps = clockwise(self.rotation, way.rotation);
                steps.min(4 - steps)
            })
            .unwrap_or_else(|| Fit::new(position, self.tile, place, self.rotation))
    }

    /// How it would lie.
    pub fn fit(self, position: &Architekton) -> Option<Fit> {
        self.over.place().map(|place| self.fit_at(position, place))
    }

    /// How it is turned.
    pub fn rotation(self, position: &Architekton) -> Rotation {
        self.fit(position).map_or(self.rotation, |fit| fit.rotation)
    }

    /// Whether it had to be turned to lie here.
    pub fn turned_by_itself(self, position: &Architekton) -> bool {
        self.rotation(position) != self.rotation
    }

    /// Whether one of the houses on the board must be moved (rule 6).
    pub fn moves_house(self, position: &Architekton) -> bool {
        matches!(self.tile, StockTile::Building(_)) && position.hands()[position.turn()] == 0
    }

    /// The move that it would be, allowed or not.
    pub fn chosen(self, position: &Architekton) -> Option<Move> {
        let fit = self.fit(position)?;
        Some(match self.tile {
            StockTile::Landscape(scenery) => Move::Landscape {
                scenery,
                place: fit.place,
            },
            StockTile::Building(building) => {
                let with = |from| Move::Building {
                    building,
                    place: fit.place,
                    rotation: fit.rotation,
                    from,
                };
                if !self.moves_house(position) {
                    with(None)
                } else if let Some(from) = self.from {
                    with(Some(from))
                } else {
                    with(least_missed(position, with))
                }
            }
        })
    }

    /// The pointer is over a place, or over none. A tile that was put somewhere stays, and one
    /// that follows goes only where it may lie.
    pub fn follow(&mut self, position: &Architekton, place: Place) {
        if self.may_lie(position, place) {
            self.over.follow(Some(place));
        }
    }

    /// Turns it to the next turn in which it may lie on its place.
    pub fn turn(&mut self, position: &Architekton, turn: Turn) {
        let now = self.rotation(position);
        let mut turns: Vec<Rotation> = match self.over.place() {
            Some(place) => places::ways(position, self.tile, place)
                .into_iter()
                .map(|way| way.rotation)
                .collect(),
            None => Vec::new(),
        };
        if turns.is_empty() {
            turns = places::looks(position, self.tile);
        }
        let next = turns
            .into_iter()
            .filter(|&rotation| rotation != now)
            .min_by_key(|&rotation| match turn {
                Turn::Right => clockwise(now, rotation),
                Turn::Left => clockwise(rotation, now),
            });
        self.rotation = next.unwrap_or(now);
    }

    /// Chooses the house that moves onto the building.
    pub fn move_house(&mut self, from: Place) {
        self.from = Some(from);
    }

    /// Chooses the next of the houses.
    pub fn next_house(&mut self, position: &Architekton) {
        let Some(Move::Building { from, .. }) = self.chosen(position) else {
            return;
        };
        let mut houses: Vec<Place> = position.houses(position.turn()).collect();
        houses.sort_unstable();
        let now = houses.iter().position(|&house| Some(house) == from);
        let next = now.map_or(0, |index| (index + 1) % houses.len().max(1));
        self.from = houses.get(next).copied();
    }
}

/// The house without which the most points remain.
fn least_missed(position: &Architekton, with: impl Fn(Option<Place>) -> Move) -> Option<Place> {
    let seat = position.turn();
    position.houses(seat).max_by_key(|&house| {
        let gain = position.gain(with(Some(house)));
        gain.map_or(i32::MIN, |gain| gain.scores[seat].points())
    })
}

/// The clockwise quarter turns from one turn to another.
fn clockwise(from: Rotation, to: Rotation) -> u8 {
    (4 + to.quarters() - from.quarters()) % 4
}

#[cfg(test)]
mod tests {
    use polis_game::{Game, chance};

    use super::*;
    use crate::table::architekton::stock::OF_A_KIND;
    use crate::table::architekton::tests::position;
    use crate::table::hand::Grip;

    /// Every tile of the stock on every place where it may lie, in every turn.
    fn check_all(position: &Architekton) {
        for index in 0..OF_A_KIND {
            for slot in [Slot::Building(index), Slot::Landscape(index)] {
                let Some(mut hand) = Hand::take(position, slot) else {
                    continue;
                };
                for place in places::places(position, hand.tile()) {
                    hand.over.put(place);
                    let turns = places::ways(position, hand.tile(), place).len();
                    let mut seen = Vec::new();
                    for _ in 0..turns {
                        let chosen = hand.chosen(position).unwrap();
                        assert_eq!(position.check(chosen), Ok(()));
                        assert_eq!(
                            Hand::of(position, chosen).unwrap().chosen(position),
                            Some(chosen)
                        );
                        seen.push(hand.rotation(position));
                        hand.turn(position, Turn::Right);
                    }
                    assert_eq!(hand.rotation(position), seen[0]);
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len(), turns);
                }
            }
        }
    }

    #[test]
    fn a_tile_turns_through_what_is_allowed() {
        let mut position = position();
        let mut rng = chance(5);
        while let Some(chosen) = position.random_move(&mut rng) {
            if matches!(chosen, Move::Building { .. } | Move::Landscape { .. }) {
                check_all(&position);
            }
            position.play(chosen).unwrap();
        }
    }

    #[test]
    fn a_tile_follows_until_it_rests() {
        let position = position();
        let mut hand = Hand::take(&position, Slot::Landscape(0)).unwrap();
        let all = places::places(&position, hand.tile());
        let all = if all.is_empty() {
            hand = Hand::take(&position, Slot::Building(0)).unwrap();
            places::places(&position, hand.tile())
        } else {
            all
        };
        hand.follow(&position, Place::new(40, 40));
        assert_eq!(hand.over.place(), None);
        hand.follow(&position, all[0]);
        assert_eq!(hand.over.grip(), Some(Grip::Following));
        hand.over.put(all[0]);
        hand.follow(&position, *all.last().unwrap());
        assert_eq!(hand.over.place(), Some(all[0]));
    }
}
