//! Architekton in Python.

use polis_architekton::{Architekton as Position, BuildingId, Scenery};
use polis_bindings::{GameHandle, architekton_options, town_tile};
use polis_game::Seat;
use polis_notation::Record;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::raised;
use crate::game::{Game, seed_or_random};
use crate::observation::Observable;
use crate::observation::architekton::observation;

/// A game of Architekton.
///
/// ``buildings`` is the text of a CSV file with other faces than the built-in ones. Equal seeds give
/// equal deals.
#[pyclass(extends = Game, module = "polis")]
pub(crate) struct Architekton;

#[pymethods]
impl Architekton {
    #[new]
    #[pyo3(signature = (*, buildings = None, seed = None))]
    fn new(
        py: Python<'_>,
        buildings: Option<&str>,
        seed: Option<u64>,
    ) -> PyResult<PyClassInitializer<Architekton>> {
        let options = architekton_options(buildings).map_err(raised)?;
        let dealt = GameHandle::architekton(&options, seed_or_random(py, seed)?).map_err(raised)?;
        Ok(PyClassInitializer::from(Game::from(dealt)).add_subclass(Architekton))
    }

    /// The face-up buildings.
    #[getter]
    fn stock_buildings(slf: &Bound<'_, Architekton>) -> PyResult<Vec<usize>> {
        with(slf, |position| {
            let buildings = position.stock_buildings();
            buildings.map(BuildingId::number).collect()
        })
    }

    /// The face-up landscapes by letter: e, f, m, w.
    #[getter]
    fn stock_landscapes(slf: &Bound<'_, Architekton>) -> PyResult<Vec<char>> {
        with(slf, |position| {
            position.stock_landscapes().map(Scenery::letter).collect()
        })
    }

    /// The chips of each player.
    #[getter]
    fn chips(slf: &Bound<'_, Architekton>) -> PyResult<Vec<u16>> {
        with(slf, |position| {
            position
                .chips()
                .values()
                .iter()
                .map(|&chips| chips.into())
                .collect()
        })
    }

    /// The houses that each player has in hand.
    #[getter]
    fn hands(slf: &Bound<'_, Architekton>) -> PyResult<Vec<u16>> {
        with(slf, |position| {
            position
                .hands()
                .values()
                .iter()
                .map(|&houses| houses.into())
                .collect()
        })
    }

    /// Number of tiles still to be laid in this turn.
    #[getter]
    fn lays_left(slf: &Bound<'_, Architekton>) -> PyResult<usize> {
        with(slf, |position| position.lays_left().into())
    }

    /// Whether the last round has begun.
    #[getter]
    fn is_last_round(slf: &Bound<'_, Architekton>) -> PyResult<bool> {
        with(slf, Position::is_last_round)
    }

    /// The tiles by place ``(x, y)``: ``B7`` or ``Lw``, rotation, and whose house stands there.
    fn town<'py>(slf: &Bound<'py, Architekton>) -> PyResult<Bound<'py, PyDict>> {
        let tiles = with(slf, |position| position.tiles().collect::<Vec<_>>())?;
        let dict = PyDict::new(slf.py());
        for laid in tiles {
            dict.set_item((laid.place.x, laid.place.y), town_tile(laid.tile))?;
        }
        Ok(dict)
    }
}

/// Asks the position of a game.
fn with<T>(slf: &Bound<'_, Architekton>, ask: impl FnOnce(&Position) -> T) -> PyResult<T> {
    match slf.as_super().borrow().handle.record() {
        Record::Architekton(record) => Ok(ask(record.position())),
        Record::Akropolis(_) => Err(PyTypeError::new_err("expected a game of Architekton")),
    }
}

impl Observable for Position {
    fn observation<'py>(&self, py: Python<'py>, seat: Seat) -> PyResult<Bound<'py, PyDict>> {
        observation(py, self, seat)
    }
}
