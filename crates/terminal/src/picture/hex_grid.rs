//! Where the hexes of a city lie on the screen.
//!
//! A hex is a block of five characters on two lines; a column more to the east is six characters
//! to the right and one line lower:
//!
//! ```text
//! 0,0         1,-1 is above, 1,0 below the middle of 0,0
//! .....
//! .....▒.....
//! .....▒.....
//! .....
//! ```

use polis_akropolis::{City, Hex, Pointing, Triangle};
use ratatui::layout::Rect;

use super::PanLimits;

/// How wide a hex is.
pub(crate) const HEX_WIDTH: i32 = 5;
/// From a column to the next.
const PITCH: i32 = 6;
/// How high a hex is.
pub(crate) const HEX_HEIGHT: i32 = 2;

/// A window onto the plane of hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HexGrid {
    /// Where the hex 0,0 has its upper left corner, counted from that of the window.
    origin: (i32, i32),
}

impl HexGrid {
    /// The window that shows all of a city, and its size.
    pub(crate) fn around(city: &City, margin: i32) -> (HexGrid, u16, u16) {
        let (left, top, right, bottom) = extent(city.tops().map(|(hex, _)| hex));
        let grid = HexGrid {
            origin: (margin - left, margin - top),
        };
        let width = (right - left + 2 * margin) as u16;
        let height = (bottom - top + 2 * margin) as u16;
        (grid, width, height)
    }

    /// A window of this size with the city in its middle, moved so far that `focus` is in it.
    pub(crate) fn centred(city: &City, focus: &[Hex], area: Rect) -> HexGrid {
        let (left, top, right, bottom) = extent(city.tops().map(|(hex, _)| hex));
        let (width, height) = (i32::from(area.width), i32::from(area.height));
        let mut x = (width - (left + right)) / 2;
        let mut y = (height - (top + bottom)) / 2;
        if !focus.is_empty() {
            let (left, top, right, bottom) = extent(focus.iter().copied());
            x += pull(x + left - PITCH, x + right + PITCH, width);
            y += pull(y + top - HEX_HEIGHT, y + bottom + HEX_HEIGHT, height);
        }
        HexGrid { origin: (x, y) }
    }

    /// The same window moved by so many columns and rows of hexes.
    pub(crate) fn panned(self, (columns, rows): (i32, i32)) -> HexGrid {
        let (x, y) = self.origin;
        HexGrid {
            origin: (x - PITCH * columns, y - HEX_HEIGHT * rows),
        }
    }

    /// How far this window of this size can be moved until the ends of a city are in it, with a
    /// hex beside them; not at all in a direction in which nothing is hidden.
    pub(crate) fn pan_limits(self, city: &City, area: Rect) -> PanLimits {
        let (left, top, right, bottom) = extent(city.tops().map(|(hex, _)| hex));
        let (x, y) = self.origin;
        let (width, height) = (i32::from(area.width), i32::from(area.height));
        // As many steps as hide nothing more beyond the rim.
        let steps = |hidden: i32, step: i32| (hidden.max(0) + step - 1) / step;
        PanLimits {
            columns: (
                -steps(PITCH - left - x, PITCH),
                steps(x + right + PITCH - width, PITCH),
            ),
            rows: (
                -steps(HEX_HEIGHT - top - y, HEX_HEIGHT),
                steps(y + bottom + HEX_HEIGHT - height, HEX_HEIGHT),
            ),
        }
    }

    /// The upper left corner of a hex in the window.
    pub(crate) fn corner(self, hex: Hex) -> (i32, i32) {
        let (x, y) = place(hex);
        (x + self.origin.0, y + self.origin.1)
    }

    /// The hex at a place of the window.
    pub(crate) fn hex_at(self, x: i32, y: i32) -> Hex {
        let q = (x - self.origin.0).div_euclid(PITCH);
        let r = (y - self.origin.1 - q).div_euclid(HEX_HEIGHT);
        Hex::new(q as i16, r as i16)
    }

    /// The hexes that can be seen in a window of this size, all or in part.
    pub(crate) fn hexes(self, width: u16, height: u16) -> impl Iterator<Item = Hex> {
        let columns = (-self.origin.0).div_euclid(PITCH)
            ..=(i32::from(width) - self.origin.0).div_euclid(PITCH);
        columns.flat_map(move |q| {
            let top = (-self.origin.1 - q).div_euclid(HEX_HEIGHT);
            let bottom = (i32::from(height) - self.origin.1 - q).div_euclid(HEX_HEIGHT);
            (top..=bottom).map(move |r| Hex::new(q as i16, r as i16))
        })
    }

    /// How far a place of the window is from the middle of a triangle, in sixths of a hex.
    pub(crate) fn distance(self, triangle: Triangle, x: i32, y: i32) -> i32 {
        let (left, top) = self.corner(triangle.corner);
        let (middle_x, middle_y) = match triangle.pointing {
            Pointing::East => (left + 4, top + 2),
            Pointing::West => (left + 6, top + 3),
        };
        // A character is about twice as high as it is wide.
        (x - middle_x).abs().max(2 * (y - middle_y).abs())
    }
}

/// The upper left corner of a hex when 0,0 has its own at 0,0.
fn place(hex: Hex) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (PITCH * q, HEX_HEIGHT * r + q)
}

/// The rectangle that hexes take up: left, top, right, bottom.
fn extent(hexes: impl Iterator<Item = Hex>) -> (i32, i32, i32, i32) {
    let none = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
    hexes
        .map(place)
        .fold(none, |(left, top, right, bottom), (x, y)| {
            (
                left.min(x),
                top.min(y),
                right.max(x + HEX_WIDTH),
                bottom.max(y + HEX_HEIGHT),
            )
        })
}

/// How far to move so that `from..to` comes within `0..length`.
fn pull(from: i32, to: i32, length: i32) -> i32 {
    if from < 0 {
        -from
    } else if to > length {
        length - to
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_a_hex_belongs_to_it() {
        let (grid, ..) = HexGrid::around(&City::new(), 2);
        for hex in [Hex::new(0, 0), Hex::new(-3, 2), Hex::new(4, -5)] {
            let (x, y) = grid.corner(hex);
            for (dx, dy) in [(0, 0), (4, 0), (0, 1), (4, 1)] {
                assert_eq!(grid.hex_at(x + dx, y + dy), hex);
            }
        }
    }

    #[test]
    fn the_window_follows_the_focus() {
        let area = Rect::new(0, 0, 30, 10);
        let far = Hex::new(20, -3);
        let grid = HexGrid::centred(&City::new(), &[far], area);
        let (x, y) = grid.corner(far);
        assert!((0..30).contains(&x) && (0..10).contains(&y));
        assert!(grid.hexes(30, 10).any(|hex| hex == far));
    }
}
