//! Exact endings of Akropolis.
//!
//! Every tile of the game is dealt, so near its end it is known what is still to come, up to its
//! order, and the cities touch each other only through the site and the stones. So what is left is a
//! small game of who takes which tile; what a tile brings a city at best is found by trying every
//! place.
//!
//! Every seat plays for its own victory first, then for its own margin, and lays its last tile for
//! the most points, then for the most stones (rule 10). Where equal takings are left to another seat,
//! it is assumed to choose what is worst for the one to decide.

mod last_round;
mod last_stack;
mod laying;
mod two_rounds;

use polis_akropolis::{Akropolis, Move, winners};
use polis_game::{Game, Outcome, PerSeat};

use crate::evaluation::Evaluation;
use crate::search::Solver;

pub use last_round::LastRound;
pub use last_stack::LastStack;
pub use two_rounds::TwoRounds;

/// What calculates the end of Akropolis.
#[derive(Clone, Debug)]
pub enum EndgameSolver {
    /// The last stack is out.
    LastRound(Box<LastRound>),
    /// The last stack is still to come, right after this turn.
    LastStack(Box<LastStack>),
    /// The last stack is still to come, after two or three turns.
    TwoRounds(Box<TwoRounds>),
}

impl EndgameSolver {
    /// Starts to calculate a position; `None` where that would take too long, and after the end.
    pub(crate) fn new(position: &Akropolis) -> Option<EndgameSolver> {
        let round =
            || LastRound::new(position).map(|solver| EndgameSolver::LastRound(Box::new(solver)));
        let stack =
            || LastStack::new(position).map(|solver| EndgameSolver::LastStack(Box::new(solver)));
        let rounds =
            || TwoRounds::new(position).map(|solver| EndgameSolver::TwoRounds(Box::new(solver)));
        round().or_else(stack).or_else(rounds)
    }
}

impl Solver for EndgameSolver {
    type Move = Move;

    fn step(&mut self) {
        match self {
            EndgameSolver::LastRound(solver) => solver.step(),
            EndgameSolver::LastStack(solver) => solver.step(),
            EndgameSolver::TwoRounds(solver) => solver.step(),
        }
    }

    fn starts_after(&self) -> u32 {
        match self {
            EndgameSolver::LastRound(solver) => solver.starts_after(),
            EndgameSolver::LastStack(solver) => solver.starts_after(),
            EndgameSolver::TwoRounds(solver) => solver.starts_after(),
        }
    }

    fn prefer(&mut self, moves: &[Move]) {
        match self {
            EndgameSolver::LastRound(solver) => solver.prefer(moves),
            EndgameSolver::LastStack(solver) => solver.prefer(moves),
            EndgameSolver::TwoRounds(solver) => solver.prefer(moves),
        }
    }

    fn is_done(&self) -> bool {
        match self {
            EndgameSolver::LastRound(solver) => solver.is_done(),
            EndgameSolver::LastStack(solver) => solver.is_done(),
            EndgameSolver::TwoRounds(solver) => solver.is_done(),
        }
    }

    fn is_best_known(&self) -> bool {
        match self {
            EndgameSolver::LastRound(solver) => solver.is_best_known(),
            EndgameSolver::LastStack(solver) => solver.is_best_known(),
            EndgameSolver::TwoRounds(solver) => solver.is_best_known(),
        }
    }

    fn evaluated(&self) -> &[(Move, Evaluation)] {
        match self {
            EndgameSolver::LastRound(solver) => solver.evaluated(),
            EndgameSolver::LastStack(solver) => solver.evaluated(),
            EndgameSolver::TwoRounds(solver) => solver.evaluated(),
        }
    }
}

/// Puts some of the untried moves last, the first of them at the very end, where it is next.
fn prefer(untried: &mut [Move], moves: &[Move]) {
    let rank = |chosen: &Move| moves.iter().position(|one| one == chosen);
    untried.sort_by_cached_key(|chosen| std::cmp::Reverse(rank(chosen).unwrap_or(usize::MAX)));
}

/// How the game ends with these points of the districts (rules 10 and 14).
fn outcome(position: &Akropolis, districts: &PerSeat<i32>) -> Outcome {
    let results = PerSeat::from_fn(position.seats(), |seat| {
        let stones = position.stones()[seat];
        match districts.get(seat) {
            Some(districts) => (districts + i32::from(stones), stones),
            None => (position.score(seat).total(), stones),
        }
    });
    Outcome {
        winners: winners(results.values(), position.options().players().architect()),
        points: results.map(|&(points, _)| points),
    }
}
