//! Architekton: towns, tiles and what belongs to them.

use std::fmt;

pub(crate) mod contact;
pub(crate) mod drawing;
pub(crate) mod ghost;
mod houses;
pub(crate) mod pieces;
mod scene;
mod sceneries;
mod scoring;
pub(crate) mod squares;
mod tiles;

/// All that towns refer to.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    tiles::define(f)?;
    sceneries::define(f)?;
    houses::define(f)
}
