//! What is agreed before a game.

use std::fmt;

use thiserror::Error;

use crate::architect::Architect;
use crate::tile::{District, TileId};

/// The options of a game that there is: number of players, variants, length, solo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    players: Players,
    variants: Variants,
    length: Length,
}

/// The number of players, or the opponent of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Players {
    /// One player against the Illustrious Architect.
    Solo(Architect),
    /// Two players.
    Two,
    /// Three players.
    Three,
    /// Four players.
    Four,
}

/// How long the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Length {
    /// 11 stacks.
    #[default]
    Standard,
    /// All 61 tiles, for two, three or solo (rule 2, ruling A8).
    Long,
}

impl Length {
    /// Both lengths.
    pub const ALL: [Length; 2] = [Length::Standard, Length::Long];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Length::Standard => "standard",
            Length::Long => "long",
        }
    }

    /// The length with this word of the notation.
    pub fn from_name(name: &str) -> Option<Length> {
        Length::ALL.into_iter().find(|length| length.name() == name)
    }
}

/// There is no such game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// The long game for four, which uses all tiles anyway.
    #[error("there is no long game for 4 players; expected 2 or 3 players, or solo")]
    LongForFour,
    /// A number of players that the game is not made for.
    #[error("the number of players is {found}; expected 2 to 4, or 1 with a solo opponent")]
    Players {
        /// The number given.
        found: usize,
    },
    /// Several players and a solo opponent.
    #[error("the number of players is {found}; expected 1 against {architect}")]
    SoloForSeveral {
        /// The number given.
        found: usize,
        /// The opponent given.
        architect: Architect,
    },
}

impl Options {
    /// The options of a game.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn new(
        players: Players,
        variants: Variants,
        length: Length,
    ) -> Result<Options, OptionsError> {
        if players == Players::Four && length == Length::Long {
            return Err(OptionsError::LongForFour);
        }
        Ok(Options {
            players,
            variants,
            length,
        })
    }

    /// The players.
    pub fn players(self) -> Players {
        self.players
    }

    /// The variants in play.
    pub fn variants(self) -> Variants {
        self.variants
    }

    /// How long the game is.
    pub fn length(self) -> Length {
        self.length
    }

    /// The seats, with the Illustrious Architect's.
    pub fn seats(self) -> usize {
        match self.players {
            Players::Solo(_) | Players::Two => 2,
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The tiles with which a round starts (rule 1, ruling A2).
    pub fn site_size(self) -> usize {
        self.seats() + 2
    }

    /// The tiles in a stack (rule 1).
    pub fn stack_size(self) -> usize {
        self.seats() + 1
    }

    /// The tiles that are used, by number (rules 1 and 2).
    pub fn tiles(self) -> impl Iterator<Item = TileId> {
        let players = match self.length {
            Length::Standard => self.seats(),
            Length::Long => 4,
        };
        TileId::all().filter(move |tile| tile.min_players() <= players)
    }

    /// The stacks beside the site at the start (rules 1 and 2, ruling A2).
    pub fn stacks(self) -> usize {
        (self.tiles().count() - self.site_size()) / self.stack_size()
    }
}

impl Players {
    /// The players by number and, for one, the opponent.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn new(number: usize, solo: Option<Architect>) -> Result<Players, OptionsError> {
        match (number, solo) {
            (1, Some(architect)) => Ok(Players::Solo(architect)),
            (2, None) => Ok(Players::Two),
            (3, None) => Ok(Players::Three),
            (4, None) => Ok(Players::Four),
            (found @ 2..=4, Some(architect)) => {
                Err(OptionsError::SoloForSeveral { found, architect })
            }
            (found, _) => Err(OptionsError::Players { found }),
        }
    }

    /// Number of people who play.
    pub fn number(self) -> usize {
        match self {
            Players::Solo(_) => 1,
            Players::Two => 2,
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The opponent of a solo game.
    pub fn architect(self) -> Option<Architect> {
        match self {
            Players::Solo(architect) => Some(architect),
            Players::Two | Players::Three | Players::Four => None,
        }
    }
}

/// The variants in play: for each type whether it can count double.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Variants(u8);

impl Variants {
    /// No variant.
    pub const NONE: Variants = Variants(0);
    /// All five.
    pub const ALL: Variants = Variants(0b1_1111);

    /// Whether the variant of this type is in play.
    pub fn contains(self, district: District) -> bool {
        self.0 >> district as u8 & 1 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Variants::NONE
    }

    /// The types whose variants are in play.
    pub fn iter(self) -> impl Iterator<Item = District> {
        District::ALL
            .into_iter()
            .filter(move |&district| self.contains(district))
    }

    /// Every set of variants.
    pub fn all_sets() -> impl Iterator<Item = Variants> {
        (0..32).map(Variants)
    }
}

impl FromIterator<District> for Variants {
    fn from_iter<I: IntoIterator<Item = District>>(districts: I) -> Variants {
        Variants(
            districts
                .into_iter()
                .fold(0, |set, district| set | 1 << district as u8),
        )
    }
}

impl fmt::Debug for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
