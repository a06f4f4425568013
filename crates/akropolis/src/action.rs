//! Moves as numbers below a fixed bound, for programs that learn.
//!
//! What is legal factorises: every tile that can be paid can go on every triangle that carries a
//! tile, in each of three ways. So a number is made of these three parts,
//!
//! ```text
//! (place in the site · 8192 + triangle) · 3 + way          triangle = (row · 64 + column) · 2 + pointing
//! ```
//!
//! and a mask needs one flag for each tile of the site and one for each triangle. Row and column are
//! those of the corner of the [`Triangle`] on a plane of 64 by 64 that is rolled up, with the plaza
//! of the starting tile in its middle, at row 32 and column 32. No city is so wide that two legal
//! triangles meet there.

use polis_game::Game;

use crate::akropolis::Akropolis;
use crate::city::City;
use crate::hex::Hex;
use crate::moves::Move;
use crate::options::Options;
use crate::placement::{Pointing, Triangle};
use crate::rows::{Cell, roll};

/// A move as a number below [`Action::count`]; together with a position it is a [`Move`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

impl Action {
    /// Number of rows and of columns of the rolled-up plane.
    pub const SIDE: usize = 64;
    /// Number of triangles on the plane.
    pub const TRIANGLES: usize = 2 * Action::SIDE * Action::SIDE;
    /// Number of ways to lay a tile on a triangle, in the order of [`Triangle::placements`].
    pub const WAYS: usize = 3;

    /// Number of actions of a game with these options, legal or not.
    pub fn count(options: Options) -> usize {
        options.site_size() * Action::TRIANGLES * Action::WAYS
    }

    /// The action with this number; `None` where no game has so many.
    pub fn from_number(number: usize) -> Option<Action> {
        const MOST: usize = 6 * Action::TRIANGLES * Action::WAYS;
        (number < MOST).then_some(Action(number as u32))
    }

    /// The number of the action.
    pub fn number(self) -> usize {
        self.0 as usize
    }

    /// The action that is this move; `None` when its tile is not in the site.
    pub fn of(position: &Akropolis, chosen: Move) -> Option<Action> {
        let slot = usize::from(position.price(chosen.tile)?);
        let triangle = chosen.placement().triangle();
        let is_way = |placement: &_| *placement == chosen.placement();
        let way = triangle.placements().iter().position(is_way)?;
        let triangle = index(Cell::of(triangle.corner), triangle.pointing);
        let number = (slot * Action::TRIANGLES + triangle) * Action::WAYS + way;
        Some(Action(number as u32))
    }

    /// The move that this action is for the seat to move; `None` when the site has no such tile or
    /// the game is over. It need not be legal.
    pub fn to_move(self, position: &Akropolis) -> Option<Move> {
        let city = &position.cities()[position.to_move()?];
        let (rest, way) = (self.number() / Action::WAYS, self.number() % Action::WAYS);
        let (slot, triangle) = (rest / Action::TRIANGLES, rest % Action::TRIANGLES);
        let tile = *position.site().get(slot)?;
        let (row, column) = (
            triangle / 2 / Action::SIDE + Action::SIDE / 2,
            triangle / 2 % Action::SIDE + Action::SIDE / 2,
        );
        let triangle = Triangle {
            corner: city.bounds.corner(Cell::at(column, row)),
            pointing: [Pointing::East, Pointing::West][triangle % 2],
        };
        Some(Move::new(tile, triangle.placements()[way]))
    }

    /// Row and column of a hex on the rolled-up plane.
    pub fn cell(hex: Hex) -> (usize, usize) {
        let middle = (Action::SIDE / 2) as i16;
        (
            roll(hex.r.wrapping_add(middle)),
            roll(hex.q.wrapping_add(middle)),
        )
    }
}

impl City {
    /// The triangles on which a tile can be laid, each once, as [`Action`] numbers them.
    pub fn triangle_numbers(&self) -> impl Iterator<Item = usize> {
        self.legal_spots()
            .map(|spot| index(spot.corner(), spot.pointing()))
    }
}

/// The number of a triangle.
fn index(corner: Cell, pointing: Pointing) -> usize {
    let half = Action::SIDE / 2;
    let shifted = Cell::at(corner.q() + half, corner.r() + half);
    usize::from(shifted.index()) * 2 + pointing as usize
}
