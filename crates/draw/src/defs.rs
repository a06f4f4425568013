//! What drawings refer to, once a page.

use std::fmt;

use crate::{city, drawing, patterns, town};

/// The shared `<defs>`: patterns, gradients, faces, miniatures, glyphs, sceneries and houses.
///
/// A page needs them once, in any `<svg>` that is not hidden by `display: none`. All ids begin
/// with `polis-`.
pub fn defs() -> impl fmt::Display {
    fmt::from_fn(|f| {
        f.write_str("<defs>")?;
        patterns::define(f)?;
        drawing::define(f)?;
        city::define(f)?;
        town::define(f)?;
        f.write_str("</defs>")
    })
}
