//! The way of a tile from the site to where somebody else lays it.

use leptos::prelude::*;
use polis_draw::LooseTile;
use polis_game::Seat;

use super::Table;
use crate::table::animation::Flight;

/// The way of the last tile; none where a person has laid it.
pub(super) fn to_city(table: Table) -> Option<Flight> {
    let (mover, before, chosen) = table.last_move()?;
    let taking = table.position.with(|position| {
        let estate = position.estate()?;
        Some(estate.takings().next_back())
    });
    // The Illustrious Architect moves together with the person.
    let (seat, tile, place) = if let Some(taking) = taking {
        (Seat::Second, taking?.tile, 0)
    } else {
        let place = before.site().iter().position(|&tile| tile == chosen.tile);
        let place = place.filter(|_| table.is_computer(mover))?;
        (mover, chosen.tile, place)
    };
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
