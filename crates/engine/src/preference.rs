//! Ranking moves by the network, one ply ahead.

use crate::evaluation::{Evaluate, Net};
use polis_game::{Chance, Seat};
use rand::RngExt;

/// The network's preference for each legal move of a seat, in the order in which the rules list
/// them. Clears `moves` first.
pub fn preferences<G: Evaluate>(
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

/// The move with the largest preference, the first of several equal ones; `None` when the game is
/// over.
pub fn best_one_ply<G: Evaluate>(position: &G, net: &Net, seat: Seat) -> Option<G::Move> {
    let mut moves = Vec::new();
    preferences(position, net, seat, &mut moves);
    let best = moves
        .iter()
        .reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    Some(best.1)
}

/// Gumbel noise: the move with the largest sum of preference and noise is a softmax choice.
pub fn gumbel_noise(rng: &mut Chance) -> f32 {
    let share: f32 = rng.random_range(1e-6..1.0);
    -(-share.ln()).ln()
}
