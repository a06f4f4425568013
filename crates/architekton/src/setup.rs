//! Where a game starts from.

use rand::Rng;
use rand::seq::SliceRandom;
use thiserror::Error;

use crate::deck::{Deck, RESERVE, STOCK};
use crate::town::LANDSCAPES;
use crate::{BuildingId, Faces, Place, Scenery};

/// What is agreed before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// What the buildings show (ruling T1).
    pub faces: Faces,
}

/// The order of all tiles, none where a tile is not known. It may hold anything; making a game
/// of it checks it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What the buildings show (ruling T1).
    pub faces: Faces,
    /// All 22: the first 4 are the reserve, the next 3 the stock, then the pile from its top.
    pub buildings: Vec<Option<BuildingId>>,
    /// All 24: the first 4 are the reserve, the next 3 the stock, the next 2 the start at `0,0`
    /// and `1,1`, then the pile from its top.
    pub landscapes: Vec<Option<Scenery>>,
}

impl Setup {
    /// Shuffles the tiles (rule 1).
    pub fn shuffled(options: &Options, rng: &mut (impl Rng + ?Sized)) -> Setup {
        let mut buildings = BuildingId::ALL;
        buildings.shuffle(rng);
        let mut landscapes: Vec<Scenery> = all_landscapes().collect();
        landscapes.shuffle(rng);
        Setup {
            faces: options.faces,
            buildings: buildings.into_iter().map(Some).collect(),
            landscapes: landscapes.into_iter().map(Some).collect(),
        }
    }

    pub(crate) fn building_deck(&self) -> Result<BuildingDeck, SetupError> {
        let order: [Option<BuildingId>; BuildingId::COUNT] =
            self.buildings
                .as_slice()
                .try_into()
                .map_err(|_| SetupError::BuildingCount {
                    found: self.buildings.len(),
                })?;
        for (index, &building) in order.iter().enumerate() {
            let first = order[..index].iter().position(|&other| other == building);
            if let (Some(building), Some(first)) = (building, first) {
                return Err(SetupError::DoubledBuilding {
                    building,
                    first: first + 1,
                    second: index + 1,
                });
            }
        }
        match (RESERVE..RESERVE + STOCK).find(|&index| order[index].is_none()) {
            Some(index) => Err(SetupError::UnknownBuilding {
                position: index + 1,
            }),
            None => Ok(Deck::new(order, 0)),
        }
    }

    pub(crate) fn landscape_deck(&self) -> Result<LandscapeDeck, SetupError> {
        let order: [Option<Scenery>; LANDSCAPES] =
            self.landscapes
                .as_slice()
                .try_into()
                .map_err(|_| SetupError::LandscapeCount {
                    found: self.landscapes.len(),
                })?;
        for scenery in Scenery::ALL {
            let found = order.iter().filter(|&&tile| tile == Some(scenery)).count();
            if found > Scenery::LANDSCAPES_OF_EACH {
                return Err(SetupError::TooManyLandscapes { scenery, found });
            }
        }
        let face_up = RESERVE..RESERVE + STOCK + Place::START.len();
        match face_up.into_iter().find(|&index| order[index].is_none()) {
            Some(index) => Err(SetupError::UnknownLandscape {
                position: index + 1,
            }),
            None => Ok(Deck::new(order, Place::START.len())),
        }
    }
}

pub(crate) type BuildingDeck = Deck<BuildingId, { BuildingId::COUNT }>;
pub(crate) type LandscapeDeck = Deck<Scenery, LANDSCAPES>;

/// Why a setup is not that of a game. Positions in the order of tiles count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum SetupError {
    /// Too few or too many buildings.
    #[error("found {found} buildings; expected 22")]
    BuildingCount {
        /// Number found.
        found: usize,
    },
    /// Too few or too many landscapes.
    #[error("found {found} landscapes; expected 24")]
    LandscapeCount {
        /// Number found.
        found: usize,
    },
    /// A building appears twice.
    #[error("found building {building} as number {first} and {second}; expected it once")]
    DoubledBuilding {
        /// Which one.
        building: BuildingId,
        /// Its first position.
        first: usize,
        /// Its second position.
        second: usize,
    },
    /// More landscapes of a scenery than there are.
    #[error("found {found} {scenery} landscapes; expected at most 6")]
    TooManyLandscapes {
        /// Which scenery.
        scenery: Scenery,
        /// Number found.
        found: usize,
    },
    /// A building of the stock is not known.
    #[error("building number {position} is unknown; expected it to be named: it is in the stock")]
    UnknownBuilding {
        /// Its position.
        position: usize,
    },
    /// A landscape of the stock or the start is not known.
    #[error(
        "landscape number {position} is unknown; expected it to be named: it is in the stock or \
         the start"
    )]
    UnknownLandscape {
        /// Its position.
        position: usize,
    },
    /// The first stock cannot be laid, and what it is exchanged for is not known (ruling T7).
    #[error(
        "no tile of the first stock can be laid and it is exchanged for unknown tiles, \
         expected these to be named"
    )]
    UnknownExchange,
}

/// All 24 landscapes.
fn all_landscapes() -> impl Iterator<Item = Scenery> {
    Scenery::ALL
        .into_iter()
        .flat_map(|scenery| [scenery; Scenery::LANDSCAPES_OF_EACH])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Architekton;
    use polis_game::{Game, chance};

    fn check(spoil: impl Fn(&mut Setup), message: &str) {
        let mut setup = Setup::shuffled(&Options::default(), &mut chance(1));
        spoil(&mut setup);
        match Architekton::new(&setup) {
            Ok(_) => panic!("expected: {message}"),
            Err(error) => assert_eq!(error.to_string(), message),
        }
    }

    #[test]
    fn messages_say_what_was_found_and_what_was_expected() {
        check(
            |setup| setup.buildings.truncate(21),
            "found 21 buildings; expected 22",
        );
        check(
            |setup| setup.landscapes.push(None),
            "found 25 landscapes; expected 24",
        );
        check(
            |setup| {
                setup.buildings[1] = BuildingId::from_number(7);
                let other = setup
                    .buildings
                    .iter()
                    .rposition(|&tile| tile == BuildingId::from_number(7));
                setup.buildings.swap(other.unwrap(), 21);
                setup.buildings[21] = BuildingId::from_number(7);
                for tile in &mut setup.buildings[2..21] {
                    if *tile == BuildingId::from_number(7) {
                        *tile = None;
                    }
                }
            },
            "found building 7 as number 2 and 22; expected it once",
        );
        check(
            |setup| setup.landscapes.fill(Some(Scenery::Meadow)),
            "found 24 meadow landscapes; expected at most 6",
        );
        check(
            |setup| setup.buildings[4] = None,
            "building number 5 is unknown; expected it to be named: it is in the stock",
        );
        check(
            |setup| setup.landscapes[8] = None,
            "landscape number 9 is unknown; expected it to be named: it is in the stock or the \
             start",
        );
    }

    #[test]
    fn unknown_tiles_may_be_many() {
        let mut setup = Setup::shuffled(&Options::default(), &mut chance(1));
        setup.buildings[..4].fill(None);
        setup.landscapes[..4].fill(None);
        setup.buildings[7..].fill(None);
        setup.landscapes[9..].fill(None);
        let position = Architekton::new(&setup).unwrap();
        assert!(position.is_redacted());
        assert_eq!(position.setup(), setup);
    }
}
