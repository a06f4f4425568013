//! Hands over to the module that has all screens.

use leptos::prelude::*;

use super::bar::Bar;
use crate::client::Client;

/// Loads the page anew, with the module that has all screens; where that could not be loaded, says so.
#[component]
pub(super) fn Handover() -> impl IntoView {
    let client = Client::here();
    // The loading script tells it.
    let has_failed = document()
        .document_element()
        .is_some_and(|root| root.get_attribute("data-module").as_deref() == Some("failed"));
    let again = || {
        // A page that cannot be loaded anew stays as it is.
        let _ = window().location().reload();
    };
    if !has_failed {
        again();
    }
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">
            <Show
                when=move || has_failed
                fallback=move || {
                    view! {
                        <p class="awaited" role="status">
                            {client.say(|words| words.frame.loading)}
                        </p>
                    }
                }
            >
                <div role="alert">
                    <p>{client.say(|words| words.frame.not_loaded)}</p>
                    <button class="button" type="button" on:click=move |_| again()>
                        {client.say(|words| words.frame.load_again)}
                    </button>
                </div>
            </Show>
        </main>
    }
}
