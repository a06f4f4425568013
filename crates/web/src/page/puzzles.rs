//! Puzzles.

use leptos::prelude::*;

use crate::client::Client;
use crate::page::bar::Bar;
use crate::puzzles::PuzzlePlace;

/// Puzzles.
#[component]
pub(crate) fn Puzzles(place: PuzzlePlace) -> impl IntoView {
    let client = Client::here();
    let _ = place;
    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.puzzles.title)}</h1>
        </main>
    }
}
