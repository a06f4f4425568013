//! One's games at the server on screens that are about other things too.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::HistoryEntry;

use super::lobby::Mine;
use super::play_now::PlayAgain;
use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::online::api;
use crate::online::line::Line;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;

/// So many games are listed on the first page; the lobby has all.
const MOST_RUNNING: usize = 5;
/// So many finished games are listed among others; the page about oneself has all.
const MOST_FINISHED: usize = 8;

/// On the first page: the way to another game, and one's unfinished games, those that wait first.
#[component]
pub(crate) fn RunningGames() -> impl IntoView {
    Line::here().ask_for_mine();
    view! {
        <PlayAgain/>
        <Mine most=MOST_RUNNING/>
    }
}

/// Among what can be studied: one's finished games.
#[component]
pub(crate) fn FinishedGames() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let games = RwSignal::new(Vec::<HistoryEntry>::new());
    let me = Memo::new(move |_| line.my_id());
    Effect::new(move |_| {
        let Some(me) = me.get() else {
            games.set(Vec::new());
            return;
        };
        spawn_local(async move {
            if let Ok(page) = api::history(me, None).await {
                let latest = page.games.into_iter().take(MOST_FINISHED).collect();
                games.try_set(latest);
            }
        });
    });
    let list = move || {
        let me = me.get()?;
        let words = client.words();
        let rows = games.with(|games| {
            let row = |entry: &HistoryEntry| {
                let href =
                    Route::Replay(ReplayPlace::Table(entry.table, MovePath::START)).to_string();
                let day = browser::day(entry.at as f64, client.language());
                let pool = table_text::pool(entry.pool, words);
                view! {
                    <li>
                        <a href=href>
                            <b>{table_text::players(entry, words)}</b>
                            <span class="small">{format!("{pool} \u{b7} {day}")}</span>
                        </a>
                    </li>
                }
            };
            games.iter().map(row).collect::<Vec<_>>()
        });
        (!rows.is_empty()).then(|| {
            view! {
                <section class="card" id="online-games">
                    <h2>{words.study.online()}</h2>
                    <ul class="plain my-games">{rows}</ul>
                    <div class="line">
                        <a class="button quiet" href=Route::Person(me).to_string()>
                            {words.online.me.profile()}
                        </a>
                    </div>
                </section>
            }
        })
    };
    view! { {list} }
}
