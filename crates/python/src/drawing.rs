//! Positions as PNG pictures.

use polis_bindings::{check_scale, style, svg};
use polis_film::Painter;
use polis_notation::Record;
use pyo3::PyResult;

use crate::error::{raised, value_error};

/// The position of a game as PNG, with so many pixels for each of the drawing.
pub(crate) fn png(record: &Record, theme: &str, scale: f32) -> PyResult<Vec<u8>> {
    let style = style(theme, 1.0).map_err(raised)?;
    check_scale(f64::from(scale)).map_err(raised)?;
    let svg = svg(record, style).map_err(raised)?;
    let picture = Painter::new().paint(&svg, scale).map_err(value_error)?;
    picture.png().map_err(value_error)
}
