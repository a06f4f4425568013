//! A described town: what lies where at the end of a game at a real table.
//!
//! It need not be one that the rules can build; [`Layout::doubts`] returns what cannot be right
//! about it. [`Layout::position`] makes a position of it, whose final scoring counts it.

use std::collections::{BTreeMap, BTreeSet};

use polis_game::Seat;
use thiserror::Error;

use crate::town::LANDSCAPES;
use crate::{
    Architekton, BuildingId, Faces, LaidTile, Place, Rotation, Scenery, Side, Sides, Tile,
};

/// A described town, with no more tiles than there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    tiles: BTreeMap<Place, Tile>,
}

/// Why a tile cannot be part of a described town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// Too far from the start.
    #[error("the tile is at {place}; expected a place that a game can reach")]
    TooFar {
        /// Where.
        place: Place,
    },
    /// A building where landscapes lie, or the reverse (rule 5).
    #[error("the tile is at {place}; expected buildings and landscapes to alternate")]
    Pattern {
        /// Where.
        place: Place,
    },
    /// All buildings lie already.
    #[error(
        "there are more than {} buildings; expected at most as many",
        BuildingId::COUNT
    )]
    TooManyBuildings,
    /// All landscapes lie already.
    #[error("there are more than {LANDSCAPES} landscapes; expected at most as many")]
    TooManyLandscapes,
    /// There are two players only.
    #[error("the owner is seat {seat}; expected 1 or 2")]
    Owner {
        /// The seat given.
        seat: Seat,
    },
}

/// What cannot be right about a described town.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Tiles that do not hang together with the others (rule 5).
    Apart {
        /// Those of the smaller parts.
        places: Vec<Place>,
    },
    /// More houses than a player has.
    TooManyHouses {
        /// Whose.
        seat: Seat,
        /// Number found.
        houses: usize,
    },
    /// More landscapes of a scenery than there are.
    TooOften {
        /// Which.
        scenery: Scenery,
        /// Number found.
        landscapes: usize,
    },
    /// A building that lies twice.
    Twice {
        /// Which.
        building: BuildingId,
    },
}

impl Layout {
    /// What lies at a place.
    pub fn tile(&self, place: Place) -> Option<Tile> {
        self.tiles.get(&place).copied()
    }

    /// Every tile, by place.
    pub fn tiles(&self) -> impl Iterator<Item = LaidTile> {
        self.tiles
            .iter()
            .map(|(&place, &tile)| LaidTile { place, tile })
    }

    /// Number of tiles.
    pub fn area(&self) -> usize {
        self.tiles.len()
    }

    /// Says what lies at a place, whatever lay there before.
    ///
    /// # Errors
    /// Why it cannot lie there. The town is then as it was.
    pub fn put(&mut self, place: Place, tile: Tile) -> Result<(), LayoutError> {
        // A row of empty places stays free round the town.
        let reach = Place::LEAST + 1..=Place::GREATEST - 1;
        if !reach.contains(&place.x) || !reach.contains(&place.y) {
            return Err(LayoutError::TooFar { place });
        }
        let is_new = !self.tiles.contains_key(&place);
        match tile {
            Tile::Building { owner, .. } => {
                if !place.is_for_building() {
                    return Err(LayoutError::Pattern { place });
                }
                if let Some(seat @ (Seat::Third | Seat::Fourth)) = owner {
                    return Err(LayoutError::Owner { seat });
                }
                if is_new && self.buildings().count() >= BuildingId::COUNT {
                    return Err(LayoutError::TooManyBuildings);
                }
            }
            Tile::Landscape { .. } => {
                if place.is_for_building() {
                    return Err(LayoutError::Pattern { place });
                }
                if is_new && self.landscapes().count() >= LANDSCAPES {
                    return Err(LayoutError::TooManyLandscapes);
                }
            }
        }
        self.tiles.insert(place, tile);
        Ok(())
    }

    /// Says that nothing lies at a place, and returns what lay there.
    pub fn clear(&mut self, place: Place) -> Option<Tile> {
        self.tiles.remove(&place)
    }

