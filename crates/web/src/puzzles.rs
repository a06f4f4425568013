//! Puzzles.

mod answer;
mod card;
mod home;
mod loading;
mod month;
mod puzzle;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use home::Home;
use loading::Loading;
use polis_client::puzzles::PuzzlePlace;
use puzzle::PuzzlePage;

#[component]
pub(crate) fn Puzzles(place: PuzzlePlace) -> impl IntoView {
    let client = Client::here();
    let loading = Loading::new();
    move || match (loading.library(), place) {
        (Some(library), PuzzlePlace::Home) => view! { <Home library/> }.into_any(),
        (Some(library), PuzzlePlace::Day | PuzzlePlace::Number(..)) => {
            view! { <PuzzlePage library place/> }.into_any()
        }
        (None, _) => view! {
            <Bar what=Signal::derive(move || client.words().puzzles.title().to_owned())/>
            <main id="content" class="page" tabindex="-1">
                <h1>{client.say(|words| words.puzzles.title())}</h1>
                {move || loading.waiting(client)}
            </main>
        }
        .into_any(),
    }
}
