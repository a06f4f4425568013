//! Many games of Architekton at once.

use polis_architekton::{Action, Architekton, Move, Options};
use polis_bindings::architekton_options;
use polis_game::Seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Batch;
use super::batched::Batched;
use super::game_batch::GameBatch;
use super::games::Played;
use crate::error::raised;
use crate::game::seed_or_random;
use crate::observation::architekton::{Arrays, Frames};

/// Many games of Architekton at once, in arrays that change in place.
///
/// ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
/// The masks are ``houses``, which house can move, and ``lays``, the actions without another house.
#[pyclass(extends = Batch, module = "polis")]
pub(crate) struct ArchitektonBatch;

#[pymethods]
impl ArchitektonBatch {
    #[new]
    #[pyo3(signature = (num_games, *, buildings = None, seed = None, reward = "win"))]
    fn new(
        py: Python<'_>,
        num_games: usize,
        buildings: Option<&str>,
        seed: Option<u64>,
        reward: &str,
    ) -> PyResult<PyClassInitializer<ArchitektonBatch>> {
        let options = architekton_options(buildings).map_err(raised)?;
        let seed = seed_or_random(py, seed)?;
        let games = GameBatch::<Architekton>::new(py, options, num_games, seed, reward)?;
        Ok(PyClassInitializer::from(Batch::new(games)).add_subclass(ArchitektonBatch))
    }
}

impl Batched for Architekton {
    type Arrays = Arrays;
    type Frames<'a> = Frames<'a>;

    const MASKS: [&'static str; 2] = ["houses", "lays"];

    fn mask_sizes(_options: &Options) -> [usize; 2] {
        [Action::HOUSES, Action::BASE]
    }

    fn arrays(py: Python<'_>, games: usize, _options: &Options) -> Arrays {
        Arrays::new(py, &[games])
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
        frames.at(index).update(self, played.chosen);
    }

    fn clear(&self, frames: &mut Frames<'_>, index: usize) {
        frames.at(index).clear(self);
    }

    /// The houses that can move; number 0 also stands for none.
    fn allowed_in_first_mask(&self) -> usize {
        self.movable_houses().max(1)
    }

    /// What can be laid where.
    fn each_in_second_mask(&self, found: impl FnMut(usize)) {
        self.each_action(found);
    }
}
