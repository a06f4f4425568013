//! A deep look at a position.

use polis_engine::evaluation::{Judged, Prospect};
use polis_engine::{Effort, Playouts, Search};
use polis_game::View;

/// What a deep look found: every move that was tried, the best first.
#[derive(Clone, Debug)]
pub(super) struct Deep<M> {
    pub(super) ranked: Vec<Ranked<M>>,
    pub(super) playouts: u32,
}

/// A move and what it promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) chosen: M,
    pub(super) prospect: Prospect,
}

impl<M: Copy + Ord> Deep<M> {
    /// Searches with so many playouts. A search that has nothing left to find out is followed by
    /// another one with other chances, and what they found is averaged.
    pub(super) fn new<G: Judged<Move = M>>(
        view: &View<G>,
        also: &[M],
        playouts: u32,
        seed: u64,
    ) -> Option<Deep<M>> {
        let mut sums: Vec<(M, Prospect, f32)> = Vec::new();
        let mut done = 0;
        while done < playouts {
            let seed = seed.wrapping_add(u64::from(done));
            let mut search = Search::new(view, G::net(), Effort::of::<G>(), seed)?;
            for &chosen in also {
                search.add(chosen);
            }
            search.run(&mut Playouts(playouts - done));
            done += search.playouts().max(1);
            for considered in search.considered() {
                let Prospect {
                    win,
                    margin,
                    points,
                } = considered.prospect;
                match sums
                    .iter_mut()
                    .find(|(chosen, ..)| *chosen == considered.chosen)
                {
                    Some((_, sum, times)) => {
                        sum.win += win;
                        sum.margin += margin;
                        sum.points += points;
                        *times += 1.0;
                    }
                    None => sums.push((considered.chosen, considered.prospect, 1.0)),
                }
            }
        }
        let mut ranked: Vec<Ranked<M>> = sums
            .into_iter()
            .map(|(chosen, sum, times)| Ranked {
                chosen,
                prospect: Prospect {
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
        Some(Deep {
            ranked,
            playouts: done,
        })
    }

    /// What the best move is worth.
    pub(super) fn best(&self) -> f32 {
        self.ranked.first().map_or(0.0, Ranked::utility)
    }

    /// The best of some moves.
    pub(super) fn best_of(&self, mut is_one: impl FnMut(M) -> bool) -> Option<&Ranked<M>> {
        self.ranked.iter().find(|ranked| is_one(ranked.chosen))
    }
}

impl<M> Ranked<M> {
    pub(super) fn utility(&self) -> f32 {
        self.prospect.utility()
    }
}
