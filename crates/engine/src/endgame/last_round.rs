//! The last round: the last stack is out, and everything is known.
//!
//! 1. For each other seat, which has one turn left: the best laying of each tile of the site.
//! 2. For each move of the seat to decide: where it has another turn after the others, the best
//!    laying of each other tile on top of that move.
//! 3. The tree of takings.

use std::collections::HashMap;

use polis_akropolis::{Akropolis, Move, Variants};
use polis_game::{Game, Outcome, PerSeat, Seat};

use super::laying::{Effect, Laying, Layings, laying_of, layings, points};
use super::{outcome, prefer};
use crate::evaluation::Evaluation;
use crate::search::Solver;
use crate::tunables::SOLVER_AFTER;

/// The solver of the last round.
#[derive(Clone, Debug)]
pub struct LastRound {
    position: Akropolis,
    seat: Seat,
    variants: Variants,
    /// Whether the seat to decide has another turn after this one.
    has_another: bool,
    /// The points of the districts of each city, as they are.
    districts: PerSeat<i32>,
    /// What each other seat can make of each tile; empty until it is found.
    others: PerSeat<Layings>,
    /// The moves that are left to be tried, the first last.
    untried: Vec<Move>,
    tried: Vec<(Move, Evaluation)>,
    /// What follows is the same after moves with the same effect on what counts.
    known: HashMap<Effect, Evaluation>,
    is_prepared: bool,
}

/// Moves that are tried in a step: where another turn follows, these take about as long as a playout.
const MOVES_WITH_ANOTHER: usize = 4;
const MOVES: usize = 128;

impl LastRound {
    /// Starts to solve a position; `None` before the last stack is out, and after the end.
    pub(crate) fn new(position: &Akropolis) -> Option<LastRound> {
        let seat = position.to_move()?;
        if position.stacks() > 0 {
            return None;
        }
        let variants = position.options().variants();
        let mut untried = position.legal_moves();
        untried.reverse();
        Some(LastRound {
            seat,
            variants,
            has_another: position.site().len() - 1 > position.seats(),
            districts: position.cities().map(|city| points(city, variants)),
            others: PerSeat::from_fn(position.seats(), |_| Layings::new()),
            tried: Vec::with_capacity(untried.len()),
            untried,
            known: HashMap::new(),
            is_prepared: false,
            position: position.clone(),
        })
    }

    /// Finds what the other seats can make of the tiles.
    fn prepare(&mut self) {
        for (seat, city) in self.position.cities().iter() {
            if seat != self.seat {
                self.others[seat] =
                    layings(city, self.position.site().iter().copied(), self.variants);
            }
        }
    }

    /// The exact evaluation of a move.
    fn evaluate(&mut self, chosen: Move) -> Option<Evaluation> {
        let city = &self.position.cities()[self.seat];
        let laying = Laying::of(city, chosen, self.variants);
        let next = if self.has_another {
            let mut city = *city;
            city.lay_unchecked(chosen.tile, chosen.placement());
            let site = self.position.site().iter().copied();
            let rest = site.filter(|&tile| tile != chosen.tile);
            layings(&city, rest, self.variants)
        } else {
            Layings::new()
        };
        let effect = Effect {
            tile: chosen.tile,
            laying,
            next,
        };
        if let Some(&known) = self.known.get(&effect) {
            return Some(known);
        }
        let mut after = self.position.without_cities();
        after.take_unlaid(chosen.tile, laying.quarries).ok()?;
        let mut districts = self.districts.clone();
        districts[self.seat] = laying.districts();
        let end = self.play_on(&after, &districts, &effect.next)?;
        let evaluation = Evaluation::of_outcome(&end, self.seat);
        self.known.insert(effect, evaluation);
        Some(evaluation)
    }

    /// How the game ends when every seat takes what is best for it. `position` has no cities:
    /// `districts` has what they bring.
    fn play_on(
        &self,
        position: &Akropolis,
        districts: &PerSeat<i32>,
        own: &Layings,
    ) -> Option<Outcome> {
        let Some(seat) = position.to_move() else {
            return Some(outcome(position, districts));
        };
        let layings = if seat == self.seat {
            own
        } else {
            &self.others[seat]
        };
        let mut best: Option<(Outcome, [f32; 2])> = None;
        for &tile in position.affordable_tiles() {
            let laying = laying_of(layings, tile)?;
            let mut after = position.clone();
            after.take_unlaid(tile, laying.quarries).ok()?;
            let mut districts = districts.clone();
            districts[seat] = laying.districts();
            let end = self.play_on(&after, &districts, own)?;
            let utility = |seat| Evaluation::of_outcome(&end, seat).utility();
            // First what the seat wants, then what harms the one to decide.
            let wish = [utility(seat), -utility(self.seat)];
            if best.as_ref().is_none_or(|(_, most)| wish > *most) {
                best = Some((end, wish));
            }
        }
        best.map(|(end, _)| end)
    }
}

impl Solver for LastRound {
    type Move = Move;

    fn starts_after(&self) -> u32 {
        if self.has_another { SOLVER_AFTER } else { 0 }
    }

    fn prefer(&mut self, moves: &[Move]) {
        prefer(&mut self.untried, moves);
    }

    fn step(&mut self) {
        if !self.is_prepared {
            self.prepare();
            self.is_prepared = true;
            return;
        }
        let moves = if self.has_another {
            MOVES_WITH_ANOTHER
        } else {
            MOVES
        };
        for _ in 0..moves {
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
pub(super) mod tests;
