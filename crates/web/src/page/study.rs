//! What there is to study.

use leptos::prelude::*;

use crate::client::Client;
use crate::page::bar::Bar;

/// What there is to study.
#[component]
pub(crate) fn Study() -> impl IntoView {
    let client = Client::here();

    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.study.title)}</h1>
        </main>
    }
}
