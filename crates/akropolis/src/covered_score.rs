//! The score of a city with something on one of its triangles, counted from the score of the city.
//!
//! A tile changes what its own three hexes and the nine around them count for, and two things that
//! reach further: which houses are one group, and what is outside. Groups have numbers, so that a new
//! one is the sum of those that touch it; the outside is found again only where a tile on the ground
//! may cut off a part of it.

use arrayvec::ArrayVec;

use crate::city::{Bounds, City};
use crate::columns::{MAX_COLUMNS, Sorted};
use crate::options::Variants;
use crate::placement::Pointing;
use crate::rows::{ALL_AROUND, Cell, Rows};
use crate::score::houses_value;
use crate::spots::Spot;
use crate::tile::{Construction, District, PerDistrict};

/// What a tile shows on a triangle: each type with the set of hexes that show its districts, and the
/// set that shows its plazas. Bit 0 is the first hex of the triangle, clockwise.
pub(crate) type Shown = ArrayVec<(District, u8, u8), 3>;

/// A set of groups of houses. There are at most 60 houses in a city, and covering three hexes makes
/// at most nine parts of groups.
type Groups = u128;
const MAX_GROUPS: usize = 72;

/// A city with its score in parts.
pub(crate) struct CityScore<'a> {
    city: &'a City,
    variants: Variants,
    columns: Sorted<'a>,
    /// The value and the stars of each type.
    values: PerDistrict<(i32, i32)>,
    /// What each column adds to the value of its type; nothing for houses.
    counted: [u8; MAX_COLUMNS + 1],
    built: Rows,
    outside: Rows,
    houses: Rows,
    /// The group of each house.
    group_of: [u8; MAX_COLUMNS + 1],
    /// The size and the value of each group, and of the largest.
    groups: ArrayVec<(usize, u16), MAX_GROUPS>,
    largest_group: (usize, u16),
    markets: Rows,
    market_plazas: Rows,
}

