//! The turn before the last stack is laid out, for two and solo: after it a round is left, with the
//! tiles of the stack in one of six orders, which nobody knows yet.
//!
//! 1. For the other player, who has the first and the last turn of that round: every first laying
//!    with the best laying of each other tile on top of it. Layings that are nowhere better than
//!    another one are left out.
//! 2. For each move of the seat to decide: the best laying of each other tile on top of it.
//! 3. For each order the tree of takings; every order has the same share.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use polis_akropolis::{Akropolis, Move, TileId, Triangle, Variants};
use polis_game::{Game, Outcome, PerSeat, Seat};

use super::laying::{Effect, Laying, Layings, laying_of, layings, points};
use super::{outcome, prefer};
use crate::evaluation::Evaluation;
use crate::search::Solver;
use crate::tunables::SOLVER_AFTER;

/// The solver of the turn before the last stack.
#[derive(Clone, Debug)]
pub struct LastStack {
    seat: Seat,
    variants: Variants,
    /// The position without what is known of the last stack.
    position: Akropolis,
    /// The position with each order of the last stack, without the cities.
    orders: Vec<Akropolis>,
    /// The tiles that can be in the site from now on.
    tiles: ArrayVec<TileId, 5>,
    /// The points of the districts of each city, as they are.
    districts: PerSeat<i32>,
    /// The first layings of the other player that are left to be tried.
    openings: Vec<Move>,
    /// What the other player can begin with, by tile.
    plans: Vec<(TileId, Vec<Plan>)>,
    /// The moves that are left to be tried, the first last.
    untried: Vec<Move>,
    tried: Vec<(Move, Evaluation)>,
    /// What is worth what, of the moves that were tried.
    known: HashMap<Effect, Evaluation>,
}

/// The first laying of the other player, and what can follow it.
#[derive(Clone, Debug)]
struct Plan {
    quarries: u8,
    next: Layings,
}

impl Plan {
    /// Whether this is at least as good as another plan with the same tile, whatever is left then.
    fn covers(&self, other: &Plan) -> bool {
        let value = |plan: &Plan, laying: Laying| {
            let quarries = plan.quarries;
            (
                laying.total + i32::from(quarries),
                laying.quarries + quarries,
            )
        };
        self.quarries >= other.quarries
            && self.next.iter().zip(&other.next).all(|(own, theirs)| {
                own.0 == theirs.0 && value(self, own.1) >= value(other, theirs.1)
            })
    }
}

/// Layings that are tried in a step, which together take about as long as a playout.
const OPENINGS: usize = 4;
const MOVES: usize = 4;

impl LastStack {
    /// Starts to solve a position; `None` where it is not the turn before the last stack of a game
    /// for two or solo.
    pub(crate) fn new(position: &Akropolis) -> Option<LastStack> {
        let seat = position.to_move()?;
        if position.stacks() != 1 || position.site().len() != 2 || position.seats() != 2 {
            return None;
        }
        // Whatever is known of the order of the stack is not used.
        let mut position = position.clone();
        position.redact(seat);
        let variants = position.options().variants();
        let stack: ArrayVec<TileId, 3> = position.still_to_come().collect();
        let orders = permutations(&stack)
            .into_iter()
            .map(|order| {
                let mut setup = position.setup();
                let first = setup.deck.len() - order.len();
                for (place, tile) in setup.deck[first..].iter_mut().zip(order) {
                    *place = Some(tile);
                }
                let mut ordered = position.without_cities();
                ordered.learn(&setup);
                ordered
            })
            .collect();
        let tiles: ArrayVec<TileId, 5> = position.site().iter().copied().chain(stack).collect();
        let other = position.cities().iter().find(|&(other, _)| other != seat);
        let openings = other.into_iter().flat_map(|(_, city)| {
            let placements = city.triangles().flat_map(Triangle::placements);
            let tiles = tiles.clone();
            placements.flat_map(move |placement| {
                let tiles = tiles.clone();
                tiles
                    .into_iter()
                    .map(move |tile| Move::new(tile, placement))
            })
        });
        let mut untried = position.legal_moves();
        untried.reverse();
        Some(LastStack {
            seat,
            variants,
            orders,
            districts: position.cities().map(|city| points(city, variants)),
            openings: openings.collect(),
            plans: tiles.iter().map(|&tile| (tile, Vec::new())).collect(),
            tiles,
            tried: Vec::with_capacity(untried.len()),
            untried,
            known: HashMap::new(),
            position,
        })
    }

    /// The tiles that can be taken beside this one: of the two that are in the site now, one is gone
    /// when the stack is out.
    fn beside(&self, tile: TileId) -> impl Iterator<Item = TileId> {
        let is_old = self.tiles[..2].contains(&tile);
        let from = if is_old { 2 } else { 0 };
        let rest = self.tiles[from..].iter().copied();
        rest.filter(move |&other| other != tile)
    }

