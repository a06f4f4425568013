//! Counting at a real table.

mod board;
mod city;
mod counting;
mod history;
mod numbers;
mod result;
mod setup;
mod side;
mod stage;
mod state;
mod stepper;
mod town;

use leptos::prelude::*;

use crate::client::Client;
use crate::components::bar::Bar;
use polis_client::scorepad::ScorepadPlace;

/// Counting at a real table.
#[component]
pub(crate) fn Scorepad(place: ScorepadPlace) -> impl IntoView {
    match place {
        ScorepadPlace::Home => view! { <history::History/> }.into_any(),
        ScorepadPlace::New(game) => view! { <setup::Before game/> }.into_any(),
        ScorepadPlace::Sheet(id) => view! { <counting::Counting id/> }.into_any(),
    }
}

/// The bar above every screen of the pad.
fn bar() -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().pad.title().to_owned());
    view! { <Bar what/> }
}