impl<'a> CityScore<'a> {
    pub(crate) fn new(city: &'a City, variants: Variants) -> CityScore<'a> {
        let columns = city.columns.sorted();
        let houses = Construction::District(District::Houses);
        let markets = Construction::District(District::Markets);
        let mut score = CityScore {
            city,
            variants,
            values: PerDistrict::default(),
            counted: [0; MAX_COLUMNS + 1],
            built: city.built,
            outside: city.outside(),
            houses: columns.rows_of(houses),
            group_of: [0; MAX_COLUMNS + 1],
            groups: ArrayVec::new(),
            largest_group: (0, 0),
            markets: columns.rows_of(markets),
            market_plazas: if variants.contains(District::Markets) {
                columns.rows_of(Construction::Plaza(District::Markets))
            } else {
                Rows::EMPTY
            },
            columns,
        };
        score.count();
        score
    }

    fn count(&mut self) {
        let mut left = self.houses;
        let mut group = [Cell::ORIGIN; MAX_COLUMNS];
        let houses = Construction::District(District::Houses);
        for (first, _) in self.columns.of(houses) {
            if left.contains(first) {
                let size = self.city.take_group(first, &mut left, &mut group);
                for &cell in &group[..size.0] {
                    self.group_of[self.city.columns.index(cell)] = self.groups.len() as u8;
                }
                self.largest_group = self.largest_group.max(size);
                self.groups.push(size);
            }
        }
        for district in District::ALL {
            let mut sum = 0;
            for (index, cell, height) in self.columns.places_of(Construction::District(district)) {
                let value = self.value(district, cell, height);
                self.counted[index] = value;
                sum += i32::from(value);
            }
            let plazas = self.columns.count(Construction::Plaza(district));
            let stars = i32::from(plazas) * i32::from(district.stars());
            self.values[district] = (sum, stars);
        }
        let houses = houses_value(self.largest_group, self.variants);
        self.values[District::Houses].0 = i32::from(houses);
    }

    /// What a district on a cell counts for (rule 9); nothing for houses, which count as groups.
    fn value(&self, district: District, cell: Cell, height: u8) -> u8 {
        let doubles = |doubles: bool| u8::from(doubles && self.variants.contains(district));
        match district {
            District::Markets if self.markets.around(cell) == 0 => {
                height << u8::from(self.market_plazas.around(cell) != 0)
            }
            District::Temples if self.built.around(cell) == ALL_AROUND => {
                height << doubles(height >= 2)
            }
            District::Barracks => match self.outside.around(cell).count_ones() {
                0 => 0,
                open => height << doubles(open >= 3),
            },
            District::Gardens => {
                let around = self.built.around(cell) | self.outside.around(cell);
                height << doubles(around != ALL_AROUND)
            }
            District::Houses | District::Markets | District::Temples => 0,
        }
    }

    /// The value of each group of houses.
    pub(crate) fn group_values(&self) -> impl Iterator<Item = i32> {
        self.groups.iter().map(|&(_, value)| i32::from(value))
    }

    /// The group of the house at a place in the lists of the columns.
    pub(crate) fn group_at(&self, index: usize) -> (u8, i32) {
        let group = self.group_of[index];
        (group, i32::from(self.groups[usize::from(group)].1))
    }

    /// What the column at a place in the lists adds to the value of its type; nothing for houses.
    pub(crate) fn counted_at(&self, index: usize) -> i32 {
        i32::from(self.counted[index])
    }

    /// Whether a cell is beside the outside.
    pub(crate) fn touches_outside(&self, cell: Cell) -> bool {
        self.outside.around(cell) != 0
    }

    /// Covers a triangle on which a tile can be laid, until what is returned is dropped.
    pub(crate) fn cover<'b>(&'b mut self, spot: Spot) -> CoveredScore<'a, 'b> {
        let cells = spot.cells();
        let under = cells.map(|cell| self.city.columns.index(cell));
        let level = self.city.columns.height_at(under[0]) + 1;
        let mut covered = CoveredScore {
            cells,
            level,
            quarries: 0,
            rest: self.values,
            points: PerDistrict::default(),
            total: 0,
            on_hex: PerDistrict::default(),
            largest_group: self.largest_group,
            groups: [0; 3],
            known_groups: self.groups.len(),
            broken_groups: 0,
            markets_beside: ArrayVec::new(),
            markets_known: 0,
            markets_value: [0; 64],
            outside: None,
            is_outside: false,
            covered: ArrayVec::new(),
            score: self,
        };
        let mut beside = ArrayVec::new();
        for ((dq, dr), touches) in around(spot.pointing()) {
            let cell = Cell::at(spot.corner().q() + dq, spot.corner().r() + dr);
            let index = covered.score.city.columns.index(cell);
            beside.push((cell, index, touches));
        }
        if level == 1 {
            covered.build(spot, &beside);
        } else {
            covered.hide(under);
        }
        covered.count(&beside);
        covered
    }
}

/// A hex beside the triangle: its index among the columns, 0 where nothing is built, and which hexes
/// of the triangle it touches.
type Beside = ArrayVec<(Cell, usize, u8), 9>;

/// A city with a triangle covered by a tile that shows nothing yet.
pub(crate) struct CoveredScore<'a, 'b> {
    score: &'b mut CityScore<'a>,
    cells: [Cell; 3],
    level: u8,
    quarries: u8,
    /// The value and the stars of each type without the triangle.
    rest: PerDistrict<(i32, i32)>,
    /// The points of each type without the triangle, and all together.
    points: PerDistrict<i32>,
    total: i32,
    /// What a district would add on each of the hexes; nothing for houses and markets.
    on_hex: PerDistrict<[u8; 3]>,
    /// The largest group of houses without the triangle.
    largest_group: (usize, u16),
    /// The groups of houses beside each of the hexes.
    groups: [Groups; 3],
    /// Number of groups of the city as it is.
    known_groups: usize,
    /// The groups of the city as it is that the triangle covers in part.
    broken_groups: Groups,
    /// The markets beside the triangle with their heights. They are not counted in `rest`.
    markets_beside: ArrayVec<(Cell, u8), 9>,
    /// The value of markets by the set of hexes that show them, and the set that shows their plazas,
    /// with a bit for each that is known.
    markets_known: u64,
    markets_value: [u16; 64],
    /// The outside of the city as it is, where the triangle changes it.
    outside: Option<Rows>,
    /// Whether the triangle was a part of the outside.
    is_outside: bool,
    /// What the triangle hides, to be put back.
    covered: ArrayVec<(Cell, Construction), 3>,
}

