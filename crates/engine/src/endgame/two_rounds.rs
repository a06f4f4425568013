//! The last two rounds for two players, before the turn that the last stack follows: five or six turns, with
//! the tiles of the stack in one of six orders, which nobody knows yet. Without variants.
//!
//! What one player wins the other loses, so bounds cut most of it:
//!
//! 1. For each first laying of three tiles of a city: what can follow it at most, quickly
//!    ([`LayingBounds`](polis_akropolis::LayingBounds)).
//! 2. The moves of the seat to decide, the most promising first. One that is worth no more than the best
//!    so far, even with the most that can follow it, against an answer that was good before, is done.
//! 3. For the others the real plans are found: second layings with the best of each last tile on top of
//!    them. Those that are nowhere better than another one, even with the most that can follow, are left out.
//! 4. The answers of the other player in turn, likewise first with the most that can follow, until one
//!    refutes the move; if none does, it is evaluated exactly, and the best so far.
//!
//! So at the end the best move is known with its exact value, and of the others only that they are no
//! better.

mod plans;
mod takings;

use arrayvec::ArrayVec;
use polis_akropolis::{Akropolis, Move, TileId, Triangle, Variants};
use polis_game::{Game, Seat};

use crate::evaluation::Evaluation;
use crate::search::Solver;
use crate::tunables::TWO_ROUNDS_AFTER;
use plans::{CityTiles, FirstLaying, PlanSearch};
use takings::{MAX_STONES, ORDERS, Opening, Plan, Side, Stones, Tile, Worth, all_orders};

/// The solver of the last two rounds.
#[derive(Clone, Debug)]
pub struct TwoRounds {
    own: CityTiles,
    other: CityTiles,
    stones: Stones,
    /// Number of tiles of the site; those of the stack come after them.
    site: usize,
    /// The first layings of the seat to decide that are left to be bounded.
    own_openings: Vec<(Tile, Move)>,
    /// Its first layings, and their order: the next last.
    own_firsts: Vec<FirstLaying>,
    order: Vec<usize>,
    /// The layings of the other player that are left to be bounded or, where they lay two tiles,
    /// tried.
    other_openings: Vec<(Tile, Move)>,
    other_replies: Replies,
    /// The order in which answers are tried: the best so far first.
    reply_order: Vec<usize>,
    current: Option<Current>,
    preferred: Vec<Move>,
    best: Option<Worth>,
    evaluated: Vec<(Move, Evaluation)>,
    is_done: bool,
}

/// What the other player can answer.
#[derive(Clone, Debug)]
enum Replies {
    /// They lay three tiles: first layings.
    Three(Vec<FirstLaying>),
    /// They lay two: plans, and the search for those with each tile.
    Two(Vec<(Tile, Plan)>, Vec<(Tile, PlanSearch)>),
}

/// The move that is being evaluated.
#[derive(Clone, Debug)]
struct Current {
    first: usize,
    /// The answer that is being tried, by its place in the order.
    place: usize,
    /// The least that an answer leaves.
    worth: Worth,
}

/// Answers that are tried as soon as a move is looked at.
const REFUTATIONS: usize = 12;
/// Work of a step, about as much as a few playouts: layings that are tried in full, or what takes as long.
const WORK: usize = 12;
const WORK_OF_FIRST: usize = 8;

