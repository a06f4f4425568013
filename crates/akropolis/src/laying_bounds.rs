//! What laying one tile brings, and at most what another one can bring after it.
//!
//! A bound is quick where trying every place of the second tile is slow. It keeps what is certain
//! of a place (its level, the quarries, gardens, counted temples and plazas that are covered) and is
//! generous with the rest: all districts of the tile meet their condition. The places after the first
//! tile are
//!
//! 1. those that were there before, where nothing of this has changed;
//! 2. those that rest on the first tile, at most one level above it;
//! 3. where that lies on the ground, those that only touch it.
//!
//! Without variants only: these double what the bound does not look at.

use arrayvec::ArrayVec;

use crate::best_laying::ways;
use crate::city::City;
use crate::covered_score::{CityScore, Shown, around};
use crate::options::Variants;
use crate::placement::Placement;
use crate::rows::{ALL_AROUND, Cell};
use crate::spots::Spot;
use crate::tile::{Construction, District, PerDistrict, TileId};

/// A laying of a tile, with the score of the city after it.
#[derive(Clone, Copy, Debug)]
pub struct LaidScore {
    /// The tile.
    pub tile: TileId,
    /// Where it lies.
    pub placement: Placement,
    /// The quarries that it covers.
    pub quarries: u8,
    /// The points of the districts after it.
    pub points: i32,
    level: i32,
    /// What may come to rest on it.
    carries: Carries,
    covers_market: bool,
    values: PerDistrict<(i32, i32)>,
    /// The largest value of a group of houses.
    most_valuable_group: i32,
    /// The value of its own houses, and what they join.
    houses: i32,
    joins: Groups,
}

/// The groups of houses beside a triangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Groups {
    /// Whether the most valuable one is among them.
    has_main: bool,
    /// The value of the others.
    others: i32,
}

/// The groups of houses of a city.
#[derive(Clone, Copy, Debug, Default)]
struct Houses {
    /// The value of all together.
    all: i32,
    /// The most valuable group, its value, and that of the next.
    main_group: u8,
    main: i32,
    second: i32,
}

impl Houses {
    fn of(score: &CityScore<'_>) -> Houses {
        let mut houses = Houses::default();
        for (group, value) in score.group_values().enumerate() {
            houses.all += value;
            if value > houses.main {
                houses.second = houses.main;
                (houses.main_group, houses.main) = (group as u8, value);
            } else {
                houses.second = houses.second.max(value);
            }
        }
        houses
    }

    /// All groups, as if they were beside one triangle.
    fn everywhere(&self) -> Groups {
        Groups {
            has_main: true,
            others: self.all - self.main,
        }
    }
}

/// What another tile can show where it rests on the first.
#[derive(Clone, Copy, Debug)]
struct Carries {
    /// Whether it can rest there at all.
    anything: bool,
    barracks: bool,
    temples: bool,
}

/// Everything about a city that bounds what can be laid in it after another tile.
#[derive(Clone, Debug)]
pub struct LayingBounds {
    city: City,
    spots: Vec<SpotBound>,
    /// The highest level on which a tile can be laid.
    most_level: i32,
    houses: Houses,
    /// The sums over all markets and temples, whether they count or not.
    markets: i32,
    temples: i32,
}

/// What is certain of a triangle on which a tile can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SpotBound {
    level: i32,
    quarries: i32,
    /// What one district of a type adds at most; of temples and markets while nothing around has changed.
    barracks_on: i32,
    temples_on: i32,
    markets_on: i32,
    /// What is covered for good: the value of gardens and temples, and the stars of each type.
    gardens: i32,
    temples: i32,
    stars: [i32; 5],
    /// What is covered, if it still counts.
    barracks: i32,
    markets: i32,
    /// The groups of houses beside it, and the houses of the most valuable one that are covered.
    beside: Groups,
    main_covered: i32,
    /// Markets that may count from now on, because one beside them is covered.
    markets_freed: i32,
    /// Whether a market is covered.
    frees_markets: bool,
    /// Temples that may be surrounded from now on.
    temples_closed: i32,
}

impl SpotBound {
    /// On the ground, where nothing is beside it.
    const GROUND: SpotBound = SpotBound {
        level: 1,
        quarries: 0,
        barracks_on: 1,
        temples_on: 1,
        markets_on: 1,
        gardens: 0,
        temples: 0,
        stars: [0; 5],
        barracks: 0,
        markets: 0,
        beside: Groups {
            has_main: false,
            others: 0,
        },
        main_covered: 0,
        markets_freed: 0,
        frees_markets: false,
        temples_closed: 0,
    };

