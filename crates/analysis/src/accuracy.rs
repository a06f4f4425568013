//! How well a seat played, as one number.

use polis_game::Seat;

use crate::assessment::Assessment;

/// How fast accuracy falls with the loss of a move: a loss of 0.1 costs 36 of 100.
const STEEPNESS: f32 = 4.5;

/// How well a seat played, from 0 to 100: the mean over its moves of
/// `100 · exp(−4.5 · loss)`, where the loss is that of [`Assessment::loss`] less its standard error, so that
/// noise is not counted as mistakes. Moves without a choice do
/// not count; `None` when there is no other.
pub fn accuracy<'a, M: PartialEq + 'a>(
    assessments: impl IntoIterator<Item = &'a Assessment<M>>,
    seat: Seat,
) -> Option<f32> {
    let (mut sum, mut moves) = (0.0, 0);
    for assessment in assessments {
        if assessment.seat == seat && assessment.choices > 1 {
            let loss = (assessment.loss() - assessment.error()).max(0.0);
            sum += (-STEEPNESS * loss).exp();
            moves += 1;
        }
    }
    (moves > 0).then(|| 100.0 * sum / moves as f32)
}

#[cfg(test)]
mod tests {
    use polis_engine::evaluation::Evaluation;
    use polis_engine::{Candidate, Certainty};

    use super::*;

    fn assessment(seat: Seat, choices: usize, loss: f32) -> Assessment<u8> {
        let candidate = |chosen, win| Candidate {
            chosen,
            evaluation: Evaluation {
                win,
                margin: 0.0,
                points: 0.0,
            },
            tries: 1,
            certainty: Certainty::Proven,
        };
        Assessment {
            ply: 0,
            seat,
            played: candidate(1, 0.9 - loss),
            candidates: vec![candidate(0, 0.9), candidate(1, 0.9 - loss)],
            choices,
            playouts: 2,
        }
    }

    #[test]
    fn the_best_moves_are_worth_100_and_a_forced_one_nothing() {
        let first = Seat::First;
        let moves = [
            assessment(first, 5, 0.0),
            assessment(first, 5, 0.1),
            assessment(first, 1, 0.5),
            assessment(Seat::Second, 5, 0.5),
        ];
        let found = accuracy(&moves, first).unwrap_or_default();
        let expected = 100.0 * (1.0 + (-0.45_f32).exp()) / 2.0;
        assert!((found - expected).abs() < 0.01, "{found}");
        assert_eq!(accuracy(&moves, Seat::Third), None);
    }
}
