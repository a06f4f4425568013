//! What a city can make of its next tiles.

use arrayvec::ArrayVec;
use polis_akropolis::{City, LaidScore, LayingBounds, Move, Placement, TileId, Variants};

use super::takings::{CityResult, Opening, Plan, TILES, Tile};

/// What can be laid in a city: the tiles by place.
#[derive(Clone, Debug)]
pub(super) struct CityTiles {
    pub(super) city: City,
    pub(super) tiles: Vec<TileId>,
    /// The most that is paid after the first tile, less the stones that are there.
    pub(super) missing: i32,
}

impl CityTiles {
    /// Quarries that are always enough to pay what follows a first tile, whose price is at most its place.
    fn enough(&self, first: Tile) -> i32 {
        self.missing + i32::from(first)
    }

    fn id(&self, tile: Tile) -> TileId {
        self.tiles[usize::from(tile)]
    }
}

/// The most quarries that a tile covers.
const MOST_QUARRIES: i32 = 3;

/// A laying of the first of three tiles, and what can follow it.
#[derive(Clone, Debug)]
pub(super) struct FirstLaying {
    pub(super) chosen: Move,
    pub(super) tile: Tile,
    /// Real plans and, for those that are not found yet, a few that are at least as good as any of them.
    pub(super) most: Opening,
    /// The real plans that are found.
    pub(super) least: Opening,
    /// The larger, the more this promises.
    pub(super) promise: i32,
    /// The tiles that can come next, each with those that can come last.
    follows: Vec<(Tile, Vec<Tile>)>,
    searches: [Option<Box<PlanSearch>>; TILES],
}

impl FirstLaying {
    pub(super) fn new(
        tiles: &CityTiles,
        tile: Tile,
        chosen: Move,
        follows: Vec<(Tile, Vec<Tile>)>,
    ) -> FirstLaying {
        let mut city = tiles.city;
        let laid = city.lay_unchecked(chosen.tile, chosen.placement());
        let quarries = i32::from(laid.quarries);
        let bounds = LayingBounds::new(&city);
        let empty = || Opening {
            quarries,
            plans: std::array::from_fn(|_| Vec::new()),
        };
        let mut most = empty();
        let mut promise = 0;
        for (next, last) in &follows {
            let plans = most_after(tiles, &bounds, quarries, *next, last);
            let mean = |plan: &Plan| {
                let totals = last
                    .iter()
                    .map(|&tile| plan.last[usize::from(tile)].total());
                totals.sum::<i32>() / last.len().max(1) as i32
            };
            promise += plans.iter().map(mean).max().unwrap_or(0);
            most.plans[usize::from(*next)].extend(plans);
        }
        FirstLaying {
            chosen,
            tile,
            most,
            least: empty(),
            promise: promise / follows.len().max(1) as i32,
            follows,
            searches: std::array::from_fn(|_| None),
        }
    }

    /// The next tiles of which not all plans are found.
    pub(super) fn open_tiles(&self) -> impl Iterator<Item = Tile> {
        let tiles = self.follows.iter().map(|&(tile, _)| tile);
        tiles.filter(|&tile| {
            let search = self.searches[usize::from(tile)].as_ref();
            search.is_none_or(|search| !search.rest.is_empty())
        })
    }

    /// What could follow if there were nothing left to be found with a next tile.
    pub(super) fn most_without(&self, next: Tile) -> Opening {
        let mut opening = self.most.clone();
        let place = usize::from(next);
        opening.plans[place].clone_from(&self.least.plans[place]);
        opening
    }

    /// Finds some more plans with a next tile; returns how much work it was.
    pub(super) fn refine(&mut self, tiles: &CityTiles, next: Tile) -> usize {
        let place = usize::from(next);
        let (first, chosen) = (self.tile, self.chosen);
        let follows = self.follows.iter().find(|&&(tile, _)| tile == next);
        let Some((_, last)) = follows else { return 1 };
        let mut work = 0;
        let search = self.searches[place].get_or_insert_with(|| {
            work = WORK_OF_SEARCH;
            Box::new(PlanSearch::new(tiles, Some((first, chosen)), next, last))
        });
        work += search.step(tiles, LAYINGS);
        self.least.plans[place].clone_from(&search.plans);
        let most = &mut self.most.plans[place];
        most.clone_from(&search.plans);
        most.extend(search.rest.iter().copied());
        work
    }
}

/// Layings that are tried in full before the plans are looked at again.
const LAYINGS: usize = 6;
/// What beginning to find plans takes, measured in such layings.
const WORK_OF_SEARCH: usize = 8;

/// Plans that are at least as good as any of some others: one for each number of quarries that the last
/// tile covers, as these decide what can be paid.
type Rest = ArrayVec<Plan, 4>;

/// Adds a plan.
fn add(rest: &mut Rest, plan: &Plan) {
    match rest
        .iter_mut()
        .find(|known| known.quarries == plan.quarries)
    {
        Some(known) => known.join(plan),
        None => rest.push(*plan),
    }
}

