//! Choosing whether a person plays, or the computer on one of its levels.

use leptos::prelude::*;
use polis_notation::Level;

use crate::client::Client;
use polis_i18n::Words;

/// A choice between a person and the levels of the computer.
#[component]
pub(crate) fn LevelSelect(
    /// The value that stands for a person.
    person: &'static str,
    /// What a person is called.
    person_label: fn(&'static Words) -> &'static str,
    /// The level, none for a person.
    #[prop(into)]
    level: Signal<Option<Level>>,
    #[prop(into)] choose: Callback<Option<Level>>,
    #[prop(optional)] class: Option<&'static str>,
    /// What is spoken of the choice, where no label stands beside it.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let client = Client::here();
    let levels = [None].into_iter().chain(Level::ALL.into_iter().map(Some));
    let options = levels.map(|one| {
        let text = client.say(move |words| match one {
            None => person_label(words).to_owned(),
            Some(level) => words.players.computer(words.players.level(level)),
        });
        view! {
            <option value=one.map_or(person, Level::name) selected=move || level.get() == one>
                {text}
            </option>
        }
    });
    view! {
        <select
            class=class
            aria-label=label.map(|label| move || label.get())
            prop:value=move || level.get().map_or(person, Level::name)
            on:change=move |event| choose.run(event_target_value(&event).parse().ok())
        >
            {options.collect_view()}
        </select>
    }
}
