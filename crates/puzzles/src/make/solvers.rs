//! How hard a puzzle is: how often players of known strength find its solution.

use std::collections::BTreeMap;

use polis_engine::{PlayoutLimit, gumbel_noise};
use polis_game::{Chance, View, chance};
use polis_notation::Level;

use super::puzzle_source::PuzzleSource;
use crate::goal::Goal;
use crate::rating::{Attempts, PuzzleRating};

/// Elo strengths of the solvers, from the weakest: they define the scale of ratings.
const STRENGTHS: [f64; 6] = [700.0, 1050.0, 1400.0, 1750.0, 2050.0, 2300.0];
/// Number of attempts of each solver.
const TRIES: u32 = 8;
/// Noise on the points that solvers calculate.
const NOISE: [f32; 6] = [2.5, 1.8, 1.2, 0.8, 0.4, 0.1];
/// Playouts of the two strongest solvers, who search.
const SEARCHES: [u32; 2] = [40, 200];

/// The results of the solvers.
pub(super) struct SolverResults<M> {
    pub(super) rating: PuzzleRating,
    /// The wrong answer that was given most.
    pub(super) tempting: Option<M>,
}

/// Lets all solvers attempt a puzzle.
pub(super) fn trial<G: PuzzleSource>(
    view: &View<G>,
    goal: Goal,
    accepted: &[G::Move],
    seed: u64,
) -> SolverResults<G::Move> {
    let mut rng = chance(seed);
    let mut wrong: BTreeMap<G::Move, u32> = BTreeMap::new();
    let mut attempts = Vec::new();
    for (solver, strength) in STRENGTHS.into_iter().enumerate() {
        let mut solved = 0;
        for _ in 0..TRIES {
            let answer = match goal {
                Goal::Best => plays(view, solver, &mut rng),
                Goal::Points => reckons(view, solver, &mut rng),
                Goal::Count(_) | Goal::Survive | Goal::Bankrupt => {
                    seeks(view, accepted, solver, &mut rng)
                }
            };
            match answer {
                Some(answer) if accepted.contains(&answer) => solved += 1,
                Some(answer) => *wrong.entry(answer).or_default() += 1,
                None => {}
            }
        }
        attempts.push(Attempts::new(strength, TRIES, solved));
    }
    // The first of several equal ones, so that equal seeds give equal answers.
    let tempting = wrong
        .iter()
        .rev()
        .max_by_key(|&(_, &times)| times)
        .filter(|&(_, &times)| times > 1)
        .map(|(&chosen, _)| chosen);
    SolverResults {
        rating: PuzzleRating::from_attempts(&attempts),
        tempting,
    }
}

/// The move that the player of a level would choose.
fn plays<G: PuzzleSource>(view: &View<G>, solver: usize, rng: &mut Chance) -> Option<G::Move> {
    let (level, playouts) = match solver {
        0 => (Level::Pupil, 0),
        1 => (Level::Mason, 0),
        2 => (Level::Foreman, 0),
        3 => (Level::Master, 0),
        4 => (Level::Daidalos, SEARCHES[0]),
        _ => (Level::Daidalos, SEARCHES[1]),
    };
    polis_engine::choose(level, view, rng, &mut PlayoutLimit(playouts))
}

/// Samples some moves and takes the one that seems to score the most points.
fn reckons<G: PuzzleSource>(view: &View<G>, solver: usize, rng: &mut Chance) -> Option<G::Move> {
    let position = view.position();
    let mut best = None;
    for _ in 0..G::SOLVER_SAMPLES[solver] {
        let chosen = position.sample_move(rng)?;
        let points = position.points_after(chosen)? as f32 + NOISE[solver] * gumbel_noise(rng);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, chosen));
        }
    }
    best.map(|(_, chosen)| chosen)
}

/// Samples some moves and recognises one that reaches the goal; otherwise plays the first.
fn seeks<G: PuzzleSource>(
    view: &View<G>,
    accepted: &[G::Move],
    solver: usize,
    rng: &mut Chance,
) -> Option<G::Move> {
    let position = view.position();
    let first = position.sample_move(rng)?;
    let mut seen = first;
    for _ in 0..G::SOLVER_SAMPLES[solver] {
        if accepted.contains(&seen) {
            return Some(seen);
        }
        seen = position.sample_move(rng)?;
    }
    Some(first)
}
