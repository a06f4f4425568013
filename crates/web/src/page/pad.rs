//! Counting at a real table.

use leptos::prelude::*;

use crate::client::Client;
use crate::pad::PadPlace;
use crate::page::bar::Bar;

/// Counting at a real table.
#[component]
pub(crate) fn Pad(place: PadPlace) -> impl IntoView {
    let client = Client::here();
    let _ = place;
    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.pad.title)}</h1>
        </main>
    }
}