/// Plans that are at least as good as any with this next tile.
fn most_after(
    tiles: &CityTiles,
    bounds: &LayingBounds,
    quarries: i32,
    next: Tile,
    last: &[Tile],
) -> Rest {
    let mut layings: Vec<LaidScore> = Vec::new();
    bounds.for_each_laying(&[tiles.id(next)], |laid| layings.push(laid));
    // With the best first, most of the others need no second look.
    if let Some(best) = (0..layings.len()).max_by_key(|&place| layings[place].points) {
        layings.swap(0, best);
    }
    let mut rest = Rest::new();
    for laid in &layings {
        let quarries = quarries + i32::from(laid.quarries);
        let mut plan = Plan {
            quarries,
            ..Plan::NONE
        };
        let known = rest.iter().find(|known| known.quarries == quarries);
        let known = known.copied().unwrap_or(plan);
        for &tile in last {
            let most = |points| CityResult::new(points + quarries, quarries + MOST_QUARRIES);
            let place = usize::from(tile);
            if most(bounds.rough_bound(laid, tiles.id(tile))) > known.last[place] {
                plan.last[place] = most(bounds.bound(laid, tiles.id(tile)));
            }
        }
        add(&mut rest, &plan);
    }
    rest
}

/// Finding the plans with one next tile, a few at a time.
#[derive(Clone, Debug)]
pub(super) struct PlanSearch {
    first: Option<Move>,
    next: Tile,
    last: Vec<Tile>,
    enough: i32,
    /// The layings that are left, the most promising last.
    untried: Vec<Untried>,
    /// The plans that were found, but for those that are nowhere better than another.
    pub(super) plans: Vec<Plan>,
    /// At least as good as any plan that is not found yet; none when all are.
    pub(super) rest: Rest,
}

/// A laying that is not tried yet, and what it brings at most.
#[derive(Clone, Copy, Debug)]
struct Untried {
    placement: Placement,
    most: Plan,
    /// What it brings with all tiles together.
    promise: i32,
}

impl PlanSearch {
    /// `first` is what was laid before, if anything.
    pub(super) fn new(
        tiles: &CityTiles,
        first: Option<(Tile, Move)>,
        next: Tile,
        last: &[Tile],
    ) -> PlanSearch {
        let mut city = tiles.city;
        let mut quarries = 0;
        if let Some((_, first)) = first {
            quarries = i32::from(city.lay_unchecked(first.tile, first.placement()).quarries);
        }
        let bounds = LayingBounds::new(&city);
        let mut untried = Vec::new();
        bounds.for_each_laying(&[tiles.id(next)], |laid| {
            let quarries = quarries + i32::from(laid.quarries);
            let mut most = Plan {
                quarries,
                ..Plan::NONE
            };
            let mut promise = 0;
            for &tile in last {
                let points = bounds.bound(&laid, tiles.id(tile)) + quarries;
                most.last[usize::from(tile)] = CityResult::new(points, quarries + MOST_QUARRIES);
                promise += points;
            }
            untried.push(Untried {
                placement: laid.placement,
                most,
                promise,
            });
        });
        untried.sort_by_key(|untried| untried.promise);
        let mut search = PlanSearch {
            first: first.map(|(_, first)| first),
            next,
            last: last.to_vec(),
            enough: tiles.enough(first.map_or(next, |(tile, _)| tile)),
            untried,
            plans: Vec::new(),
            rest: Rest::new(),
        };
        search.sort_out();
        search
    }

    /// Tries some layings in full; returns how many were tried.
    pub(super) fn step(&mut self, tiles: &CityTiles, budget: usize) -> usize {
        let ids: ArrayVec<TileId, 7> = self.last.iter().map(|&tile| tiles.id(tile)).collect();
        let mut city = tiles.city;
        if let Some(first) = self.first {
            city.lay_unchecked(first.tile, first.placement());
        }
        let mut tried = 0;
        while tried < budget
            && let Some(Untried {
                placement, most, ..
            }) = self.untried.pop()
        {
            if self.is_covered(&most) {
                continue;
            }
            let mut city = city;
            city.lay_unchecked(tiles.id(self.next), placement);
            let quarries = most.quarries;
            let mut plan = Plan {
                quarries,
                ..Plan::NONE
            };
            let best = city.best_layings(&ids, Variants::NONE);
            for (&tile, best) in self.last.iter().zip(best) {
                if let Some((total, more)) = best {
                    plan.last[usize::from(tile)] =
                        CityResult::new(total + quarries, quarries + i32::from(more));
                }
            }
            if !self.is_covered(&plan) {
                self.plans.retain(|known| !plan.covers(known, self.enough));
                self.plans.push(plan);
            }
            tried += 1;
        }
        self.sort_out();
        tried
    }

    fn is_covered(&self, plan: &Plan) -> bool {
        self.plans
            .iter()
            .any(|known| known.covers(plan, self.enough))
    }

    /// Forgets the layings that can be no better than a plan, and joins the others.
    fn sort_out(&mut self) {
        let mut untried = std::mem::take(&mut self.untried);
        untried.retain(|untried| !self.is_covered(&untried.most));
        self.rest.clear();
        for untried in &untried {
            add(&mut self.rest, &untried.most);
        }
        self.untried = untried;
    }
}
