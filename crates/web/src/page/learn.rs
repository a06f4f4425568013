//! How to play for the first time.

use leptos::prelude::*;

use crate::client::Client;
use crate::game_kind::GameKind;
use crate::new_game::NewGame;
use crate::page::bar::Bar;
use crate::page::begin;
use crate::page::picture::Model;
use crate::route::Route;

/// How to play a game for the first time.
#[component]
pub(crate) fn Learn(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().learn.title.to_owned());
    let steps = move || {
        let learn = &client.words().learn;
        let steps = match game {
            GameKind::Akropolis => learn.akropolis,
            GameKind::Architekton => learn.architekton,
        };
        steps.map(|step| view! { <li>{step}</li> }).collect_view()
    };
    view! {
        <Bar what/>
        <main id="content" class="page" tabindex="-1">
            <header class="heading">
                <h1>{game.title()}</h1>
                <nav class="line">
                    <a class="button quiet" href=Route::Rules(game).to_string()>
                        {client.say(|words| words.rules.title)}
                    </a>
                </nav>
            </header>
            <div class="card lesson">
                <div class="picture"><Model game/></div>
                <ol class="steps">{steps}</ol>
            </div>
            <div class="start">
                <button
                    class="button primary"
                    type="button"
                    on:click=move |_| begin(&NewGame::first(), game)
                >
                    {client.say(|words| words.learn.first_game)}
                </button>
            </div>
        </main>
    }
}
