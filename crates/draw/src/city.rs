//! Akropolis: cities, tiles and what belongs to them.

use std::fmt;

pub(crate) mod chips;
mod columns;
pub(crate) mod drawing;
pub(crate) mod faces;
pub(crate) mod ghost;
pub(crate) mod glyphs;
pub(crate) mod hexes;
pub(crate) mod miniatures;
pub(crate) mod outline;
pub(crate) mod pieces;
mod plan;
mod rings;
pub(crate) mod scene;
mod walls;

/// All that cities refer to.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    glyphs::define(f)?;
    faces::define(f)?;
    walls::define(f)?;
    miniatures::define(f)
}
