//! The best solo games against an Illustrious Architect.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_akropolis::Architect;
use polis_protocol::{SoloGame, TableSettings};

use super::more_button::MoreButton;
use super::name::NameField;
use super::submission::Submission;
use super::{deal_board, table_text};
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use polis_client::replay::{MovePath, ReplayPlace};
use polis_client::route::Route;

/// The best solo games against an Illustrious Architect, a page at a time.
#[component]
pub(super) fn SoloBoard(architect: Architect) -> impl IntoView {
    let client = Client::here();
    let games = RwSignal::new(Vec::<SoloGame>::new());
    let after = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let failed = RwSignal::new(None::<Failure>);
    let load = move || {
        is_busy.set(true);
        let key = after.get_untracked();
        spawn_local(async move {
            match api::solo_board(architect, key.as_deref()).await {
                Ok(page) => {
                    games.try_update(|games| games.extend(page.games));
                    after.try_set(page.after);
                    failed.try_set(None);
                }
                Err(failure) => {
                    failed.try_set(Some(failure));
                }
            }
            is_busy.try_set(false);
        });
    };
    load();
    let body = move || {
        let is_empty = games.with(Vec::is_empty);
        match (failed.get(), is_empty) {
            (Some(failure), _) => view! {
                <p class="error" role="alert">{move || table_text::failure(&failure, client)}</p>
            }
            .into_any(),
            (None, true) if is_busy.get() => view! {
                <p class="loading" role="status">
                    {client.text(|words| words.online.link.connecting())}
                </p>
            }
            .into_any(),
            (None, true) => view! {
                <p class="small none">{client.text(|words| words.online.solo.none())}</p>
            }
            .into_any(),
            (None, false) => games.with(|games| board(client, games)),
        }
    };
    view! {
        <p class="small">{client.text(|words| words.online.solo.line())}</p>
        <section class="card scroll">{body}</section>
        <MoreButton next=after is_busy label=|words| words.online.solo.more() load=move |()| load()/>
        <Begin architect/>
    }
}

/// Begins a game that counts for the board.
#[component]
fn Begin(architect: Architect) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let form = Submission::here();
    let begin = move |event: leptos::ev::SubmitEvent| {
        let open = async move { api::open_table(&TableSettings::solo(architect)).await };
        form.ask(&event, open, |table| table_text::go(Route::Table(table.id)));
    };
    let error = move || {
        let why = form.why()?;
        Some(view! { <p class="error" role="alert">{why}</p> })
    };
    view! {
        <form id="begin-solo" on:submit=begin>
            <NameField typed=form.typed/>
            {error}
            <button class="button primary" type="submit" disabled=move || form.is_busy.get()>
                {client.say(move |words| {
                    words.online.solo.play(words.players.architect(architect))
                })}
            </button>
        </form>
    }
}

fn board(client: Client, games: &[SoloGame]) -> AnyView {
    let words = client.words();
    let row = |(index, game): (usize, &SoloGame)| {
        let replay = ReplayPlace::Table(game.table, MovePath::START);
        view! {
            <tr>
                <td>{index + 1}</td>
                <th scope="row">{deal_board::person(&game.person, words)}</th>
                <td>
                    <a href=Route::Replay(replay).to_string()>{table_text::signed(game.points)}</a>
                </td>
                <td>{table_text::signed(game.opponent)}</td>
                <td>{browser::day(game.at as f64, client.language())}</td>
            </tr>
        }
    };
    let rows = games.iter().enumerate().map(row).collect_view();
    view! {
        <table class="statistics leaderboard solo">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{words.online.rating.player()}</th>
                    <th scope="col">{words.online.solo.points()}</th>
                    <th scope="col">{words.online.solo.opponent()}</th>
                    <th scope="col">{words.online.solo.date()}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
