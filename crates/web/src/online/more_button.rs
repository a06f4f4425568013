//! A button for more rows of a list that comes in pages.

use leptos::prelude::*;
use polis_i18n::Words;

use crate::client::Client;

/// Loads more rows, as long as there are any.
#[component]
pub(super) fn MoreButton(
    /// Where the rows after those that are shown begin; none at the end.
    next: RwSignal<Option<String>>,
    is_busy: RwSignal<bool>,
    label: fn(&'static Words) -> &'static str,
    #[prop(into)] load: Callback<()>,
) -> impl IntoView {
    let client = Client::here();
    move || {
        next.with(Option::is_some).then(|| {
            view! {
                <div class="line">
                    <button
                        class="button"
                        type="button"
                        disabled=move || is_busy.get()
                        on:click=move |_| load.run(())
                    >
                        {client.text(label)}
                    </button>
                </div>
            }
        })
    }
}
