//! Rasterising drawings: pictures (PNG) and animations (GIF).
//!
//! It takes SVG as text and does no input or output. Text is set in our own fonts, so a picture
//! looks the same on every machine. Without the feature `painter` there are only animations, of
//! pixels that a browser has painted.

mod film;
#[cfg(feature = "painter")]
mod painter;
mod pixels;

pub use film::{Film, FilmError};
#[cfg(feature = "painter")]
pub use painter::{PaintError, Painter, Raster};
pub use pixels::Pixels;
