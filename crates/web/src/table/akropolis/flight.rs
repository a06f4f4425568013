//! The way of a tile from the site to where somebody else lays it, and of the stones for a tile.

use leptos::prelude::*;
use polis_akropolis::Akropolis;
use polis_draw::{CityDrawing, LooseTile};
use polis_game::Seat;

use super::Table;
use crate::table::animation::{Arrival, Flight, MotionPath};
use crate::table::stones::StoneRoll;

/// The way of a tile of somebody who does not play here.
pub(super) fn to_city(table: Table, arrival: &Arrival<Akropolis>) -> Option<Flight> {
    let taking = table.position.with(|position| {
        let estate = position.estate()?;
        Some(estate.takings().next_back())
    });
    // The Illustrious Architect moves together with the person.
    if let Some(taking) = taking {
        let picture = LooseTile::new(taking?.tile);
        let targets = targets(table, Seat::Second);
        return Some(Flight::new(&picture, offer(table, 0), targets));
    }
    let (seat, before) = (arrival.seat, &arrival.before);
    let ghost = table
        .arriving(seat)
        .filter(|_| arrival.way == MotionPath::Flies)?;
    let mut site = before.site().iter();
    let place = site.position(|&tile| tile == ghost.tile)?;
    let mut drawing = CityDrawing::new(before.cities().get(seat)?, table.variants());
    drawing.ghost = Some(ghost);
    let picture = drawing.tile_in_hand()?;
    Some(Flight::new(
        &picture,
        offer(table, place),
        targets(table, seat),
    ))
}

/// The stones that a tile costs, and those that it wins from quarries.
pub(super) fn stones(table: Table, arrival: &Arrival<Akropolis>) -> Vec<StoneRoll> {
    let Ok(gain) = arrival.before.gain(arrival.chosen) else {
        return Vec::new();
    };
    let purse = format!("[data-seat='{}'] .stone", arrival.seat.number());
    let price = StoneRoll {
        from: purse.clone(),
        to: offer(table, gain.price.into()),
        number: gain.price,
    };
    let won = StoneRoll {
        from: ".stage .polis-falling".to_owned(),
        to: purse,
        number: gain.quarries.into(),
    };
    vec![price, won]
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
        targets.push(".stage .polis-ghost".to_owned());
        targets.push(".stage .taking svg".to_owned());
    }
    targets.push(format!("[data-city='{number}'] .polis-ghost"));
    targets.push(format!("[data-city='{number}'] .taking svg"));
    targets.push(format!("[data-city='{number}']"));
    targets.push(format!("[data-seat='{number}']"));
    targets
}