    /// Finds what can follow a first laying of the other player, and keeps it if it is of use.
    fn open(&mut self, opening: Move) {
        let other = self.seat.next(self.position.seats());
        let mut city = self.position.cities()[other];
        let laid = city.lay_unchecked(opening.tile, opening.placement());
        let plan = Plan {
            quarries: laid.quarries,
            next: layings(&city, self.beside(opening.tile), self.variants),
        };
        for (tile, plans) in &mut self.plans {
            if *tile == opening.tile && !plans.iter().any(|known| known.covers(&plan)) {
                plans.retain(|known| !plan.covers(known));
                plans.push(plan);
                return;
            }
        }
    }

    /// The exact evaluation of a move.
    fn evaluate(&mut self, chosen: Move) -> Option<Evaluation> {
        let city = &self.position.cities()[self.seat];
        let laying = Laying::of(city, chosen, self.variants);
        let mut city = *city;
        city.lay_unchecked(chosen.tile, chosen.placement());
        let rest = self.tiles.iter().copied();
        let rest = rest.filter(|&tile| tile != chosen.tile);
        let effect = Effect {
            tile: chosen.tile,
            laying,
            next: layings(&city, rest, self.variants),
        };
        if let Some(&known) = self.known.get(&effect) {
            return Some(known);
        }
        let evaluation = self.mean(&effect)?;
        self.known.insert(effect, evaluation);
        Some(evaluation)
    }

    /// The mean over all orders of the stack.
    fn mean(&self, effect: &Effect) -> Option<Evaluation> {
        let mut districts = self.districts.clone();
        districts[self.seat] = effect.laying.districts();
        let mut sum = Evaluation {
            win: 0.0,
            margin: 0.0,
            points: 0.0,
        };
        let share = 1.0 / self.orders.len() as f32;
        for order in &self.orders {
            let mut after = order.clone();
            after
                .take_unlaid(effect.tile, effect.laying.quarries)
                .ok()?;
            let end = self.play_on(&after, &districts, &effect.next, None)?;
            let evaluation = Evaluation::of_outcome(&end, self.seat);
            sum.win += share * evaluation.win;
            sum.margin += share * evaluation.margin;
            sum.points += share * evaluation.points;
        }
        Some(sum)
    }

    /// How the game ends when every seat takes what is best for it. `position` has no cities:
    /// `districts` has what they bring. `theirs` is what the other player has begun.
    fn play_on(
        &self,
        position: &Akropolis,
        districts: &PerSeat<i32>,
        own: &Layings,
        theirs: Option<&Plan>,
    ) -> Option<Outcome> {
        let Some(seat) = position.to_move() else {
            return Some(outcome(position, districts));
        };
        let mut best: Option<(Outcome, f32)> = None;
        let mut offer = |end: Outcome| {
            let utility = Evaluation::of_outcome(&end, seat).utility();
            if best.as_ref().is_none_or(|&(_, most)| utility > most) {
                best = Some((end, utility));
            }
        };
        for &tile in position.affordable_tiles() {
            if seat != self.seat && theirs.is_none() {
                let (_, plans) = self.plans.iter().find(|(other, _)| *other == tile)?;
                for plan in plans {
                    let mut after = position.clone();
                    after.take_unlaid(tile, plan.quarries).ok()?;
                    offer(self.play_on(&after, districts, own, Some(plan))?);
                }
                continue;
            }
            let layings = match theirs {
                Some(plan) if seat != self.seat => &plan.next,
                Some(_) | None => own,
            };
            let laying = laying_of(layings, tile)?;
            let mut after = position.clone();
            after.take_unlaid(tile, laying.quarries).ok()?;
            let mut districts = districts.clone();
            districts[seat] = laying.districts();
            offer(self.play_on(&after, &districts, own, theirs)?);
        }
        best.map(|(end, _)| end)
    }
}

impl Solver for LastStack {
    type Move = Move;

    fn starts_after(&self) -> u32 {
        SOLVER_AFTER
    }

    fn prefer(&mut self, moves: &[Move]) {
        prefer(&mut self.untried, moves);
    }

    fn step(&mut self) {
        if !self.openings.is_empty() {
            for _ in 0..OPENINGS {
                if let Some(opening) = self.openings.pop() {
                    self.open(opening);
                }
            }
            return;
        }
        for _ in 0..MOVES {
            let Some(chosen) = self.untried.pop() else {
                return;
            };
            if let Some(evaluation) = self.evaluate(chosen) {
                self.tried.push((chosen, evaluation));
            }
        }
    }

    fn is_done(&self) -> bool {
        self.untried.is_empty() && !self.tried.is_empty()
    }

    fn evaluated(&self) -> &[(Move, Evaluation)] {
        &self.tried
    }
}

/// All orders of some tiles.
fn permutations(tiles: &[TileId]) -> Vec<Vec<TileId>> {
    let mut orders = vec![Vec::new()];
    for &tile in tiles {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<TileId>| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, tile);
                    longer
                })
            })
            .collect();
    }
    orders
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
