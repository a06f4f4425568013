//! Akropolis in Python.

use polis_akropolis::{Akropolis as Position, Architect, District, Hex, Options, TileId};
use polis_bindings::{GameHandle, akropolis_options};
use polis_game::Seat;
use polis_notation::Record;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{raised, value_error};
use crate::game::{Game, seed_or_random};
use crate::observation::Observable;
use crate::observation::akropolis::observation;

/// A game of Akropolis.
///
/// ``variants`` are names of districts or ``"all"``, ``length`` is ``"standard"`` or ``"long"``, and
/// ``solo`` names the Illustrious Architect of a game for one. Equal seeds give equal deals.
#[pyclass(extends = Game, module = "polis")]
pub(crate) struct Akropolis;

#[pymethods]
impl Akropolis {
    #[new]
    #[pyo3(signature = (players = None, *, variants = None, length = "standard", solo = None, seed = None))]
    fn new(
        py: Python<'_>,
        players: Option<usize>,
        variants: Option<&Bound<'_, PyAny>>,
        length: &str,
        solo: Option<&str>,
        seed: Option<u64>,
    ) -> PyResult<PyClassInitializer<Akropolis>> {
        let options = options(players, variants, length, solo)?;
        let dealt = GameHandle::akropolis(&options, seed_or_random(py, seed)?).map_err(raised)?;
        Ok(PyClassInitializer::from(Game::from(dealt)).add_subclass(Akropolis))
    }

    /// The variants in play.
    #[getter]
    fn variants(slf: &Bound<'_, Akropolis>) -> PyResult<Vec<&'static str>> {
        with(slf, |position| {
            let variants = position.options().variants();
            variants.iter().map(District::name).collect()
        })
    }

    /// ``standard`` or ``long``.
    #[getter]
    fn length(slf: &Bound<'_, Akropolis>) -> PyResult<&'static str> {
        with(slf, |position| position.options().length().name())
    }

    /// The Illustrious Architect of a game for one.
    #[getter]
    fn solo(slf: &Bound<'_, Akropolis>) -> PyResult<Option<&'static str>> {
        with(slf, |position| {
            let architect = position.options().players().architect();
            architect.map(Architect::name)
        })
    }

    /// The tiles of the construction site; each costs as many stones as tiles lie before it.
    #[getter]
    fn site(slf: &Bound<'_, Akropolis>) -> PyResult<Vec<usize>> {
        with(slf, |position| {
            position.site().iter().map(|tile| tile.number()).collect()
        })
    }

    /// Number of stacks that are still to come.
    #[getter]
    fn stacks(slf: &Bound<'_, Akropolis>) -> PyResult<usize> {
        with(slf, Position::stacks)
    }

    /// The stones of each seat.
    #[getter]
    fn stones(slf: &Bound<'_, Akropolis>) -> PyResult<Vec<u16>> {
        with(slf, |position| position.stones().values().to_vec())
    }

    /// The seat of the Chief Architect.
    #[getter]
    fn chief(slf: &Bound<'_, Akropolis>) -> PyResult<usize> {
        with(slf, |position| position.chief().number())
    }

    /// The tiles that have not been face up, never in which order.
    #[getter]
    fn to_come(slf: &Bound<'_, Akropolis>) -> PyResult<Vec<usize>> {
        with(slf, |position| {
            position.still_to_come().map(TileId::number).collect()
        })
    }

    /// The points of a seat by district if the game ended now.
    fn district_points<'py>(
        slf: &Bound<'py, Akropolis>,
        seat: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        let seat = slf.as_super().borrow().handle.seat(seat).map_err(raised)?;
        let scores = with(slf, Position::scores)?;
        let dict = PyDict::new(slf.py());
        for district in District::ALL {
            let points = scores[seat].districts[district].points();
            dict.set_item(district.name(), points)?;
        }
        Ok(dict)
    }

    /// All tiles: number, least number of players, and what is on the hexes a, b and c.
    #[staticmethod]
    fn tiles() -> Vec<(usize, usize, Vec<String>)> {
        TileId::all()
            .map(|tile| {
                let constructions = tile.constructions();
                let constructions = constructions.iter().map(ToString::to_string);
                (tile.number(), tile.min_players(), constructions.collect())
            })
            .collect()
    }

    /// What is visible of a city by hex ``(q, r)``: construction, height, tile in order of laying.
    fn city<'py>(slf: &Bound<'py, Akropolis>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        let seat = slf.as_super().borrow().handle.seat(seat).map_err(raised)?;
        let tops = with(slf, |position| {
            position.cities().get(seat).map(|city| {
                let top = |(hex, top): (Hex, polis_akropolis::Top)| {
                    let layer = top.layer.number();
                    let text = top.construction.to_string();
                    ((hex.q, hex.r), (text, top.height, layer))
                };
                city.tops().map(top).collect::<Vec<_>>()
            })
        })?;
        let tops = tops.ok_or_else(|| value_error("the Illustrious Architect has no city"))?;
        let dict = PyDict::new(slf.py());
        for (hex, top) in tops {
            dict.set_item(hex, top)?;
        }
        Ok(dict)
    }
}

/// What was agreed for a game, as Python says it.
pub(crate) fn options(
    players: Option<usize>,
    variants: Option<&Bound<'_, PyAny>>,
    length: &str,
    solo: Option<&str>,
) -> PyResult<Options> {
    akropolis_options(players, &variant_names(variants)?, length, solo).map_err(raised)
}

/// `None`, one name, or several.
fn variant_names(variants: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let Some(variants) = variants.filter(|given| !given.is_none()) else {
        return Ok(Vec::new());
    };
    if let Ok(name) = variants.extract::<String>() {
        return Ok(vec![name]);
    }
    names_in(variants)
        .map_err(|_| PyTypeError::new_err("expected variants as names of districts, or \"all\""))
}

fn names_in(list: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    list.try_iter()?.map(|name| name?.extract()).collect()
}

/// Asks the position of a game.
fn with<T>(slf: &Bound<'_, Akropolis>, ask: impl FnOnce(&Position) -> T) -> PyResult<T> {
    match slf.as_super().borrow().handle.record() {
        Record::Akropolis(record) => Ok(ask(record.position())),
        Record::Architekton(_) => Err(PyTypeError::new_err("expected a game of Akropolis")),
    }
}

impl Observable for Position {
    fn observation<'py>(&self, py: Python<'py>, seat: Seat) -> PyResult<Bound<'py, PyDict>> {
        observation(py, self, seat)
    }
}
