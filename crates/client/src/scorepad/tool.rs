//! What a tap on a board does.

use polis_akropolis::{Construction, District, Hex, Layout, LayoutError, VisibleHex};
use polis_architekton::{BuildingId, Faces, Place, Rotation, Scenery, Tile};
use polis_game::Seat;

use super::whole_tile::WholeTile;

/// What a tap on a hex does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HexTool {
    /// What is set.
    pub hexes: Hexes,
    /// As what.
    pub form: Form,
    /// On which level.
    pub level: u8,
    /// The tile whose hexes are set one after the other; none where each tap sets the same.
    pub whole: Option<WholeTile>,
}

/// What is set on hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hexes {
    Type(District),
    Quarry,
    /// Nothing: what is there goes.
    Erase,
    /// Nothing: one asks why it counts.
    Why,
}

/// As what a type is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    #[default]
    District,
    Plaza,
}

impl Hexes {
    /// In the order of the palette.
    pub const ALL: [Hexes; 8] = [
        Hexes::Type(District::Houses),
        Hexes::Type(District::Markets),
        Hexes::Type(District::Barracks),
        Hexes::Type(District::Temples),
        Hexes::Type(District::Gardens),
        Hexes::Quarry,
        Hexes::Erase,
        Hexes::Why,
    ];

    /// The key that sets it.
    pub const fn key(self) -> &'static str {
        match self {
            Hexes::Type(District::Houses) => "h",
            Hexes::Type(District::Markets) => "m",
            Hexes::Type(District::Barracks) => "b",
            Hexes::Type(District::Temples) => "t",
            Hexes::Type(District::Gardens) => "g",
            Hexes::Quarry => "q",
            Hexes::Erase => "Delete",
            Hexes::Why => "w",
        }
    }

    /// A word for marks on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Hexes::Type(district) => district.name(),
            Hexes::Quarry => "quarry",
            Hexes::Erase => "erase",
            Hexes::Why => "why",
        }
    }

    /// A word for plazas of a type, for marks on the page.
    pub const fn plaza_name(district: District) -> &'static str {
        match district {
            District::Houses => "houses-plaza",
            District::Markets => "markets-plaza",
            District::Barracks => "barracks-plaza",
            District::Temples => "temples-plaza",
            District::Gardens => "gardens-plaza",
        }
    }
}

impl HexTool {
    /// What it sets next; nothing where it erases or asks, and where no part of a tile is chosen.
    pub fn construction(self) -> Option<Construction> {
        match (self.whole, self.hexes) {
            (Some(tile), Hexes::Type(_) | Hexes::Quarry) => tile.next().map(|(_, part)| part),
            (Some(_) | None, _) => self.chosen(),
        }
    }

    /// What is chosen on the palette.
    fn chosen(self) -> Option<Construction> {
        match (self.hexes, self.form) {
            (Hexes::Type(district), Form::District) => Some(Construction::District(district)),
            (Hexes::Type(district), Form::Plaza) => Some(Construction::Plaza(district)),
            (Hexes::Quarry, _) => Some(Construction::Quarry),
            (Hexes::Erase | Hexes::Why, _) => None,
        }
    }

    /// Does it to a hex.
    ///
    /// # Errors
    /// Why it cannot be. The city is then as it was.
    pub fn apply(self, city: &mut Layout, hex: Hex) -> Result<(), LayoutError> {
        match (self.construction(), self.hexes) {
            (Some(construction), _) => city.put(
                hex,
                VisibleHex {
                    construction,
                    height: self.level,
                },
            ),
            (None, Hexes::Erase) => {
                city.clear(hex);
                Ok(())
            }
            (None, Hexes::Type(_) | Hexes::Quarry | Hexes::Why) => Ok(()),
        }
    }

    /// With something else from the palette: a part of a tile where whole tiles are set.
    #[must_use]
    pub fn choose(self, hexes: Hexes, form: Form) -> HexTool {
        let tool = HexTool {
            hexes,
            form,
            ..self
        };
        let whole = match (self.whole, tool.chosen()) {
            (Some(tile), Some(part)) => Some(tile.with(part)),
            (whole, _) => whole,
        };
        HexTool { whole, ..tool }
    }

    /// Setting whole tiles, or hex by hex.
    #[must_use]
    pub fn switched(self) -> HexTool {
        let whole = match self.whole {
            Some(_) => None,
            None => Some(WholeTile::default()),
        };
        HexTool { whole, ..self }
    }

