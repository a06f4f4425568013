//! What a search has found, with moves as texts.

use polis_engine::evaluation::Evaluation;
use polis_engine::{Certainty, SearchOptions, search_in_parallel};
use polis_game::View;

use crate::error::{BindingError, illegal};
use crate::playable::Playable;

/// A move that a search has tried.
#[derive(Clone, Debug, PartialEq)]
pub struct CandidateReport {
    /// The move in its text form.
    pub chosen: String,
    /// What to expect after it.
    pub evaluation: Evaluation,
    /// Number of playouts of this move.
    pub playouts: u32,
    /// How far it is behind the best move on the same futures.
    pub behind: f32,
    /// The standard error of that.
    pub error: f32,
    /// Whether the evaluation is calculated to the end of the game, not estimated.
    pub is_proven: bool,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// The moves that were compared closely, the best first.
    pub candidates: Vec<CandidateReport>,
    /// Number of playouts of all threads.
    pub playouts: u32,
}

/// Searches a position for the seat to move, which sees what it may know.
pub(crate) fn search<G: Playable>(
    position: &G,
    threads: usize,
    seed: u64,
    stop: &(impl Fn(u32) -> bool + Sync),
) -> Result<SearchReport, BindingError> {
    let Some(seat) = position.to_move() else {
        return Err(illegal(
            "the game is over; expected a position with something to decide",
        ));
    };
    let view = View::new(position, seat);
    let options = SearchOptions::of::<G>();
    let found = search_in_parallel(&view, G::net(), options, seed, threads, stop)
        .ok_or_else(|| illegal("there is nothing to decide"))?;
    let candidates = found.candidates.iter().map(|one| {
        let (behind, error, is_proven) = match one.certainty {
            Certainty::Estimated { behind, error } => (behind, error, false),
            Certainty::Proven => (0.0, 0.0, true),
        };
        CandidateReport {
            chosen: one.chosen.to_string(),
            evaluation: one.evaluation,
            playouts: one.tries,
            behind,
            error,
            is_proven,
        }
    });
    Ok(SearchReport {
        candidates: candidates.collect(),
        playouts: found.playouts,
    })
}
