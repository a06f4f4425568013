//! The columns of a city: what lies on top at each built cell.

use crate::rows::Cell;
use crate::tile::Construction;

/// The most columns a city can have: 4 of the starting tile and 3 of each of 30 tiles.
pub(crate) const MAX_COLUMNS: usize = 4 + 3 * 30;

/// What is visible of a built hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) cell: Cell,
    pub(crate) height: u8,
    /// Which of the city's tiles lies on top: 0 the starting tile, then in the order of laying.
    pub(crate) tile: u8,
    pub(crate) construction: Construction,
}

/// The columns in the order in which they were begun, with a table to find one by its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    list: [Column; MAX_COLUMNS],
    len: u8,
    /// Open addressing: the place in `list` plus 1, or 0. A city of 16 by 16 has no collisions.
    slots: [u8; 256],
}

impl Columns {
    pub(crate) const EMPTY: Columns = Columns {
        list: [Column {
            cell: Cell::ORIGIN,
            height: 0,
            tile: 0,
            construction: Construction::Quarry,
        }; MAX_COLUMNS],
        len: 0,
        slots: [0; 256],
    };

    pub(crate) fn as_slice(&self) -> &[Column] {
        &self.list[..usize::from(self.len)]
    }

    pub(crate) fn get(&self, cell: Cell) -> Option<&Column> {
        let mut slot = slot_of(cell);
        loop {
            let index = self.slots[usize::from(slot)].checked_sub(1)?;
            let column = &self.list[usize::from(index)];
            if column.cell == cell {
                return Some(column);
            }
            slot = slot.wrapping_add(1);
        }
    }

    /// Lays `top` over what is at its cell, or begins a new column, and returns what it covers.
    pub(crate) fn put(&mut self, top: Column) -> Option<Construction> {
        let mut slot = slot_of(top.cell);
        loop {
            let Some(index) = self.slots[usize::from(slot)].checked_sub(1) else {
                self.list[usize::from(self.len)] = top;
                self.len += 1;
                self.slots[usize::from(slot)] = self.len;
                return None;
            };
            let column = &mut self.list[usize::from(index)];
            if column.cell == top.cell {
                let covered = column.construction;
                *column = top;
                return Some(covered);
            }
            slot = slot.wrapping_add(1);
        }
    }
}

fn slot_of(cell: Cell) -> u8 {
    ((cell.r() & 15) << 4 | cell.q() & 15) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_whose_slots_collide_are_found() {
        let mut columns = Columns::EMPTY;
        let cells: Vec<Cell> = (0..16)
            .map(|n| Cell::at(16 * (n % 4), 16 * (n / 4)))
            .collect();
        for (height, &cell) in cells.iter().enumerate() {
            let top = Column {
                cell,
                height: height as u8,
                tile: 0,
                construction: Construction::Quarry,
            };
            assert_eq!(columns.get(cell), None);
            assert_eq!(columns.put(top), None);
        }
        for (height, &cell) in cells.iter().enumerate() {
            assert_eq!(
                columns.get(cell).map(|column| column.height),
                Some(height as u8)
            );
        }
        assert_eq!(columns.get(Cell::at(1, 0)), None);
    }
}
