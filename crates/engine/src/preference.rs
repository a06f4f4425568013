//! What a network likes, one ply ahead.

use crate::evaluation::{Judged, Net};
use polis_game::{Chance, Seat};
use rand::RngExt;

/// How much a seat likes each of its moves, in the order in which the rules list them. `moves` is
/// emptied before.
pub fn preferences<G: Judged>(
    position: &G,
    net: &Net,
    seat: Seat,
    moves: &mut Vec<(f32, G::Move)>,
) {
    moves.clear();
    let mut legal = Vec::new();
    position.extend_legal_moves(&mut legal);
    let mut after = position.clone();
    for chosen in legal {
        after.clone_from(position);
        if after.play_unchecked(chosen).is_ok() {
            moves.push((after.preference(net, seat), chosen));
        }
    }
}

/// The move that a seat likes best, the first of several equal ones; none when the game is over.
pub fn likes_best<G: Judged>(position: &G, net: &Net, seat: Seat) -> Option<G::Move> {
    let mut moves = Vec::new();
    preferences(position, net, seat, &mut moves);
    let best = moves
        .iter()
        .reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    Some(best.1)
}

/// Noise with which the largest sum is a choice by the odds of the exponentials.
pub fn gumbel(rng: &mut Chance) -> f32 {
    let share: f32 = rng.random_range(1e-6..1.0);
    -(-share.ln()).ln()
}
