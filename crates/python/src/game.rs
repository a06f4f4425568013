//! What both games have in common in Python.

use numpy::{PyArray1, PyArrayMethods, ToPyArray};
use polis_bindings::{GameHandle, style, svg};
use polis_game::{Game as _, Seat};
use polis_notation::Record;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde_json::Value;

use crate::akropolis::Akropolis;
use crate::architekton::Architekton;
use crate::drawing;
use crate::engine::{Budget, Evaluation, SearchResult, search};
use crate::error::{guarded, raised, value_error};
use crate::observation::Observable;
use crate::values::to_python;

/// A game in progress: an ``Akropolis`` or an ``Architekton``.
///
/// Moves are texts in the notation of Polis; seats are numbered from 1.
#[pyclass(subclass, module = "polis", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Game {
    pub(crate) handle: GameHandle,
}

impl From<GameHandle> for Game {
    fn from(handle: GameHandle) -> Game {
        Game { handle }
    }
}

/// Reads a record of either game.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    wrapped_handle(py, guarded(|| GameHandle::read(text))?.map_err(raised)?)
}

/// A record as an object of its own class.
pub(crate) fn wrapped(py: Python<'_>, record: Record) -> PyResult<Py<PyAny>> {
    wrapped_handle(py, GameHandle::from(record))
}

/// A game as an object of its own class.
fn wrapped_handle(py: Python<'_>, handle: GameHandle) -> PyResult<Py<PyAny>> {
    let is_akropolis = matches!(handle.record(), Record::Akropolis(_));
    let base = PyClassInitializer::from(Game::from(handle));
    Ok(if is_akropolis {
        Py::new(py, base.add_subclass(Akropolis))?.into_any()
    } else {
        Py::new(py, base.add_subclass(Architekton))?.into_any()
    })
}

/// The seed that somebody gave, or one that nobody can foresee.
pub(crate) fn seed_or_random(py: Python<'_>, seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => py
            .import("secrets")?
            .call_method1("randbits", (64,))?
            .extract(),
    }
}

