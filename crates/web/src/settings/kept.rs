//! What the browser keeps: taking all games along, and forgetting everything.

use leptos::prelude::*;

use crate::app;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::table::files;
use polis_client::opening::Games;
use polis_client::saved_games::SavedGames;
use polis_client::settings;

/// How far somebody is on the way to forgetting everything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forgetting {
    /// Nobody wants it.
    No,
    /// Somebody was asked whether it is meant.
    Asked,
    /// It is done.
    Done,
}

/// What the browser keeps.
#[component]
pub(crate) fn WhatIsKept() -> impl IntoView {
    let client = Client::here();
    let forgetting = RwSignal::new(Forgetting::No);
    let save = |_| {
        let text = Games::of(&SavedGames(LocalStorage)).to_text();
        files::save(&text, "application/json", "polis-games.json");
    };
    let forget = move |_| {
        SavedGames(LocalStorage).forget_everything();
        client.settings.set(settings::Settings::default());
        forgetting.set(Forgetting::Done);
    };
    let asking = move || {
        let words = &client.words().settings;
        match forgetting.get() {
            Forgetting::No => view! {
                <button
                    class="button"
                    id="forget"
                    type="button"
                    on:click=move |_| {
                        forgetting.set(Forgetting::Asked);
                        // A press of Enter too many keeps everything.
                        request_animation_frame(|| {
                            app::focus("keep");
                        });
                    }
                >
                    {words.forget()}
                </button>
            }
            .into_any(),
            Forgetting::Asked => view! {
                <div class="asking" role="alertdialog" aria-labelledby="forget-line">
                    <p id="forget-line">{words.forget_line()}</p>
                    <div class="line">
                        <button
                            class="button"
                            type="button"
                            id="keep"
                            on:click=move |_| forgetting.set(Forgetting::No)
                        >
                            {words.cancel()}
                        </button>
                        <button class="button grave" id="forget-now" type="button" on:click=forget>
                            {words.forget_now()}
                        </button>
                    </div>
                </div>
            }
            .into_any(),
            Forgetting::Done => {
                view! { <p class="good" role="status">{words.forgotten()}</p> }.into_any()
            }
        }
    };
    view! {
        <section class="card kept" aria-labelledby="kept">
            <h2 id="kept">{client.say(|words| words.settings.kept())}</h2>
            <p class="small">{client.say(|words| words.settings.kept_line())}</p>
            <div class="line">
                <button class="button" type="button" on:click=save>
                    {client.say(|words| words.settings.save_games())}
                </button>
                {asking}
            </div>
        </section>
    }
}
