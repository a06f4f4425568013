//! The arrays that the batches of both games have.

use numpy::{PyArrayDyn, PyArrayMethods};
use polis_bindings::Playable;
use polis_game::Seat;
use pyo3::prelude::*;

use super::games::Games;
use crate::observation::{row, zeros};

/// What a step tells about each game.
pub(crate) struct Results {
    pub(crate) rewards: Py<PyArrayDyn<f32>>,
    pub(crate) dones: Py<PyArrayDyn<bool>>,
    /// The points of the game that ended in the last step in which one did.
    pub(crate) points: Py<PyArrayDyn<i32>>,
    /// Who is to move, counted from 0.
    pub(crate) to_move: Py<PyArrayDyn<i8>>,
    /// From which seed each game was dealt.
    pub(crate) seeds: Py<PyArrayDyn<u64>>,
    seats: usize,
}

impl Results {
    pub(crate) fn new(py: Python<'_>, games: usize, seats: usize) -> Results {
        Results {
            rewards: zeros(py, &[games], &[seats]),
            dones: zeros(py, &[games], &[]),
            points: zeros(py, &[games], &[seats]),
            to_move: zeros(py, &[games], &[]),
            seeds: zeros(py, &[games], &[]),
            seats,
        }
    }

    /// Lends out the arrays.
    pub(crate) fn with<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(ResultRows<'_>) -> T,
    ) -> PyResult<T> {
        Ok(work(ResultRows {
            rewards: self.rewards.bind(py).try_readwrite()?.as_slice_mut()?,
            dones: self.dones.bind(py).try_readwrite()?.as_slice_mut()?,
            points: self.points.bind(py).try_readwrite()?.as_slice_mut()?,
            to_move: self.to_move.bind(py).try_readwrite()?.as_slice_mut()?,
            seeds: self.seeds.bind(py).try_readwrite()?.as_slice_mut()?,
            seats: self.seats,
        }))
    }
}

/// The same, to be written to.
pub(crate) struct ResultRows<'a> {
    rewards: &'a mut [f32],
    dones: &'a mut [bool],
    points: &'a mut [i32],
    to_move: &'a mut [i8],
    seeds: &'a mut [u64],
    seats: usize,
}

impl ResultRows<'_> {
    /// The rewards and the points of a game.
    pub(crate) fn scores(&mut self, index: usize) -> (&mut [f32], &mut [i32]) {
        (
            row(self.rewards, index, self.seats),
            row(self.points, index, self.seats),
        )
    }

    /// Notes whether a game ended, and who is to move in the one that is there now.
    pub(crate) fn note<G: Playable>(&mut self, index: usize, is_over: bool, games: &Games<G>) {
        self.dones[index] = is_over;
        self.to_move[index] = mover(games.position(index).to_move());
        self.seeds[index] = games.seed_of(index);
    }

    /// Forgets all rewards.
    pub(crate) fn clear(&mut self) {
        self.rewards.fill(0.0);
    }
}

fn mover(seat: Option<Seat>) -> i8 {
    seat.map_or(-1, |seat| seat as i8)
}
