//! The pictures of both games on the first page, and of districts.

use leptos::prelude::*;
use polis_akropolis::{City, Construction, District, Move, Variants};
use polis_architekton::Architekton;
use polis_draw::{Badge, CityDrawing, Drawing, TownDrawing};
use polis_notation::Record;

use polis_notation::GameKind;

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

/// A game of Architekton, as an example.
use polis_client::figure::architekton::TOWN;

/// A model of a game, as it looks in the middle of it.
#[component]
pub(crate) fn Model(
    /// Which game.
    game: GameKind,
) -> impl IntoView {
    match game {
        GameKind::Akropolis => {
            let city = city();
            let mut drawing = CityDrawing::new(&city, Variants::NONE);
            drawing.failures = false;
            drawn(&drawing)
        }
        GameKind::Architekton => {
            let town = town();
            let mut drawing = TownDrawing::new(&town);
            drawing.scoring = false;
            drawn(&drawing)
        }
    }
}

/// The small hex of a district.
#[component]
pub(crate) fn DistrictBadge(
    /// Which type.
    district: District,
) -> impl IntoView {
    let badge = Badge {
        construction: Construction::District(district),
    };
    drawn(&badge)
}

/// A drawing as part of a page. It says nothing to those who cannot see it.
pub(crate) fn drawn(drawing: &impl Drawing) -> AnyView {
    let frame = drawing.frame().to_string();
    let inside = drawing.to_string();
    view! { <svg viewBox=frame aria-hidden="true" inner_html=inside></svg> }.into_any()
}

fn city() -> City {
    let mut city = City::new();
    for text in CITY {
        let chosen: Move = text.parse().expect("the example is written as moves are");
        city.lay(chosen.tile, chosen.placement())
            .expect("the example is a city");
    }
    city
}

fn town() -> Architekton {
    match Record::read(TOWN) {
        Ok(Record::Architekton(record)) => record.position().clone(),
        Ok(Record::Akropolis(_)) | Err(_) => unreachable!("the example is a game of Architekton"),
    }
}
