//! Where the tiles of a town lie on the screen.
//!
//! A tile is a block of seven characters on three lines. The rim holds the coordinates: a line
//! above and four characters to the left.

use polis_architekton::{Architekton, Place};
use ratatui::layout::Rect;

use super::PanLimits;

/// How wide a tile is.
pub(crate) const TILE_WIDTH: i32 = 7;
/// How high a tile is.
pub(crate) const TILE_HEIGHT: i32 = 3;
/// The rim to the left.
pub(crate) const RIM_WIDTH: i32 = 4;
/// The rim above.
pub(crate) const RIM_HEIGHT: i32 = 1;

/// A window onto the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SquareGrid {
    /// Where the place 0,0 has its upper left corner, counted from that of the window.
    origin: (i32, i32),
}

impl SquareGrid {
    /// The window that shows all of a town with its rim, and its size.
    pub(crate) fn around(position: &Architekton) -> (SquareGrid, u16, u16) {
        let (left, top, right, bottom) = extent(position);
        let grid = SquareGrid {
            origin: (
                RIM_WIDTH - TILE_WIDTH * left,
                RIM_HEIGHT - TILE_HEIGHT * top,
            ),
        };
        let width = RIM_WIDTH + TILE_WIDTH * (right - left + 1);
        let height = RIM_HEIGHT + TILE_HEIGHT * (bottom - top + 1);
        (grid, width as u16, height as u16)
    }

    /// A window of this size with the town in its middle, moved so far that `focus` is in it.
    pub(crate) fn centred(position: &Architekton, focus: Option<Place>, area: Rect) -> SquareGrid {
        let (left, top, right, bottom) = extent(position);
        let width = i32::from(area.width) - RIM_WIDTH;
        let height = i32::from(area.height) - RIM_HEIGHT;
        let mut x = (width - TILE_WIDTH * (left + right + 1)) / 2;
        let mut y = (height - TILE_HEIGHT * (top + bottom + 1)) / 2;
        if let Some(place) = focus {
            let (px, py) = (i32::from(place.x), i32::from(place.y));
            x += pull(x + TILE_WIDTH * px, TILE_WIDTH, width);
            y += pull(y + TILE_HEIGHT * py, TILE_HEIGHT, height);
        }
        SquareGrid {
            origin: (x + RIM_WIDTH, y + RIM_HEIGHT),
        }
    }

    /// The same window moved by so many columns and rows of tiles.
    pub(crate) fn panned(self, (columns, rows): (i32, i32)) -> SquareGrid {
        let (x, y) = self.origin;
        SquareGrid {
            origin: (x - TILE_WIDTH * columns, y - TILE_HEIGHT * rows),
        }
    }

    /// How far this window of this size can be moved until the ends of a town are in it, with a
    /// place beside them; not at all in a direction in which nothing is hidden.
    pub(crate) fn pan_limits(self, position: &Architekton, area: Rect) -> PanLimits {
        let (left, top, right, bottom) = extent(position);
        let (x, y) = self.origin;
        // As many steps as hide nothing more beyond the rim.
        let steps = |hidden: i32, step: i32| (hidden.max(0) + step - 1) / step;
        PanLimits {
            columns: (
                -steps(RIM_WIDTH - x - TILE_WIDTH * (left - 1), TILE_WIDTH),
                steps(
                    x + TILE_WIDTH * (right + 2) - i32::from(area.width),
                    TILE_WIDTH,
                ),
            ),
            rows: (
                -steps(RIM_HEIGHT - y - TILE_HEIGHT * (top - 1), TILE_HEIGHT),
                steps(
                    y + TILE_HEIGHT * (bottom + 2) - i32::from(area.height),
                    TILE_HEIGHT,
                ),
            ),
        }
    }

    /// The upper left corner of a place in the window.
    pub(crate) fn corner(self, place: Place) -> (i32, i32) {
        (
            self.origin.0 + TILE_WIDTH * i32::from(place.x),
            self.origin.1 + TILE_HEIGHT * i32::from(place.y),
        )
    }

    /// The place at a point of the window; none far beyond every town.
    pub(crate) fn place_at(self, x: i32, y: i32) -> Option<Place> {
        let x = (x - self.origin.0).div_euclid(TILE_WIDTH);
        let y = (y - self.origin.1).div_euclid(TILE_HEIGHT);
        Some(Place::new(i8::try_from(x).ok()?, i8::try_from(y).ok()?))
    }

    /// The columns and rows that can be seen in a window of this size, all or in part.
    pub(crate) fn seen(self, area: Rect) -> (Vec<i8>, Vec<i8>) {
        let range = |origin: i32, rim: i32, step: i32, length: u16| {
            let first = (rim - origin).div_euclid(step);
            let last = (i32::from(length) - 1 - origin).div_euclid(step);
            (first..=last)
                .filter_map(|number| i8::try_from(number).ok())
                .collect()
        };
        (
            range(self.origin.0, RIM_WIDTH, TILE_WIDTH, area.width),
            range(self.origin.1, RIM_HEIGHT, TILE_HEIGHT, area.height),
        )
    }
}

/// The rectangle that the town takes up: left, top, right, bottom.
fn extent(position: &Architekton) -> (i32, i32, i32, i32) {
    position
        .tiles()
        .map(|laid| (i32::from(laid.place.x), i32::from(laid.place.y)))
        .fold((0, 0, 1, 1), |(left, top, right, bottom), (x, y)| {
            (left.min(x), top.min(y), right.max(x), bottom.max(y))
        })
}

/// How far to move so that a tile and one beside it come within `0..length`.
fn pull(from: i32, size: i32, length: i32) -> i32 {
    if from - size < 0 {
        size - from
    } else if from + 2 * size > length {
        length - from - 2 * size
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_architekton::Options;
    use polis_game::{Game, chance};

    #[test]
    fn every_cell_of_a_tile_belongs_to_it_and_the_window_follows_the_focus() {
        let setup = Architekton::deal(&Options::default(), &mut chance(1)).unwrap();
        let position = Architekton::new(&setup).unwrap();
        let area = Rect::new(0, 0, 40, 16);
        for place in [Place::new(0, 0), Place::new(-20, 3), Place::new(5, 40)] {
            let grid = SquareGrid::centred(&position, Some(place), area);
            let (x, y) = grid.corner(place);
            assert!((RIM_WIDTH..40).contains(&x) && (RIM_HEIGHT..16).contains(&y));
            assert_eq!(grid.place_at(x, y), Some(place));
            assert_eq!(grid.place_at(x + 6, y + 2), Some(place));
            let (columns, rows) = grid.seen(area);
            assert!(columns.contains(&place.x) && rows.contains(&place.y));
        }
    }
}
