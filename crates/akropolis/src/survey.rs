//! What lies in a city, counted in one go: the facts from which a player judges it.
//!
//! [`City::score`] answers what a city is worth now. A survey also tells what is nearly worth
//! something, and where the city can rise.

use crate::city::City;
use crate::columns::{MAX_COLUMNS, Sorted};
use crate::options::Variants;
use crate::rows::{ALL_AROUND, Cell, Rows};
use crate::score::DistrictScore;
use crate::spots::Spot;
use crate::tile::{Construction, District, PerDistrict};

/// Number of levels that are told apart: the first, the second, and all above.
pub const LEVELS: usize = 3;

/// The facts of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// What there is of each type.
    pub types: PerDistrict<TypeSurvey>,
    /// The visible quarries by level.
    pub quarries: [u8; LEVELS],
    /// Where a tile can be laid on the second level, the third, and above.
    pub platforms: [Platforms; LEVELS],
    /// The triangles on the ground beside the city.
    pub ground: u16,
    /// Number of hexes that are built.
    pub area: u8,
}

/// The facts of one type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypeSurvey {
    /// What it brings now.
    pub score: DistrictScore,
    /// The visible plazas by level.
    pub plazas: [u8; LEVELS],
    /// The visible districts by level.
    pub districts: [u8; LEVELS],
    /// The values of the districts that do not meet their condition.
    pub idle: u16,
    /// How near they are to it, which each type counts in its own way:
    /// - houses: how many the largest group has, the value of the next largest, and the empty
    ///   spaces beside the largest;
    /// - markets: how many count, how many are beside a plaza, how many are beside each other;
    /// - barracks: the values of those with one, two, and more open sides;
    /// - temples: the values of those that miss one neighbour, two, and more;
    /// - gardens: the values of those beside a lake, and nothing.
    pub near: [u16; 3],
}

/// The triangles of one height on which a tile can be laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Platforms {
    /// Number of platforms.
    pub count: u16,
    /// Number of platforms that cost nothing to cover.
    pub free: u16,
    /// Number of platforms that cost something, but at most three points.
    pub cheap: u16,
    /// What the best costs: the points that its hexes bring now, less a point for each quarry.
    /// Nothing where there is none.
    pub cost: Option<i16>,
    /// The most quarries under a triangle that costs nothing else.
    pub quarries: u8,
}

impl City {
    /// Counts all there is.
    pub fn survey(&self, variants: Variants) -> Survey {
        let columns = self.columns.sorted();
        let mut survey = Survey {
            area: self.area() as u8,
            ground: self.triangle_count().saturating_sub(self.raised().len()) as u16,
            ..Survey::default()
        };
        for (_, height) in columns.of(Construction::Quarry) {
            survey.quarries[level(height)] += 1;
        }
        for district in District::ALL {
            let kind = &mut survey.types[district];
            for (_, height) in columns.of(Construction::Plaza(district)) {
                kind.plazas[level(height)] += 1;
            }
            for (_, height) in columns.of(Construction::District(district)) {
                kind.districts[level(height)] += 1;
            }
            kind.score.stars =
                columns.count(Construction::Plaza(district)) * u16::from(district.stars());
        }
        // The value with which each column counts, by its place in the list of columns.
        let mut counted = [0u8; MAX_COLUMNS + 1];
        self.survey_houses(&columns, variants, &mut survey, &mut counted);
        survey_markets(&columns, variants, &mut survey, &mut counted);
        self.survey_temples(&columns, variants, &mut survey, &mut counted);
        self.survey_outside(&columns, variants, &mut survey, &mut counted);
        self.survey_platforms(&columns, &counted, &mut survey);
        survey
    }

