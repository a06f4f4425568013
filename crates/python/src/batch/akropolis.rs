//! Many games of Akropolis at once.

use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use polis_akropolis::{Action, Akropolis};
use polis_game::{Game, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::games::{Games, Reward};
use super::results::{ResultRows, Results};
use crate::akropolis::options;
use crate::error::guarded;
use crate::game::{seed_or_random, wrapped};
use crate::observation::akropolis::{Arrays, Frames};
use crate::observation::{row, zeros};

/// Many games of Akropolis at once, in arrays that change in place.
///
/// ``reward`` is ``"win"``, ``"margin"`` or ``"points"`` (at the end) or ``"gain"`` (after every move).
#[pyclass(module = "polis")]
pub(crate) struct AkropolisBatch {
    games: Games<Akropolis>,
    arrays: Arrays,
    results: Results,
    tiles: Py<PyArrayDyn<bool>>,
    triangles: Py<PyArrayDyn<bool>>,
    actions: Py<PyArrayDyn<i64>>,
    /// The triangles that the mask of each game allows.
    allowed: Vec<Vec<u16>>,
    action_count: usize,
    site_size: usize,
}

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
    ) -> PyResult<AkropolisBatch> {
        let options = options(players, variants, length, solo)?;
        let reward = Reward::from_name(reward)?;
        let games = Games::new(options, num_games, seed_or_random(py, seed)?, reward)?;
        let site_size = options.site_size();
        let batch = AkropolisBatch {
            games,
            arrays: Arrays::new(py, &[num_games], options),
            results: Results::new(py, num_games, options.seats()),
            tiles: zeros(py, &[num_games], &[site_size]),
            triangles: zeros(py, &[num_games], &[Action::TRIANGLES]),
            actions: zeros(py, &[num_games], &[]),
            allowed: vec![Vec::with_capacity(256); num_games],
            action_count: Action::count(options),
            site_size,
        };
        let mut batch = batch;
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

    /// Number of actions of a game, legal or not.
    #[getter]
    fn action_count(&self) -> usize {
        self.action_count
    }

    /// What lies on the table of each game, with the seats in turn order.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.arrays.dict(py)
    }

    /// ``tiles`` of the site and ``triangles``: an action is legal when both of its parts are.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("tiles", &self.tiles)?;
        dict.set_item("triangles", &self.triangles)?;
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
        let AkropolisBatch { games, actions, .. } = self;
        let mut sampled = actions.bind(py).try_readwrite()?;
        games.sample(sampled.as_slice_mut()?);
        Ok(actions.clone_ref(py))
    }

    /// A copy of a game, with its moves and the order of all of its tiles.
    fn game(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        wrapped(py, self.games.record(index)?)
    }
}

impl AkropolisBatch {
    /// Lends out everything to be worked on while other threads of Python run.
    fn with<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Work<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut tiles = self.tiles.bind(py).try_readwrite()?;
        let mut triangles = self.triangles.bind(py).try_readwrite()?;
        let (tiles, triangles) = (tiles.as_slice_mut()?, triangles.as_slice_mut()?);
        let (games, allowed) = (&mut self.games, &mut self.allowed);
        let (results, site_size) = (&self.results, self.site_size);
        self.arrays.with(py, |frames| {
            results.with(py, |results| {
                let mut all = Work {
                    games,
                    frames,
                    results,
                    tiles,
                    triangles,
                    allowed,
                    site_size,
                };
                py.detach(|| guarded(|| work(&mut all)))
            })
        })??
    }
}

/// The games and their arrays.
struct Work<'a> {
    games: &'a mut Games<Akropolis>,
    frames: Frames<'a>,
    results: ResultRows<'a>,
    tiles: &'a mut [bool],
    triangles: &'a mut [bool],
    allowed: &'a mut [Vec<u16>],
    site_size: usize,
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
                frame.update(self.games.position(index), played.mover, played.chosen);
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

    /// Writes which tiles can be paid, and on which triangles they can lie.
    fn mask(&mut self, index: usize) {
        let position = self.games.position(index);
        let tiles = row(self.tiles, index, self.site_size);
        let affordable = position.affordable_tiles().len();
        for (place, tile) in tiles.iter_mut().enumerate() {
            *tile = place < affordable;
        }
        let triangles = row(self.triangles, index, Action::TRIANGLES);
        let allowed = &mut self.allowed[index];
        for &triangle in allowed.iter() {
            triangles[usize::from(triangle)] = false;
        }
        allowed.clear();
        if let Some(seat) = position.to_move() {
            for triangle in position.cities()[seat].triangle_numbers() {
                triangles[triangle] = true;
                allowed.push(triangle as u16);
            }
        }
    }
}
