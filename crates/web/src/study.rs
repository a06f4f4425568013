//! What there is to study: a record from elsewhere, one's own games, and the other screens.

use leptos::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::open_form::{OpenForm, OpenResult};
use crate::home::line_of;
use crate::online::{FinishedGames, MyStudies};
use polis_client::opening::{OpenError, Opened};
use polis_client::replay::kept::{self, Studied};
use polis_client::replay::{MovePath, Notes, ReplayPlace};
use polis_client::route::Route;
use polis_client::saved_games::{Entry, GameId, SavedGames};
use polis_client::session::AnySession;
use polis_client::statistics::gathering::leave_out_opened;
use polis_i18n::Words;
use polis_notation::GameKind;

/// What there is to study.
#[component]
pub(crate) fn Study() -> impl IntoView {
    let client = Client::here();
    let entries = RwSignal::new(SavedGames(LocalStorage).entries());
    view! {
        <Bar/>
        <main id="content" class="page study" tabindex="-1">
            <h1>{client.say(|words| words.study.title())}</h1>
            <p>{client.say(|words| words.study.line())}</p>
            <div class="study-columns">
                <Open entries/>
                <Mine entries/>
                <FinishedGames/>
                <MyStudies/>
            </div>
            <Further/>
        </main>
    }
}

/// Opens a record, with its variations, and goes to its study.
#[component]
fn Open(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let client = Client::here();
    let result: OpenResult = RwSignal::new(None);
    let open = move |text: &str| {
        result.try_set(None);
        match study(text) {
            Ok(Outcome::Game(id)) => {
                let route = Route::Replay(ReplayPlace::Game(id, MovePath::START)).to_string();
                window().location().set_hash(&route).unwrap_or_default();
            }
            Ok(Outcome::Added(number)) => {
                entries.try_set(SavedGames(LocalStorage).entries());
                result.try_set(Some(Ok(number)));
            }
            Err(error) => {
                result.try_set(Some(Err(error)));
            }
        }
    };
    let title = view! { <h2>{client.text(|words| words.study.open())}</h2> }.into_any();
    let buttons = move |_| {
        view! {
            <button class="button primary" type="submit" id="open-record">
                {client.text(|words| words.study.open_now())}
            </button>
        }
        .into_any()
    };
    view! { <OpenForm rows="6" line=|words| words.study.open_line() open result title buttons/> }
}

/// What was opened.
enum Outcome {
    /// A game, which is among the saved games now.
    Game(GameId),
    /// So many games of a file.
    Added(usize),
}

/// Puts what a text holds among the saved games. A game that is there already stays where it is.
fn study(text: &str) -> Result<Outcome, OpenError> {
    let saved = SavedGames(LocalStorage);
    let session = match Opened::read(text, &mut browser::chance())? {
        Opened::Games(games) => return Ok(Outcome::Added(games.add_to(&saved)?)),
        Opened::Game(session) => session,
    };
    let known = saved
        .entries()
        .into_iter()
        .find(|entry| matches!(saved.get(entry.id), Some(Ok(kept)) if kept == session));
    let id = if let Some(entry) = known {
        entry.id
    } else {
        let id = saved.next_id();
        saved.keep(id, &session.save(browser::since_1970()))?;
        leave_out_opened(LocalStorage, id, &session);
        id
    };
    match &session {
        AnySession::Akropolis(session) => keep_variations(session.record(), text),
        AnySession::Architekton(session) => keep_variations(session.record(), text),
    }
    Ok(Outcome::Game(id))
}

/// Keeps the variations that come with a record.
fn keep_variations<G: Studied>(game: &polis_notation::GameRecord<G>, text: &str) {
    let tree = kept::read(text).ok().and_then(G::tree);
    let Some(tree) = tree.filter(polis_notation::Tree::has_variations) else {
        return;
    };
    let notes = kept::load(&LocalStorage, game).map_or_else(Notes::default, |(_, notes)| notes);
    // Where there is no room, the game itself can still be studied.
    let _ = kept::keep(&LocalStorage, &tree, &notes, browser::since_1970());
}

/// One's own games.
#[component]
fn Mine(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let client = Client::here();
    let games = move || {
        let words = client.words();
        let games: Vec<_> = entries
            .get()
            .into_iter()
            .filter_map(|entry| {
                let summary = entry.summary.as_ref().ok()?;
                let (title, detail) = line_of(summary, words);
                let href = Route::Replay(ReplayPlace::Game(entry.id, MovePath::START)).to_string();
                Some(view! {
                    <li>
                        <a href=href>
                            <b>{title}</b>
                            <span class="small">{detail}</span>
                        </a>
                    </li>
                })
            })
            .collect();
        if games.is_empty() {
            view! { <p class="small">{words.study.no_games()}</p> }.into_any()
        } else {
            view! { <ul class="plain my-games">{games}</ul> }.into_any()
        }
    };
    view! {
        <section class="card">
            <h2>{client.say(|words| words.study.mine())}</h2>
            {games}
        </section>
    }
}

/// The other screens of study and counting.
#[component]
fn Further() -> impl IntoView {
    let client = Client::here();
    let card = move |title: fn(&'static Words) -> &'static str,
                     line: fn(&'static Words) -> &'static str,
                     links: Vec<(String, String)>| {
        let links = links.into_iter().map(|(href, label)| {
            let label = if label.is_empty() {
                client.text(title)().to_owned()
            } else {
                label
            };
            view! { <a class="button" href=href>{label}</a> }
        });
        view! {
            <section class="card">
                <h2>{client.text(title)}</h2>
                <p class="small">{client.text(line)}</p>
                <div class="line">{links.collect_view()}</div>
            </section>
        }
    };
    let one = |href: String| vec![(href, String::new())];
    let editors = GameKind::ALL
        .map(|game| (Route::Editor(game).to_string(), game.title().to_owned()))
        .to_vec();
    view! {
        <div class="study-cards">
            {move || {
                let editors = editors.clone();
                view! {
                    {card(
                        |words| words.puzzles.title(),
                        |words| words.study.puzzles_line(),
                        one("#/puzzles".to_owned()),
                    )}
                    {card(|words| words.editor.title(), |words| words.study.editor_line(), editors)}
                    {card(
                        |words| words.pad.title(),
                        |words| words.study.pad_line(),
                        one("#/pad".to_owned()),
                    )}
                    {card(
                        |words| words.statistics.title(),
                        |words| words.study.statistics_line(),
                        one(Route::Statistics.to_string()),
                    )}
                }
            }}
        </div>
    }
}
