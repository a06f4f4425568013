//! The tiles that are laid, and where more can be laid.

use polis_game::Seat;

use crate::border::Border;
use crate::list::List;
use crate::places::Places;
use crate::{BuildingId, Faces, LaidTile, Place, Rotation, Scenery, Side, Sides, Tile};

/// All landscapes.
pub(crate) const LANDSCAPES: usize = 24;

/// The town on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Town {
    buildings: List<LaidBuilding, { BuildingId::COUNT }>,
    /// The places of the buildings once more, to be searched fast.
    building_places: Places<24>,
    landscapes: List<LaidLandscape, LANDSCAPES>,
    for_buildings: Border,
    for_landscapes: Border,
}

/// A building in the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaidBuilding {
    pub(crate) place: Place,
    pub(crate) building: BuildingId,
    pub(crate) rotation: Rotation,
    /// What it shows, as it is turned.
    pub(crate) shown: Sides,
    /// What the landscapes beside it show.
    pub(crate) around: Sides,
    pub(crate) owner: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LaidLandscape {
    place: Place,
    scenery: Scenery,
}

/// The number of a building in the order in which they were laid.
pub(crate) type Laid = u8;
/// Buildings in an order that matters.
pub(crate) type LaidList = List<Laid, 4>;

impl LaidBuilding {
    /// Whether landscapes lie on all four sides (rule 7).
    pub(crate) fn is_enclosed(&self) -> bool {
        self.around.count() == 4
    }

    /// Number of sides with another scenery beside them.
    pub(crate) fn wrong_sides(&self) -> u8 {
        (self.around.count() - self.around.matching(self.shown)) as u8
    }
}

impl Town {
    pub(crate) const EMPTY: Town = Town {
        buildings: List::new(LaidBuilding {
            place: Place::new(0, 0),
            building: BuildingId::ALL[0],
            rotation: Rotation::None,
            shown: Sides::NONE,
            around: Sides::NONE,
            owner: None,
        }),
        building_places: Places::EMPTY,
        landscapes: List::new(LaidLandscape {
            place: Place::new(0, 0),
            scenery: Scenery::Earth,
        }),
        for_buildings: Border::EMPTY,
        for_landscapes: Border::EMPTY,
    };

    /// A town in which these tiles lie and nothing more can be laid: it has no border, as a town
    /// that no game has built may have a longer one than there is room for. Of more tiles than
    /// there are, the last ones are left out.
    pub(crate) fn described(faces: &Faces, tiles: &[LaidTile]) -> Town {
        let mut town = Town::EMPTY;
        for laid in tiles {
            if let Tile::Landscape { scenery } = laid.tile
                && town.landscapes.len() < LANDSCAPES
            {
                let place = laid.place;
                town.landscapes.push(LaidLandscape { place, scenery });
            }
        }
        for laid in tiles {
            if let Tile::Building {
                building,
                rotation,
                owner,
            } = laid.tile
                && town.buildings.len() < BuildingId::COUNT
            {
                let place = laid.place;
                let mut around = Sides::NONE;
                for landscape in town.landscapes.iter() {
                    let beside = |side: &Side| landscape.place.neighbour(*side) == place;
                    if let Some(side) = Side::ALL.into_iter().find(beside) {
                        around.face(side, Sides::all(landscape.scenery));
                    }
                }
                town.building_places.push(place);
                town.buildings.push(LaidBuilding {
                    place,
                    building,
                    rotation,
                    shown: faces.rotated(building, rotation),
                    around,
                    owner,
                });
            }
        }
        town
    }

    /// The buildings in the order in which they were laid.
    pub(crate) fn buildings(&self) -> &[LaidBuilding] {
        &self.buildings
    }

    pub(crate) fn building(&self, laid: Laid) -> &LaidBuilding {
        &self.buildings[usize::from(laid)]
    }

    pub(crate) fn building_mut(&mut self, laid: Laid) -> &mut LaidBuilding {
        &mut self.buildings[usize::from(laid)]
    }

    pub(crate) fn find_building(&self, place: Place) -> Option<Laid> {
        self.building_places.find(place).map(|index| index as Laid)
    }

    /// The places of a player's houses, in the order in which the buildings were laid.
    pub(crate) fn houses(&self, seat: Seat) -> impl Iterator<Item = Place> {
        self.buildings
            .iter()
            .filter(move |building| building.owner == Some(seat))
            .map(|building| building.place)
    }

