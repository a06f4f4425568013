//! Taking a game away: its record, and pictures of its cities.

use leptos::prelude::*;
use polis_draw::{CityDrawing, StandAlone};
use polis_notation::Record;

use super::state::Table;
use crate::table::files;

/// How much larger than on the table pictures are.
const SCALE: f64 = 2.0;

/// The buttons for record and pictures.
pub(super) fn buttons(table: Table) -> impl IntoView {
    let words = &table.words().akropolis_table;
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        files::copy(&record(table), move || {
            is_copied.try_set(true);
        });
    };
    view! {
        <button class="button" type="button" on:click=copy>
            {move || if is_copied.get() { words.copied } else { words.copy }}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save(&record(table), "text/plain", "akropolis.polis")
        >
            {words.save}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save(&picture(table), "image/svg+xml", "akropolis.svg")
        >
            {words.picture_svg}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save_png(&picture(table), "akropolis.png")
        >
            {words.picture_png}
        </button>
    }
}

/// The record in the notation.
fn record(table: Table) -> String {
    let record = table
        .sitting
        .session
        .with_untracked(|session| session.record().clone());
    Record::from(record).to_string()
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
    alone.scale = SCALE;
    alone.to_string()
}
