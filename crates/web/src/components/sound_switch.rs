//! The switch of the sounds.

use leptos::prelude::*;

use crate::client::Client;

/// Switches the sounds on or off: for the settings, and for the menus of the tables.
#[component]
pub(crate) fn SoundSwitch() -> impl IntoView {
    let client = Client::here();
    view! {
        <label class="option">
            <span>{client.say(|words| words.settings.sound)}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || client.is_sounding()
                on:change=move |_| client.toggle_sound()
            />
        </label>
    }
}