    /// The most that a tile can bring here after another laying.
    #[inline]
    fn most(&self, laid: &LaidScore, houses: &Houses, shows: &Shows) -> i32 {
        let mut total = self.quarries;
        for (district, &(value, stars)) in laid.values.iter() {
            let number = shows.districts[district as usize];
            let new = number * self.level;
            let value = match district {
                District::Houses => self.most_of_houses(laid, houses, new),
                District::Markets => {
                    value + number * self.markets_on + self.markets_freed - self.markets
                }
                District::Barracks => value + number * self.barracks_on - self.barracks,
                District::Temples => {
                    value + number * self.temples_on + self.temples_closed - self.temples
                }
                District::Gardens => value + new - self.gardens,
            };
            let stars = stars + shows.stars[district as usize] - self.stars[district as usize];
            total += value.max(0) * stars.max(0);
        }
        total
    }

    /// The most that the largest group of houses can be worth with new houses here.
    #[inline]
    fn most_of_houses(&self, laid: &LaidScore, houses: &Houses, new: i32) -> i32 {
        let sum = |has_main: bool, others: i32| {
            let main = if has_main {
                houses.main - self.main_covered
            } else {
                0
            };
            (main + others).min(houses.all)
        };
        let mut most = (houses.main - self.main_covered).max(houses.second);
        if laid.houses > 0 {
            most = most.max(laid.houses + sum(laid.joins.has_main, laid.joins.others));
        }
        most = most.min(laid.most_valuable_group);
        if new > 0 {
            let mut joins = self.beside;
            if laid.houses > 0 {
                joins.has_main |= laid.joins.has_main;
                joins.others += laid.joins.others;
            }
            most = most.max(new + laid.houses + sum(joins.has_main, joins.others));
        }
        most
    }

    /// Whether no tile can bring more on the other triangle. On the ground temples can be closed that
    /// are not there yet.
    fn covers(&self, other: &SpotBound) -> bool {
        self.level >= other.level
            && (self.level == 1 || other.level > 1)
            && self.quarries >= other.quarries
            && self.barracks_on >= other.barracks_on
            && self.temples_on >= other.temples_on
            && self.markets_on >= other.markets_on
            && self.barracks <= other.barracks
            && self.markets <= other.markets
            && self.gardens <= other.gardens
            && self.temples <= other.temples
            && self.stars.iter().zip(&other.stars).all(|(a, b)| a <= b)
            && self.beside.has_main >= other.beside.has_main
            && self.beside.others >= other.beside.others
            && self.main_covered <= other.main_covered
            && self.markets_freed >= other.markets_freed
            && self.frees_markets >= other.frees_markets
            && self.temples_closed >= other.temples_closed
    }
}

/// The columns around a triangle, clockwise: the place in the lists and the height, both 0 where
/// nothing is built, and which hexes of the triangle it touches.
type Around = ArrayVec<(Cell, usize, u8, u8), 9>;

impl LayingBounds {
    /// What can be laid in a city, scored without variants.
    pub fn new(city: &City) -> LayingBounds {
        let mut score = CityScore::new(city, Variants::NONE);
        let houses = Houses::of(&score);
        let mut spots: Vec<SpotBound> = Vec::new();
        for spot in city.legal_spots() {
            let bound = SpotBound::new(city, &mut score, &houses, spot);
            if !spots.iter().any(|known| known.covers(&bound)) {
                spots.retain(|known| !bound.covers(known));
                spots.push(bound);
            }
        }
        let sum = |district| {
            let construction = Construction::District(district);
            let columns = city.columns.iter();
            let of_type = columns.filter(|column| column.construction == construction);
            of_type.map(|column| i32::from(column.height)).sum()
        };
        LayingBounds {
            houses,
            markets: sum(District::Markets),
            temples: sum(District::Temples),
            most_level: spots.iter().map(|spot| spot.level).max().unwrap_or(1),
            city: *city,
            spots,
        }
    }

