//! Who wins, and taking the sheet away.

use leptos::prelude::*;
use polis_draw::StandAlone;

use super::share;
use super::side::everybody;
use super::state::Table;
use crate::table::files::{self, Copying};
use polis_client::pad::picture::SheetPicture;
use polis_client::pad::{PadPlace, telling};
use polis_client::route::Route;

/// How much larger than on the page pictures are.
const SCALE: f64 = 2.0;

/// Who wins, what everybody has, and taking the sheet away.
#[component]
pub(super) fn Result() -> impl IntoView {
    let table = Table::here();
    let told = Memo::new(move |_| table.with(|sheet| telling::verdict(sheet, table.words())));
    let rows = move || table.with(|sheet| telling::rows(sheet, table.words()));
    let names = move || table.with(|sheet| telling::names(sheet, table.words()));
    let picture = move || {
        untrack(|| {
            table.with(|sheet| {
                let picture = SheetPicture::new(sheet, table.words());
                let mut alone = StandAlone::new(&picture, files::theme());
                alone.scale = SCALE;
                alone.to_string()
            })
        })
    };
    let text = move || untrack(|| table.with(|sheet| telling::text(sheet, table.words())));
    let file = move || {
        let game = table.desk.with_untracked(|desk| desk.sheet().game());
        format!("{}.png", game.name())
    };
    let copied = RwSignal::new(None);
    let copy = move |_| {
        files::copy(&text(), move |how| {
            copied.try_set(Some(how));
        });
    };
    let label = move || {
        let words = table.words();
        match copied.get() {
            None => words.pad.copy,
            Some(Copying::Done) => words.akropolis_table.copied,
            Some(Copying::Refused) => words.akropolis_table.not_copied,
        }
    };
    let share = share::is_possible().then(|| {
        view! {
            <button
                class="button"
                type="button"
                id="share"
                on:click=move |_| share::share(&picture(), file(), text())
            >
                {move || table.words().pad.share}
            </button>
        }
    });
    let again = table.desk.with_untracked(|desk| desk.sheet().game());
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
                    {move || table.words().pad.picture}
                </button>
                <button class="button" type="button" id="copy" on:click=copy>{label}</button>
                <a class="button" href=Route::Pad(PadPlace::New(again)).to_string()>
                    {move || table.words().pad.another}
                </a>
                <a class="button quiet" href=Route::Pad(PadPlace::Home).to_string()>
                    {move || table.words().pad.all_sheets}
                </a>
            </div>
        </section>
    }
}
