//! Who takes which tile, with what each city can make of it: the last round for two players, and what
//! its results are worth.

use crate::evaluation::Evaluation;

/// The most tiles that can be taken in the last two rounds: four of the site and a stack.
pub(super) const TILES: usize = 7;

/// A tile by its place: first those of the site, the cheapest first, then those of the stack.
pub(super) type Tile = u8;

/// The points of a city with stones, then the stones: the larger, the better (rule 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CityResult(i32);

/// More than the stones that anybody can have.
pub(super) const MAX_STONES: i32 = 1 << 10;

impl CityResult {
    /// Where a tile cannot be laid.
    pub(super) const NONE: CityResult = CityResult(i32::MIN / 2);

    /// With these points of the districts and quarries, but without the stones of before.
    pub(super) fn new(points: i32, quarries: i32) -> CityResult {
        CityResult(points * MAX_STONES + quarries)
    }

    /// With so many more stones.
    fn with(self, stones: i32) -> CityResult {
        CityResult(self.0 + stones * (MAX_STONES + 1))
    }

    fn points(self) -> i32 {
        self.0 >> 10
    }

    /// Points without the stones of before, for ordering.
    pub(super) fn total(self) -> i32 {
        self.points()
    }
}

/// A city with one more tile to lay: what has been covered, and the best that each tile can bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The quarries that have been covered so far.
    pub(super) quarries: i32,
    /// The result with each tile at its best place.
    pub(super) last: [CityResult; TILES],
}

impl Plan {
    pub(super) const NONE: Plan = Plan {
        quarries: 0,
        last: [CityResult::NONE; TILES],
    };

    /// Makes this at least as good as another plan with as many quarries.
    pub(super) fn join(&mut self, other: &Plan) {
        for (own, theirs) in self.last.iter_mut().zip(&other.last) {
            *own = (*own).max(*theirs);
        }
    }

    /// Whether this is at least as good as another plan with the same tile, whatever is left then. The
    /// quarries count for what can be paid, up to those that are always enough.
    pub(super) fn covers(&self, other: &Plan, enough: i32) -> bool {
        (self.quarries >= other.quarries || self.quarries >= enough)
            && self
                .last
                .iter()
                .zip(&other.last)
                .all(|(own, theirs)| own >= theirs)
    }
}

/// A city with two more tiles to lay.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// The quarries that have been covered so far.
    pub(super) quarries: i32,
    /// The plans that can follow, by the first of the two tiles.
    pub(super) plans: [Vec<Plan>; TILES],
}

/// The two players, from the point of view of the one to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The seat to decide.
    Own,
    /// The other player.
    Other,
}

/// The stones of both players without those for quarries from now on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stones {
    pub(super) own: i32,
    pub(super) other: i32,
}

impl Stones {
    pub(super) fn of(self, side: Side) -> i32 {
        match side {
            Side::Own => self.own,
            Side::Other => self.other,
        }
    }

    /// After a side has paid a price.
    pub(super) fn paid(self, side: Side, price: usize) -> Stones {
        let price = price as i32;
        match side {
            Side::Own => Stones {
                own: self.own - price,
                ..self
            },
            Side::Other => Stones {
                other: self.other - price,
                ..self
            },
        }
    }
}

/// What an end, or the sum of several ends, is worth to the seat to decide: utility first, then the
/// victories, then the points. Victories count in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(i64);

/// Points of margin that are worth half a victory, as in [`Evaluation::utility`].
const MARGIN_PER_HALF: i32 = 100;

impl Worth {
    /// Less and more than anything real, even added up.
    pub(super) const LEAST: Worth = Worth(-1 << 52);
    pub(super) const MOST: Worth = Worth(1 << 52);

    fn of_end(own: CityResult, other: CityResult) -> Worth {
        let halves = match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let margin = own.points() - other.points();
        let utility = i64::from(MARGIN_PER_HALF * halves + margin);
        Worth((utility << 32) + (i64::from(halves) << 24) + i64::from(own.points().max(0)))
    }

    /// The utility of all ends together, in 200ths.
    pub(super) fn utility(self) -> i64 {
        self.0 >> 32
    }

    /// The mean over so many ends.
    pub(super) fn evaluation(self, ends: usize) -> Evaluation {
        let ends = ends as f32;
        let halves = self.0 >> 24 & 0xff;
        let margin = self.utility() - i64::from(MARGIN_PER_HALF) * halves;
        Evaluation {
            win: halves as f32 / 2.0 / ends,
            margin: margin as f32 / ends,
            points: (self.0 & 0xff_ffff) as f32 / ends,
        }
    }

    /// The better of two for a side.
    fn better(self, other: Worth, side: Side) -> Worth {
        match side {
            Side::Own => self.max(other),
            Side::Other => self.min(other),
        }
    }

    fn worst(side: Side) -> Worth {
        match side {
            Side::Own => Worth::LEAST,
            Side::Other => Worth::MOST,
        }
    }
}

/// The sum over all orders of the stack of what the last round is worth. `left` is the tile that is left
/// of the site before; `mover` begins with `opening`, and the other player follows with `reply`.
pub(super) fn all_orders(
    left: Tile,
    stack: [Tile; 3],
    stones: Stones,
    mover: Side,
    opening: &Opening,
    reply: &Plan,
) -> Worth {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let ends = ORDERS.map(|[a, b, c]| {
        let site = [left, stack[a], stack[b], stack[c]];
        last_round(site, stones, mover, opening, reply)
    });
    Worth(ends.into_iter().map(|end| end.0).sum())
}

/// Number of orders of a stack for two players.
pub(super) const ORDERS: usize = 6;

fn last_round(
    site: [Tile; 4],
    stones: Stones,
    mover: Side,
    opening: &Opening,
    reply: &Plan,
) -> Worth {
    let other = match mover {
        Side::Own => Side::Other,
        Side::Other => Side::Own,
    };
    let can_reply = stones.of(other) + reply.quarries;
    let mut best = Worth::worst(mover);
    for (price, &tile) in site.iter().enumerate() {
        let paid = stones.of(mover) - price as i32;
        if paid + opening.quarries < 0 {
            break;
        }
        let mut three = [0; 3];
        let mut places = three.iter_mut();
        for &tile in site[..price].iter().chain(&site[price + 1..]) {
            if let Some(place) = places.next() {
                *place = tile;
            }
        }
        let pairs = [[1, 2], [0, 2], [0, 1]];
        for plan in &opening.plans[usize::from(tile)] {
            let can_end = paid + plan.quarries;
            let mut worst = Worth::worst(other);
            for (price, &tile) in three.iter().enumerate() {
                if can_reply < price as i32 {
                    break;
                }
                let [first, second] =
                    pairs[price].map(|place| plan.last[usize::from(three[place])]);
                let mut end = first.with(paid);
                if can_end > 0 {
                    end = end.max(second.with(paid - 1));
                }
                let theirs = reply.last[usize::from(tile)].with(stones.of(other) - price as i32);
                let worth = match mover {
                    Side::Own => Worth::of_end(end, theirs),
                    Side::Other => Worth::of_end(theirs, end),
                };
                worst = worst.better(worth, other);
            }
            best = best.better(worst, mover);
        }
    }
    best
}