    fn survey_houses(
        &self,
        columns: &Sorted<'_>,
        variants: Variants,
        survey: &mut Survey,
        counted: &mut [u8; MAX_COLUMNS + 1],
    ) {
        let construction = Construction::District(District::Houses);
        let mut houses = columns.rows_of(construction);
        let mut group = [Cell::ORIGIN; MAX_COLUMNS];
        let mut largest = (0, 0);
        let mut members = [Cell::ORIGIN; MAX_COLUMNS];
        let (mut next_largest, mut total) = (0, 0);
        for (first, _) in columns.of(construction) {
            if !houses.contains(first) {
                continue;
            }
            let (len, value) = self.take_group(first, &mut houses, &mut group);
            total += value;
            if (len, value) > largest {
                next_largest = next_largest.max(largest.1);
                largest = (len, value);
                members[..len].copy_from_slice(&group[..len]);
            } else {
                next_largest = next_largest.max(value);
            }
        }
        let (len, value) = largest;
        let double = u16::from(variants.contains(District::Houses) && value >= 10);
        let mut open = 0;
        for &cell in &members[..len] {
            open += 6 - self.built.around(cell).count_ones() as u16;
            let index = self.columns.index(cell);
            counted[index] = self.columns.height(cell) << double;
        }
        let kind = &mut survey.types[District::Houses];
        kind.score.value = value << double;
        kind.idle = total - value;
        kind.near = [len as u16, next_largest, open];
    }

    fn survey_temples(
        &self,
        columns: &Sorted<'_>,
        variants: Variants,
        survey: &mut Survey,
        counted: &mut [u8; MAX_COLUMNS + 1],
    ) {
        let kind = &mut survey.types[District::Temples];
        let construction = Construction::District(District::Temples);
        for (index, cell, height) in columns.places_of(construction) {
            let missing = 6 - self.built.around(cell).count_ones() as usize;
            if missing == 0 {
                let double = variants.contains(District::Temples) && height >= 2;
                let value = height << u8::from(double);
                counted[index] = value;
                kind.score.value += u16::from(value);
            } else {
                kind.idle += u16::from(height);
                kind.near[missing.min(3) - 1] += u16::from(height);
            }
        }
    }

    /// Barracks and gardens, which need to know the outside.
    fn survey_outside(
        &self,
        columns: &Sorted<'_>,
        variants: Variants,
        survey: &mut Survey,
        counted: &mut [u8; MAX_COLUMNS + 1],
    ) {
        let gardens_double = variants.contains(District::Gardens);
        let barracks = Construction::District(District::Barracks);
        let gardens = Construction::District(District::Gardens);
        let asks = columns.count(barracks) > 0 || gardens_double && columns.count(gardens) > 0;
        let outside = if asks { self.outside() } else { Rows::EMPTY };
        let kind = &mut survey.types[District::Barracks];
        for (index, cell, height) in columns.places_of(barracks) {
            let open = outside.around(cell).count_ones() as usize;
            if open > 0 {
                let double = variants.contains(District::Barracks) && open >= 3;
                let value = height << u8::from(double);
                counted[index] = value;
                kind.score.value += u16::from(value);
                kind.near[open.min(3) - 1] += u16::from(height);
            } else {
                kind.idle += u16::from(height);
            }
        }
        let kind = &mut survey.types[District::Gardens];
        for (index, cell, height) in columns.places_of(gardens) {
            let lake =
                gardens_double && self.built.around(cell) | outside.around(cell) != ALL_AROUND;
            let value = height << u8::from(lake);
            counted[index] = value;
            kind.score.value += u16::from(value);
            kind.near[0] += u16::from(height) * u16::from(lake);
        }
    }

