//! Moves as numbers below a fixed bound, for programs that learn.
//!
//! ```text
//!      0 + (row · 24 + column / 2) · 12 + place in the stock · 4 + rotation     a building
//!  13824 + (row · 24 + column / 2) · 4 + scenery (e, f, m, w)                  a landscape
//!  18432                                                                       keep the house
//!  18433                                                                       remove it
//!  18434 + (house − 1) · 13824 + number of the building without a house        with no house in hand
//! ```
//!
//! Row and column are those of the place on a grid of 48 by 48 that is rolled up, with `0,0` at row
//! 24 and column 24; no town is so wide that two legal places meet there. Buildings and landscapes
//! lie on squares of different colours, so every other column is enough for each.
//!
//! With no house in hand, the house that moves (rule 6) is one of twelve, numbered from 0 in the
//! order in which their buildings were laid; number 0 needs no number of its own, as who has a house
//! in hand moves none. What is legal factorises: every house with every place.

use polis_game::Game;

use crate::choice::Lay;
use crate::{Architekton, BuildingId, Move, Phase, Place, Rotation, Scenery};

/// A move as a number below [`Action::COUNT`]; together with a position it is a [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

/// Number of squares of one colour.
const SQUARES: usize = Action::SIDE * Action::SIDE / 2;
/// Number of ways to lay a building of the stock on a square.
const BUILDING_WAYS: usize = 12;
const BUILDINGS: usize = SQUARES * BUILDING_WAYS;
const LANDSCAPES: usize = SQUARES * Scenery::ALL.len();

impl Action {
    /// Number of rows and of columns of the rolled-up grid.
    pub const SIDE: usize = 48;
    /// The action that keeps a house.
    pub const KEEP: usize = BUILDINGS + LANDSCAPES;
    /// The action that removes a house.
    pub const REMOVE: usize = Action::KEEP + 1;
    /// Number of actions that move no house but the first: what a mask is about.
    pub const BASE: usize = Action::REMOVE + 1;
    /// Number of houses of which one may have to move.
    pub const HOUSES: usize = Architekton::HOUSES as usize;
    /// Number of actions, legal or not.
    pub const COUNT: usize = Action::BASE + (Action::HOUSES - 1) * BUILDINGS;

    /// The action with this number; `None` from [`Action::COUNT`] on.
    pub fn from_number(number: usize) -> Option<Action> {
        (number < Action::COUNT).then_some(Action(number as u32))
    }

    /// The number of the action.
    pub fn number(self) -> usize {
        self.0 as usize
    }

    /// The action that is this move; `None` when its tile is not in the stock, or the house that
    /// moves not one of the seat to move.
    pub fn of(position: &Architekton, chosen: Move) -> Option<Action> {
        let number = match chosen {
            Move::Building {
                building,
                place,
                rotation,
                from,
            } => {
                let slot = position
                    .stock_buildings()
                    .position(|other| other == building)?;
                let pattern = 4 * slot + rotation as usize;
                let lay = of_lay(Lay::Building { place, pattern });
                let house = match from {
                    Some(from) => position
                        .houses(position.turn())
                        .position(|house| house == from)?,
                    None => 0,
                };
                match house {
                    0 => lay,
                    house => Action::BASE + (house - 1) * BUILDINGS + lay,
                }
            }
            Move::Landscape { scenery, place } => of_lay(Lay::Landscape { place, scenery }),
            Move::Keep { .. } => Action::KEEP,
            Move::Remove { .. } => Action::REMOVE,
        };
        Some(Action(number as u32))
    }

