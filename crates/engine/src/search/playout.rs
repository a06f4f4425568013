//! Trying a candidate out: playing on for a little while.

use crate::evaluation::{Judged, Net, Prospect};
use polis_game::{Chance, Seat, chance};

/// How a candidate is tried out.
pub(super) struct Playout<'a> {
    pub(super) net: &'a Net,
    pub(super) seat: Seat,
    pub(super) plies: usize,
    pub(super) glance: usize,
}

impl Playout<'_> {
    /// Plays on after a move, and judges the position where that ends.
    pub(super) fn run<G: Judged>(
        &self,
        position: &mut G,
        after: &mut G,
        chosen: G::Move,
        seed: u64,
    ) -> Prospect {
        let mut rng = chance(seed ^ 0x5851_f42d_4c95_7f2d);
        let mut next = Some(chosen);
        let mut plies = 0;
        while let Some(chosen) = next {
            if position.play_unchecked(chosen).is_err() || plies == self.plies {
                break;
            }
            plies += 1;
            next = self.look(position, after, &mut rng);
        }
        position.prospect(self.net, self.seat)
    }

    /// The best of some likely moves for the seat to move, or of all where there are not many more;
    /// none when the game is over.
    pub(super) fn look<G: Judged>(
        &self,
        position: &G,
        after: &mut G,
        rng: &mut Chance,
    ) -> Option<G::Move> {
        let seat = position.to_move()?;
        let mut moves = Vec::new();
        if position.count_legal_moves() <= 2 * self.glance {
            position.extend_legal_moves(&mut moves);
        } else {
            moves.extend((0..self.glance).filter_map(|_| position.likely_move(rng)));
        }
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for &chosen in &moves {
            after.clone_from(position);
            if after.play_unchecked(chosen).is_err() {
                continue;
            }
            let liking = after.preference(self.net, seat);
            if liking > most || best.is_none() {
                (most, best) = (liking, Some(chosen));
            }
        }
        best
    }
}
