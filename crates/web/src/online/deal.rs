//! A deal that several people play: the way to one's own try, the board, and what others did.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{DealGame, DealId, DealPage, DealPlan};

use super::asked::{self, ask_as_me};
use super::banner::Banner;
use super::deal_board;
use super::invitation::Invitation;
use super::name::NameField;
use super::submission::Submission;
use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use polis_client::online::deals::{ComparedGame, PointsSource, compare};
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;
use polis_i18n::Words;

/// A deal.
#[component]
pub(crate) fn Deal(id: DealId) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let page = ask_as_me(line, move || api::deal(id));
    // It stays when the page is asked for anew.
    let failed = RwSignal::new(None::<Failure>);
    let body = move || match page.get() {
        Some(Err(Failure::Refused(polis_protocol::Code::NotFound))) => view! {
            <h1>{client.text(|words| words.online.deal.missing())}</h1>
        }
        .into_any(),
        answer => asked::show(line, answer, |page| {
            view! { <Found page failed/> }.into_any()
        }),
    };
    view! {
        <Bar/>
        <Banner/>
        <main id="content" class="page deal-page" tabindex="-1">{body}</main>
    }
}

#[component]
fn Found(page: DealPage, failed: RwSignal<Option<Failure>>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let (id, plan) = (page.deal.id, page.deal.plan);
    let host = page.host.clone();
    let headline = move || {
        let words = client.words();
        match (id, &host) {
            (DealId::Duel(_), Some(host)) if Some(host.id) != line.my_id() => {
                words.online.room.invited_by(&table_text::name(host, words))
            }
            (DealId::Duel(_), _) => words.online.deal.duel().to_owned(),
            (DealId::Daily(..), _) => plan.game().title().to_owned(),
        }
    };
    let about = move || {
        let words = client.words();
        let against = deal_board::opponent(plan, words);
        match id {
            DealId::Daily(day, _) => {
                let noon = day.begins() + 43_200_000;
                let day = browser::day(noon as f64, client.language());
                format!("{against} \u{b7} {day}")
            }
            DealId::Duel(_) => format!("{} \u{b7} {against}", plan.game().title()),
        }
    };
    let result = page.deal.mine.as_ref().and_then(|mine| mine.result);
    let result = result.map(|result| {
        view! {
            <p class="figure" id="my-result">
                {client.say(move |words| deal_board::result(&result, words))}
            </p>
        }
    });
    let is_open = page.is_open;
    let board = {
        let board = page.board.clone();
        move || deal_board::board(client, plan, &board, line.my_id())
    };
    let is_mine = untrack(|| line.my_id())
        .is_some_and(|me| page.host.as_ref().is_some_and(|host| host.id == me));
    let invitation =
        (is_mine && page.deal.players < 2).then(|| view! { <Invitation route=Route::Deal(id)/> });
    let duelists = (!page.people.is_empty()).then(|| duelists(client, &page));
    view! {
        <header class="heading">
            <div>
                <h1>{headline}</h1>
                <p>{about}</p>
            </div>
            <nav class="line">
                <a class="button quiet" href=Route::Daily.to_string()>
                    {client.text(|words| words.online.deal.title())}
                </a>
            </nav>
        </header>
        {result}
        <Begin page failed/>
        {duelists}
        {invitation}
        <section aria-labelledby="board">
            <h2 id="board">{client.text(|words| words.online.deal.board())}</h2>
            {move || {
                if is_open {
                    board()
                } else {
                    view! { <p class="small">{client.words().online.deal.closed()}</p> }.into_any()
                }
            }}
        </section>
        {is_open.then(|| view! { <Games id plan/> })}
    }
}

/// Who plays a duel, and who has finished.
fn duelists(client: Client, page: &DealPage) -> impl IntoView + use<> {
    let people = page.people.clone();
    let names = move || {
        let words = client.words();
        let names: Vec<String> = people
            .iter()
            .map(|person| table_text::name(person, words))
            .collect();
        names.join(" \u{2013} ")
    };
    view! { <p class="small" id="duelists">{names}</p> }
}

