//! What Polis is, and on which terms.

use leptos::prelude::*;

use crate::client::Client;

/// What Polis is, and on which terms.
#[component]
pub(crate) fn About() -> impl IntoView {
    let client = Client::here();
    view! {
        <section class="card about-polis" aria-labelledby="about">
            <h2 id="about">{client.say(|words| words.settings.about())}</h2>
            <p>{client.say(|words| words.settings.version(env!("CARGO_PKG_VERSION")))}</p>
            <p class="small">{client.say(|words| words.frame.fan_project())}</p>
            <p class="small">{client.say(|words| words.settings.licences())}</p>
        </section>
    }
}
