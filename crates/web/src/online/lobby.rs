//! The lobby: one's own games, tables to sit down at, games to watch.

use leptos::prelude::*;
use polis_game::Seat;
use polis_protocol::{Action, Chair, LobbyTable, MyTable, PersonId, Status as Progress, TableId};

use super::banner::{Banner, NoServer};
use super::friends::FriendsCard;
use super::lobby_filter::{FilterChoice, FilterForm};
use super::play_now::PlayNow;
use super::rating_label::rating_label;
use super::table_text;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::line::Line;
use polis_client::online::clock::TimeLeft;
use polis_client::online::connection::Status;
use polis_client::online::lobby_filter::LobbyFilter;
use polis_client::online::lobby_state;
use polis_client::route::Route;

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.watch_lobby();
    line.ask_for_mine();
    let choice = FilterChoice::new();
    let what = Signal::derive(move || client.words().online.title().to_owned());
    let has_server = Memo::new(move |_| line.status.get() != Status::NoServer);
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page lobby" tabindex="-1">
            <header class="heading">
                <h1>{client.text(|words| words.online.title())}</h1>
                <nav class="line">
                    <a class="button quiet" id="best" href=Route::Leaderboard.to_string()>
                        {client.text(|words| words.online.lobby.best())}
                    </a>
                    {move || {
                        has_server
                            .get()
                            .then(|| {
                                view! {
                                    <a
                                        class="button"
                                        id="to-tournaments"
                                        href=Route::Tournaments.to_string()
                                    >
                                        {client.text(|words| words.online.tournament.title())}
                                    </a>
                                    <a class="button" id="to-daily" href=Route::Daily.to_string()>
                                        {client.text(|words| words.online.deal.title())}
                                    </a>
                                    <a
                                        class="button primary"
                                        id="new-table"
                                        href=Route::NewTable.to_string()
                                    >
                                        {client.text(|words| words.online.lobby.friend())}
                                    </a>
                                }
                            })
                    }}
                </nav>
            </header>
            {move || {
                if has_server.get() {
                    view! {
                        <Mine/>
                        <PlayNow/>
                        <div class="halls"><Open choice/> <Playing choice/></div>
                        <FriendsCard/>
                    }
                    .into_any()
                } else {
                    view! { <NoServer/> }.into_any()
                }
            }}
        </main>
    }
}

/// One's own unfinished games, those that wait first.
#[component]
pub(super) fn Mine(
    /// How many are listed; all of them where nothing is said.
    #[prop(default = usize::MAX)]
    most: usize,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let games = move || {
        let mine = line.mine.get().filter(|mine| !mine.is_empty())?;
        let is_shortened = mine.len() > most;
        let rows = mine
            .into_iter()
            .take(most)
            .map(|mine| {
                let (id, is_mine) = (mine.table.id, mine.my_turn);
                let table = mine.table.clone();
                let said = move || my_state(&mine, line, client);
                view! {
                    <li class="row" class:on=is_mine>
                        <Seated table/>
                        <p class="small state">{said}</p>
                        <a
                            class="button"
                            class:primary=is_mine
                            href=Route::Table(id).to_string()
                        >
                            {client.text(|words| words.online.lobby.to_table())}
                        </a>
                    </li>
                }
            })
            .collect_view();
        Some(view! {
            <section class="card list" id="mine">
                <h2>{client.text(|words| words.online.lobby.mine())}</h2>
                <ul class="plain">{rows}</ul>
                {is_shortened
                    .then(|| {
                        view! {
                            <a class="button quiet" href=Route::Online.to_string()>
                                {client.text(|words| words.online.room.to_lobby())}
                            </a>
                        }
                    })}
            </section>
        })
    };
    view! { {games} }
}

/// How one of one's own games stands.
fn my_state(mine: &MyTable, line: Line, client: Client) -> String {
    let words = client.words();
    let lobby = &words.online.lobby;
    let turn = match (mine.table.status, mine.my_turn) {
        (Progress::Gathering, _) => lobby.gathering(),
        (_, true) => words.players.your_turn(),
        (_, false) => lobby.not_your_turn(),
    };
    let left = mine.deadline.map(|deadline| TimeLeft {
        ms: deadline.saturating_sub(line.server_time()),
        runs: true,
    });
    match left {
        Some(left) => format!("{turn} \u{b7} {}", super::seats::face(left, words)),
        None => turn.to_owned(),
    }
}

