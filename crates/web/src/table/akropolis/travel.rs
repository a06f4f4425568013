//! The way of a tile from the site to where somebody else lays it.

use leptos::prelude::*;
use polis_draw::LooseTile;
use polis_game::{Game, Seat};

use super::state::Table;
use crate::table::motion::Flight;
use polis_client::player::Player;

/// The way of the last tile; none where a person has laid it, who has seen where it lies.
pub(super) fn last(table: Table) -> Option<Flight> {
    let session = table.sitting.session;
    let (seat, tile, place) = session.with(|session| {
        let record = session.record();
        let before = record
            .positions()
            .nth(record.moves().len().checked_sub(1)?)?;
        let (seat, chosen) = (before.to_move()?, record.moves().last()?);
        // The Illustrious Architect moves together with the person.
        if let Some(estate) = session.position().estate() {
            return Some((Seat::Second, estate.takings().next_back()?.tile, 0));
        }
        let is_computer = matches!(session.player(seat), Some(Player::Computer(_)));
        let place = before.site().iter().position(|&tile| tile == chosen.tile)?;
        is_computer.then_some((seat, chosen.tile, place))
    })?;
    Some(Flight::new(
        &LooseTile::new(tile),
        offer(table, place),
        targets(table, seat),
    ))
}

/// Where a tile of the site was, from 0. There may be fewer now.
fn offer(table: Table, place: usize) -> String {
    let tiles = table.position.with(|position| position.site().len());
    let place = (place + 1).min(tiles.max(1));
    format!(".dock .offer:nth-child({place})")
}

/// Where the tile of a seat goes: onto the stage, into the small city, or to the one who has it.
fn targets(table: Table, seat: Seat) -> Vec<String> {
    let number = seat.number();
    let mut targets = Vec::new();
    if table.on_stage() == seat {
        targets.push(".stage .polis-last, .stage .taking svg".to_owned());
    }
    targets.push(format!("[data-city='{number}'] .polis-last"));
    targets.push(format!("[data-city='{number}']"));
    targets.push(format!("[data-seat='{number}']"));
    targets
}
