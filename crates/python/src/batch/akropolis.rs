//! Many games of Akropolis at once.

use polis_akropolis::{Action, Akropolis, Move, Options};
use polis_game::{Game as _, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Batch;
use super::batched::Batched;
use super::game_batch::GameBatch;
use super::games::Played;
use crate::akropolis::options;
use crate::game::seed_or_random;
use crate::observation::akropolis::{Arrays, Frames};

/// Many games of Akropolis at once, in arrays that change in place.
///
/// ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
/// The masks are ``tiles`` of the site and ``triangles``: an action is legal when both of its parts are.
#[pyclass(extends = Batch, module = "polis")]
pub(crate) struct AkropolisBatch;

#[pymethods]
impl AkropolisBatch {
    #[new]
    #[pyo3(signature = (
        num_games, players = None, *, variants = None, length = "standard", solo = None,
        seed = None, reward = "win",
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn new(
        py: Python<'_>,
        num_games: usize,
        players: Option<usize>,
        variants: Option<&Bound<'_, PyAny>>,
        length: &str,
        solo: Option<&str>,
        seed: Option<u64>,
        reward: &str,
    ) -> PyResult<PyClassInitializer<AkropolisBatch>> {
        let options = options(players, variants, length, solo)?;
        let seed = seed_or_random(py, seed)?;
        let games = GameBatch::<Akropolis>::new(py, options, num_games, seed, reward)?;
        Ok(PyClassInitializer::from(Batch::new(games)).add_subclass(AkropolisBatch))
    }
}

impl Batched for Akropolis {
    type Arrays = Arrays;
    type Frames<'a> = Frames<'a>;

    const MASKS: [&'static str; 2] = ["tiles", "triangles"];

    fn mask_sizes(options: &Options) -> [usize; 2] {
        [options.site_size(), Action::TRIANGLES]
    }

    fn arrays(py: Python<'_>, games: usize, options: &Options) -> Arrays {
        Arrays::new(py, &[games], *options)
    }

    fn observations<'py>(arrays: &Arrays, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        arrays.dict(py)
    }

    fn with_frames<T>(
        arrays: &Arrays,
        py: Python<'_>,
        work: impl FnOnce(Frames<'_>) -> T,
    ) -> PyResult<T> {
        arrays.with(py, work)
    }

    fn write(&self, frames: &mut Frames<'_>, index: usize) {
        frames.at(index).write(self, Seat::First);
    }

    fn update(&self, frames: &mut Frames<'_>, index: usize, played: &Played<Move>) {
        frames.at(index).update(self, played.mover, played.chosen);
    }

    fn clear(&self, frames: &mut Frames<'_>, index: usize) {
        frames.at(index).clear(self);
    }

    /// The tiles that can be paid.
    fn allowed_in_first_mask(&self) -> usize {
        self.affordable_tiles().len()
    }

    /// The triangles on which a tile can lie.
    fn each_in_second_mask(&self, found: impl FnMut(usize)) {
        if let Some(seat) = self.to_move() {
            self.cities()[seat].triangle_numbers().for_each(found);
        }
    }
}
