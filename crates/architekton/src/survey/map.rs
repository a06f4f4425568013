//! What lies where, and the empty places beside it.

use super::groups::each;
use crate::list::List;
use crate::{Architekton, BuildingId, Place, Scenery, Side, Sides, Tile};

/// More than the empty places of either colour that a town can touch.
pub(super) const PLACES: usize = 52;

/// The table as a grid that is rolled up.
///
/// The 46 tiles hang together, so that two of them or of their neighbours are at most 48 apart;
/// modulo 64 each has a cell of its own.
pub(super) struct Map {
    /// In a cell for a building: its number in the order of laying, counted from 1, or [`SPOTS`]
    /// and more for an empty place. In a cell for a landscape: the empty place, counted from 1.
    pub(super) cells: [u8; 64 * 64],
    pub(super) for_landscapes: List<Spot, PLACES>,
    /// By the number in the cell; what stands before [`SPOTS`] means nothing.
    pub(super) by_number: [Spot; NUMBERS],
    /// The first number that is free.
    pub(super) numbers: usize,
    /// The open sides of each building.
    pub(super) open_sides: [List<OpenSide, 4>; BuildingId::COUNT],
    /// The landscapes that are not laid, by scenery.
    pub(super) left: [u8; 4],
    /// Which sceneries are left at all, a bit each.
    pub(super) sceneries_left: u8,
    /// Which sceneries the landscapes of the stock show, a bit each.
    pub(super) in_stock: u8,
}

/// The first number in a cell for a building that is an empty place.
pub(super) const SPOTS: usize = 1 + BuildingId::COUNT;
/// More than the numbers of all buildings and all empty places.
pub(super) const NUMBERS: usize = 128;
const _: () = assert!(SPOTS + PLACES <= NUMBERS);

/// An empty place that touches the town.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) place: Place,
    /// What the tiles beside it show.
    pub(super) around: Sides,
    /// The sceneries among these, a bit each.
    pub(super) sceneries: u8,
}

/// A side of a building without a landscape.
#[derive(Clone, Copy)]
pub(super) struct OpenSide {
    /// What it shows.
    pub(super) shown: Scenery,
    /// The empty place beside it.
    pub(super) spot: u8,
}

impl Map {
    #[inline]
    pub(super) fn new() -> Map {
        let nowhere = Spot {
            place: Place::new(0, 0),
            around: Sides::NONE,
            sceneries: 0,
        };
        let no_side = OpenSide {
            shown: Scenery::Earth,
            spot: 0,
        };
        Map {
            cells: [0; 64 * 64],
            for_landscapes: List::new(nowhere),
            by_number: [nowhere; NUMBERS],
            numbers: SPOTS,
            open_sides: [List::new(no_side); BuildingId::COUNT],
            left: [Scenery::LANDSCAPES_OF_EACH as u8; 4],
            sceneries_left: 0,
            in_stock: 0,
        }
    }

    /// Puts the buildings on the map, and finds the places for landscapes.
    pub(super) fn add_buildings(&mut self, game: &Architekton) {
        for (index, building) in game.town.buildings().iter().enumerate() {
            self.cells[cell(building.place)] = 1 + index as u8;
            let open = Side::ALL.into_iter().fold(0, |open, side| {
                open | u32::from(!building.around.shows(side)) << side as u32
            });
            each(open, |side| {
                let side = Side::ALL[side];
                let Some(shown) = building.shown.get(side) else {
                    return;
                };
                let place = building.place.neighbour(side);
                let known = &mut self.cells[cell(place)];
                if *known == 0 {
                    self.for_landscapes.push(Spot {
                        place,
                        around: Sides::NONE,
                        sceneries: 0,
                    });
                    *known = self.for_landscapes.len() as u8;
                }
                let spot = *known - 1;
                self.for_landscapes[usize::from(spot)].sceneries |= 1 << shown as u8;
                self.open_sides[index].push(OpenSide { shown, spot });
            });
        }
    }

    /// Counts the landscapes, and finds the places for buildings.
    pub(super) fn add_landscapes(&mut self, game: &Architekton) {
        for laid in game.town.tiles() {
            // The landscapes come first.
            let Tile::Landscape { scenery } = laid.tile else {
                break;
            };
            self.left[scenery as usize] -= 1;
            for side in Side::ALL {
                let place = laid.place.neighbour(side);
                // Without a branch, which nobody could foresee: it is written for buildings, too.
                let known = &mut self.cells[cell(place)];
                let number = match *known {
                    0 => self.numbers,
                    number => usize::from(number),
                };
                self.numbers += usize::from(*known == 0);
                *known = number as u8;
                let spot = &mut self.by_number[number % NUMBERS];
                spot.place = place;
                spot.around.face(side, Sides::all(scenery));
                spot.sceneries |= 1 << scenery as u8;
            }
        }
        for scenery in Scenery::ALL {
            self.sceneries_left |= u8::from(self.left[scenery as usize] > 0) << scenery as u8;
        }
        for scenery in game.stock_landscapes() {
            self.in_stock |= 1 << scenery as u8;
        }
    }

    /// The empty places for buildings.
    pub(super) fn for_buildings(&self) -> &[Spot] {
        &self.by_number[SPOTS..self.numbers]
    }

    /// What the cells at the corners of a place for buildings stand for, all together.
    #[inline]
    pub(super) fn at_corners(&self, place: Place, of: impl Fn(usize) -> u32) -> u32 {
        let Place { x, y } = place;
        let corners = [
            (x.wrapping_sub(1), y.wrapping_sub(1)),
            (x.wrapping_add(1), y.wrapping_sub(1)),
            (x.wrapping_sub(1), y.wrapping_add(1)),
            (x.wrapping_add(1), y.wrapping_add(1)),
        ];
        corners.into_iter().fold(0, |found, (x, y)| {
            let number = self.cells[cell(Place::new(x, y))];
            found | of(usize::from(number) % NUMBERS)
        })
    }
}

#[inline]
pub(super) fn cell(place: Place) -> usize {
    usize::from(place.y as u8 & 63) << 6 | usize::from(place.x as u8 & 63)
}
