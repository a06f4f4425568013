//! The simple computer seat: it takes what scores best at once.

use polis_akropolis::Akropolis;
use polis_architekton::{Architekton, Verdict};
use polis_table::{Game, Seat, View};
use rand::Rng;
use rand::seq::IndexedRandom;

/// A game in which a position can be judged by its score.
pub(crate) trait Judged: Game {
    /// The points of a seat less those of the best other one, counted as if the game ended now.
    fn margin(&self, seat: Seat) -> i32;
}

impl Judged for Akropolis {
    fn margin(&self, seat: Seat) -> i32 {
        self.standing().value_for(seat).margin
    }
}

impl Judged for Architekton {
    fn margin(&self, seat: Seat) -> i32 {
        /// More than any score.
        const GAME: i32 = 1000;
        if let Verdict::EarlyEnd { winner } = self.verdict() {
            return if winner == seat { GAME } else { -GAME };
        }
        let scores = self.final_score();
        i32::from(scores[seat].total()) - i32::from(scores[seat.next(2)].total())
    }
}

/// The move after which the margin is best, by lot among equals; none when the seat of the view
/// has nothing to decide.
pub(crate) fn choose<G: Judged>(view: &View<G>, rng: &mut impl Rng) -> Option<G::Move> {
    let seat = view.seat();
    let position = view.fill(rng);
    if position.to_move() != Some(seat) {
        return None;
    }
    let mut best: Vec<G::Move> = Vec::new();
    let mut best_margin = i32::MIN;
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        if after.play(chosen).is_err() {
            continue;
        }
        let margin = after.margin(seat);
        if margin > best_margin {
            best_margin = margin;
            best.clear();
        }
        if margin == best_margin {
            best.push(chosen);
        }
    }
    best.choose(rng).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_table::chance;

    fn check<G: Judged>(options: &G::Options) {
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
                assert!(alternative.margin(seat) <= after.margin(seat));
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
