//! Checking a puzzle with a search far deeper than the one that made it.

use polis_game::View;
use thiserror::Error;

use super::deep::{Deep, Ranked};
use super::made::Made;
use crate::goal::Goal;
use crate::puzzle::{Flaw, Puzzle};

/// The check has so many times the budget that made the puzzle.
pub const TIMES: u32 = 10;

/// Every accepted move must be so near to the best, in the unit of the search.
const EQUAL: f32 = 0.03;
/// Every other move must be so far behind.
const LEAD: f32 = 0.05;
/// A move that reaches an exact goal must not be further behind the best.
const SOUND: f32 = 0.10;

/// Why a puzzle does not hold.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refusal {
    /// The rules say otherwise.
    #[error(transparent)]
    Rules(#[from] Flaw),
    /// Another move is as good or nearly so.
    #[error(
        "the move {chosen} is {behind:.3} behind; expected at least {LEAD} of a move that is not accepted"
    )]
    Rival {
        /// The move.
        chosen: String,
        /// How far it is behind the best.
        behind: f32,
    },
    /// An accepted move is worse than another.
    #[error(
        "the move {chosen} is {behind:.3} behind; expected at most {EQUAL} of an accepted move"
    )]
    Worse {
        /// The move.
        chosen: String,
        /// How far it is behind the best.
        behind: f32,
    },
    /// Reaching the goal is a mistake.
    #[error("reaching the goal is {behind:.3} behind the best move; expected at most {SOUND}")]
    Unsound {
        /// How far the best accepted move is behind.
        behind: f32,
    },
}

/// Checks a puzzle by the rules, and by a search with so many times the playouts that made it. The
/// answer depends on the seed and the times, on nothing else.
///
/// # Errors
/// Why it does not hold.
pub fn check<G: Made>(puzzle: &Puzzle<G>, times: u32, seed: u64) -> Result<(), Refusal> {
    puzzle.prove()?;
    if puzzle.goal() == Goal::Bankrupt {
        // The rules have tried every answer to the end: nothing is left to a search.
        return Ok(());
    }
    let view = View::new(puzzle.position(), puzzle.seat());
    let playouts = puzzle.promise().playouts.saturating_mul(times);
    let Some(deep) = Deep::new(&view, puzzle.accepted(), playouts, seed) else {
        return Err(Flaw::Over.into());
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
                    return Err(Refusal::Worse { chosen, behind });
                }
                if !is_accepted && behind < LEAD {
                    let chosen = chosen.to_string();
                    return Err(Refusal::Rival { chosen, behind });
                }
            }
            Ok(())
        }
        Goal::Points | Goal::Count(_) | Goal::Survive | Goal::Bankrupt => {
            let right = deep.best_of(|chosen| puzzle.accepted().contains(&chosen));
            let behind = best - right.map_or(f32::NEG_INFINITY, Ranked::utility);
            if behind > SOUND {
                return Err(Refusal::Unsound { behind });
            }
            Ok(())
        }
    }
}