    /// After it has set a hex: the next one gets the next part of a tile.
    #[must_use]
    pub fn after_setting(self) -> HexTool {
        let whole = match self.hexes {
            Hexes::Type(_) | Hexes::Quarry => self.whole.map(WholeTile::after_setting),
            Hexes::Erase | Hexes::Why => self.whole,
        };
        HexTool { whole, ..self }
    }

    /// Whether whole tiles are set, and nothing of one is chosen yet.
    pub fn awaits_parts(self) -> bool {
        self.whole.is_some_and(|tile| tile.next().is_none())
    }

    /// The levels to choose from in a city that is so high: always one more than there is.
    pub fn levels(self, highest: u8) -> std::ops::RangeInclusive<u8> {
        /// Few cities are higher.
        const USUAL: u8 = 4;
        let most = highest.saturating_add(1).max(self.level).max(USUAL);
        1..=most.min(Layout::MAX_HEIGHT)
    }
}

impl Default for HexTool {
    fn default() -> HexTool {
        HexTool {
            hexes: Hexes::Type(District::Houses),
            form: Form::District,
            level: 1,
            whole: None,
        }
    }
}

/// What a tap on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareTool {
    /// What is set.
    pub squares: Squares,
    /// The building that comes where buildings lie; none: the one that fits best.
    pub building: Option<BuildingId>,
}

/// What is set on squares. What lies where follows from the chequered pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Squares {
    Landscape(Scenery),
    /// A building with the house of a seat, or without one.
    Building(Option<Seat>),
    /// Nothing: what is there goes.
    Erase,
    /// Nothing: one asks whether it counts.
    Why,
}

impl Squares {
    /// In the order of the palette.
    pub const ALL: [Squares; 9] = [
        Squares::Landscape(Scenery::Earth),
        Squares::Landscape(Scenery::Forest),
        Squares::Landscape(Scenery::Meadow),
        Squares::Landscape(Scenery::Water),
        Squares::Building(Some(Seat::First)),
        Squares::Building(Some(Seat::Second)),
        Squares::Building(None),
        Squares::Erase,
        Squares::Why,
    ];

    /// The key that sets it.
    pub const fn key(self) -> &'static str {
        match self {
            Squares::Landscape(Scenery::Earth) => "e",
            Squares::Landscape(Scenery::Forest) => "f",
            Squares::Landscape(Scenery::Meadow) => "m",
            Squares::Landscape(Scenery::Water) => "w",
            Squares::Building(None) => "0",
            Squares::Building(Some(Seat::First | Seat::Third)) => "1",
            Squares::Building(Some(Seat::Second | Seat::Fourth)) => "2",
            Squares::Erase => "Delete",
            Squares::Why => "?",
        }
    }

    /// A word for marks on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Squares::Landscape(Scenery::Earth) => "earth",
            Squares::Landscape(Scenery::Forest) => "forest",
            Squares::Landscape(Scenery::Meadow) => "meadow",
            Squares::Landscape(Scenery::Water) => "water",
            Squares::Building(None) => "building",
            Squares::Building(Some(Seat::First | Seat::Third)) => "building-1",
            Squares::Building(Some(Seat::Second | Seat::Fourth)) => "building-2",
            Squares::Erase => "erase",
            Squares::Why => "why",
        }
    }
}

impl SquareTool {
    /// Does it to a place. A building that lies there already gets the house, or turns where it
    /// has it.
    ///
    /// # Errors
    /// Why nothing changed.
    pub fn apply(
        self,
        town: &mut polis_architekton::Layout,
        place: Place,
    ) -> Result<(), polis_architekton::LayoutError> {
        match self.squares {
            Squares::Landscape(scenery) => town.put(place, Tile::Landscape { scenery }),
            Squares::Building(owner) => {
                let tile = match town.tile(place) {
                    Some(Tile::Building {
                        building,
                        rotation,
                        owner: now,
                    }) if self.building.is_none_or(|chosen| chosen == building) => Tile::Building {
                        building,
                        rotation: if now == owner {
                            turned(rotation)
                        } else {
                            rotation
                        },
                        owner,
                    },
                    Some(Tile::Building { .. } | Tile::Landscape { .. }) | None => {
                        let building = self
                            .building
                            .unwrap_or_else(|| town.best_building(&Faces::BUILT_IN, place));
                        Tile::Building {
                            building,
                            rotation: town.best_turn(&Faces::BUILT_IN, building, place),
                            owner,
                        }
                    }
                };
                town.put(place, tile)
            }
            Squares::Erase => {
                town.clear(place);
                Ok(())
            }
            Squares::Why => Ok(()),
        }
    }
}

