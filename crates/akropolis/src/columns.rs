//! The columns of a city: what lies on top at each built cell.

use crate::rows::{Cell, Rows};
use crate::tile::{Construction, District};

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
///
/// Each list has an entry before the first column, which stands for an empty space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    cells: [Cell; MAX_COLUMNS + 1],
    heights: [u8; MAX_COLUMNS + 1],
    tiles: [u8; MAX_COLUMNS + 1],
    kinds: [Kind; MAX_COLUMNS + 1],
    len: u8,
    /// Open addressing: the place in the lists, or 0. A city of 16 by 16 has no collisions.
    slots: [u8; 256],
}

impl Columns {
    pub(crate) const EMPTY: Columns = Columns {
        cells: [Cell::ORIGIN; MAX_COLUMNS + 1],
        heights: [0; MAX_COLUMNS + 1],
        tiles: [0; MAX_COLUMNS + 1],
        kinds: [Kind::QUARRY; MAX_COLUMNS + 1],
        len: 0,
        slots: [0; 256],
    };

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Column> {
        (1..=self.len()).map(|index| self.column(index))
    }

    /// The columns sorted by what is visible there.
    pub(crate) fn sorted(&self) -> Sorted<'_> {
        let mut sorted = Sorted {
            columns: self,
            lists: [[0; MAX_COLUMNS]; Kind::COUNT],
            lens: [0; Kind::COUNT],
        };
        // Every column goes to its list without a question asked: what lies where is as good as
        // random, and a processor that guesses it is wrong more often than not.
        for (index, kind) in self.kinds[1..=self.len()].iter().enumerate() {
            let len = &mut sorted.lens[kind.0 as usize];
            sorted.lists[kind.0 as usize][usize::from(*len)] = index as u8 + 1;
            *len += 1;
        }
        sorted
    }

    pub(crate) fn get(&self, cell: Cell) -> Option<Column> {
        match self.index(cell) {
            0 => None,
            index => Some(self.column(index)),
        }
    }

    /// The height at a cell: 0 where nothing is built.
    pub(crate) fn height(&self, cell: Cell) -> u8 {
        self.heights[self.index(cell)]
    }

    /// Lays `top` over what is at its cell, or begins a new column, and returns what it covers.
    pub(crate) fn put(&mut self, top: Column) -> Option<Construction> {
        let (slot, mut index) = self.slot(top.cell);
        let mut covered = None;
        if index == 0 {
            self.len += 1;
            index = self.len();
            self.slots[slot] = self.len;
            self.cells[index] = top.cell;
        } else {
            covered = Some(self.kinds[index].construction());
        }
        self.heights[index] = top.height;
        self.tiles[index] = top.tile;
        self.kinds[index] = Kind::of(top.construction);
        covered
    }

    fn column(&self, index: usize) -> Column {
        Column {
            cell: self.cells[index],
            height: self.heights[index],
            tile: self.tiles[index],
            construction: self.kinds[index].construction(),
        }
    }

    /// What lies on top of a column by its place in the lists; a quarry where nothing is built.
    pub(crate) fn construction_at(&self, index: usize) -> Construction {
        self.kinds[index].construction()
    }

    /// The height of a column by its place in the lists.
    pub(crate) fn height_at(&self, index: usize) -> u8 {
        self.heights[index]
    }

    /// The place of a cell in the lists; 0 where nothing is built.
    pub(crate) fn index(&self, cell: Cell) -> usize {
        self.slot(cell).1
    }

    /// The slot of a cell, and the place in the lists that is written there.
    fn slot(&self, cell: Cell) -> (usize, usize) {
        let mut slot = slot_of(cell);
        loop {
            let index = usize::from(self.slots[usize::from(slot)]);
            // One test for both ends of the search: nearly always true, so it costs little.
            if index == 0 || self.cells[index] == cell {
                return (usize::from(slot), index);
            }
            slot = slot.wrapping_add(1);
        }
    }
}

/// The columns of a city by what is visible there.
pub(crate) struct Sorted<'a> {
    columns: &'a Columns,
    /// For each kind the places of its columns in the lists of all.
    lists: [[u8; MAX_COLUMNS]; Kind::COUNT],
    lens: [u8; Kind::COUNT],
}

impl Sorted<'_> {
    /// The cells and heights of the columns with this on top.
    pub(crate) fn of(&self, construction: Construction) -> impl Iterator<Item = (Cell, u8)> {
        self.places_of(construction)
            .map(|(_, cell, height)| (cell, height))
    }

    /// Each cell and height with its index in the lists of all columns.
    pub(crate) fn places_of(
        &self,
        construction: Construction,
    ) -> impl Iterator<Item = (usize, Cell, u8)> {
        let kind = Kind::of(construction).0 as usize;
        let list = &self.lists[kind][..usize::from(self.lens[kind])];
        list.iter().map(|&index| {
            let index = usize::from(index);
            (
                index,
                self.columns.cells[index],
                self.columns.heights[index],
            )
        })
    }

    /// Where the columns with this on top lie.
    pub(crate) fn rows_of(&self, construction: Construction) -> Rows {
        let mut rows = Rows::EMPTY;
        for (cell, _) in self.of(construction) {
            rows.insert(cell);
        }
        rows
    }

    /// Number of columns with this construction on top.
    pub(crate) fn count(&self, construction: Construction) -> u16 {
        u16::from(self.lens[Kind::of(construction).0 as usize])
    }
}

/// A construction in one byte: the districts, the plazas, then the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind(u8);

impl Kind {
    const QUARRY: Kind = Kind(10);
    const COUNT: usize = 11;

    fn of(construction: Construction) -> Kind {
        match construction {
            Construction::District(district) => Kind(district as u8),
            Construction::Plaza(district) => Kind(5 + district as u8),
            Construction::Quarry => Kind::QUARRY,
        }
    }

    fn construction(self) -> Construction {
        match self.0 {
            kind @ 0..5 => Construction::District(District::ALL[usize::from(kind)]),
            kind @ 5..10 => Construction::Plaza(District::ALL[usize::from(kind - 5)]),
            _ => Construction::Quarry,
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
