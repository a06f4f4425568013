//! The hash of the order of tiles, and after the game whether the tiles came in that order.

use leptos::html;
use leptos::prelude::*;
use polis_notation::Record;
use polis_protocol::Status;

use crate::client::Client;
use crate::online::place::OnlinePlace;
use polis_client::online::shuffle_proof::{GameProgress, ShuffleProof, ShuffleVerdict};

/// The proof of a table, for everybody who sees it.
#[component]
pub(crate) fn TableProof(place: OnlinePlace) -> impl IntoView {
    let proof = Memo::new(move |_| {
        place
            .table_replica(|table_replica| {
                let progress = match table_replica.state().status {
                    Status::Finished => GameProgress::Over,
                    Status::Gathering | Status::Playing | Status::Aborted(_) => {
                        GameProgress::Unfinished
                    }
                };
                match table_replica.record()? {
                    Record::Akropolis(record) => ShuffleProof::of(record, progress),
                    Record::Architekton(record) => ShuffleProof::of(record, progress),
                }
            })
            .flatten()
    });
    view! { <Proof proof=proof.into()/> }
}

/// A button that shows the proof; nothing where there is none.
#[component]
pub(crate) fn Proof(proof: Signal<Option<ShuffleProof>>) -> impl IntoView {
    let client = Client::here();
    let dialog = NodeRef::<html::Dialog>::new();
    let show = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let verdict = move || {
        let words = &client.words().online.shuffle;
        proof.with(|proof| match proof.as_ref().map(|proof| proof.verdict) {
            Some(ShuffleVerdict::Fixed) => words.fixed(),
            Some(ShuffleVerdict::Proven) => words.proven(),
            Some(ShuffleVerdict::Broken) => words.broken(),
            None => "",
        })
    };
    let state = move || {
        proof.with(|proof| match proof.as_ref().map(|proof| proof.verdict) {
            Some(ShuffleVerdict::Proven) => "proven",
            Some(ShuffleVerdict::Broken) => "broken",
            Some(ShuffleVerdict::Fixed) | None => "fixed",
        })
    };
    let hashes = move || {
        let proof = proof.get()?;
        let rows = proof.hashes.into_iter().map(|(ply, hash)| {
            let since = move || client.words().online.shuffle.from_move(ply + 1);
            view! { <li><span class="small">{since}</span> <code>{hash}</code></li> }
        });
        Some(rows.collect_view())
    };
    let has_proof = Memo::new(move |_| proof.with(Option::is_some));
    view! {
        {move || {
            has_proof
                .get()
                .then(|| {
                    view! {
                        <button
                            class="icon shuffle-proof"
                            type="button"
                            data-verdict=state
                            aria-label=client.text(|words| words.online.shuffle.title())
                            title=client.text(|words| words.online.shuffle.title())
                            on:click=show
                        >
                            <svg class="lines" viewBox="0 0 24 24" aria-hidden="true">
                                <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2"></path>
                            </svg>
                        </button>
                    }
                })
        }}
        <dialog class="ask proof" node_ref=dialog aria-labelledby="shuffle-title">
            <h2 id="shuffle-title">{client.text(|words| words.online.shuffle.title())}</h2>
            <p class="verdict" data-verdict=state>{verdict}</p>
            <ul class="plain">{hashes}</ul>
            <p class="small">{client.text(|words| words.online.shuffle.check())}</p>
            <div class="line">
                <button class="button primary" type="button" autofocus on:click=close>
                    {client.text(|words| words.table.close())}
                </button>
            </div>
        </dialog>
    }
}
