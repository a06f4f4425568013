//! Checking a puzzle with a search far deeper than the one that made it.

use polis_game::View;
use thiserror::Error;

use super::deep_search::{DeepSearch, RankedMove};
use super::puzzle_source::PuzzleSource;
use crate::goal::Goal;
use crate::puzzle::{Puzzle, PuzzleError};

/// How many times larger the budget of the check is than that of the making.
pub const TIMES: u32 = 10;

/// Largest loss of an accepted move against the best, in units of utility.
const EQUAL: f32 = 0.03;
/// Least loss of every other move.
const LEAD: f32 = 0.05;
/// Largest loss of a move that reaches an exact goal.
const SOUND: f32 = 0.10;

/// Why a puzzle fails the check.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum CheckError {
    /// The rules prove otherwise.
    #[error(transparent)]
    Rules(#[from] PuzzleError),
    /// Another move is as good or nearly so.
    #[error(
        "the move {chosen} is {behind:.3} behind; expected at least {LEAD} of a move that is not accepted"
    )]
    Rival {
        /// The move.
        chosen: String,
        /// Its loss against the best.
        behind: f32,
    },
    /// An accepted move is worse than another.
    #[error(
        "the move {chosen} is {behind:.3} behind; expected at most {EQUAL} of an accepted move"
    )]
    Worse {
        /// The move.
        chosen: String,
        /// Its loss against the best.
        behind: f32,
    },
    /// Reaching the goal is a mistake.
    #[error("reaching the goal is {behind:.3} behind the best move; expected at most {SOUND}")]
    Unsound {
        /// The loss of the best accepted move.
        behind: f32,
    },
}

/// Checks a puzzle by the rules, and by a search with `times` as many playouts as made it. The
/// result depends on the seed and `times`, on nothing else.
///
/// # Errors
/// Why it fails the check.
pub fn check<G: PuzzleSource>(puzzle: &Puzzle<G>, times: u32, seed: u64) -> Result<(), CheckError> {
    puzzle.prove()?;
    if puzzle.goal() == Goal::Bankrupt {
        // The rules have tried every answer to the end: nothing is left to a search.
        return Ok(());
    }
    let view = View::new(puzzle.position(), puzzle.seat());
    let playouts = puzzle.promise().playouts.saturating_mul(times);
    let Some(deep) = DeepSearch::new(&view, puzzle.accepted(), playouts, seed) else {
        return Err(PuzzleError::Over.into());
    };
    let best = deep.best();
    match puzzle.goal() {
        Goal::Best => {
            for ranked in &deep.ranked {
                let behind = best - ranked.utility();
                let chosen = ranked.chosen;
                let is_accepted = puzzle.accepted().contains(&chosen);
                if is_accepted && behind > EQUAL {
                    let chosen = chosen.to_string();
                    return Err(CheckError::Worse { chosen, behind });
                }
                if !is_accepted && behind < LEAD {
                    let chosen = chosen.to_string();
                    return Err(CheckError::Rival { chosen, behind });
                }
            }
            Ok(())
        }
        Goal::Points | Goal::Count(_) | Goal::Survive | Goal::Bankrupt => {
            let right = deep.best_of(|chosen| puzzle.accepted().contains(&chosen));
            let behind = best - right.map_or(f32::NEG_INFINITY, RankedMove::utility);
            if behind > SOUND {
                return Err(CheckError::Unsound { behind });
            }
            Ok(())
        }
    }
}
