//! Searching a position deeply.

use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{Comparison, PlayoutLimit, Search, SearchOptions};
use polis_game::View;

/// Number of the best moves that are compared on fresh futures.
const COMPARED: usize = 12;

/// The result of a deep search: every move that was tried, the best first.
#[derive(Clone, Debug)]
pub(super) struct DeepSearch<M> {
    pub(super) ranked: Vec<RankedMove<M>>,
    pub(super) playouts: u32,
}

/// A move and its evaluation.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedMove<M> {
    pub(super) chosen: M,
    pub(super) evaluation: Evaluation,
}

impl<M: Copy + Ord> DeepSearch<M> {
    /// Searches with half of the playouts; with the other half the best of the moves and those in
    /// `also` are compared on fresh futures. What can be calculated to the end is.
    pub(super) fn new<G: Evaluate<Move = M>>(
        view: &View<G>,
        also: &[M],
        playouts: u32,
        seed: u64,
    ) -> Option<DeepSearch<M>> {
        let (net, options) = (G::net(), SearchOptions::of::<G>());
        let mut search = Search::new(view, net, options, seed)?;
        search.run(&mut PlayoutLimit(playouts / 2));
        let (candidates, compared) = if search.is_proven() {
            (search.candidates(), 0)
        } else {
            let best = search.ranking().into_iter().take(COMPARED);
            let moves = best.chain(also.iter().copied());
            let mut comparison = Comparison::new(view, net, options, moves, seed);
            comparison.run(&mut PlayoutLimit(playouts / 2));
            let candidates = comparison.candidates_among(&search.candidates());
            (candidates, comparison.playouts())
        };
        let done = search.playouts() + compared;
        let mut ranked: Vec<RankedMove<M>> = candidates
            .into_iter()
            .map(|candidate| RankedMove {
                chosen: candidate.chosen,
                evaluation: candidate.evaluation,
            })
            .collect();
        ranked.sort_by(|one, other| {
            let better = other.utility().total_cmp(&one.utility());
            better.then_with(|| one.chosen.cmp(&other.chosen))
        });
        Some(DeepSearch {
            ranked,
            playouts: done,
        })
    }

    /// Utility of the best move.
    pub(super) fn best(&self) -> f32 {
        self.ranked.first().map_or(0.0, RankedMove::utility)
    }

    /// The best move that satisfies a condition.
    pub(super) fn best_of(&self, mut is_one: impl FnMut(M) -> bool) -> Option<&RankedMove<M>> {
        self.ranked.iter().find(|ranked| is_one(ranked.chosen))
    }
}

impl<M> RankedMove<M> {
    pub(super) fn utility(&self) -> f32 {
        self.evaluation.utility()
    }
}
