//! Why a move is not legal.

use polis_game::Seat;
use thiserror::Error;

use crate::{BuildingId, Place, Scenery};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over; expected no move")]
    Over,
    /// The owner of an enclosed building decides before the next lay (ruling T3).
    #[error("the house at {place} is to be decided about first; expected `keep` or `remove`")]
    MustDecide {
        /// Where the building lies.
        place: Place,
    },
    /// No loss waits for a decision.
    #[error("there is no house to decide about; expected a tile to be laid")]
    NothingToDecide,
    /// Another building is to be decided about.
    #[error("found {found}; expected a decision about the house at {expected}")]
    OtherDecision {
        /// The place that the move names.
        found: Place,
        /// Where the building lies that is to be decided about.
        expected: Place,
    },
    /// The building is not face up.
    #[error("building {building} is not in the stock; expected one that is")]
    BuildingNotInStock {
        /// Which building.
        building: BuildingId,
    },
    /// No such landscape is face up.
    #[error("no {scenery} landscape is in the stock; expected one that is")]
    LandscapeNotInStock {
        /// Which landscape.
        scenery: Scenery,
    },
    /// A tile lies there.
    #[error("a tile lies at {place}; expected an empty place")]
    PlaceTaken {
        /// Where.
        place: Place,
    },
    /// Only a landscape can lie there (rule 5).
    #[error("{place} is for landscapes; expected a place where x + y is odd")]
    ForLandscapes {
        /// Where.
        place: Place,
    },
    /// Only a building can lie there (rule 5).
    #[error("{place} is for buildings; expected a place where x + y is even")]
    ForBuildings {
        /// Where.
        place: Place,
    },
    /// No tile lies beside the place (rule 5).
    #[error("{place} touches no tile; expected a place beside one")]
    TouchesNothing {
        /// Where.
        place: Place,
    },
    /// Tiles lie beside the place, but none matches (rule 5).
    #[error("no side matches at {place}; expected at least one to show the same scenery")]
    NothingMatches {
        /// Where.
        place: Place,
    },
    /// With a house in hand none is moved (rule 6).
    #[error("seat {seat} has {hand} houses in hand; expected no house to move")]
    HouseInHand {
        /// The seat that lays.
        seat: Seat,
        /// Number of houses of the seat.
        hand: u8,
    },
    /// With no house in hand one is moved (rule 6).
    #[error("seat {seat} has no house in hand; expected `from` and the place of one to move")]
    NoHouseInHand {
        /// The seat that lays.
        seat: Seat,
    },
    /// The house to move is not there (rule 6).
    #[error("no house of seat {seat} stands at {place}; expected one to move")]
    NoHouseThere {
        /// The seat that lays.
        seat: Seat,
        /// The place, which has no house of the seat.
        place: Place,
    },
}
