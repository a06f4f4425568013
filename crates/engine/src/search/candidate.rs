//! A move that was tried, what to expect after it, and how sure that is.

use crate::evaluation::Evaluation;

/// A move that the search has tried, and what it found.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate<M> {
    /// The move.
    pub chosen: M,
    /// What to expect after it.
    pub evaluation: Evaluation,
    /// Number of playouts.
    pub tries: u32,
    /// How sure the evaluation is.
    pub certainty: Certainty,
}

/// How sure an evaluation is.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Certainty {
    /// It is a mean over playouts.
    Estimated {
        /// How far the move is behind the best one on the same futures, in utility.
        behind: f32,
        /// The standard error of that.
        error: f32,
    },
    /// It is calculated to the end of the game: every seat plays for its own victory first and its
    /// own margin second, and every order of the unseen tiles has its share.
    Proven,
}

impl Certainty {
    /// Whether the move is behind the best by more than `z` standard errors.
    pub fn is_behind(self, z: f32) -> bool {
        match self {
            Certainty::Estimated { behind, error } => behind > z * error,
            Certainty::Proven => false,
        }
    }
}

impl<M> Candidate<M> {
    /// A move that is compared with no other.
    pub(crate) fn alone(chosen: M, runs: &[Evaluation]) -> Candidate<M> {
        Candidate {
            chosen,
            evaluation: mean(runs.iter().copied()),
            tries: runs.len() as u32,
            certainty: Certainty::Estimated {
                behind: 0.0,
                error: 0.0,
            },
        }
    }

    /// A move by how far it is behind the best on the first futures, which both have met.
    pub(crate) fn behind(
        chosen: M,
        runs: &[Evaluation],
        best: &[Evaluation],
        futures: usize,
    ) -> Candidate<M> {
        let pairs = || best.iter().zip(runs).take(futures);
        let ahead = mean(best.iter().copied());
        let difference = mean(pairs().map(|(best, run)| run.less(*best)));
        let differences = pairs().map(|(best, run)| best.utility() - run.utility());
        let (behind, error) = mean_and_error(differences);
        let certainty = Certainty::Estimated { behind, error };
        Candidate {
            chosen,
            evaluation: ahead.plus(difference),
            tries: runs.len() as u32,
            certainty,
        }
    }
}

impl<M> Candidate<M> {
    /// A move that is ahead of the best on the fewer futures that it has met counts as equal to it: it
    /// was not found to be better on as many.
    pub(super) fn at_most(mut self, best: &Candidate<M>) -> Candidate<M> {
        if let Certainty::Estimated { behind, .. } = &mut self.certainty
            && *behind < 0.0
        {
            *behind = 0.0;
            self.evaluation = best.evaluation;
        }
        self
    }
}

/// The moves of an exact solution, the best first.
pub(super) fn proven<M: Copy>(solution: &[(M, Evaluation)]) -> Vec<Candidate<M>> {
    let mut all: Vec<Candidate<M>> = solution
        .iter()
        .map(|&(chosen, evaluation)| Candidate {
            chosen,
            evaluation,
            tries: 1,
            certainty: Certainty::Proven,
        })
        .collect();
    all.sort_by(|one, other| {
        let [one, other] = [one, other].map(|one| one.evaluation.utility());
        other.total_cmp(&one)
    });
    all
}

/// The best move of an exact solution, the first of several equal ones.
pub(super) fn best_of<M: Copy>(solution: &[(M, Evaluation)]) -> Option<(M, Evaluation)> {
    let better =
        |best: &(M, Evaluation), other: &(M, Evaluation)| other.1.utility() > best.1.utility();
    solution
        .iter()
        .reduce(|best, other| if better(best, other) { other } else { best })
        .copied()
}

/// The moves that are evaluated exactly, of which the first is the best of all, and those that are
/// estimated. These are told by how far they are behind the best on playouts, which may be wrong about
/// it, but none of them is better.
pub(super) fn after_proven<M: Copy + PartialEq>(
    evaluated: &[(M, Evaluation)],
    estimated: Vec<Candidate<M>>,
) -> Vec<Candidate<M>> {
    let mut all = proven(evaluated);
    let (Some(&best), Some(&first)) = (all.first(), estimated.first()) else {
        return all;
    };
    let anchor = estimated.iter().find(|one| one.chosen == best.chosen);
    let anchor = anchor.unwrap_or(&first).evaluation;
    for mut one in estimated {
        if all.iter().all(|other| other.chosen != one.chosen) {
            let evaluation = best.evaluation.plus(one.evaluation.less(anchor));
            let is_better = evaluation.utility() > best.evaluation.utility();
            one.evaluation = if is_better {
                best.evaluation
            } else {
                evaluation
            };
            all.push(one);
        }
    }
    all[1..].sort_by(|one, other| {
        let [one, other] = [one, other].map(|one| one.evaluation.utility());
        other.total_cmp(&one)
    });
    all
}

/// The mean of some evaluations; zero of none.
pub(crate) fn mean(evaluations: impl Iterator<Item = Evaluation>) -> Evaluation {
    let (mut win, mut margin, mut points, mut number) = (0.0, 0.0, 0.0, 0.0);
    for evaluation in evaluations {
        win += f64::from(evaluation.win);
        margin += f64::from(evaluation.margin);
        points += f64::from(evaluation.points);
        number += 1.0;
    }
    let number = f64::max(number, 1.0);
    Evaluation {
        win: (win / number) as f32,
        margin: (margin / number) as f32,
        points: (points / number) as f32,
    }
}

/// The mean of some numbers and its standard error, which is infinite for less than two.
pub(crate) fn mean_and_error(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    let (mut sum, mut square, mut count) = (0.0, 0.0, 0.0);
    for number in numbers.map(f64::from) {
        sum += number;
        square += number * number;
        count += 1.0;
    }
    if count < 2.0 {
        return (sum as f32, f32::INFINITY);
    }
    let mean = sum / count;
    let variance = (square / count - mean * mean).max(0.0) / (count - 1.0);
    (mean as f32, variance.sqrt() as f32)
}