    fn survey_platforms(
        &self,
        columns: &Sorted<'_>,
        counted: &[u8; MAX_COLUMNS + 1],
        survey: &mut Survey,
    ) {
        // What covering each column costs in points, and whether it is a quarry.
        let mut costs = [(0i16, 0u8); MAX_COLUMNS + 1];
        for (district, kind) in survey.types.iter() {
            let stars = kind.score.stars as i16;
            for (index, ..) in columns.places_of(Construction::District(district)) {
                costs[index].0 = i16::from(counted[index]) * stars;
            }
            let plaza = kind.score.value as i16 * i16::from(district.stars());
            for (index, ..) in columns.places_of(Construction::Plaza(district)) {
                costs[index].0 = plaza;
            }
        }
        for (index, ..) in columns.places_of(Construction::Quarry) {
            costs[index].1 = 1;
        }
        for &spot in self.raised() {
            let under = spot.cells().map(|cell| self.columns.index(cell));
            let [a, b, c] = under.map(|index| costs[index]);
            let (points, quarries) = (a.0 + b.0 + c.0, a.1 + b.1 + c.1);
            let cost = points - i16::from(quarries);
            let platforms = &mut survey.platforms[level(self.columns.height_at(under[0]))];
            platforms.count += 1;
            platforms.cost = Some(platforms.cost.map_or(cost, |least| least.min(cost)));
            if points == 0 {
                platforms.free += 1;
                platforms.quarries = platforms.quarries.max(quarries);
            } else if points <= 3 {
                platforms.cheap += 1;
            }
        }
    }

    fn raised(&self) -> &[Spot] {
        self.spots.raised()
    }
}

fn survey_markets(
    columns: &Sorted<'_>,
    variants: Variants,
    survey: &mut Survey,
    counted: &mut [u8; MAX_COLUMNS + 1],
) {
    let construction = Construction::District(District::Markets);
    let markets = columns.rows_of(construction);
    let plazas = columns.rows_of(Construction::Plaza(District::Markets));
    let kind = &mut survey.types[District::Markets];
    for (index, cell, height) in columns.places_of(construction) {
        let beside_plaza = plazas.around(cell) != 0;
        kind.near[1] += u16::from(beside_plaza);
        if markets.around(cell) == 0 {
            let double = variants.contains(District::Markets) && beside_plaza;
            let value = height << u8::from(double);
            counted[index] = value;
            kind.score.value += u16::from(value);
            kind.near[0] += 1;
        } else {
            kind.idle += u16::from(height);
            kind.near[2] += 1;
        }
    }
}

/// The number of a level from 0, all above the second as one.
fn level(height: u8) -> usize {
    usize::from(height).clamp(1, LEVELS) - 1
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_game::{Game, chance};

    use super::*;
    use crate::{Akropolis, Length, Options, Players};

    /// In random games: what a survey says of the score is the score, the visible hexes are all
    /// counted, and every triangle is on the ground or on a platform.
    #[test]
    fn a_survey_agrees_with_the_score_and_counts_everything() {
        for (seed, variants) in Variants::all_sets().enumerate() {
            let options = Options::new(Players::Two, variants, Length::Long).unwrap();
            let mut rng = chance(seed as u64);
            let mut game = Akropolis::new(&Akropolis::deal(&options, &mut rng).unwrap()).unwrap();
            while let Some(seat) = game.to_move() {
                let chosen = game.random_move(&mut rng).unwrap();
                game.play(chosen).unwrap();
                let city = &game.cities()[seat];
                let survey = city.survey(variants);
                let score = city.score(variants);
                let mut visible: usize = survey.quarries.iter().map(|&n| usize::from(n)).sum();
                for (district, kind) in survey.types.iter() {
                    assert_eq!(kind.score, score[district], "{district}");
                    let both = kind.plazas.iter().chain(&kind.districts);
                    visible += both.map(|&n| usize::from(n)).sum::<usize>();
                }
                assert_eq!(visible, city.area());
                let raised: u16 = survey
                    .platforms
                    .iter()
                    .map(|platforms| platforms.count)
                    .sum();
                let triangles = city.triangle_count();
                if !city.is_full() {
                    assert_eq!(usize::from(survey.ground + raised), triangles);
                }
            }
        }
    }

    #[test]
    fn the_starting_tile_alone_carries_nothing() {
        let survey = City::new().survey(Variants::NONE);
        assert_eq!(survey.quarries, [3, 0, 0]);
        assert_eq!(survey.types[District::Houses].plazas, [1, 0, 0]);
        assert_eq!(survey.platforms, [Platforms::default(); LEVELS]);
        assert_eq!(survey.area, 4);
    }
}