/// The way to one's own try, as long as there is one to begin or to go on with.
#[component]
fn Begin(page: DealPage, failed: RwSignal<Option<Failure>>) -> impl IntoView {
    let client = Client::here();
    let id = page.deal.id;
    let form = Submission::telling(failed);
    let is_begun = page.deal.mine.is_some();
    let is_done = page
        .deal
        .mine
        .as_ref()
        .is_some_and(|mine| mine.result.is_some());
    let is_full = matches!(id, DealId::Duel(_)) && page.deal.players >= 2;
    // Whose day is over can only be looked at.
    let is_closed = !is_begun && (page.is_open || is_full);
    if is_done || is_closed {
        return ().into_any();
    }
    let begin = move |event: leptos::ev::SubmitEvent| {
        form.ask(&event, api::begin_deal(id), |table| {
            table_text::go(Route::Table(table.id));
        });
    };
    let said = move || {
        let words = client.words();
        failed.get().map(|failure| match failure {
            Failure::Refused(polis_protocol::Code::NotAllowed) => words.online.deal.once(),
            Failure::Refused(polis_protocol::Code::Taken) => words.online.deal.full(),
            failure => table_text::failure(&failure, client),
        })
    };
    view! {
        <form class="card sheet-form" id="begin-deal" on:submit=begin>
            <p>{client.text(|words| words.online.deal.rules())}</p>
            <NameField typed=form.typed/>
            {move || said().map(|text| view! { <p role="alert">{text}</p> })}
            <div class="line">
                <button class="button primary" type="submit" disabled=move || form.is_busy.get()>
                    {move || {
                        let words = client.words();
                        if is_begun { words.home.resume() } else { words.home.play() }
                    }}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// What others did with the deal.
#[component]
fn Games(id: DealId, plan: DealPlan) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let games = RwSignal::new(Vec::<DealGame>::new());
    spawn_local(async move {
        if let Ok(found) = api::deal_games(id).await {
            games.try_set(found);
        }
    });
    let compared = Memo::new(move |_| compare(games.get(), line.my_id()));
    let table = move || {
        compared.with(|compared| {
            let first = compared.first()?;
            let words = client.words();
            let deal = &words.online.deal;
            let sources = first
                .sources
                .iter()
                .map(|&(source, _)| view! { <th scope="col">{source_name(source, words)}</th> })
                .collect_view();
            let rows = compared.iter().map(|game| row(game, words)).collect_view();
            Some(view! {
                <section aria-labelledby="games">
                    <h2 id="games">{deal.games()}</h2>
                    <div class="card scroll">
                        <table class="statistics comparison" data-game=plan.game().name()>
                            <thead>
                                <tr>
                                    <th scope="col">{deal.player()}</th>
                                    <th scope="col">{deal.points()}</th>
                                    {sources}
                                    <th scope="col">{deal.first_moves()}</th>
                                    <th scope="col">{deal.alike()}</th>
                                </tr>
                            </thead>
                            <tbody>{rows}</tbody>
                        </table>
                    </div>
                </section>
            })
        })
    };
    view! { {table} }
}

fn row(game: &ComparedGame, words: &'static Words) -> AnyView {
    let table = game.entry.table;
    let sources = game
        .sources
        .iter()
        .map(|&(_, points)| view! { <td>{table_text::signed(points)}</td> })
        .collect_view();
    let moves = game
        .first_moves
        .iter()
        .map(|(text, ply)| {
            let route = Route::Replay(ReplayPlace::Table(table, MovePath::after(*ply)));
            view! { <a href=route.to_string()>{text.clone()}</a> " " }
        })
        .collect_view();
    let alike = game
        .alike
        .map_or_else(|| "\u{2013}".to_owned(), |alike| alike.to_string());
    view! {
        <tr class:mine=game.alike.is_none()>
            <th scope="row">{deal_board::person(&game.entry.person, words)}</th>
            <td>{table_text::signed(game.entry.result.points)}</td>
            {sources}
            <td class="moves">{moves}</td>
            <td>{alike}</td>
        </tr>
    }
    .into_any()
}

/// What points come from, in a word or two.
fn source_name(source: PointsSource, words: &Words) -> &'static str {
    match source {
        PointsSource::District(district) => words.akropolis.district(district),
        PointsSource::Stones => words.akropolis_table.stones_row(),
        PointsSource::Group => words.architekton_table.largest_group(),
        PointsSource::Chips => words.architekton_table.chips_row(),
    }
}
