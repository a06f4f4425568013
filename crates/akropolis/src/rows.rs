//! A set of hexes as one bit for each, in 64 rows of 64.
//!
//! The plane is rolled up: coordinates count modulo 64. That is exact for every city that can be
//! built: the starting tile is 3 hexes wide and each of at most 30 tiles adds at most 2, so a
//! finished city is at most 63 hexes wide in `q` and in `r`, and one empty row and column always
//! part its two ends. While a tile is still to come it is at most 61 wide, which leaves the three
//! rows and columns that tell a tile at one end from a tile at the other.

use crate::hex::Hex;

/// A coordinate modulo 64.
pub(crate) fn roll(coordinate: i16) -> usize {
    (coordinate & 63) as usize
}

/// A hex modulo 64 in both coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell(u16);

impl Cell {
    pub(crate) const ORIGIN: Cell = Cell(0);

    pub(crate) fn of(hex: Hex) -> Cell {
        Cell::at(roll(hex.q), roll(hex.r))
    }

    /// The cell at these coordinates, which may be any modulo 64.
    pub(crate) fn at(q: usize, r: usize) -> Cell {
        Cell(((r & 63) << 6 | q & 63) as u16)
    }

    /// The six adjacent cells.
    pub(crate) fn neighbours(self) -> [Cell; 6] {
        let (q, r) = (self.q() + 64, self.r() + 64);
        [
            Cell::at(q, r - 1),
            Cell::at(q + 1, r - 1),
            Cell::at(q + 1, r),
            Cell::at(q, r + 1),
            Cell::at(q - 1, r + 1),
            Cell::at(q - 1, r),
        ]
    }

    /// A number below 4096 for the cell.
    pub(crate) fn index(self) -> u16 {
        self.0
    }

    /// The cell of a number, whatever stands above its twelve bits.
    pub(crate) fn from_index(index: u16) -> Cell {
        Cell(index & 0xfff)
    }

    pub(crate) fn q(self) -> usize {
        usize::from(self.0 & 63)
    }

    pub(crate) fn r(self) -> usize {
        usize::from(self.0 >> 6 & 63)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rows([u64; 64]);

impl Rows {
    pub(crate) const EMPTY: Rows = Rows([0; 64]);
    pub(crate) const FULL: Rows = Rows([!0; 64]);

    /// Bit `q` of row `r`, which may be any modulo 64.
    pub(crate) fn row(&self, r: usize) -> u64 {
        self.0[r & 63]
    }

    pub(crate) fn row_mut(&mut self, r: usize) -> &mut u64 {
        &mut self.0[r & 63]
    }

    pub(crate) fn contains(&self, cell: Cell) -> bool {
        self.row(cell.r()) >> cell.q() & 1 != 0
    }

    pub(crate) fn insert(&mut self, cell: Cell) {
        *self.row_mut(cell.r()) |= 1 << cell.q();
    }

    pub(crate) fn remove(&mut self, cell: Cell) {
        *self.row_mut(cell.r()) &= !(1 << cell.q());
    }

    /// The hexes of row `r` that are adjacent to one of the set, be they in it or not.
    pub(crate) fn beside(&self, r: usize) -> u64 {
        let (north, own, south) = (self.row(r + 63), self.row(r), self.row(r + 1));
        let north_side = north | north.rotate_right(1);
        let own_side = own.rotate_left(1) | own.rotate_right(1);
        let south_side = south | south.rotate_left(1);
        north_side | own_side | south_side
    }

    /// Which of the six hexes around a cell are in the set, a bit for each, in no special order.
    pub(crate) fn around(&self, cell: Cell) -> u8 {
        let (q, r) = (cell.q() as u32, cell.r());
        // Bits q and q + 1 of the row to the north, q - 1 and q + 1 of its own, q - 1 and q of the
        // row to the south.
        let north = self.row(r + 63).rotate_right(q) & 0b11;
        let own = self.row(r).rotate_right(q + 63) & 0b101;
        let south = self.row(r + 1).rotate_right(q + 63) & 0b11;
        (north | own << 2 | south << 5) as u8
    }
}

/// What [`Rows::around`] answers where all six hexes are in the set.
pub(crate) const ALL_AROUND: u8 = 0b0111_0111;

/// The positions of the bits that are set.
pub(crate) fn bits(mut row: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if row == 0 {
            return None;
        }
        let bit = row.trailing_zeros() as usize;
        row &= row - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn around_and_beside_agree_with_the_directions() {
        for center in [Hex::new(0, 0), Hex::new(-31, 63), Hex::new(64, -1)] {
            for neighbour in center.neighbours() {
                let mut rows = Rows::EMPTY;
                rows.insert(Cell::of(neighbour));
                assert_eq!(rows.around(Cell::of(center)).count_ones(), 1);
                assert!(rows.beside(Cell::of(center).r()) >> Cell::of(center).q() & 1 == 1);
            }
            let mut ring = Rows::EMPTY;
            for neighbour in center.neighbours() {
                ring.insert(Cell::of(neighbour));
            }
            assert_eq!(ring.around(Cell::of(center)), ALL_AROUND);
            let mut far = Rows::EMPTY;
            far.insert(Cell::of(center));
            far.insert(Cell::of(Hex::new(center.q + 2, center.r)));
            far.insert(Cell::of(Hex::new(center.q + 1, center.r + 1)));
            far.insert(Cell::of(Hex::new(center.q - 1, center.r - 1)));
            assert_eq!(far.around(Cell::of(center)), 0);
        }
    }
}
