//! The games among the saved games: those that wait, and those that are over.

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::removed_notice::RemovedNotice;
use crate::components::shelf_card::{shelf_card, unreadable_card};
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_client::saved_games::{Entry, GameId, Removed, SavedGames};
use polis_client::session::SessionSummary;
use polis_i18n::Words;

/// The games that can be played on, the last one first, and those that are over.
#[component]
pub(crate) fn Waiting(entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let client = Client::here();
    let removed = RwSignal::new(None::<Removed>);
    let remove = move |id: GameId| {
        removed.set(SavedGames(LocalStorage).remove(id));
        entries.set(SavedGames(LocalStorage).entries());
    };
    let put_back = move |game: &Removed| {
        let saved = SavedGames(LocalStorage);
        let is_back = saved.put_back(game).is_ok();
        if is_back {
            entries.set(saved.entries());
        }
        is_back
    };
    let is_over = |entry: &Entry| matches!(&entry.summary, Ok(game) if game.to_move.is_none());
    let cards = move |over: bool| -> Vec<AnyView> {
        let entries = entries.get().into_iter();
        entries
            .filter(|entry| is_over(entry) == over)
            .map(|entry| view! { <WaitingGame entry remove/> }.into_any())
            .collect()
    };
    let waiting = move || {
        let mut cards = cards(false);
        let others = cards.split_off(cards.len().min(1));
        let number = others.len();
        let title = client.say(move |words| words.home.waiting(number));
        view! { {cards} {(number > 0).then(|| more(title, others))} }
    };
    let finished = move || {
        let mut cards = cards(true);
        let number = cards.len();
        let title = client.say(move |words| words.home.finished(number));
        let statistics = view! {
            <a class="button quiet" href=Route::Statistics.to_string()>
                {client.say(|words| words.statistics.title())}
            </a>
        };
        cards.push(statistics.into_any());
        (number > 0).then(|| more(title, cards))
    };
    view! {
        <RemovedNotice removed line=|words| words.home.removed() put_back/>
        {waiting}
        {finished}
    }
}

/// Games behind a line that opens.
fn more(title: impl Fn() -> String + Send + 'static, cards: Vec<AnyView>) -> impl IntoView {
    view! {
        <details class="more">
            <summary>{title}</summary>
            {cards}
        </details>
    }
}

#[component]
fn WaitingGame(entry: Entry, remove: impl Fn(GameId) + Send + 'static) -> impl IntoView {
    let client = Client::here();
    let id = entry.id;
    let about = format!("game-{id}");
    let remove = move || remove(id);
    let summary = match entry.summary {
        Ok(summary) => summary,
        Err(error) => {
            let line = client.say(|words| words.home.unreadable());
            return unreadable_card(&about, line, error.to_string(), remove);
        }
    };
    let is_over = summary.to_move.is_none();
    let go = client.say(move |words| {
        if is_over {
            words.home.look()
        } else {
            words.home.resume()
        }
    });
    let described = about.clone();
    let study = is_over.then(|| {
        view! {
            <a
                class="button"
                href=Route::Replay(ReplayPlace::Game(id, MovePath::START)).to_string()
                aria-describedby=about.clone()
            >
                {client.say(|words| words.study.this_game())}
            </a>
        }
    });
    let ways_on = view! {
        {study}
        <a
            class="button"
            class:primary=!is_over
            href=Route::Play(id).to_string()
            aria-describedby=described
        >
            {go}
        </a>
    };
    let title = {
        let summary = summary.clone();
        move || turn(&summary, client.words())
    };
    let detail = move || detail(&summary, client.words());
    shelf_card(&about, title, detail, remove, ways_on)
}

fn turn(summary: &SessionSummary, words: &Words) -> String {
    match summary.to_move {
        Some(seat) => summary.company().turn(seat, words),
        None => words.home.over().to_owned(),
    }
}

/// A game in two lines: whose turn it is, and more about it.
pub(crate) fn line_of(summary: &SessionSummary, words: &Words) -> (String, String) {
    (turn(summary, words), detail(summary, words))
}

/// The game, who has how many points, and how far it is.
fn detail(summary: &SessionSummary, words: &Words) -> String {
    let company = summary.company();
    let points: Vec<String> = summary
        .points
        .iter()
        .map(|(seat, points)| {
            let points = points.to_string().replace('-', "\u{2212}");
            format!("{} {points}", company.name(seat, words))
        })
        .collect();
    let moves = words.home.moves(summary.plies);
    format!(
        "{} \u{b7} {} \u{b7} {moves}",
        summary.game.title(),
        points.join(", ")
    )
}
