//! A described city: what is visible on each hex, without the tiles.
//!
//! It comes from a real table, so it need not be one that the rules can build. It is counted as it
//! is; [`Layout::doubts`] returns what cannot be right about it.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::city::{City, Layer, MAX_TILES, STARTING_TILE, Top};
use crate::explain::{Explanation, explain};
use crate::hex::{Direction, Hex};
use crate::options::Variants;
use crate::tile::Construction;

/// What is visible on a hex of a described city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VisibleHex {
    /// What is on it.
    pub construction: Construction,
    /// Its level; the first is 1.
    pub height: u8,
}

/// A described city. Its size is bounded, so that counting it takes no time worth speaking of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    shown: BTreeMap<Hex, VisibleHex>,
}

/// Why something cannot be part of a described city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// Too far from the middle.
    #[error(
        "the hex is at {hex}; expected coordinates of at most {}",
        Layout::REACH
    )]
    TooFar {
        /// Where.
        hex: Hex,
    },
    /// A level that no city reaches.
    #[error("the height is {height}; expected 1 to {}", Layout::MAX_HEIGHT)]
    Height {
        /// The height given.
        height: u8,
    },
    /// More hexes than any city has.
    #[error(
        "there are more than {} hexes; expected at most as many",
        Layout::MAX_HEXES
    )]
    TooMany,
}

/// What cannot be right about a described city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Hexes that do not hang together with the others (rule 5).
    Apart {
        /// Those of the smaller parts.
        hexes: Vec<Hex>,
    },
    /// The ground is 4 hexes of the starting tile and 3 of each tile beside it.
    Ground {
        /// Number of hexes.
        hexes: usize,
    },
    /// Every tile above the ground covers 3 hexes (rule 5).
    Level {
        /// The level.
        level: u8,
        /// Number of hexes that reach it.
        hexes: usize,
    },
    /// The hexes that reach a level cannot be parted into tiles.
    NoTiles {
        /// The level.
        level: u8,
        /// Those that can be part of no tile at all, where there are any.
        hexes: Vec<Hex>,
    },
    /// More tiles than one player ever lays.
    TooManyTiles {
        /// Number of tiles that it would take.
        tiles: usize,
    },
}

impl Layout {
    /// No coordinate is farther from 0.
    pub const REACH: i16 = 63;
    /// No column is higher: a pyramid of 30 tiles has fewer levels.
    pub const MAX_HEIGHT: u8 = 9;
    /// No city has more hexes: those of all tiles side by side, and some to spare.
    pub const MAX_HEXES: usize = 120;

    /// The starting tile alone.
    pub fn starting_tile() -> Layout {
        let shown = |(hex, construction)| {
            let height = 1;
            (
                hex,
                VisibleHex {
                    construction,
                    height,
                },
            )
        };
        Layout {
            shown: STARTING_TILE.into_iter().map(shown).collect(),
        }
    }

    /// What is visible at a hex, or nothing where nothing is built.
    pub fn shown(&self, hex: Hex) -> Option<VisibleHex> {
        self.shown.get(&hex).copied()
    }

    /// The height at a hex: 0 where nothing is built.
    pub fn height(&self, hex: Hex) -> u8 {
        self.shown(hex).map_or(0, |shown| shown.height)
    }

    /// Every built hex in order.
    pub fn hexes(&self) -> impl Iterator<Item = (Hex, VisibleHex)> {
        self.shown.iter().map(|(&hex, &shown)| (hex, shown))
    }

    /// Number of hexes that are built.
    pub fn area(&self) -> usize {
        self.shown.len()
    }

    /// Says what is visible at a hex, whatever was there before.
    ///
    /// # Errors
    /// Why it cannot be. The city is then as it was.
    pub fn put(&mut self, hex: Hex, shown: VisibleHex) -> Result<(), LayoutError> {
        let reach = -Layout::REACH..=Layout::REACH;
        if !reach.contains(&hex.q) || !reach.contains(&hex.r) {
            return Err(LayoutError::TooFar { hex });
        }
        let height = shown.height;
        if !(1..=Layout::MAX_HEIGHT).contains(&height) {
            return Err(LayoutError::Height { height });
        }
        if self.area() >= Layout::MAX_HEXES && !self.shown.contains_key(&hex) {
            return Err(LayoutError::TooMany);
        }
        self.shown.insert(hex, shown);
        Ok(())
    }

    /// Says that nothing is built at a hex, and returns what was there.
    pub fn clear(&mut self, hex: Hex) -> Option<VisibleHex> {
        self.shown.remove(&hex)
    }

