//! The triangles of a city on which a tile can be laid, kept up to date as tiles land.
//!
//! On the ground (rule 5) they follow from the built rows by shifts; only their number in each row
//! is kept. On higher levels they are few, and kept as a list.

use crate::columns::Columns;
use crate::placement::Pointing;
use crate::rows::{Cell, Rows};

/// More than the triangles of any 94 hexes. A set of n hexes that touch has at most 2n − 2 less
/// the length of its rim, which is over 30 for n = 94.
const MAX_RAISED: usize = 160;

/// A triangle on the rolled-up plane, in two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot(u16);

impl Spot {
    const EMPTY: Spot = Spot(0);

    pub(crate) fn new(corner: Cell, pointing: Pointing) -> Spot {
        Spot(corner.index() | (pointing as u16) << 12)
    }

    pub(crate) fn corner(self) -> Cell {
        Cell::from_index(self.0)
    }

    pub(crate) fn pointing(self) -> Pointing {
        if self.0 >> 12 == 0 {
            Pointing::East
        } else {
            Pointing::West
        }
    }
}

/// The legal triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spots {
    /// How many triangles on the ground have their corner in each row.
    ground: [u8; 64],
    ground_total: u16,
    raised: [Spot; MAX_RAISED],
    raised_len: u8,
}

impl Spots {
    pub(crate) const EMPTY: Spots = Spots {
        ground: [0; 64],
        ground_total: 0,
        raised: [Spot::EMPTY; MAX_RAISED],
        raised_len: 0,
    };

    pub(crate) fn count(&self) -> usize {
        usize::from(self.ground_total) + usize::from(self.raised_len)
    }

    pub(crate) fn raised(&self) -> &[Spot] {
        &self.raised[..usize::from(self.raised_len)]
    }

    /// The triangles on the ground with their corner in row `r`, as a bit for each column.
    pub(crate) fn ground_row(built: &Rows, r: usize) -> [(Pointing, u64); 2] {
        let (empty, empty_south) = (!built.row(r), !built.row(r + 1));
        let (empty_east, empty_south_east) = (empty.rotate_right(1), empty_south.rotate_right(1));
        let (near, near_south) = (built.beside(r), built.beside(r + 1));
        let (near_east, near_south_east) = (near.rotate_right(1), near_south.rotate_right(1));
        let shared = empty_east & empty_south;
        let shared_near = near_east | near_south;
        [
            (Pointing::East, empty & shared & (near | shared_near)),
            (
                Pointing::West,
                empty_south_east & shared & (near_south_east | shared_near),
            ),
        ]
    }

    /// The triangle with this number, counted from 0, the ground first from row `first_row` on.
    pub(crate) fn nth(&self, built: &Rows, first_row: usize, number: usize) -> Spot {
        if let Some(number) = number.checked_sub(usize::from(self.ground_total)) {
            return self.raised()[number];
        }
        let mut left = number;
        let mut r = first_row;
        loop {
            let here = usize::from(self.ground[r & 63]);
            if left < here {
                break;
            }
            left -= here;
            r += 1;
        }
        for (pointing, mut row) in Spots::ground_row(built, r) {
            while row != 0 {
                if left == 0 {
                    return Spot::new(Cell::at(row.trailing_zeros() as usize, r), pointing);
                }
                left -= 1;
                row &= row - 1;
            }
        }
        unreachable!("the row holds as many triangles as were counted in it")
    }

    /// Counts the ground anew after the three hexes of `spot` were built on it.
    pub(crate) fn ground_built(&mut self, built: &Rows, spot: Spot) {
        for step in 0..5 {
            self.count_row(built, spot.corner().r() + 62 + step);
        }
    }

    /// Counts the triangles of the ground in one row anew.
    pub(crate) fn count_row(&mut self, built: &Rows, r: usize) {
        let count: u32 = Spots::ground_row(built, r)
            .iter()
            .map(|(_, row)| row.count_ones())
            .sum();
        let kept = &mut self.ground[r & 63];
        self.ground_total = self.ground_total - u16::from(*kept) + count as u16;
        *kept = count as u8;
    }