#[pymethods]
impl Game {
    /// The name of the game in records: ``akropolis`` or ``architekton``.
    #[getter]
    fn kind(&self) -> &'static str {
        self.handle.record().game()
    }

    /// Number of seats, with the Illustrious Architect's.
    #[getter]
    fn seats(&self) -> usize {
        self.handle.seats()
    }

    /// Number of people.
    #[getter]
    fn players(&self) -> usize {
        self.handle.players()
    }

    /// The seat that must decide now; None when the game is over.
    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.handle.record().to_move().map(Seat::number)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.handle.record().to_move().is_none()
    }

    /// Whether tiles are missing that play can still reveal.
    #[getter]
    fn is_redacted(&self) -> bool {
        self.handle.is_redacted()
    }

    /// Number of moves played.
    #[getter]
    fn ply(&self) -> usize {
        self.handle.record().plies()
    }

    /// The moves played.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.handle.moves()
    }

    /// The whole game as text, with the order of all tiles that are known here.
    #[getter]
    fn record(&self) -> String {
        self.handle.record().to_string()
    }

    /// ``winners`` and ``points``; None while the game goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.handle.record().to_move() {
            Some(_) => Ok(None),
            None => self.standing(py).map(Some),
        }
    }

    /// The outcome if the game ended now.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.handle.standing())
    }

    /// The points of a seat if the game ended now.
    fn points(&self, seat: usize) -> PyResult<i32> {
        self.handle.points(seat).map_err(raised)
    }

    /// The name of a seat in the record.
    fn name(&self, seat: usize) -> PyResult<Option<String>> {
        self.handle.name(seat).map_err(raised)
    }

    /// Names a seat, or removes its name.
    #[pyo3(signature = (seat, name))]
    fn set_name(&mut self, seat: usize, name: Option<&str>) -> PyResult<()> {
        self.handle.set_name(seat, name).map_err(raised)
    }

    /// Every legal move, sorted as the notation lists them.
    fn legal_moves(&self) -> Vec<String> {
        self.handle.legal_moves()
    }

    /// Number of legal moves, without listing them.
    fn count_legal_moves(&self) -> usize {
        match self.handle.record() {
            Record::Akropolis(record) => record.position().count_legal_moves(),
            Record::Architekton(record) => record.position().count_legal_moves(),
        }
    }

    /// Whether the seat to move may play this move.
    fn is_legal(&self, r#move: &str) -> bool {
        self.handle.is_legal(r#move)
    }

    /// Plays a move; raises ``IllegalMoveError`` when it cannot be played.
    fn play(&mut self, r#move: &str) -> PyResult<()> {
        self.handle.play(r#move).map_err(raised)
    }

    /// Takes back the last moves.
    #[pyo3(signature = (plies = 1))]
    fn undo(&mut self, plies: usize) -> PyResult<()> {
        self.handle.undo(plies).map_err(raised)
    }

    /// A copy that is played on its own.
    fn copy(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        wrapped_handle(py, self.handle.clone())
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.copy(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.import("polis")?.getattr("read_record")?;
        Ok((read, (self.handle.record().to_string(),)))
    }

    /// The game as a seat may know it: tiles that have not been face up are gone from it.
    fn view(&self, py: Python<'_>, seat: usize) -> PyResult<Py<PyAny>> {
        wrapped_handle(py, self.handle.view(seat).map_err(raised)?)
    }

    /// The game with unknown tiles in a random order; every order has the same probability.
    #[pyo3(signature = (seed = None))]
    fn fill(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<Py<PyAny>> {
        wrapped_handle(py, self.handle.fill(seed_or_random(py, seed)?))
    }

    /// Learns unknown tiles by their places in the order: ``6:17`` is tile 17 at place 6.
    fn reveal(&mut self, tiles: &str) -> PyResult<()> {
        self.handle.reveal(tiles).map_err(raised)
    }

    /// Whether a legal move turns up a tile that is not known here.
    fn would_reveal(&self, r#move: &str) -> PyResult<bool> {
        self.handle.would_reveal(r#move).map_err(raised)
    }

    /// The position as a line of a trace.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        traced(py, &self.handle.state())
    }

    /// Every position of the game, as ``polis trace`` prints them.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.handle
            .record()
            .trace()
            .map(|line| traced(py, &line))
            .collect()
    }

    /// Why each seat has the points that it has: what every hex or building counts, and why not.
    fn explain_scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.handle.explain_scores())
    }

    /// What a legal move changes at once.
    fn explain_move<'py>(&self, py: Python<'py>, r#move: &str) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.handle.explain_move(r#move).map_err(raised)?)
    }

    /// Number of actions, legal or not: one number for every move that a game like this can have.
    #[getter]
    fn action_count(&self) -> usize {
        self.handle.action_count()
    }

    /// The number of a legal move.
    fn action(&self, r#move: &str) -> PyResult<usize> {
        self.handle.action(r#move).map_err(raised)
    }

    /// The legal move with this number.
    fn move_of(&self, action: i64) -> PyResult<String> {
        self.handle.move_of(action).map_err(raised)
    }

    /// Plays the move with this number; raises ``IllegalMoveError`` when it cannot be played.
    fn play_action(&mut self, action: i64) -> PyResult<()> {
        self.handle.play_action(action).map_err(raised)
    }

    /// The numbers of all legal moves, sorted.
    fn legal_actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.handle.legal_actions().to_pyarray(py)
    }

    /// 1 for each legal action, 0 for all others.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::zeros(py, self.action_count(), false);
        let mut cells = mask.try_readwrite()?;
        let cells = cells.as_slice_mut()?;
        for action in self.handle.legal_actions() {
            cells[action as usize] = 1;
        }
        Ok(mask)
    }

    /// What a seat sees as arrays, with itself first; without a seat, who is to move.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let seat = self.handle.seat_or_mover(seat).map_err(raised)?;
        match self.handle.record() {
            Record::Akropolis(record) => record.position().observation(py, seat),
            Record::Architekton(record) => record.position().observation(py, seat),
        }
    }

    /// Evaluates the position for a seat with the network alone; without a seat, who is to move.
    #[pyo3(signature = (seat = None))]
    fn evaluate(&self, seat: Option<usize>) -> PyResult<Evaluation> {
        let found = guarded(|| self.handle.evaluate(seat))?.map_err(raised)?;
        Ok(Evaluation::from(found))
    }

    /// Searches for the best move within a budget; without one, for a second.
    ///
    /// The playouts are those of each thread. Other threads of Python run meanwhile.
    #[pyo3(signature = (*, playouts = None, seconds = None, threads = 1, seed = 0))]
    fn search(
        slf: &Bound<'_, Game>,
        playouts: Option<u32>,
        seconds: Option<f64>,
        threads: usize,
        seed: u64,
    ) -> PyResult<SearchResult> {
        let py = slf.py();
        let budget = Budget::new(playouts, seconds, 1.0)?;
        // Copied, so that the game can be used while it is searched.
        let game = slf.borrow().handle.clone();
        search(py, &game, budget, threads, seed)
    }

    /// The move of a computer player: random, greedy, pupil, mason, foreman, master or daidalos.
    ///
    /// Only the last one searches and needs a budget; without one it takes a second.
    #[pyo3(signature = (level = "daidalos", *, playouts = None, seconds = None, seed = None))]
    fn choose(
        slf: &Bound<'_, Game>,
        level: &str,
        playouts: Option<u32>,
        seconds: Option<f64>,
        seed: Option<u64>,
    ) -> PyResult<String> {
        let py = slf.py();
        let seed = seed_or_random(py, seed)?;
        let budget = Budget::new(playouts, seconds, 1.0)?;
        let game = slf.borrow().handle.clone();
        let spending = budget.begin();
        let stop = |playouts| spending.is_spent(playouts);
        let chosen = py.detach(|| guarded(|| game.choose(level, seed, &stop)))?;
        spending.result()?;
        chosen.map_err(raised)
    }

    /// The table as an SVG file, ``light`` or ``dark``.
    #[pyo3(signature = (*, theme = "light", scale = 1.0))]
    fn svg(&self, py: Python<'_>, theme: &str, scale: f64) -> PyResult<String> {
        let style = style(theme, scale).map_err(raised)?;
        let record = self.handle.record();
        py.detach(|| guarded(|| svg(record, style)))?
            .map_err(raised)
    }

    /// The table as a PNG file, ``light`` or ``dark``.
    #[pyo3(signature = (*, theme = "light", scale = 1.0))]
    fn png<'py>(&self, py: Python<'py>, theme: &str, scale: f32) -> PyResult<Bound<'py, PyBytes>> {
        let record = self.handle.record();
        let bytes = py.detach(|| guarded(|| drawing::png(record, theme, scale)))??;
        Ok(PyBytes::new(py, &bytes))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, "light", 1.0)
    }

    fn __repr__(&self) -> String {
        let class = match self.handle.record() {
            Record::Akropolis(_) => "Akropolis",
            Record::Architekton(_) => "Architekton",
        };
        let plies = self.handle.record().plies();
        match self.handle.record().to_move() {
            Some(seat) => format!("<polis.{class} after {plies} moves, seat {seat} to move>"),
            None => format!("<polis.{class} after {plies} moves, over>"),
        }
    }
}

/// A line of a trace as a dict.
fn traced<'py>(py: Python<'py>, line: &str) -> PyResult<Bound<'py, PyAny>> {
    let value: Value = serde_json::from_str(line).map_err(value_error)?;
    to_python(py, &value)
}
