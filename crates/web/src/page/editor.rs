//! A position that is set up by hand.

use leptos::prelude::*;

use crate::client::Client;
use crate::game_kind::GameKind;
use crate::page::bar::Bar;

/// A position that is set up by hand.
#[component]
pub(crate) fn Editor(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let _ = game;
    view! {
        <Bar/>
        <main id="content" class="page" tabindex="-1">
            <h1>{client.say(|words| words.editor.title)}</h1>
        </main>
    }
}
