//! The emblem of whoever plays at this screen, and whether the characters of the computer speak.

use leptos::prelude::*;
use polis_client::avatar::{Avatar, Emblem};

use crate::client::Client;
use crate::components::avatar::calm_avatar;
use crate::components::switch::Switch;

/// Chooses the emblem, and whether the characters speak.
#[component]
pub(crate) fn EmblemAndRemarks() -> impl IntoView {
    let client = Client::here();
    let settings = client.settings;
    let choices = Emblem::ALL.map(|emblem| {
        let label = client.say(move |words| words.company.emblems()[emblem as usize]);
        view! {
            <label title=label>
                <input
                    type="radio"
                    name="emblem"
                    value=emblem.name()
                    aria-label=label
                    prop:checked=move || settings.with(|settings| settings.emblem == emblem)
                    on:change=move |_| settings.update(|settings| settings.emblem = emblem)
                />
                {calm_avatar(Avatar::Person(emblem), None)}
            </label>
        }
    });
    view! {
        <fieldset class="card">
            <legend>{client.say(|words| words.company.emblem())}</legend>
            <p class="small">{client.say(|words| words.company.emblem_line())}</p>
            <div class="emblems">{choices.collect_view()}</div>
            <Switch
                is_on=Signal::derive(move || settings.with(|settings| !settings.quiet))
                set=move |_| settings.update(|settings| settings.quiet = !settings.quiet)
            >
                <span>
                    {client.say(|words| words.company.remarks())}
                    <small>{client.say(|words| words.company.remarks_line())}</small>
                </span>
            </Switch>
        </fieldset>
    }
}
