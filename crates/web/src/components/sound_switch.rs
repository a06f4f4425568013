//! The switch of the sounds.

use leptos::prelude::*;

use super::switch::Switch;
use crate::client::Client;

/// Switches the sounds on or off: for the settings, and for the menus of the tables.
#[component]
pub(crate) fn SoundSwitch() -> impl IntoView {
    let client = Client::here();
    view! {
        <Switch
            is_on=Signal::derive(move || client.is_sounding())
            set=move |_| client.toggle_sound()
        >
            <span>{client.text(|words| words.settings.sound())}</span>
        </Switch>
    }
}
