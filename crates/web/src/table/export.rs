//! Taking a game away: its record, and a picture of it.

use leptos::prelude::*;
use polis_draw::{Drawing, StandAlone};

use super::files::{self, Copying};
use super::state::Table;
use super::view::TableView;
use crate::components::share;
use polis_client::session::Session;

/// How much larger than on the table pictures are.
const SCALE: f64 = 2.0;

/// A drawing as a picture that stands alone.
pub(super) fn stand_alone(drawing: &impl Drawing) -> String {
    let mut alone = StandAlone::new(drawing, files::theme());
    alone.scale = SCALE;
    alone.to_string()
}

/// The button that hands the picture of a game to another program, where the browser can.
pub(super) fn share_button<G: TableView>(table: Table<G>) -> Option<AnyView> {
    let press = move |_| {
        let picture = untrack(|| (G::VIEWS.picture)(table));
        files::paint_blob(&picture, |blob| {
            let file = share::file(&blob, &format!("{}.png", G::KIND.name()), "image/png");
            let data = file.map(|file| share::data_of(&file));
            if let Some(data) = data.filter(share::can_share) {
                share::share(&data);
            }
        });
    };
    share::is_possible().then(|| {
        view! {
            <button class="button" type="button" id="share" on:click=press>
                {table.words().replay.share()}
            </button>
        }
        .into_any()
    })
}

/// The buttons for the record and for the picture of a game.
pub(super) fn buttons<G: TableView>(table: Table<G>) -> AnyView {
    let words = table.words().table;
    let file = move |ending: &str| format!("{}.{ending}", G::KIND.name());
    let picture = move || untrack(|| (G::VIEWS.picture)(table));
    let record = move || {
        let record = table.controller.session.with_untracked(Session::to_share);
        G::any_record(record).to_string()
    };
    let copied = RwSignal::new(None);
    let copy = move |_| {
        files::copy(&record(), move |how| {
            copied.try_set(Some(how));
        });
    };
    let label = move || match copied.get() {
        None => words.copy(),
        Some(Copying::Done) => words.copied(),
        Some(Copying::Refused) => words.not_copied(),
    };
    view! {
        <button class="button" type="button" id="copy-record" on:click=copy>
            {label}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save(&record(), "text/plain", &file("polis"))
        >
            {words.save()}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save(&picture(), "image/svg+xml", &file("svg"))
        >
            {words.picture_svg()}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save_png(&picture(), file("png"))
        >
            {words.picture_png()}
        </button>
    }
    .into_any()
}
