//! A game move by move.

use leptos::prelude::*;

use crate::client::Client;
use crate::page::bar::Bar;
use crate::replay::ReplayPlace;

/// A game move by move.
#[component]
pub(crate) fn Replay(place: ReplayPlace) -> impl IntoView {
    let client = Client::here();
    let _ = place;
    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.replay.title)}</h1>
        </main>
    }
}
