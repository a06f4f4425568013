//! What a tile meets at its sides.

use polis_architekton::{Architekton, Move, Place, Side, Tile};
use polis_game::Game;

use crate::town::tiles::sides;

/// Whether two sides that touch show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Contact {
    Matches,
    Differs,
}

/// What a tile meets, clockwise from north; nothing where no tile lies.
pub(crate) fn contacts(position: &Architekton, tile: Tile, place: Place) -> [Option<Contact>; 4] {
    let faces = position.faces();
    let shown = sides(faces, tile);
    Side::ALL.map(|side| {
        let other = position.tile_at(place.neighbour(side))?;
        let facing = sides(faces, other)[side.opposite() as usize];
        Some(if facing == shown[side as usize] {
            Contact::Matches
        } else {
            Contact::Differs
        })
    })
}

/// A place where a tile can be laid, and how well it fits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Where.
    pub place: Place,
    /// Number of sides that match.
    pub matching: u8,
    /// Number of sides that do not match.
    pub wrong: u8,
}

impl Offer {
    /// The places where a tile of the stock can be laid, turned as it is, each once.
    pub fn all(position: &Architekton, tile: Tile) -> Vec<Offer> {
        let mut moves = Vec::new();
        position.extend_legal_moves(&mut moves);
        let mut places: Vec<Place> = moves
            .into_iter()
            .filter_map(|chosen| place_of(chosen, tile))
            .collect();
        places.sort_unstable();
        places.dedup();
        let offer = |place| {
            let contacts = contacts(position, tile, place);
            let count = |wanted| contacts.iter().filter(|&&met| met == Some(wanted)).count() as u8;
            Offer {
                place,
                matching: count(Contact::Matches),
                wrong: count(Contact::Differs),
            }
        };
        places.into_iter().map(offer).collect()
    }
}

/// Where a move lays this tile, if it lays it.
fn place_of(chosen: Move, tile: Tile) -> Option<Place> {
    match (chosen, tile) {
        (
            Move::Building {
                building,
                place,
                rotation,
                ..
            },
            Tile::Building {
                building: wanted,
                rotation: turned,
                ..
            },
        ) => (building == wanted && rotation == turned).then_some(place),
        (Move::Landscape { scenery, place }, Tile::Landscape { scenery: wanted }) => {
            (scenery == wanted).then_some(place)
        }
        (
            Move::Building { .. }
            | Move::Landscape { .. }
            | Move::Keep { .. }
            | Move::Remove { .. },
            _,
        ) => None,
    }
}