    /// Every laying of some tiles, in the order of the triangles.
    pub fn for_each_laying(&self, tiles: &[TileId], mut visit: impl FnMut(LaidScore)) {
        let city = &self.city;
        let ways: ArrayVec<(TileId, [Shown; 3]), 7> =
            tiles.iter().map(|&tile| (tile, ways(tile))).collect();
        let mut score = CityScore::new(city, Variants::NONE);
        for spot in city.legal_spots() {
            let around = around_of(city, spot);
            let joins = groups_beside(&score, &around, city, &self.houses);
            let placements = city.triangle(spot).placements();
            let carries = carries(city, &score, spot, &around);
            let covers_market = spot.cells().iter().any(|&cell| {
                let index = city.columns.index(cell);
                let construction = city.columns.construction_at(index);
                index != 0 && construction == Construction::District(District::Markets)
            });
            let mut covered = score.cover(spot);
            let level = covered.level();
            for (tile, ways) in &ways {
                for (shown, placement) in ways.iter().zip(placements) {
                    let houses = shown.iter().find(|(other, ..)| *other == District::Houses);
                    let houses = houses.map_or(0, |&(_, houses, _)| houses);
                    let values = covered.values(shown);
                    let new = houses.count_ones() as i32 * i32::from(level);
                    visit(LaidScore {
                        tile: *tile,
                        placement,
                        quarries: covered.quarries(),
                        points: values.iter().map(|(_, (value, stars))| value * stars).sum(),
                        level: i32::from(level),
                        carries,
                        covers_market,
                        values,
                        most_valuable_group: covered.most_valuable_group(houses),
                        houses: new,
                        joins,
                    });
                }
            }
        }
    }

    /// No laying of `next` after this one has more points of the districts and quarries covered by
    /// it, together.
    pub fn bound(&self, laid: &LaidScore, next: TileId) -> i32 {
        let shows = Shows::of(next);
        let first = Shows::of(laid.tile);
        let of_first = |district: District| first.districts[district as usize] * laid.level;
        let most = |spot: &SpotBound| spot.most(laid, &self.houses, &shows);
        let temples = of_first(District::Temples);
        let markets = of_first(District::Markets);
        // What does not count yet.
        let uncounted_temples = (self.temples + temples - laid.values[District::Temples].0).max(0);
        let uncounted_markets = (self.markets + markets - laid.values[District::Markets].0).max(0);
        let before = self.spots.iter().map(|spot| {
            // What is closed or freed may be on the first tile.
            let closed = if spot.level == 1 { temples } else { 0 };
            let freed = i32::from(spot.frees_markets) * markets;
            let is_ground = laid.level == 1;
            most(&SpotBound {
                temples_on: if is_ground {
                    spot.level
                } else {
                    spot.temples_on
                },
                barracks: if is_ground { 0 } else { spot.barracks },
                markets_on: if laid.covers_market {
                    spot.level
                } else {
                    spot.markets_on
                },
                markets: if markets == 0 { spot.markets } else { 0 },
                temples_closed: (spot.temples_closed + closed).min(uncounted_temples),
                markets_freed: (spot.markets_freed + freed).min(uncounted_markets),
                ..*spot
            })
        });
        let nowhere = SpotBound {
            beside: self.houses.everywhere(),
            ..SpotBound::GROUND
        };
        let above = laid.carries.anything.then(|| {
            let level = laid.level + 1;
            most(&SpotBound {
                level,
                barracks_on: level * i32::from(laid.carries.barracks),
                temples_on: level * i32::from(laid.carries.temples),
                markets_on: level,
                quarries: if first.quarries == 0 { 2 } else { 3 },
                markets_freed: uncounted_markets,
                ..nowhere
            })
        });
        let beside = (laid.level == 1).then(|| {
            most(&SpotBound {
                temples_closed: uncounted_temples,
                ..nowhere
            })
        });
        before.chain(above).chain(beside).max().unwrap_or(i32::MIN)
    }

    /// A bound that is never below [`bound`](LayingBounds::bound), and is found much sooner: as if one place
    /// had the best of all.
    pub fn rough_bound(&self, laid: &LaidScore, next: TileId) -> i32 {
        let first = Shows::of(laid.tile);
        let of_first = |district: District| first.districts[district as usize] * laid.level;
        let above = if laid.carries.anything {
            laid.level + 1
        } else {
            1
        };
        let level = above.max(self.most_level);
        let markets = self.markets + of_first(District::Markets);
        let temples = self.temples + of_first(District::Temples);
        let most = SpotBound {
            level,
            barracks_on: level,
            temples_on: level,
            markets_on: level,
            quarries: 3,
            beside: self.houses.everywhere(),
            markets_freed: (markets - laid.values[District::Markets].0).max(0),
            temples_closed: (temples - laid.values[District::Temples].0).max(0),
            ..SpotBound::GROUND
        };
        most.most(laid, &self.houses, &Shows::of(next))
    }
}

