//! Opening games from elsewhere: a record that somebody pastes, or a file.

use leptos::html;
use leptos::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::open_form::{OpenForm, OpenResult};
use crate::play;
use polis_client::opening::Opened;
use polis_client::replay::link;
use polis_client::saved_games::{Entry, SavedGames};

/// Goes to the study of a record; not of what is none at a glance.
fn study_it(record: &str) -> bool {
    let is_record = !record.is_empty() && !record.starts_with('{');
    if is_record {
        let route = format!("#/replay/record/{}", link::encode(record));
        window().location().set_hash(&route).unwrap_or_default();
    }
    is_record
}

/// Opens games from elsewhere.
#[component]
pub(crate) fn Open(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let client = Client::here();
    let result: OpenResult = RwSignal::new(None);
    let open = move |text: &str| {
        let saved = SavedGames(LocalStorage);
        let outcome = match Opened::read(text, &mut browser::chance()) {
            Ok(Opened::Game(session)) => {
                play::go_to_table(session);
                return;
            }
            Ok(Opened::Games(games)) => games.add_to(&saved),
            Err(error) => Err(error),
        };
        entries.try_set(saved.entries());
        result.try_set(Some(outcome));
    };
    let buttons = move |text: NodeRef<html::Textarea>| {
        let study = move |_| {
            let Some(text) = text.get_untracked() else {
                return;
            };
            let record = text.value();
            // A file of games is not one to go through.
            if !study_it(record.trim()) {
                open(&record);
            }
        };
        view! {
            <button class="button" type="button" id="open-study" on:click=study>
                {client.text(|words| words.study.open_now())}
            </button>
            <button class="button primary" type="submit">
                {client.text(|words| words.home.open_now())}
            </button>
        }
        .into_any()
    };
    view! {
        <details class="more open">
            <summary>{client.text(|words| words.home.open())}</summary>
            <OpenForm rows="5" line=|words| words.home.open_line() open result buttons/>
        </details>
    }
}
