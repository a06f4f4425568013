//! Which tiles the person can come to have, and what is the best choice of them.

use polis_akropolis::{Construction, Setup, TileId};

use super::Weights;

/// The tiles of a deal in their order, and how many of them the person can have.
pub(super) struct Takings {
    deck: Vec<TileId>,
    /// For each round the number of tiles that were face up until its end, and the turns that the
    /// person had until then.
    rounds: Vec<(usize, usize)>,
    /// The turns of the person, which is the number of their tiles.
    tiles: usize,
}

/// Points for a tile with a plaza more than are needed: every one gives a bound, the least counts.
const MULTIPLIERS: [i32; 4] = [0, 4, 8, 14];

/// What no choice of tiles brings.
const IMPOSSIBLE: i32 = i32::MIN / 2;

impl Takings {
    pub(super) fn new(setup: &Setup) -> Takings {
        let options = setup.options;
        let (site, stack) = (options.site_size(), options.stack_size());
        let deck: Vec<TileId> = setup.deck.iter().copied().flatten().collect();
        let rounds: Vec<(usize, usize)> = (0..=(deck.len() - site) / stack)
            .map(|round| {
                let turns = stack * (round + 1);
                // The person begins, and the Illustrious Architect has every other turn.
                (site + stack * round, turns.div_ceil(2))
            })
            .collect();
        Takings {
            tiles: (deck.len() - 1).div_ceil(2),
            deck,
            rounds,
        }
    }

    /// Number of tiles that the person has in the end.
    pub(super) fn tiles(&self) -> usize {
        self.tiles
    }

    /// The most quarries that their tiles can have.
    pub(super) fn most_quarries(&self) -> usize {
        let quarries = |tile: TileId| {
            let mut each = tile
                .constructions()
                .map(|construction| i32::from(construction == Construction::Quarry));
            each.sort_unstable_by_key(|&quarry| std::cmp::Reverse(quarry));
            each
        };
        let sums = self.sums(quarries, 0);
        sums.last().copied().unwrap_or_default() as usize
    }

    /// The best sum of weights of so many hexes of all tiles, whoever has them.
    pub(super) fn all_sums(&self, weights: &Weights) -> Vec<i32> {
        let each = self.deck.iter().flat_map(|&tile| weights.of(tile));
        sums_of_largest(each.collect())
    }

    /// The best sum of weights of all hexes of so many tiles, whoever has them.
    pub(super) fn sums_of_tiles(&self, weights: &Weights) -> Vec<i32> {
        let each = self.deck.iter().map(|&tile| weights.of(tile).iter().sum());
        sums_of_largest(each.collect())
    }

    /// The best sum of weights of so many hexes of tiles that the person can have, of which at least
    /// so many have a plaza.
    pub(super) fn best_sums(&self, weights: &Weights, plazas: usize) -> Vec<i32> {
        let bounds = MULTIPLIERS.map(|multiplier| {
            let mut sums = self.sums(|tile| weights.of(tile), multiplier);
            for sum in &mut sums {
                *sum -= multiplier * plazas as i32;
            }
            sums
        });
        let [first, others @ ..] = bounds;
        others.into_iter().fold(first, |least, other| {
            let both = least.into_iter().zip(other);
            both.map(|(one, other)| one.min(other)).collect()
        })
    }

    /// The best sum for each number of hexes, and so much for each tile with a plaza. `values` has the
    /// hexes of a tile, the best first.
    fn sums(&self, values: impl Fn(TileId) -> [i32; 3], for_plaza: i32) -> Vec<i32> {
        let hexes = 3 * self.tiles + 1;
        // By the number of tiles that were taken, and the number of hexes that are counted.
        let mut best = vec![vec![IMPOSSIBLE; hexes]; self.tiles + 1];
        best[0][0] = 0;
        let mut place = 0;
        for &(face_up, turns) in &self.rounds {
            for &tile in &self.deck[place..face_up] {
                let values = values(tile);
                let own = if tile.has_plaza() { for_plaza } else { 0 };
                // From the most tiles on down, so that each tile is taken once.
                for taken in (0..self.tiles).rev() {
                    for counted in 0..hexes {
                        let mut sum = best[taken][counted];
                        if sum <= IMPOSSIBLE {
                            continue;
                        }
                        sum += own;
                        for more in 0..=3 {
                            if more > 0 {
                                sum += values[more - 1];
                            }
                            if let Some(known) = best[taken + 1].get_mut(counted + more) {
                                *known = (*known).max(sum);
                            }
                        }
                    }
                }
            }
            place = face_up;
            let possible = turns..=turns + 1;
            for (taken, sums) in best.iter_mut().enumerate() {
                if !possible.contains(&taken) {
                    sums.fill(IMPOSSIBLE);
                }
            }
        }
        // Who may count more hexes may count fewer.
        let mut sums = best.swap_remove(self.tiles);
        for number in 1..sums.len() {
            sums[number] = sums[number].max(sums[number - 1]);
        }
        sums
    }
}

/// The sum of the largest so many, by number from 0.
fn sums_of_largest(mut each: Vec<i32>) -> Vec<i32> {
    each.sort_unstable_by_key(|&one| std::cmp::Reverse(one));
    let mut sums = vec![0];
    let mut sum = 0;
    for one in each {
        sum += one;
        sums.push(sum);
    }
    sums
}
