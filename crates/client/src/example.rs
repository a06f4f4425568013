//! A city and a town as they look in the middle of a game, for the first page.

use polis_akropolis::{City, Move};
use polis_architekton::Architekton;
use polis_notation::Record;

use crate::figure::architekton::TOWN;

/// The moves of one seat of a game, as an example.
const CITY: [&str; 12] = [
    "11 -2,1 3",
    "14 -2,0 0",
    "28 2,-1 0",
    "34 0,2 5",
    "9 0,1 4",
    "19 -3,4 0",
    "26 -2,2 4",
    "24 -1,2 5",
    "4 1,1 1",
    "27 2,-1 3",
    "22 4,-1 4",
    "7 -3,1 5",
];

/// A city in the middle of a game.
pub fn city() -> City {
    let mut city = City::new();
    for text in CITY {
        let chosen: Move = text.parse().expect("the example is written as moves are");
        city.lay(chosen.tile, chosen.placement())
            .expect("the example is a city");
    }
    city
}

/// A game of Architekton in the middle.
pub fn town() -> Architekton {
    match Record::read(TOWN) {
        Ok(Record::Architekton(record)) => record.position().clone(),
        Ok(Record::Akropolis(_)) | Err(_) => unreachable!("the example is a game of Architekton"),
    }
}