    /// The empty spaces beside what is built, in order; the middle where nothing is built.
    pub fn beside(&self) -> BTreeSet<Hex> {
        if self.shown.is_empty() {
            return BTreeSet::from([Hex::ORIGIN]);
        }
        let built = self.shown.keys().copied();
        built
            .flat_map(Hex::neighbours)
            .filter(|hex| !self.shown.contains_key(hex))
            .collect()
    }

    /// Every built hex with what is visible there. As nobody knows the tiles, each hex is taken
    /// for a tile of its own; no score depends on it.
    pub fn tops(&self) -> BTreeMap<Hex, Top> {
        let tops = self.shown.iter().zip(0..);
        tops.map(|((&hex, shown), number)| {
            let top = Top {
                construction: shown.construction,
                height: shown.height,
                layer: Layer(number),
            };
            (hex, top)
        })
        .collect()
    }

    /// The explained score, without stones.
    pub fn explain(&self, variants: Variants) -> Explanation {
        explain(&self.tops(), variants)
    }

    /// What cannot be right about the city; nothing where a game may have built it.
    pub fn doubts(&self) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        let apart = self.apart();
        if !apart.is_empty() {
            doubts.push(Doubt::Apart { hexes: apart });
        }
        let highest = self.shown.values().map(|shown| shown.height).max();
        for level in 1..=highest.unwrap_or(1) {
            doubts.extend(self.doubt_about(level));
        }
        let laid: usize = self
            .shown
            .values()
            .map(|shown| usize::from(shown.height))
            .sum();
        let tiles = laid.saturating_sub(STARTING_TILE.len()).div_ceil(3);
        if tiles > MAX_TILES {
            doubts.push(Doubt::TooManyTiles { tiles });
        }
        doubts
    }

    /// The hexes outside the largest part of the city.
    fn apart(&self) -> Vec<Hex> {
        let mut left: BTreeSet<Hex> = self.shown.keys().copied().collect();
        let mut parts: Vec<Vec<Hex>> = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut part = vec![first];
            let mut next = 0;
            while let Some(&hex) = part.get(next) {
                next += 1;
                part.extend(hex.neighbours().into_iter().filter(|hex| left.remove(hex)));
            }
            parts.push(part);
        }
        let largest = (0..parts.len()).rev().max_by_key(|&part| parts[part].len());
        if let Some(largest) = largest {
            parts.remove(largest);
        }
        let mut apart: Vec<Hex> = parts.into_iter().flatten().collect();
        apart.sort_unstable();
        apart
    }

    fn doubt_about(&self, level: u8) -> Option<Doubt> {
        let reached: BTreeSet<Hex> = self
            .hexes()
            .filter(|(_, shown)| shown.height >= level)
            .map(|(hex, _)| hex)
            .collect();
        let hexes = reached.len();
        let start = if level == 1 { STARTING_TILE.len() } else { 0 };
        if hexes < start || !(hexes - start).is_multiple_of(3) {
            return Some(match level {
                1 => Doubt::Ground { hexes },
                _ => Doubt::Level { level, hexes },
            });
        }
        let mut patience = PATIENCE;
        let can_be = match level {
            1 => starting_places(&reached).any(|rest| is_tiled(rest, &mut patience)),
            _ => is_tiled(reached.clone(), &mut patience),
        };
        (!can_be && patience > 0).then(|| Doubt::NoTiles {
            level,
            hexes: reached
                .iter()
                .copied()
                .filter(|&hex| triangles(hex, &reached).next().is_none())
                .collect(),
        })
    }
}

impl From<&City> for Layout {
    fn from(city: &City) -> Layout {
        let shown = |top: Top| VisibleHex {
            construction: top.construction,
            height: top.height,
        };
        Layout {
            shown: city.tops().map(|(hex, top)| (hex, shown(top))).collect(),
        }
    }
}

/// Number of steps after which the search for tiles gives up: then the city is not doubted.
const PATIENCE: u32 = 60_000;

/// What is left of the ground without the starting tile, for every place where that can lie.
fn starting_places(ground: &BTreeSet<Hex>) -> impl Iterator<Item = BTreeSet<Hex>> {
    // It mostly lies where it was drawn.
    let middles = [Hex::ORIGIN].into_iter().chain(ground.iter().copied());
    middles.flat_map(move |middle| {
        [0, 1].into_iter().filter_map(move |turn| {
            let arms = [0, 2, 4].map(|step| middle.neighbour(Direction::ALL[step + turn]));
            let mut rest = ground.clone();
            let lies = rest.remove(&middle) && arms.iter().all(|arm| rest.remove(arm));
            lies.then_some(rest)
        })
    })
}