impl CoveredScore<'_, '_> {
    /// The quarries that are covered.
    pub(crate) fn quarries(&self) -> u8 {
        self.quarries
    }

    /// The points of the districts with a tile on the triangle.
    pub(crate) fn points(&mut self, shown: &Shown) -> i32 {
        let mut points = self.total;
        for &(district, districts, plazas) in shown {
            let value = self.value_with(district, districts, plazas);
            let stars = plazas.count_ones() as i32 * i32::from(district.stars());
            points += value * (self.rest[district].1 + stars) - self.points[district];
        }
        points
    }

    /// The value of a type when a set of the hexes shows its districts, and another its plazas.
    #[inline]
    fn value_with(&mut self, district: District, districts: u8, plazas: u8) -> i32 {
        match district {
            District::Houses => self.houses(districts),
            District::Markets if self.score.variants.contains(District::Markets) => {
                self.markets(districts, plazas)
            }
            // Without the variant, plazas do not matter to a market.
            District::Markets => self.markets(districts, 0),
            District::Barracks | District::Temples | District::Gardens => {
                let [a, b, c] = self.on_hex[district];
                let on = |place: u8, value| i32::from(value) * i32::from(districts >> place & 1);
                self.rest[district].0 + on(0, a) + on(1, b) + on(2, c)
            }
        }
    }

    /// The level of a tile on the triangle.
    pub(crate) fn level(&self) -> u8 {
        self.level
    }

    /// The value and the stars of each type with a tile on the triangle.
    pub(crate) fn values(&mut self, shown: &Shown) -> PerDistrict<(i32, i32)> {
        let mut values = self.rest;
        values[District::Houses].0 = self.houses(0);
        values[District::Markets].0 = self.markets(0, 0);
        for &(district, districts, plazas) in shown {
            values[district].0 = self.value_with(district, districts, plazas);
            values[district].1 += plazas.count_ones() as i32 * i32::from(district.stars());
        }
        values
    }

    /// The most that one barracks, temple or garden on the triangle would add; nothing for the others.
    pub(crate) fn most_on_hex(&self, district: District) -> i32 {
        let [a, b, c] = self.on_hex[district];
        i32::from(a.max(b).max(c))
    }

    /// The largest value of a group of houses, however many houses it has, when a set of the hexes
    /// shows houses.
    pub(crate) fn most_valuable_group(&self, shown: u8) -> i32 {
        let groups = self.score.groups.iter().enumerate();
        let whole = groups.filter(|(group, _)| self.broken_groups >> group & 1 == 0);
        let most = whole.map(|(_, &(_, value))| value).max().unwrap_or(0);
        i32::from(most.max(self.joined_group(shown).1))
    }

    /// A triangle on the ground: temples, barracks and gardens around it change.
    fn build(&mut self, spot: Spot, beside: &Beside) {
        let CityScore { built, outside, .. } = &mut *self.score;
        for cell in self.cells {
            built.insert(cell);
        }
        // Where the empty spaces beside the triangle are in one piece, none can be cut off from
        // the others.
        self.is_outside = outside.contains(self.cells[0]);
        let empty = |place: usize| beside[place % 9].1 == 0;
        let pieces = (0..9).filter(|&place| empty(place) && !empty(place + 1));
        if self.is_outside && pieces.count() > 1 {
            self.outside = Some(*outside);
            let hexes = self.score.city.triangle(spot).hexes();
            let bounds = hexes.into_iter().fold(self.score.city.bounds, Bounds::with);
            self.score.outside = bounds.outside(&self.score.built);
            for district in [District::Barracks, District::Gardens] {
                let construction = Construction::District(district);
                let columns = self.score.columns.places_of(construction);
                let values =
                    columns.map(|(_, cell, height)| self.score.value(district, cell, height));
                self.rest[district].0 = values.map(i32::from).sum();
            }
        } else {
            if self.is_outside {
                for cell in self.cells {
                    outside.remove(cell);
                }
            }
            self.count_again(beside, District::Barracks);
            self.count_again(beside, District::Gardens);
        }
        self.count_again(beside, District::Temples);
    }

