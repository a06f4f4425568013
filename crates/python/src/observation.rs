//! What a seat sees, as arrays of numbers.
//!
//! Everything is written from what lies on the table for all to see; nothing here asks for the order
//! of the tiles to come. A test compares the arrays of a position with those of a view of it.

pub(crate) mod akropolis;
pub(crate) mod architekton;

use numpy::{Element, PyArrayDyn};
use polis_game::Seat;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A game that is seen as arrays.
pub(crate) trait Observable {
    /// What a seat sees.
    fn observation<'py>(&self, py: Python<'py>, seat: Seat) -> PyResult<Bound<'py, PyDict>>;
}

/// An array of zeros, which begins with some dimensions and goes on with others.
pub(crate) fn zeros<T: Element>(
    py: Python<'_>,
    first: &[usize],
    rest: &[usize],
) -> Py<PyArrayDyn<T>> {
    PyArrayDyn::zeros(py, [first, rest].concat(), false).unbind()
}

/// The part of an array that belongs to one game.
pub(crate) fn row<T>(all: &mut [T], index: usize, size: usize) -> &mut [T] {
    &mut all[index * size..(index + 1) * size]
}

/// The place of a seat when the seats are counted from another one on.
pub(crate) fn relative(seat: Seat, first: Seat, seats: usize) -> usize {
    (seat as usize + seats - first as usize) % seats
}

/// Writes numbers into the first elements of a row and 0 into the others.
pub(crate) fn fill_row<T: Copy + Default>(row: &mut [T], values: impl Iterator<Item = T>) {
    let mut values = values;
    for cell in row {
        *cell = values.next().unwrap_or_default();
    }
}
