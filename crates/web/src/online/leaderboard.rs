//! The best players, by game and number of players, and the best solo games, by architect.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_akropolis::Architect;
use polis_notation::GameKind;
use polis_protocol::{Leaderboard as Board, Pool, RankedPlayer};

use super::banner::Banner;
use super::rating_label::rating_label;
use super::solo_board::SoloBoard;
use super::table_text;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::segments::Segments;
use crate::online::api::{self, Failure};
use polis_client::route::Route;

/// What is rated apart.
const POOLS: [Pool; 4] = [
    pool(GameKind::Akropolis, 2),
    pool(GameKind::Akropolis, 3),
    pool(GameKind::Akropolis, 4),
    pool(GameKind::Architekton, 2),
];

const fn pool(game: GameKind, seats: u8) -> Pool {
    Pool { game, seats }
}

/// What is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    /// Players by their rating.
    Rated(Pool),
    /// Solo games by their points.
    Solo(Architect),
}

impl Listed {
    fn all() -> Vec<Listed> {
        let rated = POOLS.into_iter().map(Listed::Rated);
        rated
            .chain(Architect::ALL.into_iter().map(Listed::Solo))
            .collect()
    }
}

/// The best players and the best solo games.
#[component]
pub(crate) fn Leaderboard() -> impl IntoView {
    let client = Client::here();
    let chosen = RwSignal::new(Listed::Rated(POOLS[0]));
    let title = Signal::derive(move || client.words().online.lobby.best().to_owned());
    let body = move || match chosen.get() {
        Listed::Rated(pool) => view! { <Rated pool/> }.into_any(),
        Listed::Solo(architect) => view! { <SoloBoard architect/> }.into_any(),
    };
    let label = move |listed: Listed| {
        let words = client.words();
        match listed {
            Listed::Rated(pool) => table_text::pool(pool, words),
            Listed::Solo(architect) => words.online.solo.board(words.players.architect(architect)),
        }
    };
    view! {
        <Bar what=title/>
        <Banner/>
        <main id="content" class="page narrow best" tabindex="-1">
            <header class="heading">
                <h1>{title}</h1>
                <nav class="line">
                    <a class="button quiet" href=Route::Online.to_string()>
                        {client.text(|words| words.online.room.to_lobby())}
                    </a>
                </nav>
            </header>
            <Segments
                name="pool"
                values=Listed::all()
                chosen=Signal::derive(move || Some(chosen.get()))
                choose=move |listed| chosen.set(listed)
                label=label
                class="segments pools"
                role="radiogroup"
                group=title
            />
            {body}
        </main>
    }
}

/// The players with the best ratings.
#[component]
fn Rated(pool: Pool) -> impl IntoView {
    let client = Client::here();
    let board = RwSignal::new(None::<Result<Board, Failure>>);
    spawn_local(async move {
        let answer = api::leaderboard(pool).await;
        board.try_set(Some(answer));
    });
    let body = move || {
        match board.get() {
        None => view! {
            <p class="loading" role="status">{client.text(|words| words.online.link.connecting())}</p>
        }
        .into_any(),
        Some(Err(failure)) => view! {
            <p class="error" role="alert">{move || table_text::failure(&failure, client)}</p>
        }
        .into_any(),
        Some(Ok(board)) if board.players.is_empty() => view! {
            <p class="small none">{client.text(|words| words.online.rating.none())}</p>
        }
        .into_any(),
        Some(Ok(board)) => players(client, board.players).into_any(),
    }
    };
    view! {
        <p class="small">{client.text(|words| words.online.rating.line())}</p>
        <section class="card scroll">{body}</section>
    }
}

fn players(client: Client, players: Vec<RankedPlayer>) -> impl IntoView {
    let row = move |(index, player): (usize, RankedPlayer)| {
        let RankedPlayer { person, games } = player;
        // Of those who have played little it is not known which place they have.
        let place = if person.provisional {
            "\u{2013}".to_owned()
        } else {
            (index + 1).to_string()
        };
        let href = Route::Person(person.id).to_string();
        view! {
            <tr>
                <td>{place}</td>
                <th scope="row"><a href=href>{person.name.clone()}</a></th>
                <td>{rating_label(&person, client.words())}</td>
                <td>{games}</td>
            </tr>
        }
    };
    let rows = players.into_iter().enumerate().map(row).collect_view();
    view! {
        <table class="statistics leaderboard">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{client.text(|words| words.online.rating.player())}</th>
                    <th scope="col">{client.text(|words| words.online.rating.rating())}</th>
                    <th scope="col">{client.text(|words| words.online.profile.games())}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
