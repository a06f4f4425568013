//! How many tiles of a city lie on each level.

/// The number of tiles on each level, from the first on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Levels(Vec<usize>);

impl Levels {
    /// All ways in which so many tiles can be spread over levels.
    pub(super) fn all(tiles: usize) -> Vec<Levels> {
        let mut found = Vec::new();
        for ground in 1..=tiles {
            // The starting tile makes four more columns: room for one more tile.
            spread(&mut vec![ground], tiles - ground, ground + 1, &mut found);
        }
        found
    }

    /// The most that visible districts can bring beside so many visible plazas: `by_hexes` has the best sum
    /// of weights of so many hexes, `by_tiles` that of all hexes of so many tiles, both by number from 0.
    /// Nothing where there is no room for the plazas.
    pub(super) fn sum(&self, by_hexes: &[i32], by_tiles: &[i32], plazas: usize) -> Option<i32> {
        let at = |sums: &[i32], number: usize| sums[number.min(sums.len() - 1)];
        let districts = (4 + 3 * self.0[0]).checked_sub(plazas)?;
        let mut above: usize = self.0.iter().sum();
        let mut sum = at(by_hexes, districts).min(at(by_tiles, above));
        for pair in self.0.windows(2) {
            above -= pair[0];
            let hexes = districts.min(3 * pair[1]);
            sum += at(by_hexes, hexes).min(at(by_tiles, above));
        }
        Some(sum)
    }

    /// The most stones from quarries, of which there are so many: a hex above the ground covers one.
    pub(super) fn stones(&self, quarries: usize) -> i32 {
        let above: usize = self.0[1..].iter().sum();
        quarries.min(3 * above) as i32
    }
}

/// Spreads the tiles that are left over the next levels.
fn spread(below: &mut Vec<usize>, left: usize, room: usize, found: &mut Vec<Levels>) {
    if left == 0 {
        found.push(Levels(below.clone()));
        return;
    }
    // On the ground the starting tile is the second of the two that the first tile rests on.
    if below.len() > 1 && below.last().is_some_and(|&last| last < 2) {
        return;
    }
    for here in 1..=left.min(room) {
        below.push(here);
        spread(below, left - here, room_on(here), found);
        below.pop();
    }
}

/// The most tiles for which others above the ground, so many, have room. Each rests on two of them, so
/// all hexes would have to be tiled in two ways without a common tile; for few tiles there is no such
/// shape, as a test finds by trying all.
fn room_on(tiles: usize) -> usize {
    if tiles <= NEVER_COVERED {
        tiles - 1
    } else {
        tiles
    }
}

/// Number of tiles up to which no shape is covered as a whole.
const NEVER_COVERED: usize = 4;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use polis_akropolis::{Direction, Hex, Placement};

    use super::*;

    type Tile = BTreeSet<Hex>;

    /// The tiles that hold a hex.
    fn tiles_with(hex: Hex) -> impl Iterator<Item = Tile> {
        Direction::ALL
            .into_iter()
            .map(move |rotation| Placement { hex, rotation }.hexes().into())
    }

    fn hexes(tiles: &BTreeSet<Tile>) -> Tile {
        tiles.iter().flatten().copied().collect()
    }

    /// The same shape with its first hex in each direction at the origin.
    fn moved(tiles: &BTreeSet<Tile>) -> BTreeSet<Tile> {
        let all = hexes(tiles);
        let first = |coordinate: fn(&Hex) -> i16| all.iter().map(coordinate).min().unwrap_or(0);
        let (q, r) = (first(|hex| hex.q), first(|hex| hex.r));
        let shift = |tile: &Tile| {
            tile.iter()
                .map(|hex| Hex::new(hex.q - q, hex.r - r))
                .collect()
        };
        tiles.iter().map(shift).collect()
    }

    /// Whether all hexes that are left can be tiled without any of some tiles.
    fn is_tiled(left: &Tile, without: &BTreeSet<Tile>) -> bool {
        let Some(&first) = left.first() else {
            return true;
        };
        tiles_with(first).any(|tile| {
            let fits = tile.is_subset(left) && !without.contains(&tile);
            fits && is_tiled(&left.difference(&tile).copied().collect(), without)
        })
    }

    /// All shapes of so many tiles that touch. One that falls apart is covered if its parts are.
    #[test]
    fn a_few_tiles_are_never_covered_as_a_whole() {
        let single = tiles_with(Hex::ORIGIN).map(|tile| moved(&BTreeSet::from([tile])));
        let mut shapes: BTreeSet<BTreeSet<Tile>> = single.collect();
        for number in 1..=NEVER_COVERED {
            if number > 1 {
                let mut larger = BTreeSet::new();
                for shape in &shapes {
                    let built = hexes(shape);
                    let beside = built.iter().flat_map(|hex| hex.neighbours());
                    for tile in beside.flat_map(tiles_with) {
                        if tile.is_disjoint(&built) {
                            let mut more = shape.clone();
                            more.insert(tile);
                            larger.insert(moved(&more));
                        }
                    }
                }
                shapes = larger;
            }
            assert!(shapes.iter().all(|shape| !is_tiled(&hexes(shape), shape)));
        }
        // The number of shapes of four, as an independent count has it.
        assert_eq!(shapes.len(), 6274);
    }

    #[test]
    fn few_tiles_have_few_ways_to_lie() {
        let all: Vec<Vec<usize>> = Levels::all(3).into_iter().map(|levels| levels.0).collect();
        assert_eq!(all, [vec![1, 2], vec![2, 1], vec![3]]);
        let all = Levels::all(4);
        assert!(all.contains(&Levels(vec![1, 2, 1])));
        assert!(!all.contains(&Levels(vec![1, 1, 2])));
        assert!(!Levels::all(5).contains(&Levels(vec![1, 2, 2])));
    }

    /// Two tiles on the ground and one on them: three hexes of height 2, and ten visible in all.
    #[test]
    fn each_level_counts_once() {
        let sums: Vec<i32> = (0..=54).collect();
        let levels = Levels(vec![2, 1]);
        assert_eq!(levels.sum(&sums, &[100; 19], 0), Some(10 + 3));
        assert_eq!(levels.sum(&sums, &[100; 19], 4), Some(6 + 3));
        assert_eq!(levels.sum(&sums, &[100; 19], 9), Some(1 + 1));
        assert_eq!(levels.sum(&sums, &[100; 19], 11), None);
        assert_eq!(levels.sum(&sums, &[0, 2, 4, 6], 0), Some(6 + 2));
        assert_eq!(levels.stones(2), 2);
        assert_eq!(levels.stones(9), 3);
    }
}