impl Default for SquareTool {
    fn default() -> SquareTool {
        SquareTool {
            squares: Squares::Landscape(Scenery::Earth),
            building: None,
        }
    }
}

fn turned(rotation: Rotation) -> Rotation {
    Rotation::from_quarters((rotation.quarters() + 1) % 4).unwrap_or(Rotation::None)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_tap_sets_what_is_in_hand() {
        let mut city = Layout::starting_tile();
        let hex = Hex::new(1, -1);
        let tool = HexTool {
            hexes: Hexes::Type(District::Temples),
            form: Form::Plaza,
            level: 2,
            whole: None,
        };
        tool.apply(&mut city, hex).unwrap();
        let shown = city.shown(hex).unwrap();
        assert_eq!(shown.construction, Construction::Plaza(District::Temples));
        assert_eq!(shown.height, 2);
        let why = HexTool {
            hexes: Hexes::Why,
            ..tool
        };
        why.apply(&mut city, hex).unwrap();
        assert_eq!(city.shown(hex), Some(shown));
        let erase = HexTool {
            hexes: Hexes::Erase,
            ..tool
        };
        erase.apply(&mut city, hex).unwrap();
        assert_eq!(city.shown(hex), None);
        assert_eq!(tool.levels(1), 1..=4);
        assert_eq!(tool.levels(5), 1..=6);
        assert_eq!(tool.levels(9), 1..=9);
    }

    #[test]
    fn the_hexes_of_a_whole_tile_are_set_one_after_the_other() {
        let mut city = Layout::starting_tile();
        let mut tool = HexTool::default().switched();
        // Nothing is chosen yet.
        tool.apply(&mut city, Hex::new(1, -1)).unwrap();
        assert_eq!(city, Layout::starting_tile());
        let parts = [
            (Hexes::Type(District::Houses), Form::Plaza),
            (Hexes::Quarry, Form::District),
            (Hexes::Type(District::Temples), Form::District),
        ];
        for (hexes, form) in parts {
            tool = tool.choose(hexes, form);
        }
        let expected = [
            Construction::Plaza(District::Houses),
            Construction::Quarry,
            Construction::District(District::Temples),
        ];
        // Once all of them lie, the same tile can be set again.
        for hexes in [[(1, -1), (2, -1), (2, -2)], [(-1, 0), (-2, 1), (-2, 0)]] {
            for ((q, r), expected) in hexes.into_iter().zip(expected) {
                tool.apply(&mut city, Hex::new(q, r)).unwrap();
                tool = tool.after_setting();
                let shown = city.shown(Hex::new(q, r)).unwrap();
                assert_eq!(shown.construction, expected);
            }
        }
        // Another choice begins another tile.
        let next = tool.choose(Hexes::Quarry, Form::District);
        assert_eq!(next.construction(), Some(Construction::Quarry));
        assert_eq!(next.switched().whole, None);
    }

    #[test]
    fn a_building_is_turned_by_a_second_tap() {
        let mut town = polis_architekton::Layout::default();
        let tool = |squares| SquareTool {
            squares,
            ..SquareTool::default()
        };
        let place = Place::new(1, 0);
        tool(Squares::Landscape(Scenery::Water))
            .apply(&mut town, Place::new(0, 0))
            .unwrap();
        let mine = tool(Squares::Building(Some(Seat::First)));
        mine.apply(&mut town, place).unwrap();
        mine.apply(&mut town, place).unwrap();
        let expected = |rotation, owner| Tile::Building {
            building: BuildingId::ALL[2],
            rotation,
            owner,
        };
        assert_eq!(
            town.tile(place),
            Some(expected(Rotation::Quarter, Some(Seat::First)))
        );
        tool(Squares::Building(None))
            .apply(&mut town, place)
            .unwrap();
        assert_eq!(town.tile(place), Some(expected(Rotation::Quarter, None)));
        assert!(
            tool(Squares::Landscape(Scenery::Earth))
                .apply(&mut town, place)
                .is_err()
        );
        tool(Squares::Erase).apply(&mut town, place).unwrap();
        assert_eq!(town.area(), 1);
    }
}