impl TwoRounds {
    /// Starts to solve a position; `None` where it is none of the last two rounds before the turn that
    /// the last stack follows, of a game for two without variants.
    pub(crate) fn new(position: &Akropolis) -> Option<TwoRounds> {
        let seat = position.to_move()?;
        let is_two = position.seats() == 2 && position.estate().is_none();
        let site = position.site();
        if !is_two
            || position.options().variants() != Variants::NONE
            || position.stacks() != 1
            || !(3..=4).contains(&site.len())
        {
            return None;
        }
        // Which tiles are to come, in the order of their numbers: theirs is not used.
        let tiles: Vec<TileId> = site
            .iter()
            .copied()
            .chain(position.still_to_come())
            .collect();
        let other = seat.next(2);
        let stones_of = |seat: Seat| i32::from(position.stones()[seat]);
        let stones = Stones {
            own: stones_of(seat),
            other: stones_of(other),
        };
        if tiles.len() != site.len() + 3 || stones.own.max(stones.other) > MAX_STONES / 2 {
            return None;
        }
        // The most that is paid after the first tile, by the number of tiles in the site at these turns.
        let (own_prices, other_prices) = match site.len() {
            4 => (1 + 2, 3 + 1),
            _ => (3 + 1, 2),
        };
        let city_of = |seat: Seat, prices: i32, stones: i32| CityTiles {
            city: position.cities()[seat],
            tiles: tiles.clone(),
            missing: prices - stones,
        };
        let own = city_of(seat, own_prices, stones.own);
        let other = city_of(other, other_prices, stones.other);
        let affordable = position.affordable_tiles().len();
        let openings = |city: &CityTiles, number: usize| {
            let placements = city.city.triangles().flat_map(Triangle::placements);
            let placements: Vec<_> = placements.collect();
            let tiles = city.tiles.iter().take(number).enumerate();
            tiles
                .flat_map(|(place, &tile)| {
                    let moves = placements.iter().map(move |&at| Move::new(tile, at));
                    moves.map(move |chosen| (place as Tile, chosen))
                })
                .collect::<Vec<_>>()
        };
        let all = site.len();
        let (other_openings, other_replies) = if all == 4 {
            (openings(&other, all), Replies::Three(Vec::new()))
        } else {
            let searches = (0..all as Tile).map(|tile| {
                let last = others(all, &[tile]);
                (tile, PlanSearch::new(&other, None, tile, &last))
            });
            (Vec::new(), Replies::Two(Vec::new(), searches.collect()))
        };
        Some(TwoRounds {
            own_openings: openings(&own, affordable),
            other_openings,
            other_replies,
            own,
            other,
            stones,
            site: all,
            own_firsts: Vec::new(),
            order: Vec::new(),
            reply_order: Vec::new(),
            current: None,
            preferred: Vec::new(),
            best: None,
            evaluated: Vec::new(),
            is_done: false,
        })
    }

    /// The tiles that the seat to decide can take after a first one, each with those that can come last.
    fn own_follows(&self, first: Tile) -> Vec<(Tile, Vec<Tile>)> {
        if self.site == 4 {
            // The next one is of this site, too.
            let old = (0..4).filter(|&tile| tile != first);
            old.map(|next| (next, others(4, &[first, next]))).collect()
        } else {
            follows_of_stack(3, first)
        }
    }

    /// Does a piece of work; returns how much it was.
    fn advance(&mut self) -> usize {
        if let Some((tile, chosen)) = self.own_openings.pop() {
            let follows = self.own_follows(tile);
            let first = FirstLaying::new(&self.own, tile, chosen, follows);
            self.own_firsts.push(first);
            if self.own_openings.is_empty() {
                self.sort_own();
            }
            return WORK_OF_FIRST;
        }
        match &mut self.other_replies {
            Replies::Three(firsts) => {
                if let Some((tile, chosen)) = self.other_openings.pop() {
                    let follows = follows_of_stack(4, tile);
                    firsts.push(FirstLaying::new(&self.other, tile, chosen, follows));
                    if self.other_openings.is_empty() {
                        self.reply_order = (0..firsts.len()).collect();
                        self.reply_order.sort_by_key(|&place| {
                            let first = &firsts[place];
                            std::cmp::Reverse(first.promise - i32::from(first.tile))
                        });
                    }
                    return WORK_OF_FIRST;
                }
            }
            Replies::Two(plans, searches) => {
                if let Some((tile, search)) = searches.last_mut() {
                    let work = search.step(&self.other, WORK);
                    if search.rest.is_empty() {
                        let tile = *tile;
                        plans.extend(search.plans.iter().map(|&plan| (tile, plan)));
                        searches.pop();
                        self.reply_order = (0..plans.len()).collect();
                    }
                    return work + 1;
                }
            }
        }
        self.evaluate()
    }

