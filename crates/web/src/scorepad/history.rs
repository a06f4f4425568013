//! The first screen of the pad: what can be counted, and the games that were.

use leptos::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::removed_notice::RemovedNotice;
use crate::components::shelf_card::{shelf_card, unreadable_card};
use polis_client::route::Route;
use polis_client::scorepad::{
    RemovedSheet, ScorepadPlace, SheetId, SheetStore, StoredSheet, summary,
};
use polis_notation::GameKind;

/// The first screen of the pad.
#[component]
pub(super) fn History() -> impl IntoView {
    let client = Client::here();
    let found = RwSignal::new(SheetStore(LocalStorage).all());
    let removed = RwSignal::new(None::<RemovedSheet>);
    let remove = move |id: SheetId| {
        removed.set(SheetStore(LocalStorage).remove(id));
        found.set(SheetStore(LocalStorage).all());
    };
    let put_back = move |sheet: &RemovedSheet| {
        let is_back = SheetStore(LocalStorage).put_back(sheet).is_ok();
        if is_back {
            found.set(SheetStore(LocalStorage).all());
        }
        is_back
    };
    let games = GameKind::ALL.map(|game| {
        view! {
            <section class="card pad-game">
                <h2>{game.title()}</h2>
                <p class="small">{client.say(move |words| words.pad.games()[game as usize])}</p>
                <a
                    class="button primary"
                    href=Route::Pad(ScorepadPlace::New(game)).to_string()
                    aria-label=client.say(move |words| {
                        format!("{}: {}", words.pad.count(), game.title())
                    })
                >
                    {client.say(|words| words.pad.count())}
                </a>
            </section>
        }
    });
    let sheets = move || {
        let all = found.get();
        if all.is_empty() {
            return view! { <p class="small">{client.words().pad.none_yet()}</p> }.into_any();
        }
        all.into_iter()
            .map(|sheet| view! { <Past sheet remove/> })
            .collect_view()
            .into_any()
    };
    view! {
        {super::bar()}
        <main id="content" class="page" tabindex="-1">
            <header>
                <h1>{client.say(|words| words.pad.title())}</h1>
                <p>{client.say(|words| words.pad.lead())}</p>
            </header>
            <div class="pad-games">{games.collect_view()}</div>
            <section class="pad-past" aria-labelledby="past">
                <h2 id="past">{client.say(|words| words.pad.past())}</h2>
                <RemovedNotice removed line=|words| words.pad.removed() put_back id="put-back"/>
                {sheets}
            </section>
        </main>
    }
}

/// A game that was counted.
#[component]
fn Past(sheet: StoredSheet, remove: impl Fn(SheetId) + Send + 'static) -> impl IntoView {
    let client = Client::here();
    let StoredSheet { id, sheet, changed } = sheet;
    let about = format!("sheet-{id}");
    let remove = move || remove(id);
    let sheet = match sheet {
        Ok(sheet) => sheet,
        Err(error) => {
            let line = client.say(|words| words.pad.unreadable());
            return unreadable_card(&about, line, error.to_string(), remove);
        }
    };
    let title = {
        let sheet = sheet.clone();
        move || {
            let words = client.words();
            let names = summary::names(&sheet, words);
            if summary::wins(&sheet).contains(&true) || names.len() == 1 {
                summary::verdict(&sheet, words).title
            } else {
                names.join(", ")
            }
        }
    };
    let detail = move || {
        let words = client.words();
        let names = summary::names(&sheet, words).into_iter();
        let points: Vec<String> = names
            .zip(summary::totals(&sheet))
            .map(|(name, total)| format!("{name} {total}"))
            .collect();
        let game = sheet.game().title();
        let day = browser::day(changed, client.language());
        format!("{game} \u{b7} {} \u{b7} {day}", points.join(", "))
    };
    let open = view! {
        <a
            class="button"
            href=Route::Pad(ScorepadPlace::Sheet(id)).to_string()
            aria-describedby=about.clone()
        >
            {client.say(|words| words.pad.open())}
        </a>
    };
    shelf_card(&about, title, detail, remove, open)
}
