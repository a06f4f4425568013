//! Giving up, after a second thought.

use leptos::html;
use leptos::prelude::*;
use polis_protocol::{Action, Status};

use crate::client::Client;
use crate::online::place::OnlinePlace;

/// The button to give up, for who plays.
#[component]
pub(crate) fn Resigning(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let dialog = NodeRef::<html::Dialog>::new();
    let ask = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let resign = move |_| {
        close();
        place.act(Action::Resign);
    };
    let is_playing = Memo::new(move |_| {
        let is_playing = place.state(|state| state.status == Status::Playing) == Some(true);
        is_playing && place.seat().is_some()
    });
    view! {
        {move || {
            is_playing
                .get()
                .then(|| {
                    view! {
                        <button
                            class="icon"
                            type="button"
                            id="resign"
                            aria-label=client.text(|words| words.online.room.resign())
                            title=client.text(|words| words.online.room.resign())
                            on:click=ask
                        >
                            <svg class="lines" viewBox="0 0 24 24" aria-hidden="true">
                                <path d="M6 21V4M6 4.5c5-2.5 7 2.5 12 0v9c-5 2.5-7-2.5-12 0"></path>
                            </svg>
                        </button>
                    }
                })
        }}
        <dialog class="ask" node_ref=dialog aria-labelledby="resign-sure">
            <h2 id="resign-sure">{client.text(|words| words.online.room.resign_sure())}</h2>
            <div class="line">
                <button class="button" type="button" id="resign-now" on:click=resign>
                    {client.text(|words| words.online.room.resign())}
                </button>
                <button
                    class="button primary"
                    type="button"
                    autofocus
                    on:click=move |_| close()
                >
                    {client.text(|words| words.online.room.play_on())}
                </button>
            </div>
        </dialog>
    }
}
