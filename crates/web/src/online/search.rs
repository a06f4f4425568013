//! The search for somebody to play with. It belongs to no page: one can look at others meanwhile.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Code, SearchState, TableId};

use super::api::{self, Answer, Failure};
use super::line::Line;
use super::table_text;
use crate::browser;
use crate::client::Client;
use polis_client::online::search::{OpponentSearch, SearchChoice, SearchStep};
use polis_client::route::Route;
use polis_client::sound::Sound;

thread_local! {
    /// The number of the search that goes on: what was asked for another one does not count.
    static NUMBER: Cell<u32> = const { Cell::new(0) };
}

/// Begins to look for a game.
pub(super) fn begin(line: Line, client: Client, choice: SearchChoice) {
    let kind = line
        .me
        .with_untracked(|me| me.as_ref().map(|me| me.person.kind));
    let wish = choice.wish(kind);
    let number = next_number();
    line.search_end.set(None);
    line.search
        .set(Some(OpponentSearch::begin(wish, browser::now())));
    spawn_local(async move {
        let answer = api::begin_search(&wish).await;
        take(line, client, number, answer);
    });
}

/// Looks no more.
pub(super) fn cancel(line: Line, client: Client) {
    next_number();
    line.search.set(None);
    spawn_local(async move {
        // Somebody was found in this moment: the game has begun.
        if api::end_search().await == Err(Failure::Refused(Code::WrongState))
            && let Ok(SearchState {
                table: Some(table), ..
            }) = api::go_on_searching().await
        {
            enter(client, table);
        }
    });
}

fn next_number() -> u32 {
    let number = NUMBER.get().wrapping_add(1);
    NUMBER.set(number);
    number
}

/// Takes what the server answered, and asks again where nobody is found.
fn take(line: Line, client: Client, number: u32, answer: Answer<SearchState>) {
    if NUMBER.get() != number {
        return;
    }
    let now = browser::now();
    let step = line.search.try_update(|search| {
        let search = search.as_mut()?;
        Some(match answer {
            Ok(state) => search.hear(state, now),
            Err(Failure::NoAnswer) => search.fail(None, now),
            Err(Failure::Refused(code)) => search.fail(Some(code), now),
        })
    });
    match step.flatten() {
        None => {}
        Some(SearchStep::Found(table)) => {
            line.search.set(None);
            enter(client, table);
        }
        Some(SearchStep::Ended(end)) => {
            line.search.set(None);
            line.search_end.set(Some(end));
        }
        Some(SearchStep::AskAgain) => set_timeout(
            move || {
                if NUMBER.get() == number {
                    spawn_local(async move {
                        let answer = api::go_on_searching().await;
                        take(line, client, number, answer);
                    });
                }
            },
            Duration::from_millis(OpponentSearch::POLL_MS),
        ),
    }
}

/// Goes to the table of a game that has begun, wherever one is: its clock runs.
pub(super) fn enter(client: Client, table: TableId) {
    client.hear(&[Sound::MyTurn]);
    table_text::go(Route::Table(table));
}