/// The tables at which a chair is free.
#[component]
fn Open(choice: FilterChoice) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let tables =
        move || {
            let me = line.my_id();
            let tables: Vec<LobbyTable> = line.hall.with(|hall| {
                let hall = hall.as_ref()?;
                let others = hall.open().filter(|table| !is_mine(table, me));
                Some(others.cloned().collect())
            })?;
            let has_tables = !tables.is_empty();
            let tables: Vec<LobbyTable> = tables
                .into_iter()
                .filter(|table| choice.admits(table))
                .collect();
            if has_tables && tables.is_empty() {
                return Some(no_fit(client, choice));
            }
            if tables.is_empty() {
                return Some(view! {
                <div class="empty">
                    <p><b>{client.text(|words| words.online.lobby.nobody())}</b></p>
                    <p class="small">{client.text(|words| words.online.lobby.nobody_line())}</p>
                    <a class="button" href=Route::NewTable.to_string()>
                        {client.text(|words| words.online.plan.title())}
                    </a>
                </div>
            }
            .into_any());
            }
            let rows = tables
                .into_iter()
                .map(|table| {
                    let id = table.id;
                    let free = lobby_state::free(&table);
                    view! {
                        <li class="row">
                            <Seated table/>
                            <p class="small state">
                                {client.say(move |words| words.online.lobby.free(free))}
                            </p>
                            <a
                                class="button"
                                href=Route::Table(id).to_string()
                                on:click=move |_| {
                                if line.me.with_untracked(Option::is_some) {
                                    sit(id);
                                }
                            }
                            >
                                {client.text(|words| words.online.lobby.sit())}
                            </a>
                        </li>
                    }
                })
                .collect_view();
            Some(view! { <ul class="plain">{rows}</ul> }.into_any())
        };
    view! {
        <section class="card list" id="open">
            <h2>{client.text(|words| words.online.lobby.open())}</h2>
            <FilterForm choice/>
            <div aria-live="polite">{tables}</div>
        </section>
    }
}

/// Sits down on the way to a table; who has no name yet is asked for it there.
fn sit(table: TableId) {
    // Where it is refused, the table itself tells why.
    Line::act(table, Action::Join { seat: None }, |_| {});
}

/// The games that can be watched.
#[component]
fn Playing(choice: FilterChoice) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let tables = move || {
        let me = line.my_id();
        let tables: Vec<LobbyTable> = line.hall.with(|hall| {
            let hall = hall.as_ref()?;
            let others = hall.playing().filter(|table| !is_mine(table, me));
            Some(others.cloned().collect())
        })?;
        let has_tables = !tables.is_empty();
        let tables: Vec<LobbyTable> = tables
            .into_iter()
            .filter(|table| choice.admits(table))
            .collect();
        if has_tables && tables.is_empty() {
            return Some(no_fit(client, choice));
        }
        if tables.is_empty() {
            return Some(
                view! {
                    <p class="small none">{client.text(|words| words.online.lobby.no_games())}</p>
                }
                .into_any(),
            );
        }
        let rows = tables
            .into_iter()
            .map(|table| {
                let id = table.id;
                view! {
                    <li class="row">
                        <Seated table/>
                        <a class="button quiet" href=Route::Table(id).to_string()>
                            {client.text(|words| words.online.lobby.watch())}
                        </a>
                    </li>
                }
            })
            .collect_view();
        Some(view! { <ul class="plain">{rows}</ul> }.into_any())
    };
    view! {
        <section class="card list" id="playing">
            <h2>{client.text(|words| words.online.lobby.playing())}</h2>
            {tables}
        </section>
    }
}

/// That no table fits what is chosen, and the way to see all.
fn no_fit(client: Client, choice: FilterChoice) -> AnyView {
    view! {
        <div class="empty no-fit">
            <p>{client.text(|words| words.online.find.no_fit())}</p>
            <button
                class="button"
                type="button"
                on:click=move |_| choice.filter.set(LobbyFilter::default())
            >
                {client.text(|words| words.online.find.show_all())}
            </button>
        </div>
    }
    .into_any()
}

/// Whether one sits there.
fn is_mine(table: &LobbyTable, me: Option<PersonId>) -> bool {
    let people = table.chairs.iter().filter_map(Chair::person);
    me.is_some() && people.map(|person| Some(person.id)).any(|id| id == me)
}

/// A game and who sits there.
#[component]
fn Seated(table: LobbyTable) -> impl IntoView {
    let client = Client::here();
    let game = table.settings.game.kind();
    let settings = table.settings.clone();
    let remarks = move || table_text::remarks(&settings, client.words()).join(" \u{b7} ");
    let chairs = table.chairs.clone();
    let chairs = move || {
        let words = client.words();
        Seat::ALL
            .into_iter()
            .zip(&chairs)
            .map(|(seat, chair)| chair_token(seat, chair, words))
            .collect_view()
    };
    view! {
        <div class="about">
            <p><b>{game.title()}</b> " " <span class="small">{remarks}</span></p>
            <p class="tokens">{chairs}</p>
        </div>
    }
}

/// Somebody on a chair, in a lobby.
fn chair_token(seat: Seat, chair: &Chair, words: &'static polis_i18n::Words) -> AnyView {
    let name = table_text::chair(chair, words);
    let rating = chair
        .person()
        .and_then(|person| rating_label(person, words));
    let is_computer = chair.level().is_some();
    let class = if name.is_some() {
        "token"
    } else {
        "token free"
    };
    view! {
        <span class=class class:computer=is_computer data-seat=seat.number()>
            {name.unwrap_or_else(|| words.online.room.free().to_owned())}
            {rating.map(|rating| view! { " " {rating} })}
        </span>
    }
    .into_any()
}
