//! The 61 city tiles and what is on them.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};

use Construction::Quarry as QUARRY;

/// The five types of districts and plazas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum District {
    /// Blue: only the largest group counts.
    Houses,
    /// Yellow: not beside another.
    Markets,
    /// Red: on the edge of the city.
    Barracks,
    /// Purple: surrounded.
    Temples,
    /// Green: always.
    Gardens,
}

impl District {
    /// All types in the order of the score sheet.
    pub const ALL: [District; 5] = [
        District::Houses,
        District::Markets,
        District::Barracks,
        District::Temples,
        District::Gardens,
    ];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            District::Houses => "houses",
            District::Markets => "markets",
            District::Barracks => "barracks",
            District::Temples => "temples",
            District::Gardens => "gardens",
        }
    }

    /// The type with this word of the notation.
    pub fn from_name(name: &str) -> Option<District> {
        District::ALL
            .into_iter()
            .find(|district| district.name() == name)
    }

    /// The stars on a plaza of this type.
    pub const fn stars(self) -> u8 {
        match self {
            District::Houses => 1,
            District::Markets | District::Barracks | District::Temples => 2,
            District::Gardens => 3,
        }
    }
}

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One value for each type of district.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerDistrict<T>([T; 5]);

impl<T> PerDistrict<T> {
    /// Makes the value of each type.
    pub fn from_fn(make: impl FnMut(District) -> T) -> PerDistrict<T> {
        PerDistrict(District::ALL.map(make))
    }

    /// Each type with its value.
    pub fn iter(&self) -> impl Iterator<Item = (District, &T)> {
        District::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<District> for PerDistrict<T> {
    type Output = T;

    fn index(&self, district: District) -> &T {
        &self.0[district as usize]
    }
}

impl<T> IndexMut<District> for PerDistrict<T> {
    fn index_mut(&mut self, district: District) -> &mut T {
        &mut self.0[district as usize]
    }
}

/// What is on one hex of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Construction {
    /// Gives a stone when it is covered.
    Quarry,
    /// Multiplies the value of the districts of its type.
    Plaza(District),
    /// Gives points where it meets its condition.
    District(District),
}

impl fmt::Display for Construction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Construction::Quarry => f.pad("quarry"),
            Construction::Plaza(district) => f.pad(&format!("{district} plaza")),
            Construction::District(district) => f.pad(district.name()),
        }
    }
}

/// The number of a city tile, 1 to 61.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

impl TileId {
    /// Number of city tiles.
    pub const COUNT: usize = TILES.len();

    /// The tile with this number, if there is one.
    pub fn from_number(number: usize) -> Option<TileId> {
        if number > TileId::COUNT {
            return None;
        }
        NonZeroU8::new(number as u8).map(TileId)
    }

    /// The number of the tile.
    pub fn number(self) -> usize {
        usize::from(self.0.get())
    }

    /// All tiles by number.
    pub fn all() -> impl Iterator<Item = TileId> {
        (1..=TileId::COUNT).filter_map(TileId::from_number)
    }

    /// What is on the hexes a, b and c, which lie clockwise.
    pub fn constructions(self) -> [Construction; 3] {
        TILES[self.number() - 1].constructions
    }

    /// The least number of players with which the tile is used.
    pub fn min_players(self) -> usize {
        TILES[self.number() - 1].min_players
    }

