//! Taking a game away: its record, and a picture of the city on the stage.

use leptos::prelude::*;
use polis_draw::{CityDrawing, StandAlone};

use super::state::Table;
use crate::game_kind::GameKind;
use crate::table::{export, files};

/// The buttons for record and pictures.
pub(super) fn buttons(table: Table) -> impl IntoView {
    let (sitting, words) = (table.sitting, table.words());
    export::buttons(GameKind::Akropolis, sitting, words, move || picture(table))
}

/// The city on the stage as a picture.
fn picture(table: Table) -> String {
    let city = untrack(|| table.city()).unwrap_or_default();
    let variants = table
        .position
        .with_untracked(|position| position.options().variants());
    let mut drawing = CityDrawing::new(&city, variants);
    drawing.view = table.view.get_untracked();
    drawing.failures = table.taste.get_untracked().marks;
    let mut alone = StandAlone::new(&drawing, files::theme());
    alone.scale = export::SCALE;
    alone.to_string()
}
