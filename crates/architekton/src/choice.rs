//! Listing the legal moves, and choosing one of them at random.

use polis_game::Seat;
use rand::{Rng, RngExt};

use crate::border::Lays;
use crate::deck::STOCK;
use crate::town::Town;
use crate::{Architekton, BuildingId, Illegal, Move, Phase, Place, Rotation, Scenery, Sides};

/// The two kinds of tiles.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Building,
    Landscape,
}

/// A tile of the stock laid on a place where it matches.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lay {
    /// The pattern is four times the index in the stock, and the rotation.
    Building {
        place: Place,
        pattern: usize,
    },
    Landscape {
        place: Place,
        scenery: Scenery,
    },
}

/// All that can be laid in a position.
struct AllLays<'a> {
    /// The buildings that the patterns of `buildings` stand for.
    stock: [BuildingId; STOCK],
    buildings: Lays<'a>,
    /// In how many ways a building gets its house.
    houses: u32,
    landscapes: Lays<'a>,
}

impl AllLays<'_> {
    fn count(&self) -> u32 {
        self.buildings.total * self.houses + self.landscapes.total
    }
}

impl Architekton {
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase() {
            Phase::Over => {}
            Phase::Decide(decision) => {
                let place = decision.place;
                moves.extend([Move::Keep { place }, Move::Remove { place }]);
            }
            Phase::Lay => self.list_lays(moves),
        }
    }

    pub(crate) fn count_moves(&self) -> usize {
        match self.phase() {
            Phase::Over => 0,
            Phase::Decide(_) => 2,
            Phase::Lay => self.with_lays(|lays| lays.count() as usize),
        }
    }

    pub(crate) fn draw_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        match self.phase() {
            Phase::Over => None,
            Phase::Decide(decision) => {
                let place = decision.place;
                Some(if rng.random() {
                    Move::Keep { place }
                } else {
                    Move::Remove { place }
                })
            }
            Phase::Lay => Some(self.draw_lay(rng)),
        }
    }

    pub(crate) fn check_move(&self, chosen: Move) -> Result<(), Illegal> {
        match (self.phase(), chosen) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Lay, Move::Keep { .. } | Move::Remove { .. }) => Err(Illegal::NothingToDecide),
            (Phase::Decide(decision), Move::Building { .. } | Move::Landscape { .. }) => {
                let place = decision.place;
                Err(Illegal::MustDecide { place })
            }
            (Phase::Decide(decision), Move::Keep { place } | Move::Remove { place }) => {
                if place == decision.place {
                    Ok(())
                } else {
                    Err(Illegal::OtherDecision {
                        found: place,
                        expected: decision.place,
                    })
                }
            }
            (
                Phase::Lay,
                Move::Building {
                    building,
                    place,
                    rotation,
                    from,
                },
            ) => {
                if !self.stock_buildings().any(|other| other == building) {
                    return Err(Illegal::BuildingNotInStock { building });
                }
                let sides = self.faces.rotated(building, rotation);
                check_place(&self.town, Kind::Building, place, sides)?;
                self.check_house(self.turn, from)
            }
            (Phase::Lay, Move::Landscape { scenery, place }) => {
                if !self.stock_landscapes().any(|other| other == scenery) {
                    return Err(Illegal::LandscapeNotInStock { scenery });
                }
                check_place(&self.town, Kind::Landscape, place, Sides::all(scenery))
            }
        }
    }

    /// Rule 6.
    fn check_house(&self, seat: Seat, from: Option<Place>) -> Result<(), Illegal> {
        match (self.hands[seat], from) {
            (0, None) => Err(Illegal::NoHouseInHand { seat }),
            (0, Some(place)) if self.houses(seat).any(|house| house == place) => Ok(()),
            (0, Some(place)) => Err(Illegal::NoHouseThere { seat, place }),
            (_, None) => Ok(()),
            (hand, Some(_)) => Err(Illegal::HouseInHand { seat, hand }),
        }
    }

    fn list_lays(&self, moves: &mut Vec<Move>) {
        self.with_lays(|lays| {
            for (place, pattern) in lays.buildings.iter() {
                let (building, rotation) = building_of(lays.stock, pattern);
                let lay = |from| Move::Building {
                    building,
                    place,
                    rotation,
                    from,
                };
                if self.hands[self.turn] > 0 {
                    moves.push(lay(None));
                } else {
                    moves.extend(self.houses(self.turn).map(|from| lay(Some(from))));
                }
            }
            moves.extend(
                lays.landscapes
                    .iter()
                    .map(|(place, pattern)| Move::Landscape {
                        scenery: Scenery::ALL[pattern],
                        place,
                    }),
            );
        });
    }

    /// Calls `found` with each tile on each place where it can be laid, whatever house comes with it.
    pub(crate) fn each_lay(&self, mut found: impl FnMut(Lay)) {
        self.with_lays(|lays| {
            for (place, pattern) in lays.buildings.iter() {
                found(Lay::Building { place, pattern });
            }
            for (place, pattern) in lays.landscapes.iter() {
                let scenery = Scenery::ALL[pattern];
                found(Lay::Landscape { place, scenery });
            }
        });
    }

    /// Counts the legal moves, draws a number and looks up its move.
    fn draw_lay(&self, rng: &mut (impl Rng + ?Sized)) -> Move {
        self.with_lays(|lays| {
            let with_buildings = lays.buildings.total * lays.houses;
            let drawn = rng.random_range(0..lays.count());
            if drawn >= with_buildings {
                let (place, pattern) = lays.landscapes.get(drawn - with_buildings);
                let scenery = Scenery::ALL[pattern];
                return Move::Landscape { scenery, place };
            }
            let (number, from) = if lays.houses == 1 {
                (drawn, None)
            } else {
                let house = (drawn % lays.houses) as usize;
                (drawn / lays.houses, self.houses(self.turn).nth(house))
            };
            let (place, pattern) = lays.buildings.get(number);
            let (building, rotation) = building_of(lays.stock, pattern);
            Move::Building {
                building,
                place,
                rotation,
                from,
            }
        })
    }

    /// Finds all that can be laid and lends it out, since it is large to return.
    #[inline]
    fn with_lays<T>(&self, look: impl FnOnce(&AllLays<'_>) -> T) -> T {
        let (stock, sides) = self.buildings_to_lay();
        let mut lays = AllLays {
            stock,
            buildings: Lays::on(self.town.for_buildings()),
            // With a house in hand there is one way to put it; else each can be moved (rule 6).
            houses: match self.hands[self.turn] {
                0 => u32::from(Architekton::HOUSES),
                _ => 1,
            },
            landscapes: Lays::on(self.town.for_landscapes()),
        };
        lays.buildings.find(sides, u16::MAX);
        lays.landscapes
            .find(Scenery::ALL.map(Sides::all), self.sceneries_in_stock());
        look(&lays)
    }

    /// The buildings of the stock, and what each shows in each rotation.
    fn buildings_to_lay(&self) -> ([BuildingId; STOCK], [Sides; 4 * STOCK]) {
        let mut buildings = [BuildingId::ALL[0]; STOCK];
        let mut sides = [Sides::NONE; 4 * STOCK];
        for (index, building) in self.stock_buildings().take(STOCK).enumerate() {
            buildings[index] = building;
            for rotation in Rotation::ALL {
                sides[4 * index + rotation as usize] = self.faces.rotated(building, rotation);
            }
        }
        (buildings, sides)
    }

    /// The sceneries of the landscapes in the stock, a bit each, so that equal ones count once.
    fn sceneries_in_stock(&self) -> u16 {
        self.stock_landscapes()
            .fold(0, |among, scenery| among | 1 << scenery as u16)
    }
}

/// The building and the rotation that a pattern of [`Architekton::buildings_to_lay`] stands for.
fn building_of(buildings: [BuildingId; STOCK], pattern: usize) -> (BuildingId, Rotation) {
    (buildings[pattern / 4], Rotation::ALL[pattern % 4])
}

/// Whether a tile can be laid there (rule 5).
pub(crate) fn check_place(
    town: &Town,
    kind: Kind,
    place: Place,
    sides: Sides,
) -> Result<(), Illegal> {
    let border = match kind {
        Kind::Building => town.for_buildings(),
        Kind::Landscape => town.for_landscapes(),
    };
    match border.around(place) {
        Some(around) if around.matches(sides) => Ok(()),
        Some(_) => Err(Illegal::NothingMatches { place }),
        None if town.tile_at(place).is_some() => Err(Illegal::PlaceTaken { place }),
        None => Err(match (kind, place.is_for_building()) {
            (Kind::Building, false) => Illegal::ForLandscapes { place },
            (Kind::Landscape, true) => Illegal::ForBuildings { place },
            (Kind::Building, true) | (Kind::Landscape, false) => Illegal::TouchesNothing { place },
        }),
    }
}