    /// Counts the districts of a type beside the triangle again.
    fn count_again(&mut self, beside: &Beside, district: District) {
        let columns = &self.score.city.columns;
        for &(cell, index, _) in beside {
            if columns.construction_at(index) == Construction::District(district) {
                let value = self.score.value(district, cell, columns.height_at(index));
                self.rest[district].0 += i32::from(value) - i32::from(self.score.counted[index]);
            }
        }
    }

    /// A triangle above the ground: what it covers counts for nothing any more.
    fn hide(&mut self, under: [usize; 3]) {
        for (cell, index) in self.cells.into_iter().zip(under) {
            let construction = self.score.city.columns.construction_at(index);
            match construction {
                Construction::Quarry => self.quarries += 1,
                Construction::Plaza(district) => {
                    self.rest[district].1 -= i32::from(district.stars());
                    if district == District::Markets {
                        self.score.market_plazas.remove(cell);
                    }
                }
                Construction::District(district) => {
                    self.rest[district].0 -= i32::from(self.score.counted[index]);
                    match district {
                        District::Houses => self.score.houses.remove(cell),
                        District::Markets => self.score.markets.remove(cell),
                        District::Barracks | District::Temples | District::Gardens => {}
                    }
                }
            }
            self.covered.push((cell, construction));
        }
    }

    /// Counts what is there without the triangle.
    fn count(&mut self, beside: &Beside) {
        self.count_groups(beside);
        let columns = &self.score.city.columns;
        for &(cell, index, _) in beside {
            if columns.construction_at(index) == Construction::District(District::Markets) {
                self.rest[District::Markets].0 -= i32::from(self.score.counted[index]);
                self.markets_beside.push((cell, columns.height_at(index)));
            }
        }
        for district in [District::Barracks, District::Temples, District::Gardens] {
            let value = |cell| self.score.value(district, cell, self.level);
            self.on_hex[district] = self.cells.map(value);
        }
        for district in District::ALL {
            let value = match district {
                District::Houses => self.houses(0),
                District::Markets => self.markets(0, 0),
                District::Barracks | District::Temples | District::Gardens => self.rest[district].0,
            };
            self.points[district] = value * self.rest[district].1;
            self.total += self.points[district];
        }
    }

    /// Finds the groups of houses beside the triangle. Those that it covers in part fall apart: every
    /// part touches it.
    fn count_groups(&mut self, beside: &Beside) {
        let CityScore {
            city,
            houses,
            group_of,
            groups,
            ..
        } = &mut *self.score;
        let covered_houses = self
            .covered
            .iter()
            .filter(|(_, construction)| *construction == Construction::District(District::Houses));
        let broken = covered_houses.fold(0, |broken: Groups, &(cell, _)| {
            broken | 1 << group_of[city.columns.index(cell)]
        });
        let mut group_beside = [None; 9];
        let mut left = (broken != 0).then_some(*houses);
        let mut members = [Cell::ORIGIN; MAX_COLUMNS];
        for (place, &(cell, index, _)) in beside.iter().enumerate() {
            if index == 0 || !houses.contains(cell) || group_beside[place].is_some() {
                continue;
            }
            let group = group_of[index];
            match &mut left {
                Some(left) if broken >> group & 1 != 0 => {
                    let part = groups.len();
                    groups.push(city.take_group(cell, left, &mut members));
                    for (&(other, ..), known) in beside.iter().zip(&mut group_beside) {
                        if known.is_none() && houses.contains(other) && !left.contains(other) {
                            *known = Some(part);
                        }
                    }
                }
                Some(_) | None => group_beside[place] = Some(usize::from(group)),
            }
        }
        for (&(_, _, touches), group) in beside.iter().zip(group_beside) {
            for (place, own) in self.groups.iter_mut().enumerate() {
                if let Some(group) = group
                    && touches >> place & 1 != 0
                {
                    *own |= 1 << group;
                }
            }
        }
        self.broken_groups = broken;
        if broken != 0 {
            let whole = groups.iter().enumerate();
            let whole = whole.filter(|(group, _)| broken >> group & 1 == 0);
            self.largest_group = whole.map(|(_, &size)| size).max().unwrap_or_default();
        }
    }

    /// The value of houses when a set of the hexes shows them: they and the groups beside them are one
    /// group.
    fn houses(&self, shown: u8) -> i32 {
        let largest = self.largest_group.max(self.joined_group(shown));
        i32::from(houses_value(largest, self.score.variants))
    }