    /// The empty places beside the town, in order; the two of the start where nothing lies.
    pub fn beside(&self) -> BTreeSet<Place> {
        if self.tiles.is_empty() {
            return Place::START.into_iter().collect();
        }
        let start = Place::START.into_iter().filter(|_| self.area() == 1);
        let laid = self.tiles.keys();
        laid.flat_map(|place| Side::ALL.map(|side| place.neighbour(side)))
            .chain(start)
            .filter(|place| !self.tiles.contains_key(place))
            .collect()
    }

    /// The building that fits a place best of those that do not lie yet, of equal ones the first
    /// by number; the last one of all where all lie.
    pub fn best_building(&self, faces: &Faces, place: Place) -> BuildingId {
        let around = self.around(place);
        let laid: Vec<BuildingId> = self.buildings().map(|(_, building)| building).collect();
        let free = BuildingId::ALL.into_iter().filter(|id| !laid.contains(id));
        free.rev()
            .max_by_key(|&building| {
                let turn = self.best_turn(faces, building, place);
                faces.rotated(building, turn).matching(around)
            })
            .unwrap_or(BuildingId::ALL[BuildingId::COUNT - 1])
    }

    /// How a building lies with the most sides matching, of equal ones the least turned.
    pub fn best_turn(&self, faces: &Faces, building: BuildingId, place: Place) -> Rotation {
        let around = self.around(place);
        let matching = |rotation: Rotation| faces.rotated(building, rotation).matching(around);
        Rotation::ALL
            .into_iter()
            .rev()
            .max_by_key(|&rotation| matching(rotation))
            .unwrap_or(Rotation::None)
    }

    /// The position in which this lies on the table and the game is over; chips by seat. Nobody
    /// knows what is left of the piles.
    pub fn position(&self, faces: Faces, chips: [u8; 2]) -> Architekton {
        let tiles: Vec<LaidTile> = self.tiles().collect();
        Architekton::described(faces, &tiles, chips)
    }

    /// What cannot be right about the town; nothing where a game may have built it.
    pub fn doubts(&self) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        let apart = self.apart();
        if !apart.is_empty() {
            doubts.push(Doubt::Apart { places: apart });
        }
        for seat in [Seat::First, Seat::Second] {
            let owners = self.tiles.values().filter(|tile| match tile {
                Tile::Building { owner, .. } => *owner == Some(seat),
                Tile::Landscape { .. } => false,
            });
            let houses = owners.count();
            if houses > usize::from(Architekton::HOUSES) {
                doubts.push(Doubt::TooManyHouses { seat, houses });
            }
        }
        for scenery in Scenery::ALL {
            let landscapes = self.landscapes().filter(|&one| one == scenery).count();
            if landscapes > Scenery::LANDSCAPES_OF_EACH {
                doubts.push(Doubt::TooOften {
                    scenery,
                    landscapes,
                });
            }
        }
        for building in BuildingId::ALL {
            if self.buildings().filter(|&(_, one)| one == building).count() > 1 {
                doubts.push(Doubt::Twice { building });
            }
        }
        doubts
    }

    fn buildings(&self) -> impl Iterator<Item = (Place, BuildingId)> {
        self.tiles.iter().filter_map(|(&place, tile)| match tile {
            Tile::Building { building, .. } => Some((place, *building)),
            Tile::Landscape { .. } => None,
        })
    }

    fn landscapes(&self) -> impl Iterator<Item = Scenery> {
        self.tiles.values().filter_map(|tile| match tile {
            Tile::Landscape { scenery } => Some(*scenery),
            Tile::Building { .. } => None,
        })
    }

    /// What the landscapes round a place show towards it.
    fn around(&self, place: Place) -> Sides {
        let mut around = Sides::NONE;
        for side in Side::ALL {
            if let Some(Tile::Landscape { scenery }) = self.tile(place.neighbour(side)) {
                around.face(side.opposite(), Sides::all(scenery));
            }
        }
        around
    }

    /// The tiles outside the largest part of the town. The two landscapes of the start hang
    /// together although they touch at a corner only (rule 2).
    fn apart(&self) -> Vec<Place> {
        let mut left: BTreeSet<Place> = self.tiles.keys().copied().collect();
        let mut parts: Vec<Vec<Place>> = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut part = vec![first];
            let mut next = 0;
            while let Some(&place) = part.get(next) {
                next += 1;
                let beside = Side::ALL.map(|side| place.neighbour(side));
                let start = Place::START
                    .into_iter()
                    .filter(|_| Place::START.contains(&place));
                part.extend(
                    beside
                        .into_iter()
                        .chain(start)
                        .filter(|other| left.remove(other)),
                );
            }
            parts.push(part);
        }
        let largest = (0..parts.len()).rev().max_by_key(|&part| parts[part].len());
        if let Some(largest) = largest {
            parts.remove(largest);
        }
        let mut apart: Vec<Place> = parts.into_iter().flatten().collect();
        apart.sort_unstable();
        apart
    }
}