impl SpotBound {
    fn new(city: &City, score: &mut CityScore<'_>, houses: &Houses, spot: Spot) -> SpotBound {
        let around = around_of(city, spot);
        let mut bound = SpotBound {
            beside: groups_beside(score, &around, city, houses),
            ..SpotBound::GROUND
        };
        let is_market = |index| {
            city.columns.construction_at(index) == Construction::District(District::Markets)
        };
        for cell in spot.cells() {
            let index = city.columns.index(cell);
            if index == 0 {
                continue;
            }
            bound.level = i32::from(city.columns.height_at(index)) + 1;
            match city.columns.construction_at(index) {
                Construction::Quarry => bound.quarries += 1,
                Construction::Plaza(district) => {
                    bound.stars[district as usize] += i32::from(district.stars());
                }
                Construction::District(District::Gardens) => {
                    bound.gardens += score.counted_at(index);
                }
                Construction::District(District::Temples) => {
                    bound.temples += score.counted_at(index);
                }
                Construction::District(District::Markets) => {
                    bound.markets += score.counted_at(index);
                    let beside = around.iter().filter(|&&(_, index, ..)| {
                        index != 0 && is_market(index) && score.counted_at(index) == 0
                    });
                    bound.frees_markets = true;
                    bound.markets_freed = beside.map(|&(_, _, height, _)| i32::from(height)).sum();
                }
                Construction::District(District::Barracks) => {
                    bound.barracks += score.counted_at(index);
                }
                Construction::District(District::Houses) => {
                    if score.group_at(index).0 == houses.main_group {
                        bound.main_covered += bound.level - 1;
                    }
                }
            }
        }
        let free = [0b001, 0b010, 0b100].iter().any(|hex| {
            let mut beside = around.iter().filter(|(.., touches)| touches & hex != 0);
            !beside.any(|&(_, index, ..)| index != 0 && is_market(index))
        });
        bound.markets_on = if free { bound.level } else { 0 };
        let covered = score.cover(spot);
        bound.barracks_on = covered.most_on_hex(District::Barracks);
        bound.temples_on = covered.most_on_hex(District::Temples);
        drop(covered);
        if bound.level == 1 {
            let temples = around.iter().filter(|&&(cell, index, ..)| {
                let construction = city.columns.construction_at(index);
                index != 0
                    && construction == Construction::District(District::Temples)
                    && city.built.around(cell) != ALL_AROUND
            });
            bound.temples_closed = temples.map(|&(_, _, height, _)| i32::from(height)).sum();
        }
        bound
    }
}

fn around_of(city: &City, spot: Spot) -> Around {
    let corner = spot.corner();
    around(spot.pointing())
        .into_iter()
        .map(|((dq, dr), touches)| {
            let cell = Cell::at(corner.q() + dq, corner.r() + dr);
            let index = city.columns.index(cell);
            (cell, index, city.columns.height_at(index), touches)
        })
        .collect()
}

/// The groups of houses beside a triangle.
fn groups_beside(score: &CityScore<'_>, around: &Around, city: &City, houses: &Houses) -> Groups {
    let mut known = ArrayVec::<u8, 9>::new();
    let mut groups = SpotBound::GROUND.beside;
    for &(_, index, ..) in around {
        let construction = city.columns.construction_at(index);
        if index != 0 && construction == Construction::District(District::Houses) {
            let (group, value) = score.group_at(index);
            if group == houses.main_group {
                groups.has_main = true;
            } else if !known.contains(&group) {
                known.push(group);
                groups.others += value;
            }
        }
    }
    groups
}

/// What can rest on a tile on this triangle and on others beside it.
fn carries(city: &City, score: &CityScore<'_>, spot: Spot, around: &Around) -> Carries {
    let level = city.columns.height(spot.cells()[0]) + 1;
    let is_level = |place: usize| around[place % 9].2 == level;
    let anything = (0..9).any(|place| {
        let touches = around[place].3;
        let next = around[(place + 1) % 9].3;
        is_level(place) && (touches.count_ones() == 2 || is_level(place + 1) && touches & next != 0)
    });
    let beside = around.iter().filter(|around| around.2 == level);
    let cells = || {
        spot.cells()
            .into_iter()
            .chain(beside.clone().map(|around| around.0))
    };
    Carries {
        anything,
        barracks: cells().any(|cell| score.touches_outside(cell)),
        // A tile on the ground may close them.
        temples: level == 1 || cells().any(|cell| city.built.around(cell) == ALL_AROUND),
    }
}

/// What a tile shows, counted.
#[derive(Clone, Copy)]
struct Shows {
    districts: [i32; 5],
    stars: [i32; 5],
    quarries: u8,
}

impl Shows {
    fn of(tile: TileId) -> Shows {
        let mut shows = Shows {
            districts: [0; 5],
            stars: [0; 5],
            quarries: 0,
        };
        for construction in tile.constructions() {
            match construction {
                Construction::Quarry => shows.quarries += 1,
                Construction::Plaza(district) => {
                    shows.stars[district as usize] += i32::from(district.stars());
                }
                Construction::District(district) => shows.districts[district as usize] += 1,
            }
        }
        shows
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
