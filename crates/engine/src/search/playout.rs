//! Short playouts after a candidate move.

use crate::evaluation::{Evaluate, Evaluation, Net};
use polis_game::{Chance, Seat, chance};

/// The parameters of a playout.
pub(super) struct Playout<'a> {
    pub(super) net: &'a Net,
    pub(super) seat: Seat,
    pub(super) plies: usize,
    pub(super) width: usize,
}

impl Playout<'_> {
    /// Plays a move and some plies after it, and evaluates the position where that ends.
    pub(super) fn run<G: Evaluate>(
        &self,
        position: &mut G,
        after: &mut G,
        chosen: G::Move,
        seed: u64,
    ) -> Evaluation {
        let mut rng = chance(seed ^ 0x5851_f42d_4c95_7f2d);
        let mut next = Some(chosen);
        let mut plies = 0;
        while let Some(chosen) = next {
            if position.play_unchecked(chosen).is_err() || plies == self.plies {
                break;
            }
            plies += 1;
            next = self.choose(position, after, &mut rng);
        }
        position.evaluate(self.net, self.seat)
    }

    /// The best of some sampled moves for the seat to move, or of all where there are not many more;
    /// `None` when the game is over.
    fn choose<G: Evaluate>(
        &self,
        position: &G,
        after: &mut G,
        rng: &mut Chance,
    ) -> Option<G::Move> {
        let seat = position.to_move()?;
        let mut moves = Vec::new();
        if position.count_legal_moves() <= 2 * self.width {
            position.extend_legal_moves(&mut moves);
        } else {
            moves.extend((0..self.width).filter_map(|_| position.sample_move(rng)));
        }
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &chosen in &moves {
            after.clone_from(position);
            if after.play_unchecked(chosen).is_err() {
                continue;
            }
            let preference = after.preference(self.net, seat);
            if preference > most || best.is_none() {
                (most, best) = (preference, Some(chosen));
            }
        }
        best
    }
}
