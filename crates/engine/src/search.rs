//! The search: best-arm identification by asynchronous successive halving.
//!
//! 1. The network ranks all moves one ply ahead; in that order they become candidates.
//! 2. A candidate is tried on *futures*: random orders of the unseen tiles, numbered, the same for
//!    all candidates, so that two of them are compared on what both have met. A playout is short
//!    and ends with an evaluation. In Architekton it goes through a tree of what was decided after
//!    the candidate before.
//! 3. Candidates climb rungs. On each rung they have met twice as many futures as on the one below.
//!    The better half of those that reached a rung climbs on; where nobody may, the next best move
//!    of the network enters on the lowest rung, and when all have entered, the lowest climb.
//! 4. Nobody is eliminated: who had bad luck on a few futures climbs as soon as the half that may is
//!    large enough.
//! 5. Where the rest of the game can be calculated, a solver works in turn with the playouts, and
//!    its exact values take their place as soon as it has some.

mod candidate;
mod playout;
mod solver;
mod tree;

use crate::evaluation::{Evaluate, Evaluation, Net};
use polis_game::{Chance, View, chance};
use rand::Rng;

use crate::preference::preferences;
use crate::stop_condition::StopCondition;
use crate::tunables::{
    EXACT_MOVES, FIRST_ENTRANTS, FIRST_RUNG, MOST_FUTURES, SETTLED_FUTURES, SETTLED_Z,
};

pub use candidate::{Candidate, Certainty};
pub(crate) use candidate::{mean, mean_and_error};
pub(crate) use playout::Playout;
pub use solver::Solver;
pub(crate) use tree::Tree;

/// How wide and how deep the playouts of a search are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchOptions {
    /// Length of a playout, in decisions of each person; who plays alone makes twice as many.
    pub playout_depth: usize,
    /// Number of moves that are sampled for each decision of a playout.
    pub playout_width: usize,
}

impl SearchOptions {
    /// The options with which the engine plays a game best.
    pub const fn of<G: Evaluate>() -> SearchOptions {
        SearchOptions {
            playout_depth: G::TUNABLES.playout_depth,
            playout_width: G::TUNABLES.playout_width,
        }
    }
}

/// A search in progress. It can be stopped after any step, and always has an answer.
///
/// The answer depends on the view, the options, the seed and the number of steps, on nothing else;
/// above all not on the order of the tiles that the seat cannot see.
#[derive(Clone, Debug)]
pub struct Search<'a, G: Evaluate> {
    view: View<G>,
    playout: Playout<'a, G>,
    rng: Chance,
    /// The seed of each future that somebody has met.
    futures: Vec<u64>,
    /// The moves that have not been tried, the best last.
    untried: Vec<(f32, G::Move)>,
    /// All moves that were tried.
    arms: Vec<Arm<G::Move>>,
    /// Index of the arm that is climbing to its next rung.
    climbing: usize,
    solver: Option<G::Solver>,
    steps: u32,
    is_decided: bool,
}

/// A candidate and its playouts: an arm of the bandit.
#[derive(Clone, Debug)]
struct Arm<M> {
    chosen: M,
    /// Number of rungs that it has reached: none before its first futures.
    rungs: usize,
    /// The evaluation on each future that it has met.
    runs: Vec<Evaluation>,
    /// The sum of the utilities up to each rung.
    sums: Vec<f64>,
    tree: Tree<M>,
}

impl<M> Arm<M> {
    fn new(chosen: M) -> Arm<M> {
        Arm {
            chosen,
            rungs: 0,
            runs: Vec::new(),
            sums: Vec::new(),
            tree: Tree::default(),
        }
    }

    /// Number of futures up to the rung that it has reached.
    fn futures(&self) -> usize {
        self.rungs.checked_sub(1).map_or(0, futures_of)
    }

    /// Adds an evaluation; returns whether that was the last one before a rung.
    fn run(&mut self, evaluation: Evaluation) -> bool {
        self.runs.push(evaluation);
        if self.runs.len() < futures_of(self.rungs) {
            return false;
        }
        let before = self.sums.last().copied().unwrap_or_default();
        let new = &self.runs[self.futures()..];
        let new: f64 = new.iter().map(|run| f64::from(run.utility())).sum();
        self.sums.push(before + new);
        self.rungs += 1;
        true
    }
}

