//! Parts of Architekton on their own: tiles of the stock, houses, chips.

use std::fmt;

use polis_architekton::{Faces, Tile};
use polis_game::Seat;

use crate::city::pieces::Condition;
use crate::drawing::Drawing;
use crate::geometry::{Frame, Point};
use crate::town::houses::house;
use crate::town::squares::TownView;
use crate::town::tiles::top;

/// A tile beside the town, as in the stock.
#[derive(Clone, Copy, Debug)]
pub struct StockTile<'a> {
    /// What it is.
    pub tile: Tile,
    /// What the buildings show.
    pub faces: &'a Faces,
    /// Whether it can be taken.
    pub condition: Condition,
}

impl Drawing for StockTile<'_> {
    fn frame(&self) -> Frame {
        Frame::new(-46.0, -42.0, 92.0, 92.0)
    }
}

impl fmt::Display for StockTile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            r##"<g class="polis-tile" opacity="{}"><rect x="-34" y="-24" width="78" height="70" rx="6" fill="var(--shadow)" opacity=".22" filter="url(#polis-soft)"/><use href="#polis-slab"/>{}</g>"##,
            self.condition.opacity(),
            top(TownView::default(), self.faces, self.tile)
        )
    }
}

/// A house of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    /// Whose it is.
    pub seat: Seat,
}

impl Drawing for House {
    fn frame(&self) -> Frame {
        Frame::new(-22.0, -34.0, 56.0, 54.0)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        house(self.seat, Point::default(), 1.0).fmt(f)
    }
}

/// A chip, with which gains and losses are paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coin;

impl Drawing for Coin {
    fn frame(&self) -> Frame {
        Frame::new(-12.0, -12.0, 24.0, 24.0)
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r##"<use href="#polis-coin"/>"##)
    }
}
