//! Opening games from elsewhere: a record that somebody pastes, or a file.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::play;
use polis_client::opening::{Games, OpenError, Opened};
use polis_client::replay::link;
use polis_client::shelf::{Entry, Shelf};
use polis_client::words::Words;

/// How an opening went.
#[derive(Clone)]
enum Result {
    /// So many games were added.
    Added(usize),
    /// Nothing was opened, and why.
    Failed(OpenError),
}

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
    let result = RwSignal::new(None::<Result>);
    let text = NodeRef::<html::Textarea>::new();
    let file = NodeRef::<html::Input>::new();
    let open = move |text: &str| {
        let shelf = Shelf(LocalStorage);
        let outcome = match Opened::read(text, &mut browser::chance()) {
            Ok(Opened::Game(session)) => {
                play::go_to_table(session);
                return;
            }
            Ok(Opened::Games(games)) => games.add_to(&shelf),
            Err(error) => Err(error),
        };
        entries.try_set(shelf.entries());
        result.try_set(Some(match outcome {
            Ok(number) => Result::Added(number),
            Err(error) => Result::Failed(error),
        }));
    };
    let pasted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(text) = text.get_untracked() {
            open(&text.value());
        }
    };
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
    let chosen = move |_| {
        let Some(input) = file.get_untracked() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be chosen again.
        input.set_value("");
        if file.size() > Games::MAX_BYTES as f64 {
            let found = file.size() as usize;
            result.set(Some(Result::Failed(OpenError::TooLong { found })));
            return;
        }
        let read = Closure::once(move |text: JsValue| open(&text.as_string().unwrap_or_default()));
        // A file that the browser cannot read is as if it were empty.
        let failed = Closure::once(move |_: JsValue| open(""));
        let _ = file.text().then2(&read, &failed);
        read.forget();
        failed.forget();
    };
    let said = move || result.get().map(|result| said(&result, client.words()));
    view! {
        <details class="more open">
            <summary>{client.say(|words| words.home.open)}</summary>
            <form class="card opening" on:submit=pasted>
                <p class="small" id="open-line">{client.say(|words| words.home.open_line)}</p>
                <textarea
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    placeholder="game akropolis …"
                    aria-label=client.say(|words| words.home.record)
                    aria-describedby="open-line"
                    node_ref=text
                ></textarea>
                <div role="status">{said}</div>
                <div class="line">
                    <label class="button file">
                        <input
                            class="unseen"
                            type="file"
                            accept=".polis,.json,text/plain,application/json"
                            node_ref=file
                            on:change=chosen
                        />
                        {client.say(|words| words.home.choose_file)}
                    </label>
                    <button class="button" type="button" id="open-study" on:click=study>
                        {client.say(|words| words.study.open_now)}
                    </button>
                    <button class="button primary" type="submit">
                        {client.say(|words| words.home.open_now)}
                    </button>
                </div>
            </form>
        </details>
    }
}

/// How it went, in words.
fn said(result: &Result, words: &Words) -> AnyView {
    match result {
        Result::Added(number) => {
            view! { <p class="good">{(words.home.opened)(*number)}</p> }.into_any()
        }
        Result::Failed(error) => view! {
            <p class="error">
                {words.home.cannot_open}
                " "
                <small lang="en">{error.to_string()}</small>
            </p>
        }
        .into_any(),
    }
}
