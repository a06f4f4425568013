//! The stock: up to three buildings, then up to three landscapes.

use polis_architekton::{Architekton, BuildingId, Move, Rotation, Scenery, Tile};

use polis_i18n::Words;

/// A tile that can be taken in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StockTile {
    Building(BuildingId),
    /// A landscape; those with the same scenery are the same.
    Landscape(Scenery),
}

impl StockTile {
    /// What it is called, with its sides.
    pub fn name(self, position: &Architekton, words: &Words) -> String {
        let words = &words.architekton_table;
        match self {
            StockTile::Building(building) => {
                let sides = position.faces().sides(building).into_iter();
                let sides: Vec<&str> = sides.map(|side| words.scenery(side)).collect();
                let name = words.building(building.number());
                format!("{name}: {}", sides.join(", "))
            }
            StockTile::Landscape(scenery) => words.landscape(words.scenery(scenery)),
        }
    }

    /// The same as a tile of the town, turned like this.
    pub fn turned(self, rotation: Rotation) -> Tile {
        match self {
            StockTile::Building(building) => Tile::Building {
                building,
                rotation,
                owner: None,
            },
            StockTile::Landscape(scenery) => Tile::Landscape { scenery },
        }
    }
}

/// Where a tile lies in the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The buildings, from 0 to 2.
    Building(usize),
    /// The landscapes, from 0 to 2.
    Landscape(usize),
}

/// How many tiles of a kind lie in the stock.
pub const OF_A_KIND: usize = 3;

impl Slot {
    /// The slot that a number key stands for, from 1 to 6.
    pub fn from_number(number: usize) -> Option<Slot> {
        match number.checked_sub(1)? {
            index @ 0..OF_A_KIND => Some(Slot::Building(index)),
            index @ OF_A_KIND..6 => Some(Slot::Landscape(index - OF_A_KIND)),
            _ => None,
        }
    }

    /// The number of the key, from 1 to 6.
    pub fn key(self) -> usize {
        match self {
            Slot::Building(index) => index + 1,
            Slot::Landscape(index) => index + 1 + OF_A_KIND,
        }
    }

    /// What lies there.
    pub fn tile(self, position: &Architekton) -> Option<StockTile> {
        match self {
            Slot::Building(index) => {
                let building = position.stock_buildings().nth(index);
                building.map(StockTile::Building)
            }
            Slot::Landscape(index) => {
                let scenery = position.stock_landscapes().nth(index);
                scenery.map(StockTile::Landscape)
            }
        }
    }

    /// Where the tile lies that a move lays, if it lays one.
    pub fn of(position: &Architekton, chosen: Move) -> Option<Slot> {
        match chosen {
            Move::Building { building, .. } => position
                .stock_buildings()
                .position(|other| other == building)
                .map(Slot::Building),
            Move::Landscape { scenery, .. } => position
                .stock_landscapes()
                .position(|other| other == scenery)
                .map(Slot::Landscape),
            Move::Keep { .. } | Move::Remove { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::architekton::tests::position;

    #[test]
    fn keys_take_buildings_then_landscapes() {
        assert_eq!(Slot::from_number(1), Some(Slot::Building(0)));
        assert_eq!(Slot::from_number(4), Some(Slot::Landscape(0)));
        for number in 1..=6 {
            let slot = Slot::from_number(number);
            assert_eq!(slot.map(Slot::key), Some(number));
            let tile = slot.and_then(|slot| slot.tile(&position()));
            let is_building = matches!(tile, Some(StockTile::Building(_)));
            assert_eq!((tile.is_some(), is_building), (true, number <= 3));
        }
        for number in [0, 7] {
            assert_eq!(Slot::from_number(number), None);
        }
    }
}
