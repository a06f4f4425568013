//! A player: ratings, statistics, finished games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    ForfeitReason, HistoryEntry, PersonId, PersonKind, Profile as Known, Rating, RatingPoint,
    Statistics,
};

use super::banner::Banner;
use super::friends::Acquaintance;
use super::more_button::MoreButton;
use super::rating_graph::rating_graph;
use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api::{self, Failure};
use polis_client::online::rating;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_i18n::Words;

/// A player.
#[component]
pub(crate) fn Profile(id: PersonId) -> impl IntoView {
    let client = Client::here();
    let known = RwSignal::new(None::<Result<Known, Failure>>);
    spawn_local(async move {
        let answer = api::profile(id).await;
        known.try_set(Some(answer));
    });
    let body = move || {
        match known.get() {
        None => view! {
            <p class="loading" role="status">{client.text(|words| words.online.link.connecting())}</p>
        }
        .into_any(),
        Some(Err(failure)) => view! {
            <h1>
                {move || match &failure {
                    Failure::NoAnswer => client.words().online.link.no_answer(),
                    Failure::Refused(_) => client.words().online.profile.missing(),
                }}
            </h1>
        }
        .into_any(),
        Some(Ok(known)) => view! { <Person known/> }.into_any(),
    }
    };
    view! {
        <Bar/>
        <Banner/>
        <main id="content" class="page profile" tabindex="-1">{body}</main>
    }
}

#[component]
fn Person(known: Known) -> impl IntoView {
    let client = Client::here();
    let person = known.person.clone();
    let since = known.since;
    let kind = person.kind;
    let about = move || {
        let words = &client.words().online.profile;
        let since = words.since(&browser::day(since as f64, client.language()));
        match kind {
            PersonKind::Guest => format!("{} \u{b7} {since}", words.guest()),
            PersonKind::Account => since,
            PersonKind::Deleted => String::new(),
        }
    };
    let named = person.clone();
    let name = move || table_text::name(&named, client.words());
    let ratings = (!known.ratings.is_empty()).then(|| {
        let cards = known
            .ratings
            .iter()
            .map(|&rating| view! { <RatingCard id=person.id rating/> })
            .collect_view();
        view! {
            <section>
                <h2>{client.text(|words| words.online.profile.ratings())}</h2>
                <div class="rating-cards">{cards}</div>
            </section>
        }
    });
    let statistics = (!known.statistics.is_empty())
        .then(|| view! { <Figures statistics=known.statistics.clone()/> });
    let away = known.vacation.map(|vacation| {
        let until = move || {
            let day = browser::day(vacation.until as f64, client.language());
            client.words().online.vacation.until(&day)
        };
        view! { <p class="small on-vacation">{until}</p> }
    });
    view! {
        <header class="heading">
            <div>
                <h1>{name}</h1>
                <p class="small">{about}</p>
                {away}
            </div>
            <nav class="line">
                <a class="button quiet" href=Route::Leaderboard.to_string()>
                    {client.text(|words| words.online.lobby.best())}
                </a>
                <a class="button quiet" href=Route::Online.to_string()>
                    {client.text(|words| words.online.room.to_lobby())}
                </a>
            </nav>
        </header>
        <Acquaintance id=person.id kind=person.kind/>
        {ratings}
        {statistics}
        <History id=person.id/>
    }
}

/// A rating, with how it went.
#[component]
fn RatingCard(id: PersonId, rating: Rating) -> impl IntoView {
    let client = Client::here();
    let points = RwSignal::new(Vec::<RatingPoint>::new());
    spawn_local(async move {
        if let Ok(found) = api::ratings(id, rating.pool).await {
            points.try_set(found);
        }
    });
    let is_provisional = Rating::is_provisional(rating.deviation);
    let figure = move || {
        let words = &client.words().online.profile;
        let written = rating::written(rating.rating.round() as i32, is_provisional);
        words.rating(&written, (2.0 * rating.deviation).round() as i64)
    };
    let remark = move || is_provisional.then(|| client.words().online.profile.provisional());
    let pool = move || table_text::pool(rating.pool, client.words());
    view! {
        <article class="card rating-card">
            <h3>{pool}</h3>
            <p class="figure">{figure} " " <small>{remark}</small></p>
            {move || points.with(|points| rating_graph(client, points, rating.pool))}
        </article>
    }
}