/// Whether hexes can be parted into tiles, that is, into triangles.
fn is_tiled(mut hexes: BTreeSet<Hex>, patience: &mut u32) -> bool {
    let Some(&first) = hexes.first() else {
        return true;
    };
    let options: Vec<[Hex; 3]> = triangles(first, &hexes).collect();
    for tile in options {
        if *patience == 0 {
            return false;
        }
        *patience -= 1;
        for hex in tile {
            hexes.remove(&hex);
        }
        if is_tiled(hexes.clone(), patience) {
            return true;
        }
        hexes.extend(tile);
    }
    false
}

/// The triangles within a set of hexes to which a hex belongs.
fn triangles(hex: Hex, within: &BTreeSet<Hex>) -> impl Iterator<Item = [Hex; 3]> {
    (0..6)
        .map(move |step| {
            let next = Direction::ALL[(step + 1) % 6];
            [
                hex,
                hex.neighbour(Direction::ALL[step]),
                hex.neighbour(next),
            ]
        })
        .filter(|tile| tile.iter().all(|hex| within.contains(hex)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::tile::District;

    const GARDEN: Construction = Construction::District(District::Gardens);

    /// The starting tile with gardens on these hexes.
    fn layout(gardens: &[(i16, i16, u8)]) -> Layout {
        let mut layout = Layout::starting_tile();
        for &(q, r, height) in gardens {
            let construction = GARDEN;
            layout
                .put(
                    Hex::new(q, r),
                    VisibleHex {
                        construction,
                        height,
                    },
                )
                .unwrap();
        }
        layout
    }

    #[test]
    fn a_city_of_the_game_raises_no_doubt() {
        assert_eq!(layout(&[]).doubts(), []);
        // A tile beside the starting tile, and one on both.
        assert_eq!(layout(&[(1, -1, 1), (1, -2, 1), (2, -2, 1)]).doubts(), []);
        let raised = [(1, -1, 2), (0, -1, 2), (0, 0, 2), (1, -2, 1), (2, -2, 1)];
        assert_eq!(layout(&raised).doubts(), []);
    }

    #[test]
    fn what_cannot_be_is_doubted() {
        assert_eq!(layout(&[(1, -1, 1)]).doubts(), [Doubt::Ground { hexes: 5 }]);
        let level = Doubt::Level { level: 2, hexes: 1 };
        assert_eq!(layout(&[(0, 0, 2)]).doubts(), [level]);
        let row = [(1, -1, 1), (2, -1, 1), (3, -1, 1)];
        assert!(matches!(
            layout(&row).doubts()[..],
            [Doubt::NoTiles { level: 1, .. }]
        ));
        // A tile that touches nothing.
        let apart = layout(&[(5, 0, 1), (6, 0, 1), (5, 1, 1)]).doubts();
        let hexes = [(5, 0), (5, 1), (6, 0)].map(|(q, r)| Hex::new(q, r));
        let hexes = hexes.to_vec();
        assert_eq!(apart, [Doubt::Apart { hexes }]);
        // Three hexes of the second level that do not touch.
        let far = layout(&[(0, -1, 2), (1, 0, 2), (-1, 1, 2)]).doubts();
        let [Doubt::NoTiles { level: 2, hexes }] = &far[..] else {
            panic!("{far:?}");
        };
        assert_eq!(hexes.len(), 3);
        let empty = Layout::default();
        assert_eq!(empty.doubts(), [Doubt::Ground { hexes: 0 }]);
        assert_eq!(empty.beside(), BTreeSet::from([Hex::ORIGIN]));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let mut layout = Layout::starting_tile();
        let shown = |height| VisibleHex {
            construction: GARDEN,
            height,
        };
        let far = Hex::new(64, 0);
        assert_eq!(
            layout.put(far, shown(1)).unwrap_err().to_string(),
            "the hex is at 64,0; expected coordinates of at most 63"
        );
        for height in [0, 10, 255] {
            assert_eq!(
                layout.put(Hex::ORIGIN, shown(height)),
                Err(LayoutError::Height { height })
            );
        }
        let hexes = (0..16).flat_map(|q| (0..16).map(move |r| Hex::new(q, r)));
        let refused = hexes.filter(|&hex| layout.put(hex, shown(9)).is_err());
        assert!(refused.count() > 100);
        assert_eq!(layout.area(), Layout::MAX_HEXES);
        // The worst possible input is doubted without making anybody wait.
        assert!(!layout.doubts().is_empty());
    }
}
