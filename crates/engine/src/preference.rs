//! Ranking moves by the network, one ply ahead.

use crate::evaluation::{Evaluate, Net};
use polis_game::{Chance, Seat};
use rand::RngExt;

/// The network's preference for each legal move of the seat to move, in the order in which the rules list
/// them. Clears `moves` first.
pub fn preferences<G: Evaluate>(
    position: &G,
    net: &Net,
    seat: Seat,
    moves: &mut Vec<(f32, G::Move)>,
) {
    debug_assert_eq!(
        position.to_move(),
        Some(seat),
        "only who is to move has moves to rank"
    );
    moves.clear();
    let mut legal = Vec::new();
    position.extend_legal_moves(&mut legal);
    let mut after = position.clone();
    let mut preferences = Vec::with_capacity(legal.len());
    position.rank(net, &legal, &mut after, &mut preferences);
    let ranked = preferences.into_iter().zip(legal);
    moves.extend(ranked.filter(|&(preference, _)| preference > f32::NEG_INFINITY));
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