    /// Forgets the triangles that share a hex with one on which a tile was laid.
    pub(crate) fn forget(&mut self, spot: Spot) {
        let near = &NEAR[spot.pointing() as usize];
        let mut index = 0;
        while index < usize::from(self.raised_len) {
            let other = self.raised[index];
            let q = (other.corner().q() + 1).wrapping_sub(spot.corner().q()) & 63;
            let r = (other.corner().r() + 1).wrapping_sub(spot.corner().r()) & 63;
            let touches = q < 3
                && r < 3
                && near.boxes >> ((r * 3 + q) * 2 + other.pointing() as usize) & 1 != 0;
            if touches {
                self.raised_len -= 1;
                self.raised[index] = self.raised[usize::from(self.raised_len)];
            } else {
                index += 1;
            }
        }
    }

    /// Adds the triangles above the ground that share a hex with `spot`, on which a tile was just
    /// laid: three hexes of one height that belong to more than one tile (rule 5).
    pub(crate) fn learn(&mut self, built: &Rows, columns: &Columns, spot: Spot) {
        // 1. Look at the hexes around: height and tile of each in one number, 0 where nothing is.
        let near = &NEAR[spot.pointing() as usize];
        let (q0, r0) = (spot.corner().q() + 63, spot.corner().r() + 63);
        let mut around = [0u16; 16];
        for r in 0..4 {
            let row = built.row(r0 + r).rotate_right((q0 & 63) as u32) as u16 & 0b1111;
            let mut seen = row & near.cells >> (4 * r);
            while seen != 0 {
                let q = seen.trailing_zeros() as usize;
                seen &= seen - 1;
                if let Some(column) = columns.get(Cell::at(q0 + q, r0 + r)) {
                    around[4 * r + q] = u16::from(column.height) << 8 | u16::from(column.tile);
                }
            }
        }
        // 2. Equal heights and not all of one tile: the numbers differ, but only in the low byte.
        for triangle in &near.triangles {
            let [a, b, c] = triangle.cells.map(|cell| around[cell as usize & 15]);
            let difference = (a ^ b) | (a ^ c);
            if difference.wrapping_sub(1) < 0xff {
                let corner = Cell::at(q0 + triangle.q as usize, r0 + triangle.r as usize);
                self.raised[usize::from(self.raised_len)] = Spot::new(corner, triangle.pointing);
                self.raised_len += 1;
            }
        }
    }
}

/// What shares a hex with a triangle. Steps count from one hex north-west of its corner.
struct Near {
    /// A bit for each triangle of the nine boxes around that shares a hex.
    boxes: u32,
    /// A bit for each hex of those triangles, four a row.
    cells: u16,
    triangles: [NearTriangle; 13],
}

#[derive(Clone, Copy)]
struct NearTriangle {
    q: u8,
    r: u8,
    pointing: Pointing,
    /// The hexes, four a row.
    cells: [u8; 3],
}

static NEAR: [Near; 2] = [near(Pointing::East), near(Pointing::West)];

const fn cells_of(q: usize, r: usize, pointing: Pointing) -> [u8; 3] {
    let steps = match pointing {
        Pointing::East => [(0, 0), (1, 0), (0, 1)],
        Pointing::West => [(1, 0), (1, 1), (0, 1)],
    };
    let mut cells = [0; 3];
    let mut number = 0;
    while number < 3 {
        cells[number] = (4 * (r + steps[number].1) + q + steps[number].0) as u8;
        number += 1;
    }
    cells
}

const fn bits_of(cells: [u8; 3]) -> u16 {
    1 << cells[0] | 1 << cells[1] | 1 << cells[2]
}

const fn near(pointing: Pointing) -> Near {
    let own = bits_of(cells_of(1, 1, pointing));
    let nothing = NearTriangle {
        q: 0,
        r: 0,
        pointing,
        cells: [0; 3],
    };
    let mut near = Near {
        boxes: 0,
        cells: 0,
        triangles: [nothing; 13],
    };
    let mut found = 0;
    let mut number = 0;
    while number < 18 {
        let (q, r) = (number / 2 % 3, number / 6);
        let pointing = if number % 2 == 0 {
            Pointing::East
        } else {
            Pointing::West
        };
        let cells = cells_of(q, r, pointing);
        if bits_of(cells) & own != 0 {
            near.boxes |= 1 << number;
            near.cells |= bits_of(cells);
            near.triangles[found] = NearTriangle {
                q: q as u8,
                r: r as u8,
                pointing,
                cells,
            };
            found += 1;
        }
        number += 1;
    }
    assert!(
        found == 13,
        "a triangle shares a hex with itself and twelve others"
    );
    near
}
