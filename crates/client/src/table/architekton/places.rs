//! Where a tile of the stock can lie, and how well it fits there.

use polis_architekton::{Architekton, Place, Rotation, Side, Sides, Tile};

use polis_draw::Offer;

use super::stock::StockTile;

/// How a tile lies on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    pub place: Place,
    /// Landscapes look the same from all sides.
    pub rotation: Rotation,
    /// How many sides match.
    pub matching: u8,
    /// How many do not.
    pub wrong: u8,
}

impl Fit {
    /// How a tile would lie there, allowed or not.
    pub fn new(position: &Architekton, tile: StockTile, place: Place, rotation: Rotation) -> Fit {
        let shown = shown(position, tile, rotation);
        let (mut matching, mut wrong) = (0, 0);
        for side in Side::ALL {
            let Some(other) = position.tile_at(place.neighbour(side)) else {
                continue;
            };
            if shown.get(side) == facing(position, other).get(side.opposite()) {
                matching += 1;
            } else {
                wrong += 1;
            }
        }
        Fit {
            place,
            rotation,
            matching,
            wrong,
        }
    }

    /// How many tiles it touches.
    pub fn touching(self) -> u8 {
        self.matching + self.wrong
    }
}

impl From<Fit> for Offer {
    fn from(fit: Fit) -> Offer {
        Offer {
            place: fit.place,
            matching: fit.matching,
            wrong: fit.wrong,
        }
    }
}

/// What a tile shows when it is turned.
fn shown(position: &Architekton, tile: StockTile, rotation: Rotation) -> Sides {
    match tile {
        StockTile::Building(building) => position.faces().rotated(building, rotation),
        StockTile::Landscape(scenery) => Sides::all(scenery),
    }
}

fn facing(position: &Architekton, tile: Tile) -> Sides {
    match tile {
        Tile::Building {
            building, rotation, ..
        } => position.faces().rotated(building, rotation),
        Tile::Landscape { scenery } => Sides::all(scenery),
    }
}

/// The turns in which a tile looks different, clockwise from how it lies in the stock.
pub fn looks(position: &Architekton, tile: StockTile) -> Vec<Rotation> {
    let mut looks: Vec<Rotation> = Vec::new();
    for rotation in Rotation::ALL {
        let is_new =
            |&other: &Rotation| shown(position, tile, other) != shown(position, tile, rotation);
        if looks.iter().all(is_new) {
            looks.push(rotation);
        }
    }
    looks
}

/// How a tile may lie on a place, each look once, clockwise (rule 5).
pub fn ways(position: &Architekton, tile: StockTile, place: Place) -> Vec<Fit> {
    let is_for_building = matches!(tile, StockTile::Building(_));
    if place.is_for_building() != is_for_building || position.tile_at(place).is_some() {
        return Vec::new();
    }
    looks(position, tile)
        .into_iter()
        .map(|rotation| Fit::new(position, tile, place, rotation))
        .filter(|fit| fit.matching > 0)
        .collect()
}

/// The places on which a tile may lie in some turn: each once, in order.
pub fn places(position: &Architekton, tile: StockTile) -> Vec<Place> {
    let mut places: Vec<Place> = position
        .tiles()
        .flat_map(|laid| Side::ALL.map(|side| laid.place.neighbour(side)))
        .collect();
    places.sort_unstable();
    places.dedup();
    places.retain(|&place| !ways(position, tile, place).is_empty());
    places
}

/// The place that lies next in a direction, out of some; the nearest one at all without a place to
/// go from.
pub fn next(places: &[Place], from: Option<Place>, side: Side) -> Option<Place> {
    let Some(from) = from else {
        return places
            .iter()
            .copied()
            .min_by_key(|place| i32::from(place.x).abs() + i32::from(place.y).abs());
    };
    let (x, y) = side.offset();
    let way = |place: Place| {
        let across = i32::from(place.x) - i32::from(from.x);
        let down = i32::from(place.y) - i32::from(from.y);
        let ahead = across * i32::from(x) + down * i32::from(y);
        let aside = (across * i32::from(y)).abs() + (down * i32::from(x)).abs();
        (ahead, aside)
    };
    places
        .iter()
        .copied()
        .filter(|&place| way(place).0 > 0)
        .min_by_key(|&place| {
            let (ahead, aside) = way(place);
            // What lies straight ahead comes before what lies at the side.
            (ahead + 2 * aside, aside, ahead)
        })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use polis_architekton::Move;
    use polis_game::{Game, chance};

    use super::*;
    use crate::table::architekton::stock::{OF_A_KIND, Slot};
    use crate::table::architekton::tests::position;

    #[test]
    fn places_are_those_of_the_rules() {
        let mut position = position();
        let mut rng = chance(3);
        while let Some(chosen) = position.random_move(&mut rng) {
            let mut moves = Vec::new();
            position.extend_legal_moves(&mut moves);
            let mut expected = BTreeSet::new();
            for chosen in moves {
                match chosen {
                    Move::Building {
                        building, place, ..
                    } => {
                        expected.insert((format!("{building}"), place));
                    }
                    Move::Landscape { scenery, place } => {
                        expected.insert((format!("{scenery}"), place));
                    }
                    Move::Keep { .. } | Move::Remove { .. } => {}
                }
            }
            if !expected.is_empty() {
                let slots = (0..OF_A_KIND)
                    .flat_map(|index| [Slot::Building(index), Slot::Landscape(index)]);
                let mut found = BTreeSet::new();
                for tile in slots.filter_map(|slot| slot.tile(&position)) {
                    let name = match tile {
                        StockTile::Building(building) => building.to_string(),
                        StockTile::Landscape(scenery) => scenery.to_string(),
                    };
                    found.extend(
                        places(&position, tile)
                            .into_iter()
                            .map(|place| (name.clone(), place)),
                    );
                }
                assert_eq!(found, expected);
            }
            position.play(chosen).unwrap();
        }
    }

    #[test]
    fn arrows_go_to_the_nearest_place_that_way() {
        let places = [(0, 0), (2, 0), (1, 1), (0, 4)].map(|(x, y)| Place::new(x, y));
        let go = |x, y, side| next(&places, Some(Place::new(x, y)), side).map(|at| (at.x, at.y));
        assert_eq!(go(0, 0, Side::East), Some((2, 0)));
        assert_eq!(go(0, 0, Side::South), Some((1, 1)));
        assert_eq!(go(1, 1, Side::North), Some((0, 0)));
        assert_eq!(go(0, 0, Side::North), None);
        assert_eq!(next(&places, None, Side::East), Some(Place::new(0, 0)));
    }
}
