//! The greedy player: one ply, what scores best at once.

use polis_game::{Game, Seat, Value, View};
use rand::Rng;
use rand::seq::IndexedRandom;

/// The move after which the position is worth most to the seat of the view, at random among equals;
/// `None` when it has nothing to decide.
pub fn greedy<G: Game>(view: &View<G>, rng: &mut (impl Rng + ?Sized)) -> Option<G::Move> {
    let seat = view.seat();
    let position = view.fill(rng);
    if position.to_move() != Some(seat) {
        return None;
    }
    let mut moves = Vec::new();
    position.extend_legal_moves(&mut moves);
    let mut after = position.clone();
    let mut best: Vec<G::Move> = Vec::new();
    let mut most: Option<Value> = None;
    for chosen in moves {
        after.clone_from(&position);
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let worth = immediate_value(&after, seat);
        if most.is_none_or(|most| worth > most) {
            most = Some(worth);
            best.clear();
        }
        if most == Some(worth) {
            best.push(chosen);
        }
    }
    best.choose(rng).copied()
}

/// What a position is worth to a seat without looking ahead: the margin if the game ended now, and
/// above that whether the game is already won or lost.
pub fn immediate_value<G: Game>(position: &G, seat: Seat) -> Value {
    let value = position.standing().value_for(seat);
    match position.to_move() {
        Some(_) => Value { win: 0.5, ..value },
        None => value,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_architekton::Architekton;
    use polis_game::chance;

    use super::*;

    fn check<G: Game>(options: &G::Options) {
        let mut rng = chance(5);
        let setup = G::deal(options, &mut rng).unwrap();
        let mut position = G::new(&setup).unwrap();
        for _ in 0..6 {
            let Some(seat) = position.to_move() else {
                break;
            };
            let chosen = greedy(&View::new(&position, seat), &mut rng).unwrap();
            let mut after = position.clone();
            after.play(chosen).unwrap();
            for other in position.legal_moves() {
                let mut alternative = position.clone();
                alternative.play(other).unwrap();
                assert!(immediate_value(&alternative, seat) <= immediate_value(&after, seat));
            }
            position = after;
        }
        assert_eq!(greedy(&View::new(&position, Seat::Fourth), &mut rng), None);
    }

    #[test]
    fn no_other_move_scores_better_at_once() {
        let options = Options::new(Players::Two, Variants::ALL, Length::Standard).unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }

    #[test]
    fn equal_seeds_choose_equal_moves_whatever_is_hidden() {
        let options = Options::new(Players::Three, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
        let truth = Akropolis::new(&setup).unwrap();
        let view = View::new(&truth, Seat::First);
        let chosen = greedy(&view, &mut chance(9));
        for seed in 0..20 {
            // Another order of the unseen tiles, the same view.
            let other = View::new(&view.fill(&mut chance(seed)), Seat::First);
            assert_eq!(greedy(&other, &mut chance(9)), chosen);
        }
    }
}
