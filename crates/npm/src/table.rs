//! What lies on the table, as JSON.

use polis_akropolis::{Akropolis, Architect, District, TileId};
use polis_architekton::{Architekton, BuildingId, Scenery};
use polis_bindings::town_tile;
use polis_game::Seat;
use polis_notation::Record;
use serde_json::{Value, json};

/// What both games show to all, in the words of their rules.
pub(crate) fn table(record: &Record) -> Value {
    match record {
        Record::Akropolis(record) => akropolis(record.position()),
        Record::Architekton(record) => architekton(record.position()),
    }
}

fn akropolis(position: &Akropolis) -> Value {
    let options = position.options();
    let variants: Vec<&str> = options.variants().iter().map(District::name).collect();
    let architect = options.players().architect();
    let site: Vec<usize> = position.site().iter().map(|tile| tile.number()).collect();
    let to_come: Vec<usize> = position.still_to_come().map(TileId::number).collect();
    json!({
        "variants": variants,
        "length": options.length().name(),
        "solo": architect.map(Architect::name),
        "site": site,
        "stacks": position.stacks(),
        "stones": position.stones().values(),
        "chief": position.chief().number(),
        "toCome": to_come,
    })
}

fn architekton(position: &Architekton) -> Value {
    let buildings: Vec<usize> = position.stock_buildings().map(BuildingId::number).collect();
    let landscapes: Vec<char> = position.stock_landscapes().map(Scenery::letter).collect();
    json!({
        "stockBuildings": buildings,
        "stockLandscapes": landscapes,
        "chips": position.chips().values(),
        "hands": position.hands().values(),
        "laysLeft": position.lays_left(),
        "isLastRound": position.is_last_round(),
    })
}

/// What is visible of a city; `None` where the seat has none.
pub(crate) fn city(record: &Record, seat: Seat) -> Option<Value> {
    let Record::Akropolis(record) = record else {
        return None;
    };
    let tops = record.position().cities().get(seat)?.tops();
    let tops = tops.map(|(hex, top)| {
        json!({
            "hex": [hex.q, hex.r],
            "construction": top.construction.to_string(),
            "height": top.height,
            "tile": top.layer.number(),
        })
    });
    Some(tops.collect())
}

/// The tiles of the town; `None` where the game has none.
pub(crate) fn town(record: &Record) -> Option<Value> {
    let Record::Architekton(record) = record else {
        return None;
    };
    let tiles = record.position().tiles().map(|laid| {
        let (tile, rotation, owner) = town_tile(laid.tile);
        json!({
            "place": [laid.place.x, laid.place.y],
            "tile": tile,
            "rotation": rotation,
            "owner": owner,
        })
    });
    Some(tiles.collect())
}

/// All tiles of Akropolis.
pub(crate) fn tiles() -> Value {
    let tiles = TileId::all().map(|tile| {
        let constructions = tile.constructions();
        let constructions: Vec<String> = constructions.iter().map(ToString::to_string).collect();
        json!({
            "number": tile.number(),
            "minPlayers": tile.min_players(),
            "constructions": constructions,
        })
    });
    tiles.collect()
}
