//! A notice that something was removed, and can be put back.

use leptos::prelude::*;

use crate::client::Client;
use polis_i18n::Words;

/// Says that something was removed, as long as it can be put back.
#[component]
pub(crate) fn RemovedNotice<T: Clone + Send + Sync + 'static>(
    removed: RwSignal<Option<T>>,
    line: fn(&'static Words) -> &'static str,
    /// Puts it back; whether that was possible.
    put_back: impl Fn(&T) -> bool + Copy + Send + Sync + 'static,
    #[prop(optional)] id: Option<&'static str>,
) -> impl IntoView {
    let client = Client::here();
    let undo = move |_| {
        if removed.get_untracked().is_some_and(|one| put_back(&one)) {
            removed.set(None);
        }
    };
    let notice = move || {
        removed.with(Option::is_some).then(|| {
            view! {
                <div class="card waiting notice">
                    <p>{client.text(line)}</p>
                    <div class="line">
                        <button class="button" type="button" id=id on:click=undo>
                            {client.text(|words| words.play.undo())}
                        </button>
                    </div>
                </div>
            }
        })
    };
    view! { <div role="status">{notice}</div> }
}