    /// Puts the first layings into the order in which they are tried: some that are preferred, then by what they
    /// promise.
    fn sort_own(&mut self) {
        let rank = |chosen: Move| {
            let place = self
                .preferred
                .iter()
                .take(PREFERRED)
                .position(|&one| one == chosen);
            place.unwrap_or(PREFERRED)
        };
        self.order = (0..self.own_firsts.len()).collect();
        let firsts = &self.own_firsts;
        self.order.sort_by_cached_key(|&place| {
            let first = &firsts[place];
            let promise = first.promise - i32::from(first.tile);
            (std::cmp::Reverse(rank(first.chosen)), promise)
        });
    }

    /// Goes on with the move that is being evaluated, or begins with the next; returns how much work it
    /// was.
    fn evaluate(&mut self) -> usize {
        let Some(mut current) = self.current.take() else {
            let Some(first) = self.order.pop() else {
                self.is_done = true;
                return WORK;
            };
            self.current = Some(Current {
                first,
                place: 0,
                worth: Worth::MOST,
            });
            return self.refute();
        };
        let first = &self.own_firsts[current.first];
        let Some(&reply) = self.reply_order.get(current.place) else {
            // Nothing refutes it.
            self.best = Some(current.worth);
            let evaluation = current.worth.evaluation(ORDERS);
            self.evaluated.push((first.chosen, evaluation));
            return 1;
        };
        let between = |own: &Opening, theirs: Theirs| self.after(first, own, reply, theirs);
        let Some(least) = between(&first.least, Theirs::Most) else {
            current.place += 1;
            self.current = Some(current);
            return 1;
        };
        // 1. It is no better for the other player than another answer.
        if least.utility() >= current.worth.utility() {
            current.place += 1;
            self.current = Some(current);
            return 1;
        }
        // 2. It refutes the move, or its value is known.
        let most = between(&first.most, Theirs::Least).unwrap_or(Worth::MOST);
        let is_refuted = self
            .best
            .is_some_and(|best| most.utility() <= best.utility());
        if is_refuted || least.utility() == most.utility() {
            self.reply_order[..=current.place].rotate_right(1);
            if is_refuted {
                return 2;
            }
            current.worth = most;
            current.place += 1;
            self.current = Some(current);
            return 2;
        }
        // 3. What is not known yet of one of the two matters.
        let real = between(&first.least, Theirs::Least).unwrap_or(Worth::MOST);
        let work = if real.utility() > least.utility() {
            self.refine_other(current.first, reply)
        } else {
            self.refine_own(current.first, reply)
        };
        self.current = Some(current);
        work
    }

    /// Drops the current move where an answer that was good before refutes it.
    fn refute(&mut self) -> usize {
        let (Some(current), Some(best)) = (&self.current, self.best) else {
            return 1;
        };
        let first = &self.own_firsts[current.first];
        let is_refuted = (0..REFUTATIONS.min(self.reply_order.len())).find(|&place| {
            let worth = self.after(first, &first.most, self.reply_order[place], Theirs::Least);
            worth.is_some_and(|worth| worth.utility() <= best.utility())
        });
        if let Some(place) = is_refuted {
            self.reply_order[..=place].rotate_right(1);
            self.current = None;
        }
        2
    }

    /// Finds more plans of the seat to decide, with the tiles that matter most to this answer.
    fn refine_own(&mut self, place: usize, reply: usize) -> usize {
        let first = &self.own_firsts[place];
        let utility = |opening: &Opening| {
            let worth = self.after(first, opening, reply, Theirs::Least);
            worth.map_or(0, |worth| -worth.utility())
        };
        match most_critical(first, utility) {
            Some(next) => self.own_firsts[place].refine(&self.own, next) + 1,
            None => WORK,
        }
    }

    /// Finds more plans of the other player, with the tiles that matter most to this move.
    fn refine_other(&mut self, place: usize, reply: usize) -> usize {
        let Replies::Three(firsts) = &self.other_replies else {
            return WORK;
        };
        let (first, theirs) = (&self.own_firsts[place], &firsts[reply]);
        let utility = |opening: &Opening| {
            let worth = self.after(first, &first.least, reply, Theirs::These(opening));
            worth.map_or(0, Worth::utility)
        };
        let critical = most_critical(theirs, utility);
        match (&mut self.other_replies, critical) {
            (Replies::Three(firsts), Some(next)) => firsts[reply].refine(&self.other, next) + 1,
            (Replies::Three(_) | Replies::Two(..), _) => WORK,
        }
    }

