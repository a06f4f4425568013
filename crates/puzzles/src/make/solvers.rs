//! How hard a puzzle is: how often players of known strength find its solution.

use std::collections::BTreeMap;

use polis_engine::{Playouts, gumbel};
use polis_game::{Chance, View, chance};
use polis_notation::Level;

use super::made::Made;
use crate::goal::Goal;
use crate::rating::{Attempts, Rating};

/// How strong the solvers are, from the weakest: what the scale of ratings rests on.
const STRENGTHS: [f64; 6] = [700.0, 1050.0, 1400.0, 1750.0, 2050.0, 2300.0];
/// How often each of them tries.
const TRIES: u32 = 8;
/// How far the points that a seeker reckons with are off.
const DOUBTS: [f32; 6] = [2.5, 1.8, 1.2, 0.8, 0.4, 0.1];
/// The playouts of the two strongest, who search.
const SEARCHES: [u32; 2] = [40, 200];

/// How the solvers fared.
pub(super) struct Trial<M> {
    pub(super) rating: Rating,
    /// The wrong answer that was given most.
    pub(super) tempting: Option<M>,
}

/// Lets all solvers try.
pub(super) fn trial<G: Made>(
    view: &View<G>,
    goal: Goal,
    accepted: &[G::Move],
    seed: u64,
) -> Trial<G::Move> {
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
    Trial {
        rating: Rating::from_attempts(&attempts),
        tempting,
    }
}

/// What the player of a level would play.
fn plays<G: Made>(view: &View<G>, solver: usize, rng: &mut Chance) -> Option<G::Move> {
    let (level, playouts) = match solver {
        0 => (Level::Pupil, 0),
        1 => (Level::Mason, 0),
        2 => (Level::Foreman, 0),
        3 => (Level::Master, 0),
        4 => (Level::Daidalos, SEARCHES[0]),
        _ => (Level::Daidalos, SEARCHES[1]),
    };
    polis_engine::choose(level, view, rng, &mut Playouts(playouts))
}

/// Looks at some moves and takes the one that seems to bring the most points.
fn reckons<G: Made>(view: &View<G>, solver: usize, rng: &mut Chance) -> Option<G::Move> {
    let position = view.position();
    let mut best = None;
    for _ in 0..G::LOOKS[solver] {
        let chosen = position.likely_move(rng)?;
        let points = position.points_after(chosen)? as f32 + DOUBTS[solver] * gumbel(rng);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, chosen));
        }
    }
    best.map(|(_, chosen)| chosen)
}

/// Looks at some moves and recognises one that reaches the goal; otherwise plays the first.
fn seeks<G: Made>(
    view: &View<G>,
    accepted: &[G::Move],
    solver: usize,
    rng: &mut Chance,
) -> Option<G::Move> {
    let position = view.position();
    let first = position.likely_move(rng)?;
    let mut seen = first;
    for _ in 0..G::LOOKS[solver] {
        if accepted.contains(&seen) {
            return Some(seen);
        }
        seen = position.likely_move(rng)?;
    }
    Some(first)
}
