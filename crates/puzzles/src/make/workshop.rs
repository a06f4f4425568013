//! From a game to its puzzles.

use std::ops::RangeInclusive;

use polis_engine::evaluation::Prospect;
use polis_engine::{Considered, Effort, Playouts, Search};
use polis_game::{Chance, Seat, View, chance};
use polis_notation::GameRecord;
use polis_notation::Level;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::deep::Deep;
use super::made::Made;
use super::solvers::trial;
use crate::goal::Goal;
use crate::puzzle::{Parts, Promise, Puzzle};
use crate::rating::Rating;

/// How much is searched, in playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// For each move of the game.
    pub play: u32,
    /// For a position that may become a puzzle.
    pub deep: u32,
}

/// Moves so near to the best count as equally good, in the unit of [`Prospect::utility`].
pub(super) const EQUAL: f32 = 0.015;
/// So far must the next move be behind the best.
pub(super) const LEAD: f32 = 0.08;
/// So far must it seem to be behind for a deep look.
const PROMISING: f32 = 0.06;
/// A move that reaches an exact goal must not be further behind the best: nobody is to learn a bad
/// habit.
pub(super) const SOUND: f32 = 0.08;
/// A game that is lost or won anyway asks for no best move, nor for surviving.
const OPEN: RangeInclusive<f32> = 0.04..=0.98;
/// More moves that are equally good make no puzzle.
const MOST_BEST: usize = 6;
/// At most so many puzzles come from a game.
const FROM_A_GAME: usize = 2;
/// Two puzzles of a game are so many decisions apart.
const APART: usize = 6;
/// At most so many candidates of a game are looked at deeply.
const MOST_TRIED: usize = 6;
/// What beginners find is no puzzle.
const TRIVIAL: u16 = 600;

/// A position that may become a puzzle.
struct Candidate<M> {
    ply: usize,
    goal: Goal,
    /// For an exact goal, the moves that reach it.
    accepted: Vec<M>,
}

/// Plays a game and makes at most two puzzles of it. What comes of it depends on the seed and the
/// budget alone.
pub fn make<G: Made>(seed: u64, budget: Budget) -> Vec<Puzzle<G>> {
    let mut rng = chance(seed);
    let Some(played) = play::<G>(&mut rng, budget) else {
        return Vec::new();
    };
    let Played {
        record,
        mut candidates,
    } = played;
    // Each kind comes first in some games, so that rare ones are not lost behind frequent ones.
    let first = rng.random_range(0..KINDS as u32) as usize;
    candidates.shuffle(&mut rng);
    candidates.sort_by_key(|candidate| (kind(candidate.goal) + first) % KINDS);
    let mut puzzles: Vec<(usize, Puzzle<G>)> = Vec::new();
    let mut tried = 0;
    for candidate in candidates {
        if puzzles.len() == FROM_A_GAME || tried == MOST_TRIED {
            break;
        }
        let clashes = |(ply, puzzle): &(usize, Puzzle<G>)| {
            ply.abs_diff(candidate.ply) < APART || kind(puzzle.goal()) == kind(candidate.goal)
        };
        if puzzles.iter().any(clashes) {
            continue;
        }
        tried += 1;
        let ply = candidate.ply;
        let puzzle = pose(&record, candidate, budget, &mut rng);
        puzzles.extend(puzzle.map(|puzzle| (ply, puzzle)));
    }
    puzzles.into_iter().map(|(_, puzzle)| puzzle).collect()
}

const KINDS: usize = 5;

fn kind(goal: Goal) -> usize {
    match goal {
        Goal::Best => 0,
        Goal::Points => 1,
        Goal::Count(_) => 2,
        Goal::Survive => 3,
        Goal::Bankrupt => 4,
    }
}

/// A game that was played for puzzles.
struct Played<G: Made> {
    record: GameRecord<G>,
    candidates: Vec<Candidate<G::Move>>,
}

