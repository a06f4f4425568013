//! Why a description is not a position.

use polis_game::Seat;
use thiserror::Error;

use crate::{BuildingId, Illegal, Place, Scenery};

/// Why a description is not a position of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    /// A seat that no table of two has.
    #[error("found seat {seat}; expected 1 or 2")]
    NoSeat {
        /// Which one.
        seat: Seat,
    },
    /// The town does not begin with two landscapes (rule 2).
    #[error("the town does not begin with landscapes at 0,0 and 1,1; expected these two first")]
    Start,
    /// A building is there twice.
    #[error("building {building} is there twice; expected it once")]
    BuildingTwice {
        /// Which one.
        building: BuildingId,
    },
    /// More landscapes of a scenery than there are.
    #[error("found {found} {scenery} landscapes; expected at most 6")]
    TooManyLandscapes {
        /// Which scenery.
        scenery: Scenery,
        /// Number found.
        found: usize,
    },
    /// A tile cannot lie in its place (rule 5).
    #[error("{reason}")]
    Lay {
        /// Which tile of the town, counted from 0.
        index: usize,
        /// Why the tile cannot lie there.
        reason: Illegal,
    },
    /// More houses than a player has.
    #[error("seat {seat} has {found} houses in the town; expected at most 12")]
    TooManyHouses {
        /// Who.
        seat: Seat,
        /// Number found.
        found: usize,
    },
    /// More houses than a player can have laid buildings (rules 4 and 6).
    #[error("seat {seat} has {found} houses in the town; expected at most the {most} tiles laid")]
    HousesBeforeTurns {
        /// Who.
        seat: Seat,
        /// Number found.
        found: usize,
        /// Largest number of tiles that the seat has laid.
        most: usize,
    },
    /// Buildings have lost their houses although nobody had to move one (rule 6).
    #[error("found {found} buildings whose house was moved away; expected at most {most}")]
    HousesMoved {
        /// Number found.
        found: usize,
        /// Largest possible number.
        most: usize,
    },
    /// More tiles than there are of a kind face up (rule 1).
    #[error("the stock has {buildings} buildings and {landscapes} landscapes; expected at most 3")]
    StockTooLarge {
        /// Number of buildings that are face up.
        buildings: usize,
        /// Number of landscapes that are face up.
        landscapes: usize,
    },
    /// The stock is not as it is at this moment of a turn (rule 4).
    #[error("the stock lacks {found} tiles; expected {expected}, those laid in this turn")]
    Stock {
        /// Number of missing tiles of the kinds that can still be refilled.
        found: usize,
        /// Number of tiles laid in this turn.
        expected: usize,
    },
    /// The reserve and the pile have too few or too many tiles.
    #[error("found {found} {kind} in reserve and pile; expected the {expected} that are left")]
    Hidden {
        /// `buildings` or `landscapes`.
        kind: &'static str,
        /// Number found.
        found: usize,
        /// Number expected.
        expected: usize,
    },
    /// There is no such moment of a turn (rule 4).
    #[error("{found} tiles are still to be laid in this turn; expected 1 or 2, or a decision")]
    LaysLeft {
        /// Number found.
        found: u8,
    },
    /// It cannot be the turn of this seat (rule 4).
    #[error(
        "seat {seat} has {lays_left} tiles to lay after {laid}; expected turns of two tiles each"
    )]
    TurnOrder {
        /// Who.
        seat: Seat,
        /// Number of tiles still to be laid in this turn.
        lays_left: u8,
        /// Number of tiles that have been laid.
        laid: usize,
    },
    /// The chips cannot have been won and lost in this town (rule 7).
    #[error("the chips are {} and {}; expected what the enclosed buildings gave and cost", chips[0], chips[1])]
    Chips {
        /// The chips of both seats.
        chips: [u8; 2],
    },
    /// No loss can be waiting there (rule 7).
    #[error("no loss waits at {place}; expected an enclosed building with a house, just enclosed")]
    NoLoss {
        /// Where.
        place: Place,
    },
    /// The owner of the first loss has no choice (ruling T5).
    #[error("seat {seat} cannot pay {cost} chips to keep its house at {place}; expected a choice")]
    NoChoice {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// What keeping the house costs.
        cost: u8,
    },
    /// Nothing of the stock can be laid (ruling T7).
    #[error("no tile of the stock can be laid; expected it to be exchanged for one that can")]
    NothingFits,
    /// The game cannot have ended there (rules 8 and 9).
    #[error("the game cannot have ended so; expected a loss that cannot be paid, or its last turn")]
    NotOver,
}

impl Impossible {
    /// The number of the rule that it breaks; rulings belong to the rule before them.
    pub const fn rule(self) -> u8 {
        match self {
            Impossible::BuildingTwice { .. }
            | Impossible::TooManyLandscapes { .. }
            | Impossible::StockTooLarge { .. }
            | Impossible::Hidden { .. } => 1,
            Impossible::Start => 2,
            Impossible::NoSeat { .. } => 3,
            Impossible::Stock { .. }
            | Impossible::LaysLeft { .. }
            | Impossible::TurnOrder { .. } => 4,
            Impossible::Lay { .. } => 5,
            Impossible::TooManyHouses { .. }
            | Impossible::HousesBeforeTurns { .. }
            | Impossible::HousesMoved { .. } => 6,
            Impossible::Chips { .. } | Impossible::NoLoss { .. } | Impossible::NoChoice { .. } => 7,
            Impossible::NothingFits | Impossible::NotOver => 8,
        }
    }
}
