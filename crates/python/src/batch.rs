//! Many games at once, in arrays that Python reads while they change in place.
//!
//! A step writes only what a move has changed: three hexes, the site, the mask of who is next. A
//! game that is over makes room for the next one in the same step.

mod akropolis;
mod architekton;
mod games;
mod results;

pub(crate) use akropolis::AkropolisBatch;
pub(crate) use architekton::ArchitektonBatch;
