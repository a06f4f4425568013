//! What the batches need of a game beyond its interfaces.

use polis_bindings::Playable;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::games::Played;

/// A game of which many can be played at once.
pub(crate) trait Batched: Playable {
    /// The arrays of the observations of all games.
    type Arrays: Send + Sync;
    /// The same, to be written to.
    type Frames<'a>: Send;

    /// The names of the two masks of which a legal action has a part each.
    const MASKS: [&'static str; 2];

    /// Number of entries of each mask.
    fn mask_sizes(options: &Self::Options) -> [usize; 2];

    /// Arrays of zeros for so many games.
    fn arrays(py: Python<'_>, games: usize, options: &Self::Options) -> Self::Arrays;

    /// The arrays by name.
    fn observations<'py>(arrays: &Self::Arrays, py: Python<'py>) -> PyResult<Bound<'py, PyDict>>;

    /// Lends out the arrays of all games.
    fn with_frames<T>(
        arrays: &Self::Arrays,
        py: Python<'_>,
        work: impl FnOnce(Self::Frames<'_>) -> T,
    ) -> PyResult<T>;

    /// Writes the position into the empty arrays of a game.
    fn write(&self, frames: &mut Self::Frames<'_>, index: usize);

    /// Writes what a move has changed into the arrays of a game.
    fn update(&self, frames: &mut Self::Frames<'_>, index: usize, played: &Played<Self::Move>);

    /// Takes the position out of the arrays of a game.
    fn clear(&self, frames: &mut Self::Frames<'_>, index: usize);

    /// Number of entries of the first mask that are allowed, which are its first ones.
    fn allowed_in_first_mask(&self) -> usize;

    /// Calls `found` with every entry of the second mask that is allowed.
    fn each_in_second_mask(&self, found: impl FnMut(usize));
}