    /// Whether a plaza is on the tile.
    pub fn has_plaza(self) -> bool {
        self.constructions()
            .iter()
            .any(|construction| matches!(construction, Construction::Plaza(_)))
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

struct Tile {
    min_players: usize,
    constructions: [Construction; 3],
}

const fn tile(min_players: usize, constructions: [Construction; 3]) -> Tile {
    Tile {
        min_players,
        constructions,
    }
}

const HOUSES: Construction = Construction::District(District::Houses);
const MARKETS: Construction = Construction::District(District::Markets);
const BARRACKS: Construction = Construction::District(District::Barracks);
const TEMPLES: Construction = Construction::District(District::Temples);
const GARDENS: Construction = Construction::District(District::Gardens);
const HOUSES_PLAZA: Construction = Construction::Plaza(District::Houses);
const MARKETS_PLAZA: Construction = Construction::Plaza(District::Markets);
const BARRACKS_PLAZA: Construction = Construction::Plaza(District::Barracks);
const TEMPLES_PLAZA: Construction = Construction::Plaza(District::Temples);
const GARDENS_PLAZA: Construction = Construction::Plaza(District::Gardens);

/// The tiles by number, from 1. A test compares them with `data/tiles.csv`.
static TILES: [Tile; 61] = [
    tile(2, [HOUSES_PLAZA, MARKETS, BARRACKS]),
    tile(2, [HOUSES_PLAZA, GARDENS, QUARRY]),
    tile(2, [HOUSES_PLAZA, QUARRY, QUARRY]),
    tile(2, [HOUSES_PLAZA, QUARRY, QUARRY]),
    tile(2, [HOUSES_PLAZA, QUARRY, QUARRY]),
    tile(2, [MARKETS_PLAZA, HOUSES, GARDENS]),
    tile(2, [MARKETS_PLAZA, BARRACKS, QUARRY]),
    tile(2, [MARKETS_PLAZA, TEMPLES, HOUSES]),
    tile(2, [MARKETS_PLAZA, QUARRY, QUARRY]),
    tile(2, [BARRACKS_PLAZA, HOUSES, TEMPLES]),
    tile(2, [BARRACKS_PLAZA, HOUSES, QUARRY]),
    tile(2, [BARRACKS_PLAZA, MARKETS, HOUSES]),
    tile(2, [BARRACKS_PLAZA, QUARRY, QUARRY]),
    tile(2, [TEMPLES_PLAZA, HOUSES, BARRACKS]),
    tile(2, [TEMPLES_PLAZA, HOUSES, QUARRY]),
    tile(2, [TEMPLES_PLAZA, QUARRY, HOUSES]),
    tile(2, [TEMPLES_PLAZA, QUARRY, QUARRY]),
    tile(2, [GARDENS_PLAZA, HOUSES, QUARRY]),
    tile(2, [GARDENS_PLAZA, QUARRY, HOUSES]),
    tile(2, [GARDENS_PLAZA, QUARRY, QUARRY]),
    tile(2, [HOUSES, HOUSES, QUARRY]),
    tile(2, [HOUSES, BARRACKS, TEMPLES]),
    tile(2, [HOUSES, BARRACKS, QUARRY]),
    tile(2, [HOUSES, TEMPLES, MARKETS]),
    tile(2, [HOUSES, GARDENS, MARKETS]),
    tile(2, [HOUSES, GARDENS, BARRACKS]),
    tile(2, [HOUSES, QUARRY, MARKETS]),
    tile(2, [MARKETS, BARRACKS, QUARRY]),
    tile(2, [MARKETS, TEMPLES, QUARRY]),
    tile(2, [MARKETS, GARDENS, QUARRY]),
    tile(2, [MARKETS, QUARRY, BARRACKS]),
    tile(2, [MARKETS, QUARRY, BARRACKS]),
    tile(2, [MARKETS, QUARRY, TEMPLES]),
    tile(2, [MARKETS, QUARRY, QUARRY]),
    tile(2, [BARRACKS, QUARRY, TEMPLES]),
    tile(2, [TEMPLES, QUARRY, QUARRY]),
    tile(2, [GARDENS, QUARRY, QUARRY]),
    tile(3, [HOUSES_PLAZA, TEMPLES, MARKETS]),
    tile(3, [MARKETS_PLAZA, QUARRY, QUARRY]),
    tile(3, [BARRACKS_PLAZA, QUARRY, HOUSES]),
    tile(3, [TEMPLES_PLAZA, QUARRY, QUARRY]),
    tile(3, [GARDENS_PLAZA, HOUSES, BARRACKS]),
    tile(3, [HOUSES, HOUSES, QUARRY]),
    tile(3, [HOUSES, MARKETS, BARRACKS]),
    tile(3, [HOUSES, MARKETS, QUARRY]),
    tile(3, [HOUSES, QUARRY, MARKETS]),
    tile(3, [HOUSES, QUARRY, TEMPLES]),
    tile(3, [HOUSES, QUARRY, QUARRY]),
    tile(3, [BARRACKS, GARDENS, QUARRY]),
    tile(4, [HOUSES_PLAZA, QUARRY, MARKETS]),
    tile(4, [MARKETS_PLAZA, QUARRY, TEMPLES]),
    tile(4, [BARRACKS_PLAZA, QUARRY, QUARRY]),
    tile(4, [TEMPLES_PLAZA, HOUSES, MARKETS]),
    tile(4, [GARDENS_PLAZA, MARKETS, HOUSES]),
    tile(4, [HOUSES, HOUSES, QUARRY]),
    tile(4, [HOUSES, MARKETS, QUARRY]),
    tile(4, [HOUSES, BARRACKS, QUARRY]),
    tile(4, [HOUSES, TEMPLES, QUARRY]),
    tile(4, [HOUSES, QUARRY, BARRACKS]),
    tile(4, [HOUSES, QUARRY, GARDENS]),
    tile(4, [BARRACKS, QUARRY, QUARRY]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_are_those_of_the_data_file() {
        let mut lines = include_str!("../data/tiles.csv").lines();
        assert_eq!(lines.next(), Some("tile,min_players,a,b,c"));
        for tile in TileId::all() {
            let [a, b, c] = tile.constructions();
            assert_eq!(
                lines.next(),
                Some(format!("{tile},{},{a},{b},{c}", tile.min_players()).as_str())
            );
        }
        assert_eq!(lines.next(), None);
    }

    #[test]
    fn numbers_outside_the_box_are_no_tiles() {
        assert_eq!(TileId::from_number(0), None);
        assert_eq!(TileId::from_number(62), None);
        assert_eq!(TileId::from_number(257), None);
        assert_eq!(TileId::all().count(), 61);
    }
}
