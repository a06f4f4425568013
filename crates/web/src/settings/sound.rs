//! Whether and how loud sounds are.

use leptos::prelude::*;

use crate::client::Client;
use crate::components::sound_switch::SoundSwitch;
use polis_client::settings::Volume;
use polis_client::sound::{Height, Sound};

/// Whether and how loud sounds are.
#[component]
pub(crate) fn Sounds() -> impl IntoView {
    let client = Client::here();
    let turn = move |event| {
        let hundredths = event_target_value(&event).parse().unwrap_or_default();
        client
            .settings
            .update(|settings| settings.volume = Volume::new(hundredths));
    };
    // One hears what one has chosen.
    let try_out = move |_| client.hear(&[Sound::Laid(Height::Ground), Sound::Gained]);
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.settings.sound())}</legend>
            <SoundSwitch/>
            <label class="option volume">
                <span>{client.say(|words| words.settings.volume())}</span>
                <input
                    type="range"
                    min="5"
                    max=Volume::MAX.hundredths()
                    step="5"
                    prop:value=move || {
                        client.settings.with(|settings| settings.volume.hundredths().to_string())
                    }
                    disabled=move || !client.is_sounding()
                    on:input=turn
                    on:change=try_out
                />
            </label>
        </fieldset>
    }
}