/// How finished games went.
#[component]
fn Figures(statistics: Vec<Statistics>) -> impl IntoView {
    let client = Client::here();
    let rows = statistics
        .into_iter()
        .map(|one| {
            let pool = move || table_text::pool(one.pool, client.words());
            // Where no game was played to its end, there are no points.
            let has_points = one.best_points != 0 || one.mean_points.abs() > f64::EPSILON;
            let figure = |text: String| {
                if has_points {
                    text.replace('-', "\u{2212}")
                } else {
                    "\u{2013}".to_owned()
                }
            };
            let mean = figure(format!("{:.1}", one.mean_points));
            let best = figure(one.best_points.to_string());
            view! {
                <tr>
                    <th scope="row">{pool}</th>
                    <td>{one.games}</td>
                    <td>{one.wins}</td>
                    <td>{one.shared}</td>
                    <td>{mean}</td>
                    <td>{best}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <section>
            <h2>{client.text(|words| words.online.profile.statistics())}</h2>
            <div class="card scroll">
                <table class="statistics">
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">{client.text(|words| words.online.profile.games())}</th>
                            <th scope="col">{client.text(|words| words.online.profile.wins())}</th>
                            <th scope="col">{client.text(|words| words.online.profile.shared())}</th>
                            <th scope="col">{client.text(|words| words.online.profile.mean())}</th>
                            <th scope="col">{client.text(|words| words.online.profile.best())}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
}

/// Finished games, page by page.
#[component]
fn History(id: PersonId) -> impl IntoView {
    let client = Client::here();
    let games = RwSignal::new(Vec::<HistoryEntry>::new());
    let before = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(true);
    let load = move || {
        is_busy.set(true);
        let key = before.get_untracked();
        spawn_local(async move {
            if let Ok(page) = api::history(id, key.as_deref()).await {
                games.try_update(|games| games.extend(page.games));
                before.try_set(page.before);
            }
            is_busy.try_set(false);
        });
    };
    load();
    let rows = move || {
        games.with(|games| {
            let rows = games.iter().map(|entry| game_row(client, entry));
            rows.collect_view()
        })
    };
    let none = move || {
        let is_empty = games.with(Vec::is_empty) && !is_busy.get();
        is_empty.then(|| view! { <p class="small none">{client.words().online.profile.none()}</p> })
    };
    view! {
        <section>
            <h2>{client.text(|words| words.online.profile.history())}</h2>
            <div class="card list">
                {none}
                <ul class="plain">{rows}</ul>
            </div>
            <MoreButton
                next=before
                is_busy
                label=|words| words.online.profile.earlier()
                load=move |()| load()
            />
        </section>
    }
}

/// A finished game in a list.
pub(super) fn game_row(client: Client, entry: &HistoryEntry) -> impl IntoView + use<> {
    let words = client.words();
    let profile = &words.online.profile;
    let has_won = entry.outcome.winners.contains(&entry.seat);
    let (class, result) = match (has_won, entry.outcome.winners.len()) {
        (true, 1) => ("won", profile.won()),
        (true, _) => ("shared", profile.drawn()),
        (false, _) => ("lost", profile.lost()),
    };
    let players = player_links(entry, words);
    // Why a game was over before its end.
    let reason = entry.outcome.forfeit.and_then(|(number, reason)| {
        let name = entry.players.get(usize::from(number).checked_sub(1)?)?;
        let name = table_text::player_name(name, words);
        let room = &words.online.room;
        Some(match reason {
            ForfeitReason::Resigned => room.resigned(&name),
            ForfeitReason::TimedOut => room.timed_out(&name),
            ForfeitReason::Abandoned => room.abandoned(&name),
        })
    });
    let change = entry.rating.map(|change| {
        let after = change.after.round() as i32;
        let after = rating::written(after, Rating::is_provisional(change.deviation));
        format!("{after} ({})", rating::signed_gain(&change))
    });
    view! {
        <li class="row">
            <span class=format!("result-mark {class}")>{result}</span>
            <div class="about">
                <p>{players}</p>
                <p class="small">
                    {table_text::pool(entry.pool, words)}
                    " \u{b7} "
                    {browser::day(entry.at as f64, client.language())}
                    {reason.map(|reason| format!(" \u{b7} {reason}"))}
                </p>
            </div>
            {change.map(|change| view! { <span class="small rating-step">{change}</span> })}
            <a
                class="button quiet"
                href=Route::Replay(ReplayPlace::Table(entry.table, MovePath::START)).to_string()
            >
                {words.study.this_game()}
            </a>
            <a class="button quiet" href=Route::Table(entry.table).to_string()>
                {words.online.lobby.to_table()}
            </a>
        </li>
    }
}

/// Who played a finished game, with their points and the ways to their profiles.
fn player_links(entry: &HistoryEntry, words: &'static Words) -> Vec<AnyView> {
    let people = entry.people.iter().copied().chain(std::iter::repeat(None));
    let players = entry.players.iter().zip(&entry.outcome.points).zip(people);
    players
        .enumerate()
        .map(|(index, ((name, &points), person))| {
            let gap = if index == 0 { "" } else { ", " };
            let name = table_text::player_name(name, words);
            let name = match person {
                Some(person) => {
                    view! { <a href=Route::Person(person).to_string()>{name}</a> }.into_any()
                }
                None => name.into_any(),
            };
            view! { {gap} {name} " " {table_text::signed(points)} }.into_any()
        })
        .collect()
}
