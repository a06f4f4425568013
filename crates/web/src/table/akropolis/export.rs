//! Taking a game away: its record, and a picture of the city on the stage, or at the end of all
//! cities.

use leptos::prelude::*;
use polis_draw::{CityDrawing, Emphasis, Panel, Plate, StandAlone};
use polis_game::Game;

use super::bar;
use super::state::Table;
use crate::table::{export, files};
use polis_client::game_kind::GameKind;

/// How large a city is drawn beside the others.
const CITY: (f64, f64) = (560.0, 440.0);
/// The room for shadows round it.
const ROOM: f64 = 14.0;

/// The buttons for record and pictures.
pub(super) fn buttons(table: Table) -> impl IntoView {
    let (sitting, words) = (table.sitting, table.words());
    export::buttons(GameKind::Akropolis, sitting, words, move || {
        untrack(|| {
            if table.is_over() {
                all_cities(table)
            } else {
                picture(table)
            }
        })
    })
}

/// The city on the stage as a picture.
fn picture(table: Table) -> String {
    let city = table.city().unwrap_or_default();
    let variants = table
        .position
        .with(|position| position.options().variants());
    let mut drawing = CityDrawing::new(&city, variants);
    drawing.view = table.view.get();
    drawing.failures = table.taste.get().marks;
    let mut alone = StandAlone::new(&drawing, files::theme());
    alone.scale = export::SCALE;
    alone.to_string()
}

/// The cities of everybody, with names and points, as one picture.
fn all_cities(table: Table) -> String {
    table.position.with(|position| {
        let variants = position.options().variants();
        let winners = position.standing().winners;
        let drawings: Vec<_> = position
            .cities()
            .iter()
            .map(|(seat, city)| (seat, CityDrawing::new(city, variants)))
            .collect();
        let panels = drawings.iter().map(|(seat, drawing)| Panel {
            title: table.name(*seat),
            note: (table.words().play.points)(position.points(*seat)),
            drawing,
            frame: drawing.stage().padded(ROOM),
            emphasis: if winners.contains(*seat) {
                Emphasis::Winner
            } else {
                Emphasis::None
            },
        });
        let plate = Plate {
            heading: GameKind::Akropolis.title().to_owned(),
            note: bar::what(table),
            panels: panels.collect(),
            size: CITY,
        };
        StandAlone::new(&plate, files::theme()).to_string()
    })
}
