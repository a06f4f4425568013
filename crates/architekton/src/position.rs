//! A position and what can be asked of it.

use polis_game::{PerSeat, Seat};

use crate::duo::Duo;
use crate::list::List;
use crate::setup::{BuildingDeck, LandscapeDeck};
use crate::town::{Laid, LaidList, Town};
use crate::{BuildingId, Decision, Event, Faces, LaidTile, Phase, Place, Scenery, Tile};

/// A position of Architekton. It is under 1 KiB and copied as plain memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Architekton {
    pub(crate) faces: Faces,
    pub(crate) buildings: BuildingDeck,
    pub(crate) landscapes: LandscapeDeck,
    pub(crate) town: Town,
    pub(crate) chips: Duo<u8>,
    pub(crate) hands: Duo<u8>,
    /// Whose turn it is, which is not always who decides.
    pub(crate) turn: Seat,
    pub(crate) lays_left: u8,
    /// The losses that are not paid yet, the next one first (ruling T3).
    pub(crate) losses: LaidList,
    /// None before the last round (rule 9).
    pub(crate) turns_left: Option<u8>,
    pub(crate) last_turn: LastTurn,
    pub(crate) end: Option<End>,
    pub(crate) events: List<Event, EVENTS>,
}

/// How the game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A player could not pay (rule 8).
    Early {
        /// The seat that could not pay.
        loser: Seat,
    },
    /// After the last round, or since nothing can be laid (rules 9 and 10, ruling T7).
    Scored,
}

/// What became of the turn before this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastTurn {
    Played,
    /// No tile at all was laid in it (ruling T7).
    Skipped,
}

/// A landscape scores up to 4 buildings; then the rest of the turn and two whole turns can be
/// skipped, and the last round can begin.
pub(crate) const EVENTS: usize = 8;

impl Architekton {
    /// The houses of each player.
    pub const HOUSES: u8 = 12;
    /// The chips of each player at the start.
    pub const CHIPS: u8 = 1;
    /// The tiles to lay in a turn (rule 4).
    pub const LAYS: u8 = 2;
    /// The seat with the first turn of the game (rule 3).
    pub const STARTING: Seat = Seat::First;

    /// What the buildings of this game show.
    pub fn faces(&self) -> &Faces {
        &self.faces
    }

    /// What must be decided now.
    pub fn phase(&self) -> Phase {
        match (self.end, self.losses.first()) {
            (Some(_), _) => Phase::Over,
            (None, Some(&laid)) => Phase::Decide(self.decision(laid)),
            (None, None) => Phase::Lay,
        }
    }

    /// Whose turn it is. During an opponent's decision this is not the seat to move; after the
    /// end it is who had the last turn.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Number of tiles still to be laid in this turn.
    pub fn lays_left(&self) -> u8 {
        self.lays_left
    }

    /// The face-up buildings in their order.
    pub fn stock_buildings(&self) -> impl Iterator<Item = BuildingId> + Clone {
        self.buildings.stock()
    }

    /// The face-up landscapes in their order.
    pub fn stock_landscapes(&self) -> impl Iterator<Item = Scenery> + Clone {
        self.landscapes.stock()
    }

    /// Number of buildings in the pile.
    pub fn pile_of_buildings(&self) -> usize {
        self.buildings.pile_len()
    }

    /// Number of landscapes in the pile.
    pub fn pile_of_landscapes(&self) -> usize {
        self.landscapes.pile_len()
    }

    /// Number of buildings in the reserve.
    pub fn reserve_of_buildings(&self) -> usize {
        self.buildings.reserve_len()
    }

    /// Number of landscapes in the reserve.
    pub fn reserve_of_landscapes(&self) -> usize {
        self.landscapes.reserve_len()
    }

    /// The chips of each player.
    pub fn chips(&self) -> PerSeat<u8> {
        self.chips.per_seat()
    }

    /// The houses that each player has in hand.
    pub fn hands(&self) -> PerSeat<u8> {
        self.hands.per_seat()
    }

    /// The tile that lies on a place.
    pub fn tile_at(&self, place: Place) -> Option<Tile> {
        self.town.tile_at(place)
    }

    /// The tiles on the table: the landscapes, then the buildings, as they were laid.
    pub fn tiles(&self) -> impl Iterator<Item = LaidTile> {
        self.town.tiles()
    }

    /// Where a player's houses stand.
    pub fn houses(&self, seat: Seat) -> impl Iterator<Item = Place> {
        self.town.houses(seat)
    }

    /// Whether the last round has begun (rule 9).
    pub fn is_last_round(&self) -> bool {
        self.turns_left.is_some()
    }

    /// Number of turns left, including the current one; `None` before the last round (rule 9).
    pub fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// The seat that could not pay a loss, if the game ended early (rule 8).
    pub fn early_end(&self) -> Option<Seat> {
        match self.end {
            Some(End::Early { loser }) => Some(loser),
            Some(End::Scored) | None => None,
        }
    }

    /// What the last move brought about, in order; before the first move, what the setup did.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The same position as if a seat began its turn, for those who think ahead while the other
    /// player decides: what that one lays until then is missing. None when the game is over, while a
    /// loss is decided, and where nothing can be laid.
    #[must_use]
    pub fn supposing_turn(&self, seat: Seat) -> Option<Architekton> {
        if self.phase() != Phase::Lay {
            return None;
        }
        let mut supposed = self.clone();
        supposed.turn = seat;
        supposed.lays_left = Architekton::LAYS;
        supposed.can_lay().then_some(supposed)
    }

    pub(crate) fn decision(&self, laid: Laid) -> Decision {
        let enclosed = self.town.building(laid);
        let loss = enclosed.wrong_sides();
        Decision {
            building: enclosed.building,
            place: enclosed.place,
            loss,
            cost_to_keep: loss,
            cost_to_remove: loss - 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small() {
        assert!(
            size_of::<Architekton>() < 1024,
            "{}",
            size_of::<Architekton>()
        );
    }
}
