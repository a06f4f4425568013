//! Asking for a name, where the server knows none.

use leptos::prelude::*;
use polis_notation::Name;

use crate::client::Client;
use crate::online::line::Line;

/// A name that is being typed.
pub(crate) type Typed = RwSignal<String>;

/// What was called last, to begin with.
pub(crate) fn usual() -> Typed {
    let line = Line::here();
    RwSignal::new(line.habits.with_untracked(|habits| habits.name.clone()))
}

/// Whether something can be a name.
pub(crate) fn is_name(text: &str) -> bool {
    text.parse::<Name>().is_ok()
}

/// Asks for a name, where the server knows none.
#[component]
pub(crate) fn NameField(
    /// What is typed.
    typed: Typed,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let is_needed = move || line.is_known.get() && line.me.with(Option::is_none);
    let is_wrong = move || typed.with(|name| !name.trim().is_empty() && !is_name(name));
    view! {
        {move || {
            is_needed()
                .then(|| {
                    view! {
                        <div class="field">
                            <label for="my-name">
                                {client.text(|words| words.online.plan.name())}
                            </label>
                            <input
                                id="my-name"
                                type="text"
                                maxlength="40"
                                autocomplete="nickname"
                                spellcheck="false"
                                required
                                pattern="\\s*[^#\\s][^#]*"
                                aria-describedby="my-name-line"
                                aria-invalid=move || is_wrong().to_string()
                                prop:value=move || typed.get()
                                on:input=move |event| typed.set(event_target_value(&event))
                            />
                            <p class="small" id="my-name-line">
                                {move || {
                                    let words = client.words();
                                    if is_wrong() {
                                        words.new_game.bad_name()
                                    } else {
                                        words.online.plan.name_line()
                                    }
                                }}
                            </p>
                        </div>
                    }
                })
        }}
    }
}
