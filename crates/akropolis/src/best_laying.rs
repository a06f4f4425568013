//! The most that laying a tile can bring, over all places and tiles at once.
//!
//! On one triangle the tiles differ only in what three hexes show. What does not depend on that is
//! counted once for the triangle; a type of district is counted again only for each set of the three
//! hexes that shows it.

use crate::city::City;
use crate::columns::MAX_COLUMNS;
use crate::hex::Hex;
use crate::options::Variants;
use crate::placement::{Placement, Triangle};
use crate::rows::{ALL_AROUND, Cell, Rows};
use crate::score::{DistrictScore, houses_value, markets_value};
use crate::tile::{Construction, District, PerDistrict, TileId};

impl City {
    /// The most that laying each of some tiles can bring: the points of the districts and the quarries
    /// covered, together, and of layings that are equal in this the most quarries (rule 10). In a full
    /// city it is nothing.
    ///
    /// ```
    /// use polis_akropolis::{City, TileId, Variants};
    ///
    /// let city = City::new();
    /// let tile = TileId::from_number(17).expect("there are 61 tiles");
    /// let best = city.best_layings(&[tile], Variants::NONE)[0];
    /// let tried = city
    ///     .triangles()
    ///     .flat_map(|triangle| triangle.placements())
    ///     .map(|placement| city.score_with(tile, placement, Variants::NONE))
    ///     .map(|(points, quarries)| (points + i32::from(quarries), quarries));
    /// assert_eq!(best, tried.max());
    /// ```
    pub fn best_layings(&self, tiles: &[TileId], variants: Variants) -> Vec<Option<(i32, u8)>> {
        let mut best = vec![None; tiles.len()];
        let Some(&any) = tiles.first() else {
            return best;
        };
        let outside = self.outside();
        for spot in self.legal_spots() {
            let triangle = self.triangle(spot);
            let mut covered = Covered::new(self, any, triangle, &outside, variants);
            for (&tile, best) in tiles.iter().zip(&mut best) {
                for placement in triangle.placements() {
                    let points = covered.points(tile, placement);
                    let quarries = covered.quarries;
                    *best = (*best).max(Some((points + i32::from(quarries), quarries)));
                }
            }
        }
        best
    }
}

/// A city with something on a triangle of it.
struct Covered {
    city: City,
    variants: Variants,
    hexes: [Hex; 3],
    cells: [Cell; 3],
    quarries: u8,
    /// What everything else brings.
    others: PerDistrict<DistrictScore>,
    /// What a district brings on each of the hexes, for the types that are counted one by one.
    values: PerDistrict<[u16; 3]>,
    /// The houses of everything else, and the size and value of their largest group.
    houses: Rows,
    largest_group: (usize, u16),
    /// The markets of everything else.
    markets: Rows,
    height: u8,
    /// The value of houses by the set of hexes that show them.
    houses_values: [Option<u16>; 8],
    /// The value of markets by the set of hexes that show them, and the set that shows their plazas.
    markets_values: [[Option<u16>; 8]; 8],
}

impl Covered {
    fn new(
        city: &City,
        tile: TileId,
        triangle: Triangle,
        outside: &Rows,
        variants: Variants,
    ) -> Covered {
        let mut city = *city;
        let laid = city.put(tile, triangle.placements()[0]);
        let hexes = triangle.hexes();
        let cells = hexes.map(Cell::of);
        for cell in cells {
            city.columns.show(cell, Construction::Quarry);
        }
        let closed;
        let outside = if laid.level == 1 {
            closed = city.outside();
            &closed
        } else {
            outside
        };
        let height = u16::from(laid.level);
        let value = |district: District, cell: Cell| -> u16 {
            let doubles = |doubles: bool| u16::from(doubles && variants.contains(district));
            let (built, open) = (city.built.around(cell), outside.around(cell));
            match district {
                District::Temples if built == ALL_AROUND => height << doubles(height >= 2),
                District::Barracks if open != 0 => height << doubles(open.count_ones() >= 3),
                District::Gardens => height << doubles(built | open != ALL_AROUND),
                District::Temples | District::Barracks | District::Houses | District::Markets => 0,
            }
        };
        let columns = city.columns.sorted();
        let others = city.score_inside(&columns, variants, Some(outside));
        Covered {
            variants,
            hexes,
            cells,
            quarries: laid.quarries,
            values: PerDistrict::from_fn(|district| cells.map(|cell| value(district, cell))),
            houses: columns.rows_of(Construction::District(District::Houses)),
            largest_group: city.largest_group(&columns),
            markets: columns.rows_of(Construction::District(District::Markets)),
            height: laid.level,
            houses_values: [None; 8],
            markets_values: [[None; 8]; 8],
            city,
            others,
        }
    }

