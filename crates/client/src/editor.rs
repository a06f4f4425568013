//! Positions that are set up by hand: what can be changed, whether the rules allow it, and playing
//! on from there.

pub mod akropolis;
pub mod architekton;
pub mod begin;
pub mod reasons;
pub mod save;
#[cfg(test)]
mod tests;

use polis_notation::Draft;
use rand::Rng;

use polis_i18n::Words;
use polis_notation::GameKind;

/// A position that is set up by hand. The tiles on the board always lie as the rules allow;
/// everything else can be wrong in between.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor<D> {
    description: D,
}

impl<D> Editor<D> {
    /// The description of the position, which tells why it is none.
    pub fn description(&self) -> &D {
        &self.description
    }
}

/// What can be done with a position of any game that is set up by hand.
pub trait PositionEditor: Clone + PartialEq + Send + Sync + 'static {
    /// Which game it is.
    const GAME: GameKind;
    /// A tile that does not lie on the board.
    type Tile: Copy + PartialEq + Send + Sync + 'static;
    /// Where a tile can be lifted.
    type Place: Copy + PartialEq + Send + Sync + 'static;
    /// The tile in hand, and where it would lie.
    type Hand: Copy + PartialEq + Send + Sync + 'static;

    /// The beginning of a game, before any tile is laid out.
    fn empty() -> Self;

    /// Starts from a draft; none where it is one of the other game.
    fn from_draft(draft: Draft) -> Option<Self>;

    /// The position as a draft, which may not be legal yet.
    fn draft(&self) -> Draft;

    /// Whether a tile is in the pool: neither on the board nor in the supply.
    fn has(&self, tile: Self::Tile) -> bool;

    /// Puts a tile of the pool into the supply (the site, the stock), where there is room.
    fn add_to_supply(&mut self, tile: Self::Tile);

    /// Draws what the supply lacks from the pool, and puts back what it has too many.
    fn fill_supply(&mut self, rng: &mut (impl Rng + ?Sized));

    /// Takes a tile in hand, in place of the one that was there before.
    fn take(before: Option<Self::Hand>, tile: Self::Tile) -> Self::Hand;

    /// The tile in hand.
    fn tile(hand: Self::Hand) -> Self::Tile;

    /// Whether the tile in hand is over a place of the board.
    fn is_placed(hand: Self::Hand) -> bool;

    /// What a tile is called.
    fn tile_name(tile: Self::Tile, words: &Words) -> String;
}

/// Why a tile cannot be lifted from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiftError {
    /// Nothing lies there.
    Nothing,
    /// It lies there from the start of every game.
    Start,
    /// Others could not lie where they do without it.
    Needed,
}
