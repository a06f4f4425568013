//! Choosing whether a person plays, or the computer as whom.

use leptos::prelude::*;

use crate::client::Client;
use polis_client::player::Player;
use polis_i18n::Words;

/// A choice between a person and those whom the computer plays.
#[component]
pub(crate) fn LevelSelect(
    /// The value that stands for a person.
    person: &'static str,
    /// What a person is called.
    person_label: fn(&'static Words) -> &'static str,
    /// Those whom the computer can play.
    computers: &'static [Player],
    #[prop(into)] player: Signal<Player>,
    #[prop(into)] choose: Callback<Player>,
    #[prop(optional)] class: Option<&'static str>,
    /// What is spoken of the choice, where no label stands beside it.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let client = Client::here();
    let computers = computers.iter().map(|&one| {
        view! {
            <option value=one.name() selected=move || player.get() == one>
                {client.say(move |words| match one {
                    Player::Computer(level) => words.players.opponent(level),
                    Player::Companion | Player::Person => words.players.companion_opponent(),
                })}
            </option>
        }
    });
    let value = move || match player.get() {
        Player::Person => person,
        computer @ (Player::Computer(_) | Player::Companion) => computer.name(),
    };
    let change = move |event| {
        let chosen = Player::from_name(&event_target_value(&event));
        choose.run(chosen.unwrap_or(Player::Person));
    };
    view! {
        <select
            class=class
            aria-label=label.map(|label| move || label.get())
            prop:value=value
            on:change=change
        >
            <option value=person selected=move || player.get() == Player::Person>
                {client.say(person_label)}
            </option>
            <optgroup label=client.say(|words| words.players.computers())>
                {computers.collect_view()}
            </optgroup>
        </select>
    }
}