/// A game, and what in it may become a puzzle. In some games one seat is a little weaker, so that
/// there is something to punish.
fn play<G: Made>(rng: &mut Chance, budget: Budget) -> Option<Played<G>> {
    let setup = G::deal(&G::options(rng), rng).ok()?;
    let mut record = GameRecord::<G>::new(&setup).ok()?;
    let opening = G::OPENING * record.position().people();
    let weaker = rng.random_bool(0.5).then_some(Seat::Second);
    let mut candidates = Vec::new();
    while let Some(seat) = record.position().to_move() {
        let view = View::new(record.position(), seat);
        let mut search = Search::new(&view, G::net(), Effort::of::<G>(), rng.next_u64())?;
        search.run(&mut Playouts(budget.play));
        let ply = record.moves().len();
        if ply >= opening && view.position().count_legal_moves() >= G::LEAST_CHOICES {
            if is_promising(&search.considered()) {
                candidates.push(Candidate {
                    ply,
                    goal: Goal::Best,
                    accepted: Vec::new(),
                });
            }
            let tasks = view.position().tasks().into_iter();
            candidates.extend(tasks.map(|task| Candidate {
                ply,
                goal: task.goal,
                accepted: task.accepted,
            }));
        }
        let chosen = if weaker == Some(seat) {
            polis_engine::choose(Level::Master, &view, rng, &mut Playouts(0))?
        } else {
            search.best()
        };
        record.play(chosen).ok()?;
    }
    Some(Played { record, candidates })
}

/// Whether a few moves seem to be far ahead of all others.
fn is_promising<M>(considered: &[Considered<M>]) -> bool {
    let utilities: Vec<f32> = considered
        .iter()
        .map(|one| Prospect::utility(one.prospect))
        .collect();
    let Some(&best) = utilities.first() else {
        return false;
    };
    let equal = utilities
        .iter()
        .take_while(|&&utility| best - utility < PROMISING / 2.0)
        .count();
    equal <= MOST_BEST
        && utilities
            .get(equal)
            .is_some_and(|&next| best - next >= PROMISING)
}

/// Looks deeply at a candidate, and makes a puzzle of it if it is a good one.
fn pose<G: Made>(
    record: &GameRecord<G>,
    candidate: Candidate<G::Move>,
    budget: Budget,
    rng: &mut Chance,
) -> Option<Puzzle<G>> {
    let mut known = record.clone();
    known.truncate(candidate.ply);
    let seat = known.position().to_move()?;
    let known = known.redacted(seat);
    let view = View::new(known.position(), seat);
    let goal = candidate.goal;
    let deep = Deep::new(&view, &candidate.accepted, budget.deep, rng.next_u64())?;
    let accepted = match goal {
        Goal::Best => clearly_best(view.position(), &deep)?,
        Goal::Points | Goal::Count(_) | Goal::Survive | Goal::Bankrupt => candidate.accepted,
    };
    let right = deep.best_of(|chosen| accepted.contains(&chosen))?;
    let next = deep.best_of(|chosen| !accepted.contains(&chosen))?;
    match goal {
        Goal::Best => {
            if !OPEN.contains(&right.prospect.win) {
                return None;
            }
        }
        // What wins at once needs no further reason.
        Goal::Bankrupt => {}
        Goal::Survive => {
            if !OPEN.contains(&right.prospect.win) || deep.best() - right.utility() > SOUND {
                return None;
            }
        }
        Goal::Points | Goal::Count(_) => {
            if deep.best() - right.utility() > SOUND {
                return None;
            }
        }
    }
    let trial = trial(&view, goal, &accepted, rng.next_u64());
    if trial.rating < Rating::new(TRIVIAL)? {
        return None;
    }
    let promise = Promise {
        win: (1000.0 * right.prospect.win).round() as u16,
        margin: (10.0 * right.prospect.margin).round() as i16,
        next_win: (1000.0 * next.prospect.win).round() as u16,
        next_margin: (10.0 * next.prospect.margin).round() as i16,
        playouts: deep.playouts,
    };
    let puzzle = Puzzle::new(Parts {
        goal,
        rating: trial.rating,
        tempting: trial.tempting.or(Some(next.chosen)),
        accepted,
        promise,
        record: known,
    })
    .ok()?;
    puzzle.prove().ok().map(|()| puzzle)
}

/// The moves that are clearly better than all others, with those that do the same.
fn clearly_best<G: Made>(position: &G, deep: &Deep<G::Move>) -> Option<Vec<G::Move>> {
    let best = deep.best();
    let equal: Vec<G::Move> = deep
        .ranked
        .iter()
        .take_while(|ranked| best - ranked.utility() <= EQUAL)
        .map(|ranked| ranked.chosen)
        .collect();
    let next = deep.ranked.get(equal.len())?;
    if equal.len() > MOST_BEST || best - next.utility() < LEAD {
        return None;
    }
    Some(with_twins(position, &equal))
}

/// Some moves and all that do exactly the same as one of them.
fn with_twins<G: Made>(position: &G, moves: &[G::Move]) -> Vec<G::Move> {
    let legal = position.legal_moves().into_iter();
    legal
        .filter(|&chosen| moves.iter().any(|&one| position.is_same(one, chosen)))
        .collect()
}