    /// What a first laying is worth with these plans after an answer; `None` where that cannot be paid.
    fn after(
        &self,
        first: &FirstLaying,
        opening: &Opening,
        reply: usize,
        theirs: Theirs<'_>,
    ) -> Option<Worth> {
        let stones = self.stones.paid(Side::Own, usize::from(first.tile));
        let site = (0..self.site as Tile).filter(|&tile| tile != first.tile);
        let mut site: ArrayVec<Tile, 4> = site.collect();
        let stack = [0, 1, 2].map(|place| (self.site + place) as Tile);
        let mut take = |tile: Tile| {
            let price = site.iter().position(|&other| other == tile)?;
            site.remove(price);
            (price as i32 <= stones.other).then_some(price)
        };
        match &self.other_replies {
            Replies::Three(firsts) => {
                let reply = &firsts[reply];
                let price = take(reply.tile)?;
                let stones = stones.paid(Side::Other, price);
                let their_opening = match theirs {
                    Theirs::Most => &reply.most,
                    Theirs::Least => &reply.least,
                    Theirs::These(opening) => opening,
                };
                let mut best = Worth::LEAST;
                for (price, &tile) in site.iter().enumerate() {
                    if stones.own + opening.quarries < price as i32 {
                        break;
                    }
                    let left = site[1 - price];
                    let stones = stones.paid(Side::Own, price);
                    for plan in &opening.plans[usize::from(tile)] {
                        let end = all_orders(left, stack, stones, Side::Other, their_opening, plan);
                        best = best.max(end);
                    }
                }
                Some(best)
            }
            Replies::Two(plans, _) => {
                let (tile, plan) = &plans[reply];
                let price = take(*tile)?;
                let stones = stones.paid(Side::Other, price);
                Some(all_orders(site[0], stack, stones, Side::Own, opening, plan))
            }
        }
    }
}

/// The plans of the other player, where they lay three tiles.
#[derive(Clone, Copy)]
enum Theirs<'a> {
    /// With what can follow at most.
    Most,
    /// Those that are found.
    Least,
    /// Others.
    These(&'a Opening),
}

/// The next tile with which it matters most what is not found yet: without it, what `loss` says is the
/// largest.
fn most_critical(first: &FirstLaying, loss: impl Fn(&Opening) -> i64) -> Option<Tile> {
    first
        .open_tiles()
        .max_by_key(|&next| loss(&first.most_without(next)))
}

/// Moves that are tried first because the search prefers them.
const PREFERRED: usize = 8;

/// The tiles of a site of this size and the stack but for some.
fn others(site: usize, without: &[Tile]) -> Vec<Tile> {
    let tiles = 0..site as Tile + 3;
    tiles.filter(|tile| !without.contains(tile)).collect()
}

/// What can follow for a player whose next tile comes after the stack: where it is the one that is left of the site,
/// the last is of the stack.
fn follows_of_stack(site: usize, first: Tile) -> Vec<(Tile, Vec<Tile>)> {
    let next = others(site, &[first]).into_iter();
    next.map(|next| {
        let last = if usize::from(next) < site {
            (site as Tile..site as Tile + 3).collect()
        } else {
            others(site, &[first, next])
        };
        (next, last)
    })
    .collect()
}

impl Solver for TwoRounds {
    type Move = Move;

    fn starts_after(&self) -> u32 {
        TWO_ROUNDS_AFTER
    }

    /// The first of them is evaluated in any case, as nothing is known yet that refutes it.
    fn prefer(&mut self, moves: &[Move]) {
        let before = std::mem::take(&mut self.preferred);
        let others = before.into_iter().filter(|one| !moves.contains(one));
        self.preferred = moves.iter().copied().chain(others).collect();
        self.preferred.truncate(PREFERRED);
    }

    fn step(&mut self) {
        let mut work = 0;
        while work < WORK && !self.is_done {
            work += self.advance();
        }
    }

    /// Of most moves it is only known that they are no better than the best.
    fn is_done(&self) -> bool {
        false
    }

    fn is_best_known(&self) -> bool {
        self.is_done
    }

    fn evaluated(&self) -> &[(Move, Evaluation)] {
        &self.evaluated
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
