//! Many games of one kind at once.

use numpy::{PyArrayDyn, PyArrayMethods};
use polis_notation::Record;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::batched::Batched;
use super::games::{Games, Reward};
use super::results::{ResultRows, Results};
use crate::error::guarded;
use crate::observation::{row, zeros};

/// A batch of either game.
pub(crate) trait AnyBatch: Send + Sync {
    fn num_games(&self) -> usize;
    fn action_count(&self) -> usize;
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>>;
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>>;
    fn results(&self) -> &Results;
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()>;
    fn step(&mut self, py: Python<'_>, actions: &[i64]) -> PyResult<()>;
    fn sample_actions(&mut self, py: Python<'_>) -> PyResult<Py<PyArrayDyn<i64>>>;
    fn record(&self, index: usize) -> PyResult<Record>;
}

/// Games of one kind with their arrays.
pub(crate) struct GameBatch<G: Batched> {
    games: Games<G>,
    arrays: G::Arrays,
    results: Results,
    masks: [Py<PyArrayDyn<bool>>; 2],
    mask_sizes: [usize; 2],
    actions: Py<PyArrayDyn<i64>>,
    /// The entries that the second mask of each game allows.
    allowed: Vec<Vec<u16>>,
}

impl<G: Batched> GameBatch<G> {
    /// Deals the games and writes their arrays.
    pub(crate) fn new(
        py: Python<'_>,
        options: G::Options,
        num_games: usize,
        seed: u64,
        reward: &str,
    ) -> PyResult<GameBatch<G>> {
        let reward = Reward::from_name(reward)?;
        let games: Games<G> = Games::new(options, num_games, seed, reward)?;
        let mask_sizes = G::mask_sizes(games.options());
        let mut batch = GameBatch {
            arrays: G::arrays(py, num_games, games.options()),
            results: Results::new(py, num_games, games.position(0).seats()),
            games,
            masks: mask_sizes.map(|size| zeros(py, &[num_games], &[size])),
            mask_sizes,
            actions: zeros(py, &[num_games], &[]),
            allowed: vec![Vec::with_capacity(256); num_games],
        };
        batch.with(py, |work| {
            work.write_all();
        })?;
        Ok(batch)
    }

    /// Lends out everything to be worked on while other threads of Python run.
    fn with<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Work<'_, '_, G>) -> T + Send,
    ) -> PyResult<T> {
        let [first, second] = &self.masks;
        let mut first = first.bind(py).try_readwrite()?;
        let mut second = second.bind(py).try_readwrite()?;
        let masks = [first.as_slice_mut()?, second.as_slice_mut()?];
        let (games, allowed) = (&mut self.games, &mut self.allowed);
        let (results, mask_sizes) = (&self.results, self.mask_sizes);
        G::with_frames(&self.arrays, py, |mut frames| {
            results.with(py, |results| {
                let mut all = Work {
                    games,
                    frames: &mut frames,
                    results,
                    masks,
                    mask_sizes,
                    allowed,
                };
                py.detach(|| guarded(|| work(&mut all)))
            })
        })??
    }
}

impl<G: Batched> AnyBatch for GameBatch<G> {
    fn num_games(&self) -> usize {
        self.games.len()
    }

    fn action_count(&self) -> usize {
        self.games.position(0).action_count()
    }

    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        G::observations(&self.arrays, py)
    }

    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, mask) in G::MASKS.iter().zip(&self.masks) {
            dict.set_item(name, mask)?;
        }
        Ok(dict)
    }

    fn results(&self) -> &Results {
        &self.results
    }

    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with(py, |work| {
            work.clear_all();
            work.games.reset(seed)?;
            work.write_all();
            Ok(())
        })?
    }

    fn step(&mut self, py: Python<'_>, actions: &[i64]) -> PyResult<()> {
        self.with(py, |work| work.step(actions))?
    }

    fn sample_actions(&mut self, py: Python<'_>) -> PyResult<Py<PyArrayDyn<i64>>> {
        let mut sampled = self.actions.bind(py).try_readwrite()?;
        self.games.sample(sampled.as_slice_mut()?);
        drop(sampled);
        Ok(self.actions.clone_ref(py))
    }

    fn record(&self, index: usize) -> PyResult<Record> {
        self.games.record(index)
    }
}

/// The games and their arrays.
struct Work<'a, 'f, G: Batched> {
    games: &'a mut Games<G>,
    frames: &'a mut G::Frames<'f>,
    results: ResultRows<'a>,
    masks: [&'a mut [bool]; 2],
    mask_sizes: [usize; 2],
    allowed: &'a mut [Vec<u16>],
}

impl<G: Batched> Work<'_, '_, G> {
    fn step(&mut self, actions: &[i64]) -> PyResult<()> {
        self.games.choose(actions)?;
        for index in 0..self.games.len() {
            let (rewards, points) = self.results.scores(index);
            let played = self.games.play(index, rewards, points)?;
            if played.is_over {
                self.games.position(index).clear(self.frames, index);
                self.games.deal(index)?;
                self.games.position(index).write(self.frames, index);
            } else {
                let position = self.games.position(index);
                position.update(self.frames, index, &played);
            }
            self.mask(index);
            self.results.note(index, played.is_over, self.games);
        }
        Ok(())
    }

    fn clear_all(&mut self) {
        for index in 0..self.games.len() {
            self.games.position(index).clear(self.frames, index);
        }
        self.results.clear();
    }

    fn write_all(&mut self) {
        for index in 0..self.games.len() {
            self.games.position(index).write(self.frames, index);
            self.mask(index);
            self.results.note(index, false, self.games);
        }
    }

    /// Writes which parts of actions are legal.
    fn mask(&mut self, index: usize) {
        let position = self.games.position(index);
        let [first, second] = &mut self.masks;
        let first = row(first, index, self.mask_sizes[0]);
        let second = row(second, index, self.mask_sizes[1]);
        let allowed_first = position.allowed_in_first_mask();
        for (entry, is_allowed) in first.iter_mut().enumerate() {
            *is_allowed = entry < allowed_first;
        }
        let allowed = &mut self.allowed[index];
        for &entry in allowed.iter() {
            second[usize::from(entry)] = false;
        }
        allowed.clear();
        position.each_in_second_mask(|entry| {
            second[entry] = true;
            allowed.push(entry as u16);
        });
    }
}
