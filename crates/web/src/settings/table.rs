//! How somebody likes the table of Akropolis: what its menu changes, too.

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::switch::Switch;
use polis_client::settings::Stored;
use polis_client::table::akropolis::TablePreferences;
use polis_notation::GameKind;

/// How somebody likes the table of Akropolis.
#[component]
pub(crate) fn AtTheTable() -> impl IntoView {
    let client = Client::here();
    let taste = RwSignal::new(TablePreferences::load(&LocalStorage));
    let change = move |change: fn(&mut TablePreferences)| {
        taste.update(change);
        taste.get_untracked().keep(&LocalStorage);
    };
    view! {
        <fieldset class="card">
            <legend>{GameKind::Akropolis.title()}</legend>
            <Switch
                is_on=Signal::derive(move || taste.get().live_scores)
                set=move |_| change(|taste| taste.live_scores = !taste.live_scores)
            >
                <span>{client.text(|words| words.akropolis_table.live_scores())}</span>
            </Switch>
            <Switch
                is_on=Signal::derive(move || taste.get().marks)
                set=move |_| change(|taste| taste.marks = !taste.marks)
            >
                <span>{client.text(|words| words.akropolis_table.marks())}</span>
            </Switch>
        </fieldset>
    }
}
