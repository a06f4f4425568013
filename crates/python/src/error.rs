//! Exceptions. Their messages are those of the rules and of the notation.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use polis_bindings::BindingError;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    polis,
    IllegalMoveError,
    PyValueError,
    "A move that is malformed or that the rules do not allow."
);
create_exception!(
    polis,
    RecordError,
    PyValueError,
    "A text that is no record, or a record with an illegal move; the message names the line."
);

/// A wrong argument.
pub(crate) fn value_error(message: impl Display) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// A move that cannot be played.
pub(crate) fn illegal(message: impl Display) -> PyErr {
    IllegalMoveError::new_err(message.to_string())
}

/// What the games tell, as the exception of its kind.
pub(crate) fn raised(error: BindingError) -> PyErr {
    match error {
        BindingError::Argument(message) => PyValueError::new_err(message),
        BindingError::IllegalMove(message) => IllegalMoveError::new_err(message),
        BindingError::Record(message) => RecordError::new_err(message),
    }
}

/// Runs what may only panic by a flaw of ours, and tells of such a flaw as a `RuntimeError`, which
/// unlike a panic programs can catch.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let message = format!("a flaw of Polis, please report it: {}", message_of(&*panic));
        PyRuntimeError::new_err(message)
    })
}

fn message_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    let owned = || panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(owned).unwrap_or("it panicked")
}
