//! The table of Architekton: the [`stock`], the tile in [`hand`], the [`places`] for it, the
//! [`preview`], how both are [`standing`], [`statistics`], the [`speech`] about it all, and the
//! match ([`revenge`]).

pub mod hand;
pub mod places;
pub mod preview;
pub mod revenge;
pub mod speech;
pub mod standing;
pub mod statistics;
pub mod stock;
pub mod told;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::{Architekton, Options};
    use polis_game::{Game, chance};

    /// A game that has just begun.
    pub(crate) fn position() -> Architekton {
        let setup = Architekton::deal(&Options::default(), &mut chance(7)).unwrap();
        Architekton::new(&setup).unwrap()
    }
}