    /// The points of the districts with a tile on the triangle.
    fn points(&mut self, tile: TileId, placement: Placement) -> i32 {
        let mut districts = PerDistrict::from_fn(|_| 0usize);
        let mut plazas = districts;
        for (hex, construction) in placement.hexes().into_iter().zip(tile.constructions()) {
            let set = self.hexes.iter().position(|&other| other == hex);
            let set = set.map_or(0, |place| 1 << place);
            match construction {
                Construction::District(district) => districts[district] |= set,
                Construction::Plaza(district) => plazas[district] |= set,
                Construction::Quarry => {}
            }
        }
        let mut points = 0;
        for district in District::ALL {
            let shown = districts[district];
            let value = match district {
                District::Houses => self.houses(shown),
                District::Markets => {
                    // Without the variant, plazas do not matter to a market.
                    let is_variant = self.variants.contains(District::Markets);
                    self.markets(shown, if is_variant { plazas[district] } else { 0 })
                }
                District::Barracks | District::Temples | District::Gardens => {
                    let on_hex = |place: usize| self.values[district][place];
                    let shown = (0..3).filter(|place| shown >> place & 1 != 0);
                    self.others[district].value + shown.map(on_hex).sum::<u16>()
                }
            };
            let stars = plazas[district].count_ones() as u16 * u16::from(district.stars());
            let stars = self.others[district].stars + stars;
            points += DistrictScore { value, stars }.points();
        }
        points
    }

    /// The value of houses when a set of the hexes shows them: a group that none of them joins stays
    /// as it is, and a group that one of them joins is larger than before.
    fn houses(&mut self, shown: usize) -> u16 {
        if shown == 0 {
            return self.others[District::Houses].value;
        }
        if let Some(value) = self.houses_values[shown] {
            return value;
        }
        let mut houses = self.houses;
        for cell in self.shown(shown) {
            houses.insert(cell);
        }
        let mut largest = self.largest_group;
        let mut group = [Cell::ORIGIN; MAX_COLUMNS];
        for cell in self.shown(shown) {
            if houses.contains(cell) {
                largest = largest.max(self.city.take_group(cell, &mut houses, &mut group));
            }
        }
        let value = houses_value(largest, self.variants);
        self.houses_values[shown] = Some(value);
        value
    }

    /// The value of markets when a set of the hexes shows them, and another their plazas.
    fn markets(&mut self, shown: usize, plazas: usize) -> u16 {
        if (shown, plazas) == (0, 0) {
            return self.others[District::Markets].value;
        }
        if let Some(value) = self.markets_values[shown][plazas] {
            return value;
        }
        let value = if self.variants.contains(District::Markets) {
            // Plazas double what is beside them: all is counted again.
            self.show(shown, Construction::District(District::Markets), plazas);
            markets_value(&self.city.columns.sorted(), self.variants)
        } else {
            self.plain_markets(shown)
        };
        self.markets_values[shown][plazas] = Some(value);
        value
    }

    /// The value of markets without their variant: those beside a new one do not count any more.
    fn plain_markets(&self, shown: usize) -> u16 {
        let mut value = self.others[District::Markets].value;
        let mut markets = self.markets;
        for cell in self.shown(shown) {
            markets.insert(cell);
        }
        let mut counted = self.markets;
        for cell in self.shown(shown) {
            if markets.around(cell) == 0 {
                value += u16::from(self.height);
            }
            for neighbour in cell.neighbours() {
                if counted.contains(neighbour) {
                    counted.remove(neighbour);
                    let did_count = self.markets.around(neighbour) == 0;
                    value -= u16::from(did_count) * u16::from(self.city.columns.height(neighbour));
                }
            }
        }
        value
    }

    /// The cells of a set of the hexes.
    fn shown(&self, shown: usize) -> impl Iterator<Item = Cell> {
        let cells = self.cells.into_iter().enumerate();
        cells.filter_map(move |(place, cell)| (shown >> place & 1 != 0).then_some(cell))
    }

    /// Shows a construction on a set of the hexes, plazas of markets on another, quarries elsewhere.
    fn show(&mut self, shown: usize, construction: Construction, plazas: usize) {
        for (place, &cell) in self.cells.iter().enumerate() {
            let construction = if shown >> place & 1 != 0 {
                construction
            } else if plazas >> place & 1 != 0 {
                Construction::Plaza(District::Markets)
            } else {
                Construction::Quarry
            };
            self.city.columns.show(cell, construction);
        }
    }
}