/// Number of futures that an arm has met on a rung, counted from 0.
fn futures_of(rung: usize) -> usize {
    FIRST_RUNG << rung
}

impl<'a, G: Evaluate> Search<'a, G> {
    /// Starts a search by ranking all moves; `None` when the seat of the view has nothing to decide.
    pub fn new(
        view: &View<G>,
        net: &'a Net,
        options: SearchOptions,
        seed: u64,
    ) -> Option<Search<'a, G>> {
        let seat = view.seat();
        if view.position().to_move() != Some(seat) {
            return None;
        }
        let mut rng = chance(seed);
        let truth = view.fill(&mut rng);
        let mut untried = Vec::new();
        preferences(&truth, net, seat, &mut untried);
        untried.retain(|&(_, chosen)| !truth.is_duplicate(chosen));
        // The order among equals is that of the rules, so that equal seeds give equal answers.
        untried.reverse();
        untried.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut search = Search {
            view: view.clone(),
            playout: Playout::new(view, net, options),
            rng,
            futures: Vec::new(),
            untried,
            arms: Vec::new(),
            climbing: 0,
            solver: view.position().solver(),
            steps: 0,
            is_decided: false,
        };
        if let Some(solver) = &mut search.solver {
            let best_first = search.untried.iter().rev().map(|&(_, chosen)| chosen);
            solver.prefer(&best_first.collect::<Vec<_>>());
        }
        search.enter();
        Some(search)
    }

    /// Tries a legal move early, whatever the network thinks of it. Has no effect after the first
    /// step.
    pub fn add(&mut self, chosen: G::Move) {
        let is_in = self.arms.iter().any(|arm| arm.chosen == chosen);
        if self.steps > 0 || is_in || !self.view.position().is_legal(chosen) {
            return;
        }
        self.untried.retain(|&(_, other)| other != chosen);
        self.untried.push((f32::INFINITY, chosen));
        if let Some(solver) = &mut self.solver {
            solver.prefer(&[chosen]);
        }
    }

    /// Has the exact value of a legal move calculated as well as that of the best, where the rest of the
    /// game can be. Has no effect after the first step.
    pub fn prove(&mut self, chosen: G::Move) {
        if let Some(solver) = &mut self.solver
            && self.steps == 0
            && self.view.position().is_legal(chosen)
        {
            solver.prefer(&[chosen]);
        }
    }

    /// Number of steps so far: playouts, and steps of the solver.
    pub fn playouts(&self) -> u32 {
        self.steps
    }

    /// Whether more playouts would hardly change the answer.
    pub fn is_settled(&self) -> bool {
        self.is_decided
    }

    /// Whether the answer is calculated, not estimated.
    pub fn is_proven(&self) -> bool {
        self.solver.as_ref().is_some_and(Solver::is_done)
    }

    /// Whether the best move is calculated, and what this one is worth.
    pub fn is_proven_for(&self, chosen: G::Move) -> bool {
        self.solver.as_ref().is_some_and(|solver| {
            let mut evaluated = solver.evaluated().iter();
            solver.is_best_known() && evaluated.any(|&(one, _)| one == chosen)
        })
    }

    /// Takes a step towards an exact solution only; returns false where there is none to take.
    pub fn solve(&mut self) -> bool {
        let Some(solver) = (self.solver.as_mut()).filter(|solver| !solver.is_best_known()) else {
            return false;
        };
        solver.step();
        self.is_decided = self.is_decided || solver.is_best_known();
        if solver.has_failed() {
            self.solver = None;
        }
        true
    }

    /// Steps until the condition says to stop, or the search is settled.
    pub fn run(&mut self, stop: &mut impl StopCondition) {
        while !self.is_settled() && !stop.should_stop(self.steps) {
            self.step();
        }
    }

    /// Runs one playout, or takes a step towards an exact solution.
    pub fn step(&mut self) {
        self.steps = self.steps.saturating_add(1);
        if self.steps % 2 == 1
            && let Some(solver) = &mut self.solver
            && self.steps > solver.starts_after()
            && !solver.is_best_known()
        {
            solver.step();
            self.is_decided = self.is_decided || solver.is_best_known();
            if solver.has_failed() {
                self.solver = None;
            }
            return;
        }
        let number = self.arms[self.climbing].runs.len();
        if number == self.futures.len() {
            self.futures.push(self.rng.next_u64());
        }
        let seed = self.futures[number];
        let arm = &mut self.arms[self.climbing];
        let position = self.view.position();
        let evaluation = (self.playout).run(position, arm.chosen, &mut arm.tree, seed);
        if arm.run(evaluation) {
            self.is_decided = self.is_decided || self.is_clear();
            self.climb();
        }
    }

    /// The moves that were compared closely enough to tell of them, the best first; before the first
    /// step, the move that the network ranks first, with no playouts.
    ///
    /// Their evaluations can be compared: each is derived from how far it is behind the best on the
    /// futures that both have met. They flatter the best a little, which was chosen by them; to
    /// judge a move, [compare](crate::Comparison) it on fresh futures.
    pub fn candidates(&self) -> Vec<Candidate<G::Move>> {
        if let Some(solution) = self.solution() {
            return candidate::proven(solution);
        }
        let best = self.leader();
        let leader = &self.arms[best];
        let alone = Candidate::alone(leader.chosen, &leader.runs);
        let least = leader.futures() / TOLD_SHARE;
        let mut told: Vec<Candidate<G::Move>> = self
            .arms
            .iter()
            .enumerate()
            .filter(|&(place, arm)| place != best && arm.rungs > 0 && arm.futures() >= least)
            .map(|(_, arm)| {
                let futures = arm.futures().min(leader.futures());
                Candidate::behind(arm.chosen, &arm.runs, &leader.runs, futures).at_most(&alone)
            })
            .collect();
        told.sort_by(|one, other| {
            let [one, other] = [one, other].map(|told| told.evaluation.utility());
            other.total_cmp(&one)
        });
        told.insert(0, alone);
        self.with_proven(told)
    }

    /// Moves that were estimated in some other way, with those that are evaluated exactly in their place
    /// once the best of all moves is known.
    pub fn with_proven(&self, estimated: Vec<Candidate<G::Move>>) -> Vec<Candidate<G::Move>> {
        match &self.solver {
            Some(solver) if solver.is_best_known() => {
                candidate::after_proven(solver.evaluated(), estimated)
            }
            Some(_) | None => estimated,
        }
    }

    /// The moves that were tried, those that climbed highest first, and the better before the worse
    /// on the same rung. The first is the best.
    pub fn ranking(&self) -> Vec<G::Move> {
        if let Some(solution) = self.solution() {
            let proven = candidate::proven(solution).into_iter();
            return proven.map(|candidate| candidate.chosen).collect();
        }
        let best = self.leader();
        let mut others: Vec<&Arm<G::Move>> = (self.arms.iter().enumerate())
            .filter(|&(place, arm)| place != best && arm.rungs > 0)
            .map(|(_, arm)| arm)
            .collect();
        others.sort_by(|one, other| {
            let sum = |arm: &Arm<G::Move>| arm.sums.last().copied().unwrap_or_default();
            let higher = other.rungs.cmp(&one.rungs);
            higher.then(sum(other).total_cmp(&sum(one)))
        });
        let others = others.into_iter().map(|arm| arm.chosen);
        let tried = std::iter::once(self.arms[best].chosen).chain(others);
        let proven = self.proven_best().map(|(chosen, _)| chosen);
        let others = tried.filter(|&chosen| proven != Some(chosen));
        proven.into_iter().chain(others).collect()
    }

    /// The moves that were not tried, those that the network ranks first first.
    pub fn untried(&self) -> impl Iterator<Item = G::Move> {
        self.untried.iter().rev().map(|&(_, chosen)| chosen)
    }

    /// The best move so far.
    pub fn best(&self) -> G::Move {
        let solved = self.solution().and_then(candidate::best_of);
        let best = solved.or_else(|| self.proven_best());
        best.map_or_else(|| self.arms[self.leader()].chosen, |(chosen, _)| chosen)
    }

    /// The best move with its value, where a solver knows it without having evaluated all others.
    fn proven_best(&self) -> Option<(G::Move, Evaluation)> {
        let solver = self.solver.as_ref()?;
        let is_known = solver.is_best_known() && !solver.is_done();
        is_known.then(|| candidate::best_of(solver.evaluated()))?
    }

    /// What the solver has found, when it is done or has tried so many of the best moves that these
    /// exact values say more than playouts.
    fn solution(&self) -> Option<&[(G::Move, Evaluation)]> {
        let solver = self.solver.as_ref()?;
        let evaluated = solver.evaluated();
        (solver.is_done() || evaluated.len() >= EXACT_MOVES).then_some(evaluated)
    }

    /// Index of the best arm so far: the best on the highest rung that was reached.
    fn leader(&self) -> usize {
        let mut best = 0;
        for (place, arm) in self.arms.iter().enumerate() {
            let key =
                |arm: &Arm<G::Move>| (arm.rungs, arm.sums.last().copied().unwrap_or_default());
            if key(arm) > key(&self.arms[best]) {
                best = place;
            }
        }
        best
    }

    /// Decides which arm climbs next.
    fn climb(&mut self) {
        if self.arms.len() < FIRST_ENTRANTS && self.enter() {
            return;
        }
        let top = self.arms.iter().map(|arm| arm.rungs).max().unwrap_or(0);
        let next = (1..=top).rev().find_map(|rungs| self.worth_climbing(rungs));
        match next {
            Some(place) => self.climbing = place,
            None if self.enter() => {}
            None => self.climbing = self.lowest(),
        }
        let is_last = self.arms[self.climbing].futures() >= MOST_FUTURES;
        self.is_decided = self.is_decided || is_last;
    }

    /// The best arm that is on a rung and in the better half of those that reached it.
    fn worth_climbing(&self, rungs: usize) -> Option<usize> {
        let mut reached: Vec<(f64, usize)> = (self.arms.iter().enumerate())
            .filter(|(_, arm)| arm.rungs >= rungs)
            .map(|(place, arm)| (arm.sums[rungs - 1], place))
            .collect();
        let half = reached.len() / 2;
        // Equal arms keep the order of the network.
        reached.sort_by(|one, other| other.0.total_cmp(&one.0));
        reached[..half]
            .iter()
            .map(|&(_, place)| place)
            .find(|&place| self.arms[place].rungs == rungs)
    }

    /// The best of the arms on the lowest rung.
    fn lowest(&self) -> usize {
        let lowest = self.arms.iter().map(|arm| arm.rungs).min().unwrap_or(0);
        let sum = |&place: &usize| self.arms[place].sums.last().copied().unwrap_or_default();
        (0..self.arms.len())
            .filter(|&place| self.arms[place].rungs == lowest)
            .reduce(|best, other| {
                if sum(&other) > sum(&best) {
                    other
                } else {
                    best
                }
            })
            .unwrap_or_default()
    }

    /// Lets the next best move of the network enter; returns whether there was one.
    fn enter(&mut self) -> bool {
        let Some((_, chosen)) = self.untried.pop() else {
            return false;
        };
        self.climbing = self.arms.len();
        self.arms.push(Arm::new(chosen));
        true
    }

    /// Whether all moves were tried, and the best is ahead of every other beyond doubt. The bound is
    /// so wide that it holds for hundreds of arms and for as many questions.
    fn is_clear(&self) -> bool {
        let leader = &self.arms[self.leader()];
        let is_tried = |arm: &Arm<G::Move>| arm.futures() >= SETTLED_FUTURES;
        if !self.untried.is_empty() || !is_tried(leader) {
            return false;
        }
        self.arms.iter().all(|arm| {
            let futures = arm.futures().min(leader.futures());
            arm.chosen == leader.chosen
                || is_tried(arm) && {
                    let behind = Candidate::behind(arm.chosen, &arm.runs, &leader.runs, futures);
                    behind.certainty.is_behind(SETTLED_Z)
                }
        })
    }
}

/// An arm is told of when it has met at least this part of the futures of the best.
const TOLD_SHARE: usize = 8;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
