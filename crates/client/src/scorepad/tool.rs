//! What a tap on a board does.

use polis_akropolis::{Construction, District, Hex, Layout, LayoutError, VisibleHex};
use polis_architekton::{BuildingId, Faces, Place, Rotation, Scenery, Tile};
use polis_game::Seat;

/// What a tap on a hex does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HexTool {
    /// What is set.
    pub hexes: Hexes,
    /// As what.
    pub form: Form,
    /// On which level.
    pub level: u8,
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
}

impl HexTool {
    /// What it sets; nothing where it erases or asks.
    pub fn construction(self) -> Option<Construction> {
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

    /// One level higher or lower, within what there is.
    #[must_use]
    pub fn raised(self, by: i8) -> HexTool {
        let level = self.level.saturating_add_signed(by);
        HexTool {
            level: level.clamp(1, Layout::MAX_HEIGHT),
            ..self
        }
    }
}

impl Default for HexTool {
    fn default() -> HexTool {
        HexTool {
            hexes: Hexes::Type(District::Houses),
            form: Form::District,
            level: 1,
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
        assert_eq!(tool.raised(1).level, 3);
        assert_eq!(tool.raised(-9).level, 1);
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
