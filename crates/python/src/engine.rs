//! The engine: evaluations, and searches within a budget.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use polis_bindings::{CandidateReport, GameHandle};
use polis_engine::evaluation::Evaluation as EngineEvaluation;
use pyo3::prelude::*;

use crate::error::{guarded, raised, value_error};

/// How often a search asks whether somebody has pressed Ctrl-C.
const SIGNALS_EVERY: Duration = Duration::from_millis(100);
/// More threads than any machine has that a notebook runs on.
const MOST_THREADS: usize = 256;
/// The longest search, in seconds: a day.
const LONGEST: f64 = 86_400.0;

/// What a seat can expect from a position.
#[pyclass(frozen, get_all, module = "polis")]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Evaluation {
    /// Probability to win, from 0 to 1; a shared victory counts in part.
    win: f32,
    /// Expected points ahead of the best other seat.
    margin: f32,
    /// Expected final points in Akropolis; the points of the position in Architekton.
    points: f32,
}

impl From<EngineEvaluation> for Evaluation {
    fn from(found: EngineEvaluation) -> Evaluation {
        let EngineEvaluation {
            win,
            margin,
            points,
        } = found;
        Evaluation {
            win,
            margin,
            points,
        }
    }
}

#[pymethods]
impl Evaluation {
    fn __repr__(&self) -> String {
        let Evaluation {
            win,
            margin,
            points,
        } = self;
        format!("Evaluation(win={win:.3}, margin={margin:.1}, points={points:.1})")
    }
}

/// A move that a search has tried.
#[pyclass(frozen, get_all, module = "polis")]
#[derive(Clone, PartialEq)]
pub(crate) struct Candidate {
    /// The move in its text form.
    r#move: String,
    /// What to expect after it.
    evaluation: Evaluation,
    /// Number of playouts of this move.
    playouts: u32,
    /// How far it is behind the best move on the same futures.
    behind: f32,
    /// The standard error of that.
    error: f32,
    /// Whether the evaluation is calculated to the end of the game, not estimated.
    is_proven: bool,
}

impl From<CandidateReport> for Candidate {
    fn from(found: CandidateReport) -> Candidate {
        Candidate {
            r#move: found.chosen,
            evaluation: found.evaluation.into(),
            playouts: found.playouts,
            behind: found.behind,
            error: found.error,
            is_proven: found.is_proven,
        }
    }
}

#[pymethods]
impl Candidate {
    fn __repr__(&self) -> String {
        let evaluation = self.evaluation.__repr__();
        let (text, playouts) = (&self.r#move, self.playouts);
        format!("Candidate('{text}', {evaluation}, playouts={playouts})")
    }
}

/// What a search has found.
#[pyclass(frozen, get_all, module = "polis")]
#[derive(Clone, PartialEq)]
pub(crate) struct SearchResult {
    /// The moves that were compared closely, the best first.
    candidates: Vec<Candidate>,
    /// Number of playouts of all threads.
    playouts: u32,
    /// How long it took.
    seconds: f64,
}

#[pymethods]
impl SearchResult {
    /// The best move.
    #[getter]
    fn best(&self) -> Option<&str> {
        Some(&self.candidates.first()?.r#move)
    }

    fn __repr__(&self) -> String {
        let (best, playouts) = (self.best().unwrap_or_default(), self.playouts);
        let seconds = self.seconds;
        format!("SearchResult(best='{best}', playouts={playouts}, seconds={seconds:.2})")
    }
}

/// How long a search may take.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    playouts: u32,
    time: Duration,
}

impl Budget {
    /// A budget of playouts, of seconds, or of both; without either, of `usual` seconds.
    pub(crate) fn new(playouts: Option<u32>, seconds: Option<f64>, usual: f64) -> PyResult<Budget> {
        if let Some(found) = seconds.filter(|seconds| !(0.0..=LONGEST).contains(seconds)) {
            let message = format!("found {found} seconds; expected 0 to {LONGEST}");
            return Err(value_error(message));
        }
        let usual = if playouts.is_some() { LONGEST } else { usual };
        Ok(Budget {
            playouts: playouts.unwrap_or(u32::MAX),
            time: Duration::from_secs_f64(seconds.unwrap_or(usual)),
        })
    }

    /// Begins to spend it, in the thread that Python called from.
    pub(crate) fn begin(self) -> Spending {
        Spending {
            budget: self,
            start: Instant::now(),
            caller: thread::current().id(),
            asked: Mutex::new((Instant::now(), None)),
        }
    }
}

/// A budget that is being spent.
pub(crate) struct Spending {
    budget: Budget,
    start: Instant,
    caller: ThreadId,
    /// When signals were last looked for, and what was found.
    asked: Mutex<(Instant, Option<PyErr>)>,
}

impl Spending {
    /// Whether to stop after so many playouts, as the budget is spent or somebody pressed Ctrl-C.
    pub(crate) fn is_spent(&self, playouts: u32) -> bool {
        playouts >= self.budget.playouts
            || self.start.elapsed() >= self.budget.time
            || self.is_interrupted()
    }

    /// The interruption, if there was one.
    pub(crate) fn result(self) -> PyResult<()> {
        let (_, found) = self
            .asked
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        found.map_or(Ok(()), Err)
    }

    fn is_interrupted(&self) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.1.is_none() && asked.0.elapsed() >= SIGNALS_EVERY {
            // Python handles signals in its main thread alone, which may be the one that called.
            if thread::current().id() == self.caller {
                asked.0 = Instant::now();
                asked.1 = Python::attach(|py| py.check_signals().err());
            }
        }
        asked.1.is_some()
    }
}

/// Searches a game for the seat to move, which sees what it may know, while other threads of Python
/// run.
pub(crate) fn search(
    py: Python<'_>,
    game: &GameHandle,
    budget: Budget,
    threads: usize,
    seed: u64,
) -> PyResult<SearchResult> {
    if !(1..=MOST_THREADS).contains(&threads) {
        let message = format!("found {threads} threads; expected 1 to {MOST_THREADS}");
        return Err(value_error(message));
    }
    let spending = budget.begin();
    let start = spending.start;
    let stop = |playouts| spending.is_spent(playouts);
    let found = py.detach(|| guarded(|| game.search(threads, seed, &stop)))?;
    spending.result()?;
    let found = found.map_err(raised)?;
    let candidates = found.candidates.into_iter().map(Candidate::from);
    Ok(SearchResult {
        candidates: candidates.collect(),
        playouts: found.playouts,
        seconds: start.elapsed().as_secs_f64(),
    })
}
