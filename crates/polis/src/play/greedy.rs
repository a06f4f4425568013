//! The simple computer seat: it takes what scores best at once.

use polis_table::{Game, Seat, Value, View};
use rand::Rng;
use rand::seq::IndexedRandom;

/// What a position is worth to a seat at once: its margin if the game ended now, and above that
/// whether the game is won or lost already.
pub(crate) fn worth<G: Game>(position: &G, seat: Seat) -> Value {
    let value = position.standing().value_for(seat);
    match position.to_move() {
        Some(_) => Value { win: 0.5, ..value },
        None => value,
    }
}

/// The move after which the position is worth most, by lot among equals; none when the seat of the view
/// has nothing to decide.
pub(crate) fn choose<G: Game>(view: &View<G>, rng: &mut impl Rng) -> Option<G::Move> {
    let seat = view.seat();
    let position = view.fill(rng);
    if position.to_move() != Some(seat) {
        return None;
    }
    let mut best: Vec<G::Move> = Vec::new();
    let mut most: Option<Value> = None;
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        if after.play_unchecked(chosen).is_err() {
            continue;
        }
        let worth = worth(&after, seat);
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

#[cfg(test)]
mod tests {
    use polis_akropolis::Akropolis;
    use polis_architekton::Architekton;
    use polis_table::chance;

    use super::*;

    fn check<G: Game>(options: &G::Options) {
        let mut rng = chance(5);
        let setup = G::deal(options, &mut rng).unwrap();
        let mut position = G::new(&setup).unwrap();
        for _ in 0..6 {
            let Some(seat) = position.to_move() else {
                break;
            };
            let chosen = choose(&View::new(&position, seat), &mut rng).unwrap();
            let mut after = position.clone();
            after.play(chosen).unwrap();
            for other in position.legal_moves() {
                let mut alternative = position.clone();
                alternative.play(other).unwrap();
                assert!(worth(&alternative, seat) <= worth(&after, seat));
            }
            position = after;
        }
        assert_eq!(choose(&View::new(&position, Seat::Fourth), &mut rng), None);
    }

    #[test]
    fn no_other_move_scores_better_at_once() {
        let options = polis_akropolis::Options::new(
            polis_akropolis::Players::Two,
            polis_akropolis::Variants::ALL,
            polis_akropolis::Length::Standard,
        )
        .unwrap();
        check::<Akropolis>(&options);
        check::<Architekton>(&polis_architekton::Options::default());
    }
}
