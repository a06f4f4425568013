//! Drawings as pixels: pictures (PNG) and films (GIF).
//!
//! It takes SVG as text and does no input or output. Words are set in our own fonts, so a picture
//! looks the same on every machine.

mod film;
mod painter;

pub use film::{Film, FilmError};
pub use painter::{PaintError, Painter, Picture};