    /// The move that this action is for the seat to move; `None` when there is no such tile in the
    /// stock, no such house, nothing to decide, or the game is over. It need not be legal.
    pub fn to_move(self, position: &Architekton) -> Option<Move> {
        let number = self.number();
        let decision = match position.phase() {
            Phase::Lay => None,
            Phase::Decide(decision) => Some(decision),
            Phase::Over => return None,
        };
        match number {
            Action::KEEP => {
                return decision.map(|decision| Move::Keep {
                    place: decision.place,
                });
            }
            Action::REMOVE => {
                return decision.map(|decision| Move::Remove {
                    place: decision.place,
                });
            }
            _ => {}
        }
        if (BUILDINGS..Action::KEEP).contains(&number) {
            let number = number - BUILDINGS;
            let scenery = Scenery::ALL[number % Scenery::ALL.len()];
            let place = place(position, number / Scenery::ALL.len(), 0);
            return Some(Move::Landscape { scenery, place });
        }
        let (house, number) = match number.checked_sub(Action::BASE) {
            Some(rest) => (rest / BUILDINGS + 1, rest % BUILDINGS),
            None => (0, number),
        };
        let pattern = number % BUILDING_WAYS;
        let seat = position.to_move()?;
        let has_house = position.hands()[seat] > 0;
        let from = match (has_house, house) {
            (true, 0) => None,
            (true, _) => return None,
            (false, house) => Some(position.houses(seat).nth(house)?),
        };
        Some(Move::Building {
            building: position.stock_buildings().nth(pattern / 4)?,
            place: place(position, number / BUILDING_WAYS, 1),
            rotation: Rotation::ALL[pattern % 4],
            from,
        })
    }

    /// Row and column of a place on the rolled-up grid.
    pub fn cell(place: Place) -> (usize, usize) {
        let roll = |coordinate: i8| {
            let side = Action::SIDE as i16;
            (i16::from(coordinate) + side / 2).rem_euclid(side) as usize
        };
        (roll(place.y), roll(place.x))
    }
}

impl Architekton {
    /// Calls `found` with every legal action below [`Action::BASE`], each once. The others are those
    /// of buildings with another house, of which there are [`movable_houses`](Self::movable_houses).
    pub fn each_action(&self, mut found: impl FnMut(usize)) {
        match self.phase() {
            Phase::Over => {}
            Phase::Decide(_) => {
                found(Action::KEEP);
                found(Action::REMOVE);
            }
            Phase::Lay => self.each_lay(|lay| found(of_lay(lay))),
        }
    }

    /// Number of houses of which the seat to move must choose one when it lays a building: none while
    /// it has one in hand.
    pub fn movable_houses(&self) -> usize {
        match (self.phase(), self.to_move()) {
            (Phase::Lay, Some(seat)) if self.hands()[seat] == 0 => self.houses(seat).count(),
            (Phase::Lay | Phase::Decide(_) | Phase::Over, _) => 0,
        }
    }
}

/// The number of a laying that moves no house, or the first.
fn of_lay(lay: Lay) -> usize {
    let square = |place| {
        let (row, column) = Action::cell(place);
        row * Action::SIDE / 2 + column / 2
    };
    match lay {
        Lay::Building { place, pattern } => square(place) * BUILDING_WAYS + pattern,
        Lay::Landscape { place, scenery } => {
            BUILDINGS + square(place) * Scenery::ALL.len() + scenery as usize
        }
    }
}

/// The place on a square of one colour, which is 1 for buildings and 0 for landscapes.
fn place(position: &Architekton, square: usize, colour: usize) -> Place {
    let row = square / (Action::SIDE / 2);
    let column = square % (Action::SIDE / 2) * 2 + (row + colour) % 2;
    let places = || position.tiles().map(|laid| laid.place);
    let least_x = places().map(|place| place.x).min().unwrap_or(0);
    let least_y = places().map(|place| place.y).min().unwrap_or(0);
    Place::new(unroll(column, least_x - 1), unroll(row, least_y - 1))
}

/// The coordinate that is rolled up to `rolled` and one of those from `first` on.
fn unroll(rolled: usize, first: i8) -> i8 {
    let side = Action::SIDE as i16;
    let first = i16::from(first);
    (first + (rolled as i16 - side / 2 - first).rem_euclid(side)) as i8
}

const _: () = assert!(
    BUILDINGS == 13_824 && Action::KEEP == 18_432 && Action::COUNT == 170_498,
    "the numbers are documented"
);
const _: () = assert!(BuildingId::COUNT + 24 <= Action::SIDE);
