//! The way of a tile from the stock to where somebody else lays it.

use leptos::prelude::*;
use polis_architekton::Architekton;
use polis_draw::TownDrawing;

use super::Table;
use crate::table::animation::{Arrival, Flight, MotionPath};
use polis_client::table::architekton::stock::Slot;

/// The way of a tile of somebody who does not play here.
pub(super) fn to_town(table: Table, arrival: &Arrival<Architekton>) -> Option<Flight> {
    let before = &arrival.before;
    let slot = Slot::of(before, arrival.chosen).filter(|_| arrival.way == MotionPath::Flies)?;
    let (kind, place) = match slot {
        Slot::Building(index) => (1, index + 1),
        Slot::Landscape(index) => (2, index + 1),
    };
    let mut drawing = TownDrawing::new(before);
    drawing.view = table.view.get().into();
    drawing.ghost = table.arriving();
    let picture = drawing.tile_in_hand()?;
    let from = format!(".stock .kind:nth-child({kind}) .offer:nth-child({place})");
    let to = vec![".stage .polis-ghost".to_owned()];
    Some(Flight::new(&picture, from, to))
}
