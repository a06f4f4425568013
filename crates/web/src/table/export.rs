//! Taking a game away: its record, and a picture of it.

use leptos::prelude::*;
use polis_notation::{GameRecord, Record};

use super::files::{self, Copying};
use crate::sitting::{Playable, Sitting};
use polis_client::game_kind::GameKind;
use polis_client::words::Words;

/// How much larger than on the table pictures are.
pub(super) const SCALE: f64 = 2.0;

/// The buttons for the record and for the picture that `picture` draws.
pub(super) fn buttons<G: Playable>(
    game: GameKind,
    sitting: Sitting<G>,
    words: &'static Words,
    picture: impl Fn() -> String + Copy + Send + 'static,
) -> impl IntoView
where
    Record: From<GameRecord<G>>,
{
    let words = &words.akropolis_table;
    let file = move |ending: &str| format!("{}.{ending}", game.name());
    let record = move || {
        let record = sitting
            .session
            .with_untracked(polis_client::session::Session::to_share);
        Record::from(record).to_string()
    };
    let copied = RwSignal::new(None);
    let copy = move |_| {
        files::copy(&record(), move |how| {
            copied.try_set(Some(how));
        });
    };
    let label = move || match copied.get() {
        None => words.copy,
        Some(Copying::Done) => words.copied,
        Some(Copying::Refused) => words.not_copied,
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
            {words.save}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save(&picture(), "image/svg+xml", &file("svg"))
        >
            {words.picture_svg}
        </button>
        <button
            class="button"
            type="button"
            on:click=move |_| files::save_png(&picture(), file("png"))
        >
            {words.picture_png}
        </button>
    }
}