    /// Where a building could be laid if its sides match.
    pub(crate) fn for_buildings(&self) -> &Border {
        &self.for_buildings
    }

    /// Where a landscape could be laid if it matches.
    pub(crate) fn for_landscapes(&self) -> &Border {
        &self.for_landscapes
    }

    /// What the landscapes show.
    pub(crate) fn sceneries(&self) -> impl Iterator<Item = Scenery> {
        self.landscapes.iter().map(|laid| laid.scenery)
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = LaidTile> {
        let landscapes = self.landscapes.iter().map(|laid| LaidTile {
            place: laid.place,
            tile: Tile::Landscape {
                scenery: laid.scenery,
            },
        });
        let buildings = self.buildings.iter().map(|laid| LaidTile {
            place: laid.place,
            tile: Tile::Building {
                building: laid.building,
                rotation: laid.rotation,
                owner: laid.owner,
            },
        });
        landscapes.chain(buildings)
    }

    pub(crate) fn tile_at(&self, place: Place) -> Option<Tile> {
        self.tiles()
            .find(|laid| laid.place == place)
            .map(|laid| laid.tile)
    }

    /// Lays a building on an empty place, with a house on it.
    pub(crate) fn lay_building(
        &mut self,
        building: BuildingId,
        place: Place,
        rotation: Rotation,
        shown: Sides,
        owner: Option<Seat>,
    ) -> Laid {
        let around = self.for_buildings.take(place);
        for side in Side::ALL {
            // Where nothing is shown there is no landscape yet: by rule 5 the place is empty.
            if !around.shows(side) {
                self.for_landscapes.face(place.neighbour(side), side, shown);
            }
        }
        self.building_places.push(place);
        self.buildings.push(LaidBuilding {
            place,
            building,
            rotation,
            shown,
            around,
            owner,
        });
        (self.buildings.len() - 1) as Laid
    }

    /// Lays a landscape on an empty place. Returns the buildings beside it that it encloses, in
    /// the order north, east, south, west.
    pub(crate) fn lay_landscape(&mut self, scenery: Scenery, place: Place) -> LaidList {
        let shown = Sides::all(scenery);
        let around = self.for_landscapes.take(place);
        let mut enclosed = LaidList::new(0);
        for side in Side::ALL {
            let neighbour = place.neighbour(side);
            if !around.shows(side) {
                self.for_buildings.face(neighbour, side, shown);
            } else if let Some(laid) = self.find_building(neighbour) {
                let building = self.building_mut(laid);
                building.around.face(side, shown);
                if building.is_enclosed() {
                    enclosed.push(laid);
                }
            }
        }
        self.landscapes.push(LaidLandscape { place, scenery });
        enclosed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::Lays;

    fn lay(town: &mut Town, place: Place) {
        if place.is_for_building() {
            let building = BuildingId::ALL[town.buildings().len()];
            let shown = Sides::all(Scenery::Earth);
            town.lay_building(building, place, Rotation::None, shown, None);
        } else {
            town.lay_landscape(Scenery::Earth, place);
        }
    }

    /// Two lines that leave the start in opposite directions reach the bound for buildings.
    #[test]
    fn the_border_of_the_longest_town_fits() {
        let mut town = Town::EMPTY;
        for start in Place::START {
            lay(&mut town, start);
        }
        for step in 1..=22 {
            lay(&mut town, Place::new(-step, 0));
            lay(&mut town, Place::new(1 + step, 1));
        }
        assert_eq!(town.tiles().count(), 46);
        let mut lays = Lays::on(town.for_buildings());
        lays.find([Sides::all(Scenery::Earth)], 1);
        assert_eq!(lays.total, 50);
        let mut lays = Lays::on(town.for_landscapes());
        lays.find([Sides::all(Scenery::Earth)], 1);
        assert_eq!(lays.total, 44);
    }

    #[test]
    fn a_tile_is_found_where_it_was_laid() {
        let mut town = Town::EMPTY;
        for start in Place::START {
            lay(&mut town, start);
        }
        lay(&mut town, Place::new(0, 1));
        assert_eq!(
            town.tile_at(Place::START[1]),
            Some(Tile::Landscape {
                scenery: Scenery::Earth
            })
        );
        assert!(matches!(
            town.tile_at(Place::new(0, 1)),
            Some(Tile::Building { owner: None, .. })
        ));
        assert_eq!(town.tile_at(Place::new(1, 0)), None);
    }
}
