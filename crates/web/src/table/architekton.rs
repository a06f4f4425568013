//! The table of Architekton.
//!
//! What it remembers and works out is plain: the [`stock`], the tile in [`hand`], the [`places`]
//! for it, the [`preview`], how both are [`standing`], [`statistics`], the [`speech`] about it all, and the match
//! ([`revenge`]). The rest is what is seen of it.

mod hand;
pub(crate) mod places;
mod preview;
mod revenge;
mod speech;
mod standing;
mod statistics;
pub(crate) mod stock;
mod told;

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod column;
#[cfg(target_arch = "wasm32")]
mod dock;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod export;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod news;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod panels;
#[cfg(target_arch = "wasm32")]
mod pointer;
#[cfg(target_arch = "wasm32")]
mod remarks;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod state;
#[cfg(target_arch = "wasm32")]
mod travel;

#[cfg(target_arch = "wasm32")]
pub(crate) use page::Architekton;

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
