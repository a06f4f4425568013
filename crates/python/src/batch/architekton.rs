//! Many games of Architekton at once.

use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use polis_architekton::{Action, Architekton};
use polis_bindings::architekton_options;
use polis_game::Seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::games::{Games, Reward};
use super::results::{ResultRows, Results};
use crate::error::{guarded, raised};
use crate::game::{seed_or_random, wrapped};
use crate::observation::architekton::{Arrays, Frames};
use crate::observation::{row, zeros};

/// Many games of Architekton at once, in arrays that change in place.
///
/// ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
#[pyclass(module = "polis")]
pub(crate) struct ArchitektonBatch {
    games: Games<Architekton>,
    arrays: Arrays,
    results: Results,
    lays: Py<PyArrayDyn<bool>>,
    houses: Py<PyArrayDyn<bool>>,
    actions: Py<PyArrayDyn<i64>>,
    /// The actions that the mask of each game allows.
    allowed: Vec<Vec<u16>>,
}

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
    ) -> PyResult<ArchitektonBatch> {
        let reward = Reward::from_name(reward)?;
        let seed = seed_or_random(py, seed)?;
        let games = Games::new(
            architekton_options(buildings).map_err(raised)?,
            num_games,
            seed,
            reward,
        )?;
        let mut batch = ArchitektonBatch {
            games,
            arrays: Arrays::new(py, &[num_games]),
            results: Results::new(py, num_games, 2),
            lays: zeros(py, &[num_games], &[Action::BASE]),
            houses: zeros(py, &[num_games], &[Action::HOUSES]),
            actions: zeros(py, &[num_games], &[]),
            allowed: vec![Vec::with_capacity(256); num_games],
        };
        batch.with(py, |work| {
            work.write_all();
        })?;
        Ok(batch)
    }

    /// Number of games.
    #[getter]
    fn num_games(&self) -> usize {
        self.games.len()
    }

    #[classattr]
    fn action_count() -> usize {
        Action::COUNT
    }

    /// What lies on the table of each game, with the seats in turn order.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.arrays.dict(py)
    }

    /// ``lays``, the actions without another house, and ``houses``, which house can move.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("lays", &self.lays)?;
        dict.set_item("houses", &self.houses)?;
        Ok(dict)
    }

    /// What each seat got for the last step.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.results.rewards.clone_ref(py)
    }

    /// Where a game ended in the last step; there the next one has begun.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.results.dones.clone_ref(py)
    }

    /// The final points of the last game that ended in each place.
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.results.points.clone_ref(py)
    }

    /// The seat to move, counted from 0.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.results.to_move.clone_ref(py)
    }

    /// The seed from which each game was dealt.
    #[getter]
    fn seeds(&self, py: Python<'_>) -> Py<PyArrayDyn<u64>> {
        self.results.seeds.clone_ref(py)
    }

    /// Begins all games anew; with a seed, with the first ones of that seed.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with(py, |work| {
            work.clear_all();
            work.games.reset(seed)?;
            work.write_all();
            Ok(())
        })?
    }

    /// Plays an action in each game; when one is illegal, raises and plays none.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "arguments come so from Python"
    )]
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.with(py, |work| work.step(actions))?
    }

    /// A legal action for each game, each with the same probability.
    fn sample_actions(&mut self, py: Python<'_>) -> PyResult<Py<PyArrayDyn<i64>>> {
        let ArchitektonBatch { games, actions, .. } = self;
        let mut sampled = actions.bind(py).try_readwrite()?;
        games.sample(sampled.as_slice_mut()?);
        Ok(actions.clone_ref(py))
    }

    /// A copy of a game, with its moves and the order of all of its tiles.
    fn game(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        wrapped(py, self.games.record(index)?)
    }
}

impl ArchitektonBatch {
    /// Lends out everything to be worked on while other threads of Python run.
    fn with<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Work<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut lays = self.lays.bind(py).try_readwrite()?;
        let mut houses = self.houses.bind(py).try_readwrite()?;
        let (lays, houses) = (lays.as_slice_mut()?, houses.as_slice_mut()?);
        let (games, allowed) = (&mut self.games, &mut self.allowed);
        let results = &self.results;
        self.arrays.with(py, |frames| {
            results.with(py, |results| {
                let mut all = Work {
                    games,
                    frames,
                    results,
                    lays,
                    houses,
                    allowed,
                };
                py.detach(|| guarded(|| work(&mut all)))
            })
        })??
    }
}

/// The games and their arrays.
struct Work<'a> {
    games: &'a mut Games<Architekton>,
    frames: Frames<'a>,
    results: ResultRows<'a>,
    lays: &'a mut [bool],
    houses: &'a mut [bool],
    allowed: &'a mut [Vec<u16>],
}

impl Work<'_> {
    fn step(&mut self, actions: &[i64]) -> PyResult<()> {
        self.games.choose(actions)?;
        for index in 0..self.games.len() {
            let (rewards, points) = self.results.scores(index);
            let played = self.games.play(index, rewards, points)?;
            let mut frame = self.frames.at(index);
            if played.is_over {
                frame.clear(self.games.position(index));
                self.games.deal(index)?;
                frame.write(self.games.position(index), Seat::First);
            } else {
                frame.update(self.games.position(index), played.chosen);
            }
            self.mask(index);
            self.results.note(index, played.is_over, self.games);
        }
        Ok(())
    }

    fn clear_all(&mut self) {
        for index in 0..self.games.len() {
            self.frames.at(index).clear(self.games.position(index));
        }
        self.results.clear();
    }

    fn write_all(&mut self) {
        for index in 0..self.games.len() {
            let position = self.games.position(index);
            self.frames.at(index).write(position, Seat::First);
            self.mask(index);
            self.results.note(index, false, self.games);
        }
    }

    /// Writes what can be laid where, and which houses can move.
    fn mask(&mut self, index: usize) {
        let position = self.games.position(index);
        let movable = position.movable_houses().max(1);
        let houses = row(self.houses, index, Action::HOUSES);
        for (number, house) in houses.iter_mut().enumerate() {
            *house = number < movable;
        }
        let lays = row(self.lays, index, Action::BASE);
        let allowed = &mut self.allowed[index];
        for &action in allowed.iter() {
            lays[usize::from(action)] = false;
        }
        allowed.clear();
        position.each_action(|action| {
            lays[action] = true;
            allowed.push(action as u16);
        });
    }
}
