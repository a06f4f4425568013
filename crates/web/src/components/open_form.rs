//! A form that opens games from elsewhere: a record that somebody pastes, or a file.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::client::Client;
use polis_client::opening::{Games, OpenError};
use polis_i18n::Words;

/// What became of what somebody opened.
pub(crate) type OpenResult = RwSignal<Option<Result<usize, OpenError>>>;

/// A form that opens a record or a file of games. What was opened is shown elsewhere, or counted
/// in `result`.
#[component]
pub(crate) fn OpenForm(
    rows: &'static str,
    /// What can be opened.
    line: fn(&'static Words) -> &'static str,
    /// Opens a text.
    open: impl Fn(&str) + Copy + Send + Sync + 'static,
    result: OpenResult,
    /// What stands above the form.
    #[prop(optional)]
    title: Option<AnyView>,
    /// The buttons that open what is in the text area, which they get.
    buttons: impl FnOnce(NodeRef<html::Textarea>) -> AnyView + 'static,
) -> impl IntoView {
    let client = Client::here();
    let text = NodeRef::<html::Textarea>::new();
    let file = NodeRef::<html::Input>::new();
    let pasted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(text) = text.get_untracked() {
            open(&text.value());
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
            result.set(Some(Err(OpenError::TooLong { found })));
            return;
        }
        let read = Closure::once(move |text: JsValue| open(&text.as_string().unwrap_or_default()));
        // A file that the browser cannot read is as if it were empty.
        let unread = Closure::once(move |_: JsValue| open(""));
        let _ = file.text().then2(&read, &unread);
        read.forget();
        unread.forget();
    };
    let said = move || {
        let words = client.words();
        let said = match result.get()? {
            Ok(number) => view! { <p class="good">{words.home.opened(number)}</p> }.into_any(),
            Err(error) => view! {
                <p class="error">
                    {words.home.cannot_open()}
                    " "
                    <small lang="en">{error.to_string()}</small>
                </p>
            }
            .into_any(),
        };
        Some(said)
    };
    view! {
        <form class="card opening" on:submit=pasted>
            {title}
            <p class="small" id="open-line">{client.text(line)}</p>
            <textarea
                rows=rows
                spellcheck="false"
                autocomplete="off"
                placeholder="game akropolis …"
                aria-label=client.text(|words| words.home.record())
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
                    {client.text(|words| words.home.choose_file())}
                </label>
                {buttons(text)}
            </div>
        </form>
    }
}
