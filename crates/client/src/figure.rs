//! The drawn examples of the rules: positions set up in code, and what is shown on them.
//!
//! It is plain Rust, so that a test can ask the rules whether an example shows what is said of it.

pub mod akropolis;
pub mod architekton;

use polis_draw::Drawing;

/// A drawing, ready for a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgPicture {
    /// The `viewBox`.
    pub frame: String,
    /// The inside of the `<svg>`.
    pub inside: String,
}

impl SvgPicture {
    /// The picture of a drawing.
    pub fn of(drawing: &impl Drawing) -> SvgPicture {
        SvgPicture {
            frame: drawing.frame().to_string(),
            inside: drawing.to_string(),
        }
    }
}
