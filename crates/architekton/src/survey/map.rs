//! What lies where, and the empty places beside it.

use super::groups::each;
use crate::border::{Border, ROOM};
use crate::list::List;
use crate::{Architekton, BuildingId, Place, Scenery, Side};

/// The table as a grid that is rolled up.
///
/// The 46 tiles hang together, so that two of them or of their neighbours are at most 48 apart;
/// modulo 64 each has a cell of its own.
pub(super) struct Map<'a> {
    /// In a cell for a building: its number in the order of laying, counted from 1. In a cell for a
    /// landscape: the number of the empty place on the border, counted from 1.
    cells: [u8; 64 * 64],
    /// The empty places for buildings, with what the landscapes beside them show.
    pub(super) for_buildings: &'a Border,
    /// For each empty place for landscapes the sceneries that the buildings beside it show, a bit each; none
    /// behind the last place.
    pub(super) for_landscapes: [u8; ROOM],
    /// The open sides of each building.
    pub(super) open_sides: [List<OpenSide, 4>; BuildingId::COUNT],
    /// The landscapes that are not laid, by scenery.
    pub(super) left: [u8; 4],
    /// Which sceneries are left at all, a bit each.
    pub(super) sceneries_left: u8,
    /// Which sceneries the landscapes of the stock show, a bit each.
    pub(super) in_stock: u8,
}

/// More than the numbers of all buildings.
pub(super) const NUMBERS: usize = 32;
const _: () = assert!(BuildingId::COUNT < NUMBERS);

/// A side of a building without a landscape.
#[derive(Clone, Copy)]
pub(super) struct OpenSide {
    /// What it shows.
    pub(super) shown: Scenery,
    /// The empty place beside it.
    pub(super) spot: u8,
}

impl Map<'_> {
    #[inline]
    pub(super) fn new(game: &Architekton) -> Map<'_> {
        let no_side = OpenSide {
            shown: Scenery::Earth,
            spot: 0,
        };
        let mut map = Map {
            cells: [0; 64 * 64],
            for_buildings: game.town.for_buildings(),
            for_landscapes: [0; ROOM],
            open_sides: [List::new(no_side); BuildingId::COUNT],
            left: [Scenery::LANDSCAPES_OF_EACH as u8; 4],
            sceneries_left: 0,
            in_stock: 0,
        };
        map.add_places(game.town.for_landscapes());
        map.add_buildings(game);
        map.count_landscapes(game);
        map
    }

    /// Puts the empty places for landscapes on the map.
    fn add_places(&mut self, border: &Border) {
        for (spot, place) in border.places().enumerate() {
            self.cells[cell(place)] = 1 + spot as u8;
        }
        for (sceneries, around) in self.for_landscapes.iter_mut().zip(border.around_all()) {
            *sceneries = around.sceneries() as u8;
        }
    }

    /// Puts the buildings on the map, with their open sides.
    fn add_buildings(&mut self, game: &Architekton) {
        for (index, building) in game.town.buildings().iter().enumerate() {
            self.cells[cell(building.place)] = 1 + index as u8;
            let open = Side::ALL.into_iter().fold(0, |open, side| {
                open | u32::from(!building.around.shows(side)) << side as u32
            });
            each(open, |side| {
                let side = Side::ALL[side];
                let spot = self.cells[cell(building.place.neighbour(side))];
                if let (Some(shown), Some(spot)) = (building.shown.get(side), spot.checked_sub(1)) {
                    self.open_sides[index].push(OpenSide { shown, spot });
                }
            });
        }
    }

    /// Counts the landscapes that are left and those of the stock.
    fn count_landscapes(&mut self, game: &Architekton) {
        for scenery in game.town.sceneries() {
            self.left[scenery as usize] -= 1;
        }
        for scenery in Scenery::ALL {
            self.sceneries_left |= u8::from(self.left[scenery as usize] > 0) << scenery as u8;
        }
        for scenery in game.stock_landscapes() {
            self.in_stock |= 1 << scenery as u8;
        }
    }

    /// What the buildings at the corners of a place for buildings stand for, all together, by their numbers
    /// counted from 1.
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
fn cell(place: Place) -> usize {
    usize::from(place.y as u8 & 63) << 6 | usize::from(place.x as u8 & 63)
}
