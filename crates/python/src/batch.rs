//! Many games at once, in arrays that Python reads while they change in place.
//!
//! A step writes only what a move has changed: three hexes, the site, the mask of who is next. A
//! game that is over makes room for the next one in the same step.

mod akropolis;
mod architekton;
mod batched;
mod game_batch;
mod games;
mod results;

use numpy::{PyArrayDyn, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

pub(crate) use akropolis::AkropolisBatch;
pub(crate) use architekton::ArchitektonBatch;

use self::batched::Batched;
use self::game_batch::{AnyBatch, GameBatch};
use crate::game::wrapped;

/// Many games at once: an ``AkropolisBatch`` or an ``ArchitektonBatch``.
#[pyclass(subclass, module = "polis")]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
}

impl Batch {
    fn new<G: Batched>(games: GameBatch<G>) -> Batch {
        Batch {
            games: Box::new(games),
        }
    }
}

#[pymethods]
impl Batch {
    /// Number of games.
    #[getter]
    fn num_games(&self) -> usize {
        self.games.num_games()
    }

    /// Number of actions of a game, legal or not.
    #[getter]
    fn action_count(&self) -> usize {
        self.games.action_count()
    }

    /// What lies on the table of each game, with the seats in turn order.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.games.observations(py)
    }

    /// Which parts of actions are legal in each game, by the names that the class tells.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.games.masks(py)
    }

    /// What each seat got for the last step.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.games.results().rewards.clone_ref(py)
    }

    /// Where a game ended in the last step; there the next one has begun.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.games.results().dones.clone_ref(py)
    }

    /// The final points of the last game that ended in each place.
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.games.results().points.clone_ref(py)
    }

    /// The seat to move, counted from 0.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.games.results().to_move.clone_ref(py)
    }

    /// The seed from which each game was dealt.
    #[getter]
    fn seeds(&self, py: Python<'_>) -> Py<PyArrayDyn<u64>> {
        self.games.results().seeds.clone_ref(py)
    }

    /// Begins all games anew; with a seed, with the first ones of that seed.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.games.reset(py, seed)
    }

    /// Plays an action in each game; when one is illegal, raises and plays none.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "arguments come so from Python"
    )]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        self.games.step(py, actions.as_slice()?)
    }

    /// A legal action for each game, each with the same probability.
    fn sample_actions(&mut self, py: Python<'_>) -> PyResult<Py<PyArrayDyn<i64>>> {
        self.games.sample_actions(py)
    }

    /// A copy of a game, with its moves and the order of all of its tiles.
    fn game(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        wrapped(py, self.games.record(index)?)
    }
}
