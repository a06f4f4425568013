//! Comparing a few moves on fresh futures, equally many for each.

use polis_game::{Chance, View, chance};
use rand::Rng;

use crate::evaluation::{Evaluate, Evaluation, Net};
use crate::search::{Candidate, Playout, SearchOptions, Tree};
use crate::stop_condition::StopCondition;

/// A comparison in progress: some moves, tried on the same random orders of the unseen tiles.
///
/// What a [`Search`](crate::Search) says of the move that it found best is too good, as it was found
/// by that; a comparison with another seed knows nothing of how its moves were found.
#[derive(Clone, Debug)]
pub struct Comparison<'a, G: Evaluate> {
    view: View<G>,
    playout: Playout<'a, G>,
    rng: Chance,
    future: u64,
    rows: Vec<Row<G::Move>>,
    /// Index of the row that is next.
    next: usize,
}

/// A move and its playouts.
#[derive(Clone, Debug)]
struct Row<M> {
    chosen: M,
    runs: Vec<Evaluation>,
    tree: Tree<M>,
}

impl<'a, G: Evaluate> Comparison<'a, G> {
    /// Starts to compare the legal ones of some moves.
    pub fn new(
        view: &View<G>,
        net: &'a Net,
        options: SearchOptions,
        moves: impl IntoIterator<Item = G::Move>,
        seed: u64,
    ) -> Comparison<'a, G> {
        let mut rows: Vec<Row<G::Move>> = Vec::new();
        for chosen in moves {
            let is_in = rows.iter().any(|row| row.chosen == chosen);
            if !is_in && view.position().is_legal(chosen) {
                rows.push(Row {
                    chosen,
                    runs: Vec::new(),
                    tree: Tree::default(),
                });
            }
        }
        Comparison {
            view: view.clone(),
            playout: Playout::new(view, net, options),
            rng: chance(seed ^ FRESH),
            future: 0,
            rows,
            next: 0,
        }
    }

    /// Number of moves that are compared.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is nothing to compare.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Number of playouts so far.
    pub fn playouts(&self) -> u32 {
        self.rows.iter().map(|row| row.runs.len() as u32).sum()
    }

    /// Runs one playout.
    pub fn step(&mut self) {
        if self.next == 0 {
            self.future = self.rng.next_u64();
        }
        let Some(row) = self.rows.get_mut(self.next) else {
            return;
        };
        let position = self.view.position();
        let run = (self.playout).run(position, row.chosen, &mut row.tree, self.future);
        row.runs.push(run);
        self.next = (self.next + 1) % self.rows.len();
    }

    /// Steps until the condition says to stop.
    pub fn run(&mut self, stop: &mut impl StopCondition) {
        while !self.is_empty() && !stop.should_stop(self.playouts()) {
            self.step();
        }
    }

    /// Takes over what another comparison of the same moves found on other futures.
    pub fn merge(&mut self, other: &Comparison<'_, G>) {
        let futures = self.futures();
        let theirs = other.futures();
        for (row, more) in self.rows.iter_mut().zip(&other.rows) {
            row.runs.truncate(futures);
            row.runs.extend_from_slice(&more.runs[..theirs]);
        }
        self.next = 0;
    }

    /// The moves, the best first, by the futures that all of them have met.
    pub fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let futures = self.futures();
        let utility = |runs: &[Evaluation]| -> f64 {
            let runs = runs[..futures].iter();
            runs.map(|run| f64::from(run.utility())).sum()
        };
        let mut order: Vec<(f64, usize)> = (self.rows.iter().enumerate())
            .map(|(place, row)| (utility(&row.runs), place))
            .collect();
        order.sort_by(|one, other| other.0.total_cmp(&one.0));
        let Some(&(_, best)) = order.first() else {
            return Vec::new();
        };
        let best = &self.rows[best].runs[..futures];
        order
            .iter()
            .map(|&(_, place)| {
                let row = &self.rows[place];
                Candidate::behind(row.chosen, &row.runs[..futures], best, futures)
            })
            .collect()
    }

    /// The moves, the best first, among others that a search tells of. These are told by how far the
    /// search had them behind its best move, which is judged anew here.
    pub fn candidates_among(&self, searched: &[Candidate<G::Move>]) -> Vec<Candidate<G::Move>> {
        let mut all = self.candidates();
        let (Some(fresh), Some(best)) = (all.first(), searched.first()) else {
            return all;
        };
        let anchor = all.iter().find(|one| one.chosen == best.chosen);
        let anchor = anchor.unwrap_or(fresh).evaluation;
        for one in searched {
            if all.iter().all(|other| other.chosen != one.chosen) {
                let evaluation = anchor.plus(one.evaluation.less(best.evaluation));
                all.push(Candidate { evaluation, ..*one });
            }
        }
        all[1..].sort_by(|one, other| {
            let [one, other] = [one, other].map(|one| one.evaluation.utility());
            other.total_cmp(&one)
        });
        all
    }

    /// Number of futures that all moves have met.
    fn futures(&self) -> usize {
        let met = self.rows.iter().map(|row| row.runs.len());
        met.min().unwrap_or(0)
    }
}

/// Makes the futures of a comparison others than those of a search with the same seed.
const FRESH: u64 = 0x2545_f491_4f6c_dd1d;
