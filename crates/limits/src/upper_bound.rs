//! A proven upper bound on the points of a solo game for a known order of tiles.
//!
//! Only what follows is used of the rules, so no game can exceed the bound:
//!
//! 1. **Levels.** Let `t(k)` of the person's `n` tiles lie on level `k`. Every hex above the ground
//!    covers one below it (rule 5), so `3 t(k)` columns have a height of `k` or more for `k ≥ 2`, and
//!    `4 + 3 t(1)` columns are visible in all. A tile rests on two others, so `t(k) ≥ 1` takes two
//!    tiles below, `3 t(k + 1)` is at most the number of columns of height `k`, and it is less above the
//!    ground where `t(k)` is small: no four tiles or fewer can be covered as a whole.
//! 2. **Stars.** Fix how many plazas of each type are visible at the end. Then each visible district
//!    brings its height times the stars of its type, its *weight* (rule 9). Conditions of districts are
//!    taken to be met, doublings of the variants too.
//! 3. **Layers.** So the districts bring, summed over `k`, the weights of the districts of height `k` or
//!    more. These are hexes of the tiles on level `k` or above, at most `3 t(k)` of them, and at most as
//!    many as there are visible hexes beside the plazas.
//! 4. **Taking.** After each round one tile is left in the site (rule 7). So of the tiles that were face
//!    up until then the person has, in the end, as many as they had turns, or one more. The best sum of
//!    weights of `c` hexes from such a choice of tiles is found exactly; it must also hold as many tiles
//!    with plazas as are to be visible, by a Lagrange multiplier.
//! 5. **Stones.** At most those of the beginning and one for each quarry that is covered (rule 6); as
//!    many hexes are covered as lie above the ground. Nothing is paid.
//!
//! The bound is the largest sum over all numbers of plazas and of tiles on the levels.

mod levels;
mod takings;

use polis_akropolis::{
    Construction, District, PerDistrict, STARTING_TILE, Setup, TileId, Variants,
};
use polis_game::Seat;

use crate::{LimitsError, start};
use levels::Levels;
use takings::Takings;

/// The most points that the person of a solo game can have, whatever they do.
///
/// # Errors
/// Why the setup is not that of a solo game with a known order of tiles.
pub fn upper_bound(setup: &Setup) -> Result<i32, LimitsError> {
    let start = start(setup)?;
    let variants = setup.options.variants();
    let takings = Takings::new(setup);
    let stones = i32::from(start.stones()[Seat::First]);
    let quarries = 3 + takings.most_quarries();
    let all_levels = Levels::all(takings.tiles());
    // The numbers of plazas by a quick bound, the largest first, so that most need no other.
    let mut plazas: Vec<(i32, Plazas)> = Plazas::all(setup)
        .map(|plazas| {
            let weights = Weights::new(&plazas, variants);
            let by_hexes = takings.all_sums(&weights);
            let by_tiles = takings.sums_of_tiles(&weights);
            let bounds = all_levels.iter().filter_map(|levels| {
                let districts = levels.sum(&by_hexes, &by_tiles, plazas.visible())?;
                Some(districts + levels.stones(quarries))
            });
            (stones + bounds.max().unwrap_or_default(), plazas)
        })
        .collect();
    plazas.sort_by_key(|&(quick, _)| std::cmp::Reverse(quick));
    let mut most = 0;
    for (quick, plazas) in plazas {
        if quick <= most {
            break;
        }
        let weights = Weights::new(&plazas, variants);
        let by_hexes = takings.best_sums(&weights, plazas.tiles());
        let by_tiles = takings.sums_of_tiles(&weights);
        let bounds = all_levels.iter().filter_map(|levels| {
            let districts = levels.sum(&by_hexes, &by_tiles, plazas.visible())?;
            Some(districts + levels.stones(quarries))
        });
        most = most.max(stones + bounds.max().unwrap_or_default());
    }
    Ok(most)
}

/// How many plazas of each type are visible.
#[derive(Clone, Copy, Debug)]
struct Plazas(PerDistrict<usize>);

impl Plazas {
    /// All numbers that the tiles of a game allow.
    fn all(setup: &Setup) -> impl Iterator<Item = Plazas> {
        let most = PerDistrict::from_fn(|district| {
            let plaza = Construction::Plaza(district);
            let tiles = setup.deck.iter().flatten();
            let on_tiles = tiles.flat_map(|tile| tile.constructions());
            let starting = STARTING_TILE
                .into_iter()
                .map(|(_, construction)| construction);
            on_tiles.chain(starting).filter(|&one| one == plaza).count()
        });
        let count: usize = most.iter().map(|(_, most)| most + 1).product();
        (0..count).map(move |mut number| {
            Plazas(PerDistrict::from_fn(|district| {
                let choices = most[district] + 1;
                let chosen = number % choices;
                number /= choices;
                chosen
            }))
        })
    }

    fn visible(&self) -> usize {
        self.0.iter().map(|(_, number)| number).sum()
    }

    /// The least number of tiles with plazas that must be taken: one plaza is on the starting tile, and
    /// no tile has two.
    fn tiles(&self) -> usize {
        self.visible() - self.0[District::Houses].min(1)
    }
}

/// What a district of each type brings for each level of its height.
struct Weights(PerDistrict<i32>);

impl Weights {
    fn new(plazas: &Plazas, variants: Variants) -> Weights {
        Weights(PerDistrict::from_fn(|district| {
            let stars = plazas.0[district] as i32 * i32::from(district.stars());
            stars << i32::from(variants.contains(district))
        }))
    }

    /// The weights of the districts of a tile, the largest first.
    fn of(&self, tile: TileId) -> [i32; 3] {
        let mut weights = tile.constructions().map(|construction| match construction {
            Construction::District(district) => self.0[district],
            Construction::Plaza(_) | Construction::Quarry => 0,
        });
        weights.sort_unstable_by_key(|&weight| std::cmp::Reverse(weight));
        weights
    }
}
