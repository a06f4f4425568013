//! Making puzzles from a game.

use std::ops::RangeInclusive;

use polis_engine::{Candidate, PlayoutLimit, Search, SearchOptions};
use polis_game::{Chance, Seat, View, chance};
use polis_notation::GameRecord;
use polis_notation::Level;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::deep_search::DeepSearch;
use super::puzzle_source::PuzzleSource;
use super::solvers::trial;
use crate::goal::Goal;
use crate::puzzle::{Puzzle, PuzzleParts, SolutionMargin};
use crate::rating::PuzzleRating;

/// Sizes of the searches, in playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Playouts for each move of the game.
    pub play: u32,
    /// Playouts for a position that may become a puzzle.
    pub deep: u32,
}

/// Loss below which a move counts as equally good as the best, in the unit of
/// [`Evaluation::utility`](polis_engine::evaluation::Evaluation::utility).
pub(super) const EQUAL: f32 = 0.015;
/// Least loss of the next best move.
pub(super) const LEAD: f32 = 0.08;
/// Least loss of the next best move that makes a deep search worthwhile.
const PROMISING: f32 = 0.06;
/// Largest loss of a move that reaches an exact goal, so that nobody learns a bad habit.
pub(super) const SOUND: f32 = 0.08;
/// Win probabilities of a game that is still open; others ask for no best move, nor for surviving.
const OPEN: RangeInclusive<f32> = LOST..=0.98;
/// Win probability below which a position is lost anyway, and nothing in it is worth finding.
const LOST: f32 = 0.10;
/// Largest number of moves that are equally good.
const MOST_BEST: usize = 6;
/// Largest number of puzzles from a game.
const FROM_A_GAME: usize = 2;
/// Least number of decisions between two puzzles of a game.
const APART: usize = 6;
/// Largest number of candidates of a game that are searched deeply.
const MOST_TRIED: usize = 6;
/// Rating below which a puzzle is trivial.
const TRIVIAL: u16 = 600;

/// A position that may become a puzzle.
struct PuzzleCandidate<M> {
    ply: usize,
    goal: Goal,
    /// The moves that reach an exact goal.
    accepted: Vec<M>,
}

/// Plays a game and makes at most two puzzles of it. The result depends on the seed and the budget
/// alone.
pub fn make<G: PuzzleSource>(seed: u64, budget: Budget) -> Vec<Puzzle<G>> {
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
struct Played<G: PuzzleSource> {
    record: GameRecord<G>,
    candidates: Vec<PuzzleCandidate<G::Move>>,
}

/// Plays a game and collects its candidates. In some games one seat is a little weaker, so that
/// there is something to punish.
fn play<G: PuzzleSource>(rng: &mut Chance, budget: Budget) -> Option<Played<G>> {
    let setup = G::deal(&G::options(rng), rng).ok()?;
    let mut record = GameRecord::<G>::new(&setup).ok()?;
    let opening = G::OPENING * record.position().people();
    let weaker = rng.random_bool(0.5).then_some(Seat::Second);
    let mut candidates = Vec::new();
    while let Some(seat) = record.position().to_move() {
        let view = View::new(record.position(), seat);
        let mut search = Search::new(&view, G::net(), SearchOptions::of::<G>(), rng.next_u64())?;
        search.run(&mut PlayoutLimit(budget.play));
        let ply = record.moves().len();
        if ply >= opening && view.position().count_legal_moves() >= G::LEAST_CHOICES {
            if is_promising(&search.candidates()) {
                candidates.push(PuzzleCandidate {
                    ply,
                    goal: Goal::Best,
                    accepted: Vec::new(),
                });
            }
            let tasks = view.position().tasks().into_iter();
            candidates.extend(tasks.map(|task| PuzzleCandidate {
                ply,
                goal: task.goal,
                accepted: task.accepted,
            }));
        }
        let chosen = if weaker == Some(seat) {
            polis_engine::choose(Level::Master, &view, rng, &mut PlayoutLimit(0))?
        } else {
            search.best()
        };
        record.play(chosen).ok()?;
    }
    Some(Played { record, candidates })
}

/// Whether a few moves seem to be far ahead of all others.
fn is_promising<M>(candidates: &[Candidate<M>]) -> bool {
    let utilities: Vec<f32> = candidates
        .iter()
        .map(|candidate| candidate.evaluation.utility())
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

/// Searches a candidate deeply, and makes a puzzle of it if it is a good one.
fn pose<G: PuzzleSource>(
    record: &GameRecord<G>,
    candidate: PuzzleCandidate<G::Move>,
    budget: Budget,
    rng: &mut Chance,
) -> Option<Puzzle<G>> {
    let mut known = record.clone();
    known.truncate(candidate.ply);
    let seat = known.position().to_move()?;
    let known = known.redacted(seat);
    let view = View::new(known.position(), seat);
    let goal = candidate.goal;
    let deep = DeepSearch::new(&view, &candidate.accepted, budget.deep, rng.next_u64())?;
    let accepted = match goal {
        Goal::Best => clearly_best(view.position(), &deep)?,
        Goal::Points | Goal::Count(_) | Goal::Survive | Goal::Bankrupt => candidate.accepted,
    };
    let right = deep.best_of(|chosen| accepted.contains(&chosen))?;
    let next = deep.best_of(|chosen| !accepted.contains(&chosen))?;
    match goal {
        Goal::Best => {
            if !OPEN.contains(&right.evaluation.win) {
                return None;
            }
        }
        // What wins at once needs no further reason.
        Goal::Bankrupt => {}
        Goal::Survive => {
            if !OPEN.contains(&right.evaluation.win) || deep.best() - right.utility() > SOUND {
                return None;
            }
        }
        Goal::Points | Goal::Count(_) => {
            if right.evaluation.win < LOST || deep.best() - right.utility() > SOUND {
                return None;
            }
        }
    }
    let trial = trial(&view, goal, &accepted, rng.next_u64());
    if trial.rating < PuzzleRating::new(TRIVIAL)? {
        return None;
    }
    let promise = SolutionMargin {
        win: (1000.0 * right.evaluation.win).round() as u16,
        margin: (10.0 * right.evaluation.margin).round() as i16,
        next_win: (1000.0 * next.evaluation.win).round() as u16,
        next_margin: (10.0 * next.evaluation.margin).round() as i16,
        playouts: deep.playouts,
    };
    let puzzle = Puzzle::new(PuzzleParts {
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

/// The moves that are clearly better than all others, with those of the same effect.
fn clearly_best<G: PuzzleSource>(position: &G, deep: &DeepSearch<G::Move>) -> Option<Vec<G::Move>> {
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

/// Some moves and all with exactly the same effect as one of them.
fn with_twins<G: PuzzleSource>(position: &G, moves: &[G::Move]) -> Vec<G::Move> {
    let legal = position.legal_moves().into_iter();
    legal
        .filter(|&chosen| moves.iter().any(|&one| position.is_same(one, chosen)))
        .collect()
}
