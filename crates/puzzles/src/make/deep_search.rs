//! Searching a position deeply.

use polis_engine::evaluation::{Evaluate, Evaluation};
use polis_engine::{PlayoutLimit, Search, SearchOptions};
use polis_game::View;

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
    /// Searches with `playouts` playouts. A search that is settled earlier is followed by another
    /// one with another seed, and the results are averaged.
    pub(super) fn new<G: Evaluate<Move = M>>(
        view: &View<G>,
        also: &[M],
        playouts: u32,
        seed: u64,
    ) -> Option<DeepSearch<M>> {
        let mut sums: Vec<(M, Evaluation, f32)> = Vec::new();
        let mut done = 0;
        while done < playouts {
            let seed = seed.wrapping_add(u64::from(done));
            let mut search = Search::new(view, G::net(), SearchOptions::of::<G>(), seed)?;
            for &chosen in also {
                search.add(chosen);
            }
            search.run(&mut PlayoutLimit(playouts - done));
            done += search.playouts().max(1);
            for candidate in search.candidates() {
                let Evaluation {
                    win,
                    margin,
                    points,
                } = candidate.evaluation;
                match sums
                    .iter_mut()
                    .find(|(chosen, ..)| *chosen == candidate.chosen)
                {
                    Some((_, sum, times)) => {
                        sum.win += win;
                        sum.margin += margin;
                        sum.points += points;
                        *times += 1.0;
                    }
                    None => sums.push((candidate.chosen, candidate.evaluation, 1.0)),
                }
            }
        }
        let mut ranked: Vec<RankedMove<M>> = sums
            .into_iter()
            .map(|(chosen, sum, times)| RankedMove {
                chosen,
                evaluation: Evaluation {
                    win: sum.win / times,
                    margin: sum.margin / times,
                    points: sum.points / times,
                },
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
