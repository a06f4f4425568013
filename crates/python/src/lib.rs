//! Both games, their engine and environments for learning programs, as a Python package.
//!
//! This crate only converts: what Python asks goes to the rules, the engine, the records and the
//! drawings, and what these say comes back as Python's own values. The part of the package that is
//! written in Python, its types and its tests lie in `python` and `tests`.

mod akropolis;
mod architekton;
mod batch;
mod drawing;
mod engine;
mod error;
mod game;
mod observation;
mod values;

use pyo3::prelude::*;

/// The compiled part of the package `polis`.
#[pymodule]
mod _polis {
    #[pymodule_export]
    use super::akropolis::Akropolis;
    #[pymodule_export]
    use super::architekton::Architekton;
    #[pymodule_export]
    use super::batch::{AkropolisBatch, ArchitektonBatch, Batch};
    #[pymodule_export]
    use super::engine::{Candidate, Evaluation, SearchResult};
    #[pymodule_export]
    use super::error::{IllegalMoveError, RecordError};
    #[pymodule_export]
    use super::game::{Game, read_record};
}
