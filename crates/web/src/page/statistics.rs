//! What one's games have in common.

use leptos::prelude::*;

use crate::client::Client;
use crate::page::bar::Bar;

/// What one's games have in common.
#[component]
pub(crate) fn Statistics() -> impl IntoView {
    let client = Client::here();

    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.statistics.title)}</h1>
        </main>
    }
}
