//! Drawings as pixels: pictures (PNG) and films (GIF).
//!
//! It takes SVG as text and does no input or output. Words are set in our own fonts, so a picture
//! looks the same on every machine. Without the feature `painter` there are only films, of pixels
//! that somebody else has painted: a browser does that by itself.

mod film;
#[cfg(feature = "painter")]
mod painter;
mod pixels;

pub use film::{Film, FilmError};
#[cfg(feature = "painter")]
pub use painter::{PaintError, Painter, Picture};
pub use pixels::Pixels;
