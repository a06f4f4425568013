//! What a solo game of Akropolis can bring whoever knows the order of all tiles: a game found by
//! [beam search](beam_search) from below, and a proven [bound](upper_bound) from above.
//!
//! This is for study. Both need a setup in which every tile is known, which no player has, so nothing
//! that plays, hints or hosts may depend on this crate.

mod beam_search;
mod upper_bound;

use polis_akropolis::{Akropolis, Setup, SetupError};
use polis_game::Game;
use thiserror::Error;

pub use beam_search::{BestGame, beam_search};
pub use upper_bound::upper_bound;

/// Why nothing can be said about a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LimitsError {
    /// Somebody else decides as well.
    #[error("the setup is for several people; expected a solo game")]
    NotSolo,
    /// A tile is not known.
    #[error("the order of the tiles is not known; expected every tile of the deck")]
    UnknownTiles,
    /// There is no such game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The beginning of a solo game of which every tile is known.
fn start(setup: &Setup) -> Result<Akropolis, LimitsError> {
    let start = Akropolis::new(setup)?;
    if start.estate().is_none() {
        return Err(LimitsError::NotSolo);
    }
    if start.is_redacted() {
        return Err(LimitsError::UnknownTiles);
    }
    Ok(start)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests;
