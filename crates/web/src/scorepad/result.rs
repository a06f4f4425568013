//! Who wins, and taking the sheet away.

use leptos::prelude::*;
use polis_draw::StandAlone;

use super::side::everybody;
use super::state::ScorepadState;
use crate::components::share;
use crate::table::files::{self, Copying};
use polis_client::route::Route;
use polis_client::scorepad::picture::SheetPicture;
use polis_client::scorepad::{ScorepadPlace, summary};

/// How much larger than on the page pictures are.
const SCALE: f64 = 2.0;

/// Who wins, what everybody has, and taking the sheet away.
#[component]
pub(super) fn Result() -> impl IntoView {
    let pad = ScorepadState::here();
    let told = Memo::new(move |_| pad.with(|sheet| summary::verdict(sheet, pad.words())));
    let rows = move || pad.with(|sheet| summary::rows(sheet, pad.words()));
    let names = move || pad.with(|sheet| summary::names(sheet, pad.words()));
    let picture = move || {
        untrack(|| {
            pad.with(|sheet| {
                let picture = SheetPicture::new(sheet, pad.words());
                let mut alone = StandAlone::new(&picture, files::theme());
                alone.scale = SCALE;
                alone.to_string()
            })
        })
    };
    let text = move || untrack(|| pad.with(|sheet| summary::text(sheet, pad.words())));
    let file = move || {
        let game = pad.history.with_untracked(|history| history.now().game());
        format!("{}.png", game.name())
    };
    let copied = RwSignal::new(None);
    let copy = move |_| {
        files::copy(&text(), move |how| {
            copied.try_set(Some(how));
        });
    };
    let label = move || {
        let words = pad.words();
        match copied.get() {
            None => words.pad.copy(),
            Some(Copying::Done) => words.table.copied(),
            Some(Copying::Refused) => words.table.not_copied(),
        }
    };
    let share = share::is_possible().then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="share"
                on:click=move |_| hand_over(&picture(), file(), text())
            >
                {move || pad.words().pad.share()}
            </button>
        }
    });
    let again = pad.history.with_untracked(|history| history.now().game());
    view! {
        <section class="pad-result" aria-labelledby="verdict">
            <div role="status">
                <h2 id="verdict">{move || told.get().title}</h2>
                <p>{move || told.get().line}</p>
            </div>
            {move || everybody(&names(), &rows())}
            <div class="line">
                {share}
                <button
                    class="button"
                    type="button"
                    id="picture"
                    on:click=move |_| files::save_png(&picture(), file())
                >
                    {move || pad.words().pad.picture()}
                </button>
                <button class="button" type="button" id="copy" on:click=copy>{label}</button>
                <a class="button" href=Route::Pad(ScorepadPlace::New(again)).to_string()>
                    {move || pad.words().pad.another()}
                </a>
                <a class="button quiet" href=Route::Pad(ScorepadPlace::Home).to_string()>
                    {move || pad.words().pad.all_sheets()}
                </a>
            </div>
        </section>
    }
}

/// Hands over a drawing as a picture, with a text; where pictures cannot be handed over, the text
/// alone.
fn hand_over(drawing: &str, name: String, text: String) {
    files::paint_blob(drawing, move |blob| {
        let data = share::file(&blob, &name, "image/png").map(|file| share::data_of(&file));
        let data = data.filter(share::can_share).unwrap_or_default();
        data.set_title("Polis");
        data.set_text(&text);
        share::share(&data);
    });
}
