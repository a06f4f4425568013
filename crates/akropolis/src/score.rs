//! The score of a city, fast.
//!
//! [`explain`](crate::explain) counts the same points in the plain way and says why.

use polis_game::{Seat, SeatSet};

use crate::architect::Architect;
use crate::city::{Bounds, City};
use crate::columns::{MAX_COLUMNS, Sorted};
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
    /// The points for quarries of Metagenes (rule 13); 0 for all others.
    pub quarries: Option<u16>,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> i32 {
        let districts: i32 = self.districts.iter().map(|(_, score)| score.points()).sum();
        districts + i32::from(self.stones) + i32::from(self.quarries.unwrap_or(0))
    }
}

/// The winners with these scores, in the order of the seats: the most points, then the most stones
/// (rule 10). Equal in both, the victory is shared (ruling A5), but not with the Illustrious
/// Architect, who has the last seat of a solo game (ruling A7).
pub fn winners(scores: &[(i32, u16)], architect: Option<Architect>) -> SeatSet {
    let best = scores.iter().max();
    let equal = Seat::ALL
        .into_iter()
        .zip(scores)
        .filter(|&(_, score)| Some(score) == best)
        .map(|(seat, _)| seat);
    match architect {
        Some(_) => equal.max().into_iter().collect(),
        None => equal.collect(),
    }
}

/// Houses: the largest group; double from a value of 10 on.
pub(crate) fn houses_value((_, value): (usize, u16), variants: Variants) -> u16 {
    value << u16::from(value >= 10 && variants.contains(District::Houses))
}

/// Markets: beside no other; double beside a plaza.
pub(crate) fn markets_value(columns: &Sorted<'_>, variants: Variants) -> u16 {
    let construction = Construction::District(District::Markets);
    let markets = columns.rows_of(construction);
    let plazas = if variants.contains(District::Markets) {
        columns.rows_of(Construction::Plaza(District::Markets))
    } else {
        Rows::EMPTY
    };
    let counts = |(cell, height): (Cell, u8)| {
        let value = u16::from(height) << u16::from(plazas.around(cell) != 0);
        value * u16::from(markets.around(cell) == 0)
    };
    columns.of(construction).map(counts).sum()
}

impl City {
    /// The points of the districts (rules 8 and 9 and the variants), without stones.
    pub fn score(&self, variants: Variants) -> PerDistrict<DistrictScore> {
        self.score_inside(&self.columns.sorted(), variants, None)
    }

    /// The points of the districts, for those who have sorted the columns, and may know the outside
    /// already.
    pub(crate) fn score_inside(
        &self,
        columns: &Sorted<'_>,
        variants: Variants,
        outside: Option<&Rows>,
    ) -> PerDistrict<DistrictScore> {
        let doubles = |district, doubles: bool| u16::from(doubles && variants.contains(district));
        // Rule 9: each type with the stars on its plazas.
        let mut score = PerDistrict::from_fn(|district| DistrictScore {
            value: 0,
            stars: columns.count(Construction::Plaza(district)) * u16::from(district.stars()),
        });

        score[District::Houses].value = houses_value(self.largest_group(columns), variants);
        score[District::Markets].value = markets_value(columns, variants);

        // Temples: surrounded; double from the second level on.
        for (cell, height) in columns.of(Construction::District(District::Temples)) {
            let value = u16::from(height) << doubles(District::Temples, height >= 2);
            let surrounded = self.built.around(cell) == ALL_AROUND;
            score[District::Temples].value += value * u16::from(surrounded);
        }

        // Barracks: on the edge; double with three or four open sides. Gardens: always; double
        // beside a lake. Both need to know the outside.
        let gardens_double = variants.contains(District::Gardens);
        let asks = columns.count(Construction::District(District::Barracks)) > 0
            || gardens_double && columns.count(Construction::District(District::Gardens)) > 0;
        let found;
        let outside = if let Some(outside) = outside {
            outside
        } else {
            found = if asks { self.outside() } else { Rows::EMPTY };
            &found
        };
        for (cell, height) in columns.of(Construction::District(District::Barracks)) {
            let open = outside.around(cell).count_ones();
            let value = u16::from(height) << doubles(District::Barracks, open >= 3);
            score[District::Barracks].value += value * u16::from(open > 0);
        }
        for (cell, height) in columns.of(Construction::District(District::Gardens)) {
            let lake =
                gardens_double && self.built.around(cell) | outside.around(cell) != ALL_AROUND;
            score[District::Gardens].value += u16::from(height) << doubles(District::Gardens, lake);
        }
        score
    }

    /// The size and the value of the largest group of houses; among equally large ones, that of the
    /// highest value (ruling A3).
    pub(crate) fn largest_group(&self, columns: &Sorted<'_>) -> (usize, u16) {
        let construction = Construction::District(District::Houses);
        let mut houses = columns.rows_of(construction);
        let mut largest = (0, 0);
        let mut group = [Cell::ORIGIN; MAX_COLUMNS];
        for (first, _) in columns.of(construction) {
            if !houses.contains(first) {
                continue;
            }
            let (len, value) = self.take_group(first, &mut houses, &mut group);
            largest = largest.max((len, value));
        }
        largest
    }

    /// Moves the group of houses around `first` out of `houses` into `group`, and returns its size
    /// and value.
    #[inline]
    pub(crate) fn take_group(
        &self,
        first: Cell,
        houses: &mut Rows,
        group: &mut [Cell; MAX_COLUMNS],
    ) -> (usize, u16) {
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
        (len, value)
    }

    /// The empty spaces of the outside (ruling A4).
    pub(crate) fn outside(&self) -> Rows {
        self.bounds.outside(&self.built)
    }
}

impl Bounds {
    /// The empty spaces of the outside of what is built within the bounds (ruling A4).
    pub(crate) fn outside(self, built: &Rows) -> Rows {
        let width = (self.max_q - self.min_q + 1) as u32;
        let columns = ((1u64 << width) - 1).rotate_left(roll(self.min_q) as u32);
        let (first, rows) = (roll(self.min_r), (self.max_r - self.min_r + 1) as usize);

        let mut outside = Rows::FULL;
        for step in 0..rows {
            *outside.row_mut(first + step) = !columns;
        }
        // Spread over the empty spaces, southwards and northwards in turn, until nothing changes.
        loop {
            let mut changed = 0;
            for step in 0..rows {
                changed |= spread(built, &mut outside, first + step);
            }
            if changed == 0 {
                return outside;
            }
            changed = 0;
            for step in (0..rows).rev() {
                changed |= spread(built, &mut outside, first + step);
            }
            if changed == 0 {
                return outside;
            }
        }
    }
}

/// Spreads the outside into row `r` from its neighbours, and returns what is new.
fn spread(built: &Rows, outside: &mut Rows, r: usize) -> u64 {
    let before = outside.row(r);
    let empty = !built.row(r);
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
