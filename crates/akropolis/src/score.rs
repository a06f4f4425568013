//! The score of a city, fast.
//!
//! [`explain`](crate::explain) counts the same points in the plain way and says why.

use crate::city::City;
use crate::columns::MAX_COLUMNS;
use crate::options::Variants;
use crate::rows::{ALL_AROUND, Cell, Rows, roll};
use crate::tile::{Construction, District, PerDistrict};

/// The points of one type of district (rule 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DistrictScore {
    /// The values of the districts that meet their condition, with the doublings of the variants.
    pub value: u16,
    /// The stars on the visible plazas.
    pub stars: u16,
}

impl DistrictScore {
    /// Value times stars.
    pub fn points(self) -> i32 {
        i32::from(self.value) * i32::from(self.stars)
    }
}

/// A score sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// What each type brings.
    pub districts: PerDistrict<DistrictScore>,
    /// A point for each stone (rule 10).
    pub stones: u16,
    /// The points that Metagenes gets for his quarries (rule 13); none for anybody else.
    pub quarries: Option<u16>,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> i32 {
        let districts: i32 = self.districts.iter().map(|(_, score)| score.points()).sum();
        districts + i32::from(self.stones) + i32::from(self.quarries.unwrap_or(0))
    }
}

impl City {
    /// The points of the districts (rules 8 and 9 and the variants), without stones.
    pub fn score(&self, variants: Variants) -> PerDistrict<DistrictScore> {
        // 1. Count the stars, and note where the districts lie that look at each other.
        let mut score = PerDistrict::<DistrictScore>::default();
        let mut houses = Rows::EMPTY;
        let mut markets = Rows::EMPTY;
        let mut market_plazas = Rows::EMPTY;
        let mut needs_outside = false;
        let gardens_double = variants.contains(District::Gardens);
        for (cell, _, construction) in self.columns.tops() {
            match construction {
                Construction::Quarry | Construction::District(District::Temples) => {}
                Construction::Plaza(district) => {
                    score[district].stars += u16::from(district.stars());
                    if district == District::Markets {
                        market_plazas.insert(cell);
                    }
                }
                Construction::District(District::Houses) => houses.insert(cell),
                Construction::District(District::Markets) => markets.insert(cell),
                Construction::District(District::Barracks) => needs_outside = true,
                Construction::District(District::Gardens) => needs_outside |= gardens_double,
            }
        }
        let outside = if needs_outside {
            self.outside()
        } else {
            Rows::EMPTY
        };

        // 2. Houses go by groups.
        score[District::Houses].value = self.largest_group(houses);
        if variants.contains(District::Houses) && score[District::Houses].value >= 10 {
            score[District::Houses].value *= 2;
        }

        // 3. Every other district stands for itself.
        for (cell, height, construction) in self.columns.tops() {
            let Construction::District(district) = construction else {
                continue;
            };
            let (counts, doubles) = match district {
                District::Houses => continue,
                District::Markets => (markets.around(cell) == 0, market_plazas.around(cell) != 0),
                District::Barracks => {
                    let open = outside.around(cell).count_ones();
                    (open > 0, open >= 3)
                }
                District::Temples => (self.built.around(cell) == ALL_AROUND, height >= 2),
                District::Gardens => (
                    true,
                    gardens_double
                        && (self.built.around(cell) | outside.around(cell)) != ALL_AROUND,
                ),
            };
            if counts {
                let doubling = u16::from(doubles && variants.contains(district));
                score[district].value += u16::from(height) << doubling;
            }
        }
        score
    }

    /// The value of the largest group of houses; among equally large ones, that of the highest
    /// value (ruling A3).
    fn largest_group(&self, mut houses: Rows) -> u16 {
        let mut largest = (0, 0);
        let mut group = [Cell::ORIGIN; MAX_COLUMNS];
        for (first, _, _) in self.columns.tops() {
            if !houses.contains(first) {
                continue;
            }
            houses.remove(first);
            group[0] = first;
            let (mut len, mut next, mut value) = (1, 0, 0);
            while next < len {
                let cell = group[next];
                next += 1;
                value += u16::from(self.columns.height(cell));
                if houses.around(cell) == 0 {
                    continue;
                }
                for neighbour in cell.neighbours() {
                    if houses.contains(neighbour) {
                        houses.remove(neighbour);
                        group[len] = neighbour;
                        len += 1;
                    }
                }
            }
            largest = largest.max((len, value));
        }
        largest.1
    }

    /// The empty spaces of the outside, from one row before the city to one row behind it
    /// (ruling A4).
    fn outside(&self) -> Rows {
        let bounds = self.bounds;
        let width = (bounds.max_q - bounds.min_q + 1) as u32;
        let columns = ((1u64 << width) - 1).rotate_left(roll(bounds.min_q) as u32);
        let (first, last) = (roll(bounds.min_r - 1), roll(bounds.max_r + 1));
        let rows = (bounds.max_r - bounds.min_r + 3) as usize;

        let mut outside = Rows::EMPTY;
        *outside.row_mut(first) = !0;
        *outside.row_mut(last) = !0;
        for step in 1..rows - 1 {
            *outside.row_mut(first + step) = !columns;
        }
        // Spread over the empty spaces, southwards and northwards in turn, until nothing changes.
        loop {
            let mut changed = 0;
            for step in 1..rows - 1 {
                changed |= self.spread(&mut outside, first + step);
            }
            if changed == 0 {
                return outside;
            }
            changed = 0;
            for step in (1..rows - 1).rev() {
                changed |= self.spread(&mut outside, first + step);
            }
            if changed == 0 {
                return outside;
            }
        }
    }

    /// Spreads the outside into row `r` from its neighbours, and returns what is new.
    fn spread(&self, outside: &mut Rows, r: usize) -> u64 {
        let before = outside.row(r);
        let empty = !self.built.row(r);
        let mut row = (before | outside.beside(r)) & empty;
        loop {
            let wider = (row | row.rotate_left(1) | row.rotate_right(1)) & empty;
            if wider == row {
                break;
            }
            row = wider;
        }
        *outside.row_mut(r) = row;
        row & !before
    }
}