impl From<&Architekton> for Layout {
    fn from(position: &Architekton) -> Layout {
        Layout {
            tiles: position
                .tiles()
                .map(|laid| (laid.place, laid.tile))
                .collect(),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    const EARTH: Tile = Tile::Landscape {
        scenery: Scenery::Earth,
    };

    fn building(number: usize, owner: Option<Seat>) -> Tile {
        Tile::Building {
            building: BuildingId::from_number(number).unwrap(),
            rotation: Rotation::None,
            owner,
        }
    }

    #[test]
    fn tiles_alternate_and_are_as_many_as_there_are() {
        let mut layout = Layout::default();
        assert_eq!(layout.beside(), Place::START.into_iter().collect());
        let odd = Place::new(0, 1);
        assert_eq!(
            layout.put(odd, EARTH).unwrap_err().to_string(),
            "the tile is at 0,1; expected buildings and landscapes to alternate"
        );
        let place = Place::new(127, 127);
        assert_eq!(layout.put(place, EARTH), Err(LayoutError::TooFar { place }));
        let seat = Seat::Third;
        assert_eq!(
            layout.put(odd, building(1, Some(seat))),
            Err(LayoutError::Owner { seat })
        );
        let mut refused = 0;
        for x in -10..10 {
            for y in -10..10 {
                let place = Place::new(x, y);
                let tile = if place.is_for_building() {
                    building(3, Some(Seat::First))
                } else {
                    EARTH
                };
                refused += usize::from(layout.put(place, tile).is_err());
            }
        }
        assert_eq!((layout.area(), refused), (46, 354));
        // However wrong it is, it can be counted.
        let score = layout.position(Faces::BUILT_IN, [7, 0]).final_score();
        assert_eq!(score[Seat::First].chips, 7);
        let doubts = layout.doubts();
        assert!(doubts.contains(&Doubt::TooManyHouses {
            seat: Seat::First,
            houses: 22
        }));
        assert!(doubts.contains(&Doubt::TooOften {
            scenery: Scenery::Earth,
            landscapes: 24
        }));
    }

    #[test]
    fn a_building_turns_to_fit() {
        let mut layout = Layout::default();
        let water = Tile::Landscape {
            scenery: Scenery::Water,
        };
        layout.put(Place::new(0, 0), water).unwrap();
        assert_eq!(layout.doubts(), []);
        // Building 6 shows earth to the north and east, water to the south and west.
        let six = BuildingId::from_number(6).unwrap();
        let turn = |place| layout.best_turn(&Faces::BUILT_IN, six, place);
        assert_eq!(turn(Place::new(1, 0)), Rotation::None);
        assert_eq!(turn(Place::new(-1, 0)), Rotation::Half);
        let best = layout.best_building(&Faces::BUILT_IN, Place::new(1, 0));
        assert_eq!(best.number(), 3);
        layout.put(Place::new(8, 0), water).unwrap();
        assert!(matches!(layout.doubts()[..], [Doubt::Apart { .. }]));
    }
}
