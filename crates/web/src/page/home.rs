//! The first page.

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::game_kind::GameKind;
use crate::naming::Company;
use crate::page::bar::Bar;
use crate::page::online::TurnsElsewhere;
use crate::page::picture::Model;
use crate::route::Route;
use crate::session::Summary;
use crate::shelf::{Entry, GameId, Shelf};
use crate::words::Words;

/// The first page: games that wait, and both games.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let client = Client::here();
    let entries = RwSignal::new(Shelf(LocalStorage).entries());
    let remove = move |id: GameId| {
        Shelf(LocalStorage).remove(id);
        entries.update(|entries| entries.retain(|entry| entry.id != id));
    };
    view! {
        <Bar/>
        <main id="content" class="page home" tabindex="-1">
            <h1 class="unseen">"Polis"</h1>
            <TurnsElsewhere/>
            {move || view! { <Waiting entries=entries.get() remove/> }}
            <div class="games">
                {GameKind::ALL.map(|game| view! { <GameCard game/> }).collect_view()}
            </div>
            <section class="card waiting online-entry">
                <p class="turn">{client.say(|words| words.online.title)}</p>
                <p class="small">{client.say(|words| words.online.line)}</p>
                <div class="line">
                    <a class="button" id="online" href=Route::Online.to_string()>
                        {client.say(|words| words.online.lobby.open)}
                    </a>
                    <a class="button" href=Route::NewTable.to_string()>
                        {client.say(|words| words.online.lobby.friend)}
                    </a>
                </div>
            </section>
            <footer class="fine">{client.say(|words| words.frame.fan_project)}</footer>
        </main>
    }
}

#[component]
fn GameCard(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let line = client.say(move |words| match game {
        GameKind::Akropolis => words.home.akropolis,
        GameKind::Architekton => words.home.architekton,
    });
    view! {
        <section class="card game">
            <div class="picture"><Model game/></div>
            <div class="text">
                <h2 class="title">{game.title()}</h2>
                <p>{line}</p>
                <div class="line">
                    <a class="button primary" href=Route::NewGame(game).to_string()>
                        {client.say(|words| words.home.play)}
                    </a>
                    <a class="button" href=Route::Learn(game).to_string()>
                        {client.say(|words| words.learn.title)}
                    </a>
                    <a class="button" href=Route::Rules(game).to_string()>
                        {client.say(|words| words.rules.title)}
                    </a>
                </div>
            </div>
        </section>
    }
}

/// The games that can be played on, the last one first.
#[component]
fn Waiting(entries: Vec<Entry>, remove: impl Fn(GameId) + Copy + Send + 'static) -> impl IntoView {
    let client = Client::here();
    let is_shown = |entry: &Entry| entry.is_unfinished() || entry.summary.is_err();
    let mut cards = entries
        .into_iter()
        .filter(is_shown)
        .map(|entry| view! { <WaitingGame entry remove/> })
        .collect::<Vec<_>>();
    let others = cards.split_off(cards.len().min(1));
    let number = others.len();
    let more = (number > 0).then(|| {
        view! {
            <details class="more">
                <summary>{client.say(move |words| (words.home.waiting)(number))}</summary>
                {others}
            </details>
        }
    });
    view! { {cards} {more} }
}

#[component]
fn WaitingGame(entry: Entry, remove: impl Fn(GameId) + Send + 'static) -> impl IntoView {
    let client = Client::here();
    let id = entry.id;
    let remove = view! {
        <button class="button quiet" type="button" on:click=move |_| remove(id)>
            {client.say(|words| words.home.remove)}
        </button>
    };
    match entry.summary {
        Ok(summary) => {
            let detail = {
                let summary = summary.clone();
                move || detail(&summary, client.words())
            };
            view! {
                <section class="card waiting">
                    <p class="turn">{move || turn(&summary, client.words())}</p>
                    <p class="small">{detail}</p>
                    <div class="line">
                        {remove}
                        <a class="button primary" href=Route::Play(id).to_string()>
                            {client.say(|words| words.home.resume)}
                        </a>
                    </div>
                </section>
            }
            .into_any()
        }
        Err(error) => view! {
            <section class="card waiting" title=error.to_string()>
                <p class="turn">{client.say(|words| words.home.unreadable)}</p>
                <div class="line">{remove}</div>
            </section>
        }
        .into_any(),
    }
}

fn company(summary: &Summary) -> Company {
    Company {
        players: summary.players.clone(),
        names: summary.names.clone(),
        architect: summary.architect,
    }
}

fn turn(summary: &Summary, words: &Words) -> String {
    let turn = |seat| company(summary).turn(seat, words);
    summary.to_move.map(turn).unwrap_or_default()
}

/// The game, who has how many points, and how far it is.
fn detail(summary: &Summary, words: &Words) -> String {
    let company = company(summary);
    let points: Vec<String> = summary
        .points
        .iter()
        .map(|(seat, points)| {
            let points = points.to_string().replace('-', "\u{2212}");
            format!("{} {points}", company.name(seat, words))
        })
        .collect();
    let moves = (words.home.moves)(summary.plies);
    format!(
        "{} \u{b7} {} \u{b7} {moves}",
        summary.game.title(),
        points.join(", ")
    )
}
