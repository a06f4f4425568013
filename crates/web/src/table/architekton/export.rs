//! Taking a game away: its record, and a picture of the town, at the end with names and points.

use leptos::prelude::*;
use polis_draw::{Emphasis, Panel, Plate, StandAlone, TownDrawing};
use polis_game::Game;

use super::state::Table;
use crate::table::{export, files};
use polis_client::game_kind::GameKind;

/// How large the town is drawn below its words.
const TOWN: (f64, f64) = (840.0, 600.0);
/// The room for shadows round it.
const ROOM: f64 = 14.0;

/// The buttons for record and pictures.
pub(super) fn buttons(table: Table) -> impl IntoView {
    let (sitting, words) = (table.sitting, table.words());
    export::buttons(GameKind::Architekton, sitting, words, move || {
        untrack(|| {
            if table.is_over() {
                final_town(table)
            } else {
                picture(table)
            }
        })
    })
}

/// The town as a picture.
fn picture(table: Table) -> String {
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = table.view.get();
        drawing.scoring = table.marks.get();
        let mut alone = StandAlone::new(&drawing, files::theme());
        alone.scale = export::SCALE;
        alone.to_string()
    })
}

/// The town at the end, with the names and points of both.
fn final_town(table: Table) -> String {
    table.position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.scoring = table.marks.get();
        let [one, other] = table.seats();
        let name = |seat| table.speak(|speech| speech.name(seat));
        let panel = Panel {
            title: format!(
                "{} {} : {} {}",
                name(one),
                position.points(one),
                position.points(other),
                name(other)
            ),
            note: String::new(),
            drawing: &drawing,
            frame: drawing.stage().padded(ROOM),
            emphasis: Emphasis::None,
        };
        let plate = Plate {
            heading: GameKind::Architekton.title().to_owned(),
            note: String::new(),
            panels: vec![panel],
            size: TOWN,
        };
        StandAlone::new(&plate, files::theme()).to_string()
    })
}
