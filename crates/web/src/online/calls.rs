//! What is told on all pages: the search for a game, challenges, and moves that were sent late.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Challenge, Rated, WishedRated};

use super::friends;
use super::search;
use super::table_text;
use super::unsent::LateMoves;
use crate::browser;
use crate::client::Client;
use crate::online::line::Line;
use polis_client::online::search::{OpponentSearch, SearchEnd, clock_face};
use polis_client::route::Route;

/// The search for a game, challenges, and moves that were sent late.
#[component]
pub(super) fn Calls() -> impl IntoView {
    view! {
        <div class="calls">
            <Searching/>
            <SearchEnded/>
            <Challenges/>
            <Declined/>
            <LateMoves/>
        </div>
    }
}

/// How the search goes, with what one can do meanwhile.
#[component]
fn Searching() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let is_searching = Memo::new(move |_| line.search.with(Option::is_some));
    move || {
        is_searching.get().then(|| {
            let time = RwSignal::new(browser::now());
            let tick = move || {
                time.try_set(browser::now());
            };
            if let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(1)) {
                on_cleanup(move || handle.clear());
            }
            let look = move |look: &dyn Fn(&OpponentSearch, f64) -> String| {
                let now = time.get();
                line.search
                    .with(|search| search.as_ref().map(|search| look(search, now)))
            };
            let face = move || look(&|search, now| clock_face(search.seconds(now)));
            let whom = move || {
                let words = &client.words().online.find;
                look(&|search, _| match &search.state {
                    Some(state) => match state.band {
                        Some(band) => words.band(i64::from(band)),
                        None => words.anybody().to_owned(),
                    },
                    None => String::new(),
                })
            };
            let offers = Memo::new(move |_| {
                let now = time.get();
                line.search.with(|search| {
                    let search = search.as_ref()?;
                    search.offers_computer(now).then_some(search.wish.game)
                })
            });
            let offer = move || {
                offers.get().map(|game| {
                    let href = Route::NewGame(game).to_string();
                    view! {
                        <p>{client.text(|words| words.online.find.nobody())}</p>
                        <a class="button small-button" id="meanwhile" href=href.clone()>
                            {client.text(|words| words.online.find.meanwhile())}
                        </a>
                        <a
                            class="button small-button"
                            id="instead"
                            href=href
                            on:click=move |_| search::cancel(line, client)
                        >
                            {client.text(|words| words.online.find.instead())}
                        </a>
                    }
                })
            };
            view! {
                <div class="announcement" id="searching">
                    <span class="pulse"></span>
                    <p>
                        {client.text(|words| words.online.find.looking())}
                        " "
                        <span class="face" aria-hidden="true">{face}</span>
                        " "
                        <span class="small">{whom}</span>
                    </p>
                    {offer}
                    <button
                        class="button quiet small-button"
                        type="button"
                        id="stop-searching"
                        on:click=move |_| search::cancel(line, client)
                    >
                        {client.text(|words| words.online.room.withdraw())}
                    </button>
                </div>
            }
        })
    }
}

/// Why the search has ended.
#[component]
fn SearchEnded() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    move || {
        line.search_end.get().map(|end| {
            let why = move || {
                let words = &client.words().online;
                match end {
                    SearchEnd::Silent | SearchEnd::Refused(polis_protocol::Code::NotFound) => {
                        words.find.lost()
                    }
                    SearchEnd::Refused(code) => words.refusal(code),
                }
            };
            view! {
                <div class="announcement">
                    <p>{why}</p>
                    <button
                        class="button quiet small-button"
                        type="button"
                        on:click=move |_| line.search_end.set(None)
                    >
                        {client.text(|words| words.online.link.hide())}
                    </button>
                </div>
            }
        })
    }
}

/// To what a challenge is.
fn terms(challenge: &Challenge, client: Client) -> String {
    let rated = match challenge.wish.rated {
        WishedRated::Either | WishedRated::Rated => Rated::Rated,
        WishedRated::Casual => Rated::Casual,
    };
    let settings = challenge.wish.settings(rated);
    let mut terms = vec![challenge.wish.game.title().to_owned()];
    terms.extend(table_text::clock(settings.clock, client.words()));
    if rated == Rated::Rated {
        terms.push(client.words().online.lobby.rated().to_owned());
    }
    terms.join(" \u{b7} ")
}

/// Challenges to one, and one's own.
#[component]
fn Challenges() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let all = Memo::new(move |_| {
        line.friends.with(|friends| {
            let friends = friends.as_ref()?;
            let own = friends.challenged.iter().filter(|one| one.table.is_none());
            Some((
                friends.challenges.clone(),
                own.cloned().collect::<Vec<Challenge>>(),
            ))
        })
    });
    move || {
        let (to_me, mine) = all.get().unwrap_or_default();
        let to_me = to_me.into_iter().map(|challenge| {
            let id = challenge.id;
            let name = challenge.from.name.clone();
            let person = Route::Person(challenge.from.id).to_string();
            let said = move || client.words().online.find.challenges(&name);
            view! {
                <div class="announcement challenge">
                    <p>
                        <a href=person>{said}</a>
                        " "
                        <span class="small">{move || terms(&challenge, client)}</span>
                    </p>
                    <button
                        class="button primary small-button accept"
                        type="button"
                        on:click=move |_| friends::accept(line, client, id)
                    >
                        {client.text(|words| words.online.find.accept())}
                    </button>
                    <button
                        class="button quiet small-button refuse"
                        type="button"
                        on:click=move |_| friends::end_challenge(line, id)
                    >
                        {client.text(|words| words.online.find.refuse())}
                    </button>
                </div>
            }
        });
        let mine = mine.into_iter().map(|challenge| {
            let id = challenge.id;
            let name = challenge.to.name.clone();
            let said = move || client.words().online.find.challenged(&name);
            view! {
                <div class="announcement challenged">
                    <span class="pulse"></span>
                    <p>
                        {said}
                        " "
                        <span class="small">{move || terms(&challenge, client)}</span>
                    </p>
                    <button
                        class="button quiet small-button"
                        type="button"
                        on:click=move |_| friends::end_challenge(line, id)
                    >
                        {client.text(|words| words.online.room.withdraw())}
                    </button>
                </div>
            }
        });
        (to_me.collect_view(), mine.collect_view())
    }
}

/// Ends what need not be said again on the next screen.
pub(super) fn on_leaving(client: Client, end: impl Fn() + 'static) {
    Effect::new(move |before: Option<Option<Route>>| {
        let route = client.route();
        if before.is_some_and(|before| before != route) {
            end();
        }
        route
    });
}

/// That somebody declined.
#[component]
fn Declined() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    on_leaving(client, move || line.declined.set(None));
    move || {
        line.declined.get().map(|name| {
            let said = move || client.words().online.find.declined(&name);
            view! {
                <div class="announcement declined">
                    <p>{said}</p>
                    <button
                        class="button quiet small-button"
                        type="button"
                        on:click=move |_| line.declined.set(None)
                    >
                        {client.text(|words| words.online.link.hide())}
                    </button>
                </div>
            }
        })
    }
}

/// Does something with people, then looks who is around.
pub(super) fn then_look<T: 'static>(
    line: Line,
    question: impl Future<Output = super::api::Answer<T>> + 'static,
    then: impl FnOnce(super::api::Answer<T>) + 'static,
) {
    spawn_local(async move {
        let answer = question.await;
        line.ask_for_friends();
        then(answer);
    });
}
