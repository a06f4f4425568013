//! The triangles of a city on which a tile can be laid, kept up to date as tiles land.
//!
//! On the ground (rule 5) they follow from the built rows by shifts; only their number in each row
//! is kept. On higher levels they are few, and kept as a list.

use crate::columns::Columns;
use crate::placement::Pointing;
use crate::rows::{Cell, Rows, bits};

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

    /// The three hexes of the triangle, clockwise.
    pub(crate) fn cells(self) -> [Cell; 3] {
        let corner = self.corner();
        let (q, r) = (corner.q(), corner.r());
        let (east, south) = (Cell::at(q + 1, r), Cell::at(q, r + 1));
        match self.pointing() {
            Pointing::East => [corner, east, south],
            Pointing::West => [east, Cell::at(q + 1, r + 1), south],
        }
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
    /// Number of triangles on the ground that have their corner in each row.
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

    /// Counts the ground again after the three hexes of `spot` were built on it.
    ///
    /// Only triangles with their corner at most two rows and columns from its corner change, and
    /// they follow from eight rows and columns: one number of eight bytes.
    pub(crate) fn ground_built(&mut self, built: &Rows, spot: Spot) {
        let (q0, r0) = (spot.corner().q() + 61, spot.corner().r() + 61);
        let mut after = 0u64;
        for r in 0..8 {
            after |= (built.row(r0 + r).rotate_right(q0 as u32 & 63) & 0xff) << (8 * r);
        }
        let before = after & !OWN_IN_WINDOW[spot.pointing() as usize];
        let (more, less) = (window_counts(after), window_counts(before));
        for r in 1..6 {
            let kept = &mut self.ground[(r0 + r) & 63];
            *kept = kept
                .wrapping_add((more >> (8 * r)) as u8)
                .wrapping_sub((less >> (8 * r)) as u8);
        }
        self.ground_total = self.ground_total + sum_of_bytes(more) - sum_of_bytes(less);
    }

    /// Counts the triangles of the ground in one row again.
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
            if q < 3 && r < 3 && near.triangles[other.pointing() as usize] >> (4 * r + q) & 1 != 0 {
                self.raised_len -= 1;
                self.raised[index] = self.raised[usize::from(self.raised_len)];
            } else {
                index += 1;
            }
        }
    }

    /// Adds the triangles above the ground that share a hex with `spot`, on which a tile was just
    /// laid.
    ///
    /// They need three hexes of the level of that tile (rule 5). Such a triangle always belongs to
    /// at least two tiles, but for the one that the new tile covers.
    pub(crate) fn learn(&mut self, built: &Rows, columns: &Columns, spot: Spot, level: u8) {
        let near = &NEAR[spot.pointing() as usize];
        let (q0, r0) = (spot.corner().q() + 63, spot.corner().r() + 63);
        // 1. Find the hexes of that level around, a bit for each, four a row.
        let mut around = 0;
        for r in 0..4 {
            around |= (built.row(r0 + r).rotate_right(q0 as u32 & 63) as u16 & 0b1111) << (4 * r);
        }
        let mut even = near.own;
        for cell in bits(u64::from(around & near.cells)) {
            let height = columns.height(Cell::at(q0 + cell % 4, r0 + cell / 4));
            even |= u16::from(height == level) << cell;
        }
        // 2. Three of them that touch each other carry a tile.
        let shared = even >> 1 & even >> 4;
        let east = even & shared & near.others[Pointing::East as usize];
        let west = even >> 5 & shared & near.others[Pointing::West as usize];
        for (pointing, corners) in [(Pointing::East, east), (Pointing::West, west)] {
            for corner in bits(u64::from(corners)) {
                let corner = Cell::at(q0 + corner % 4, r0 + corner / 4);
                self.raised[usize::from(self.raised_len)] = Spot::new(corner, pointing);
                self.raised_len += 1;
            }
        }
    }
}

/// In each byte of a window of eight rows and columns the number of triangles on the ground that
/// have their corner there, for the inner rows and columns, where the window tells.
fn window_counts(built: u64) -> u64 {
    let empty = !built;
    let near = built << 8 | built << 7 | built >> 1 | built >> 8 | built >> 7 | built << 1;
    let shared = empty >> 1 & empty >> 8;
    let shared_near = near >> 1 | near >> 8;
    let east = empty & shared & (near | shared_near) & INNER;
    let west = empty >> 9 & shared & (near >> 9 | shared_near) & INNER;
    ones_in_bytes(east) + ones_in_bytes(west)
}

/// Rows and columns 1 to 5.
const INNER: u64 = 0x0000_3e3e_3e3e_3e00;

/// The hexes of a triangle with its corner at row and column 3.
const OWN_IN_WINDOW: [u64; 2] = [1 << 27 | 1 << 28 | 1 << 35, 1 << 28 | 1 << 35 | 1 << 36];

fn ones_in_bytes(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

fn sum_of_bytes(bytes: u64) -> u16 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u16
}

/// What lies around a triangle, in a window of four rows and columns that begins one hex north and
/// west of its corner: bit 4r + q for each hex, or for the corner of each triangle.
struct Near {
    /// The hexes of the triangle itself.
    own: u16,
    /// The hexes that touch it.
    cells: u16,
    /// The triangles that share a hex with it, with itself, by where they point.
    triangles: [u16; 2],
    /// The triangles that share a hex with it, without itself, by where they point.
    others: [u16; 2],
}

static NEAR: [Near; 2] = [near(Pointing::East), near(Pointing::West)];

/// The hexes of the triangle whose corner is at this place of the window.
const fn hexes(corner: usize, pointing: Pointing) -> u16 {
    match pointing {
        Pointing::East => 0b1_0011 << corner,
        Pointing::West => 0b11_0010 << corner,
    }
}

const fn near(pointing: Pointing) -> Near {
    const CORNER: usize = 5;
    let own = hexes(CORNER, pointing);
    let mut near = Near {
        own,
        cells: 0,
        triangles: [0; 2],
        others: [0; 2],
    };
    let mut corner = 0;
    while corner <= 10 {
        let mut way = 0;
        while way < 2 && corner % 4 < 3 {
            let hexes = hexes(corner, [Pointing::East, Pointing::West][way]);
            if hexes & own != 0 {
                near.triangles[way] |= 1 << corner;
                near.cells |= hexes & !own;
            }
            way += 1;
        }
        corner += 1;
    }
    near.others = near.triangles;
    near.others[pointing as usize] &= !(1 << CORNER);
    let triangles = near.triangles[0].count_ones() + near.triangles[1].count_ones();
    assert!(
        triangles == 13,
        "a triangle shares a hex with itself and twelve others"
    );
    assert!(
        near.cells.count_ones() == 9,
        "a triangle has nine neighbours"
    );
    near
}
