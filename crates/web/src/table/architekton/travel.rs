//! The way of a tile from the stock to where somebody else lays it.

use leptos::prelude::*;
use polis_architekton::{Architekton, Move, Tile};
use polis_draw::{Condition, StockTile as Drawn};
use polis_game::Game;

use super::state::Table;
use crate::table::motion::Flight;
use polis_client::player::Player;

/// The way of the last tile; none where a person has laid it, who has seen where it lies.
pub(super) fn last(table: Table) -> Option<Flight> {
    table.sitting.session.with(|session| {
        let record = session.record();
        let before = record
            .positions()
            .nth(record.moves().len().checked_sub(1)?)?;
        let player = session.player(before.to_move()?)?;
        let is_computer = matches!(player, Player::Computer(_));
        let (tile, kind, place) = origin(&before, *record.moves().last()?)?;
        let picture = Drawn {
            tile,
            faces: before.faces(),
            condition: Condition::Normal,
        };
        is_computer.then(|| {
            Flight::new(
                &picture,
                format!(
                    ".stock .kind:nth-child({kind}) .offer:nth-child({})",
                    place + 1
                ),
                vec![".stage .polis-last".to_owned()],
            )
        })
    })
}

/// The tile of a move, the kind of stock it was in, from 1, and its place there, from 0.
fn origin(before: &Architekton, chosen: Move) -> Option<(Tile, usize, usize)> {
    match chosen {
        Move::Building {
            building, rotation, ..
        } => {
            let place = before.stock_buildings().position(|one| one == building)?;
            let tile = Tile::Building {
                building,
                rotation,
                owner: None,
            };
            Some((tile, 1, place))
        }
        Move::Landscape { scenery, .. } => {
            let place = before.stock_landscapes().position(|one| one == scenery)?;
            Some((Tile::Landscape { scenery }, 2, place))
        }
        Move::Keep { .. } | Move::Remove { .. } => None,
    }
}