    /// The size and the value of the group of the houses that a set of the hexes shows.
    #[inline]
    fn joined_group(&self, shown: u8) -> (usize, u16) {
        if shown == 0 {
            return (0, 0);
        }
        let new = shown.count_ones() as u16;
        let mut joined = (usize::from(new), new * u16::from(self.level));
        let places = (0..3).filter(|place| shown >> place & 1 != 0);
        let mut beside = places.fold(0, |beside, place: usize| beside | self.groups[place]);
        while beside != 0 {
            let (size, value) = self.score.groups[beside.trailing_zeros() as usize];
            joined = (joined.0 + size, joined.1 + value);
            beside &= beside - 1;
        }
        joined
    }

    /// The value of markets when a set of the hexes shows them, and another their plazas.
    fn markets(&mut self, shown: u8, plazas: u8) -> i32 {
        let place = usize::from(shown << 3 | plazas);
        if self.markets_known >> place & 1 != 0 {
            return i32::from(self.markets_value[place]);
        }
        let on = |set: u8, place: usize| set >> place & 1 != 0;
        for (place, &cell) in self.cells.iter().enumerate() {
            if on(shown, place) {
                self.score.markets.insert(cell);
            }
            if on(plazas, place) {
                self.score.market_plazas.insert(cell);
            }
        }
        let value = |(cell, height)| i32::from(self.score.value(District::Markets, cell, height));
        let new = self.cells.iter().enumerate();
        let new = new.filter(|&(place, _)| on(shown, place));
        let new = new.map(|(_, &cell)| value((cell, self.level)));
        let beside = self.markets_beside.iter().map(|&market| value(market));
        let sum = self.rest[District::Markets].0 + new.sum::<i32>() + beside.sum::<i32>();
        for cell in self.cells {
            self.score.markets.remove(cell);
            self.score.market_plazas.remove(cell);
        }
        self.markets_known |= 1 << place;
        self.markets_value[place] = sum as u16;
        sum
    }
}

impl Drop for CoveredScore<'_, '_> {
    fn drop(&mut self) {
        let score = &mut *self.score;
        score.groups.truncate(self.known_groups);
        for &(cell, construction) in &self.covered {
            match construction {
                Construction::District(District::Houses) => score.houses.insert(cell),
                Construction::District(District::Markets) => score.markets.insert(cell),
                Construction::Plaza(District::Markets)
                    if score.variants.contains(District::Markets) =>
                {
                    score.market_plazas.insert(cell);
                }
                Construction::District(_) | Construction::Plaza(_) | Construction::Quarry => {}
            }
        }
        if self.level > 1 {
            return;
        }
        for cell in self.cells {
            score.built.remove(cell);
        }
        match self.outside {
            Some(outside) => score.outside = outside,
            None if self.is_outside => {
                for cell in self.cells {
                    score.outside.insert(cell);
                }
            }
            None => {}
        }
    }
}

/// The nine hexes around a triangle clockwise, each by its offset from the corner modulo 64 and with
/// the hexes of the triangle that it touches.
///
/// ```text
///      q  -1  0  1  2         -1  0  1  2
///  r -1    .  0  1  2          .  .  0  1
///     0    8  a  b  3          .  8  a  2      a, b and c are the hexes of the
///     1    7  c  4  .          7  c  b  3      triangle, clockwise
///     2    6  5  .  .          6  5  4  .
///            East                 West
/// ```
pub(crate) fn around(pointing: Pointing) -> [((usize, usize), u8); 9] {
    const BACK: usize = 63;
    match pointing {
        Pointing::East => [
            ((0, BACK), 0b001),
            ((1, BACK), 0b011),
            ((2, BACK), 0b010),
            ((2, 0), 0b010),
            ((1, 1), 0b110),
            ((0, 2), 0b100),
            ((BACK, 2), 0b100),
            ((BACK, 1), 0b101),
            ((BACK, 0), 0b001),
        ],
        Pointing::West => [
            ((1, BACK), 0b001),
            ((2, BACK), 0b001),
            ((2, 0), 0b011),
            ((2, 1), 0b010),
            ((1, 2), 0b010),
            ((0, 2), 0b110),
            ((BACK, 2), 0b100),
            ((BACK, 1), 0b100),
            ((0, 0), 0b101),
        ],
    }
}
