//! After a game: playing again, or going on with the match.

use std::time::Duration;

use leptos::prelude::*;
use polis_game::Seat;
use polis_protocol::{Action, Millis, Status, TableState};

use super::{seats, table_text};
use crate::client::Client;
use crate::online::place::OnlinePlace;
use polis_client::online::clock::TimeLeft;
use polis_client::route::Route;

/// What one can do after a game.
#[component]
pub(crate) fn After(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let next = Memo::new(move |_| place.state(|state| state.next).flatten());
    let deal = Memo::new(move |_| place.state(|state| state.deal).flatten());
    let tournament = Memo::new(move |_| place.state(|state| state.tournament).flatten());
    let rematch = Memo::new(move |_| {
        place
            .state(|state| state.rematch.clone())
            .unwrap_or_default()
    });
    let is_over =
        Memo::new(move |_| place.state(|state| state.status == Status::Finished) == Some(true));
    let begins = Memo::new(move |_| place.state(TableState::next_game_at).flatten());
    let others = move || {
        let words = client.words();
        let me = place.seat()?;
        let name = |seat: Seat| {
            place
                .state(|state| table_text::chair(state.chair(seat)?, words))
                .flatten()
        };
        let others = rematch.get().into_iter().filter(|&seat| seat != me);
        let names: Vec<String> = others.filter_map(name).collect();
        let room = &words.online.room;
        (!names.is_empty() && !rematch.get().contains(&me)).then(|| {
            let names = names.join(", ");
            if begins.get().is_some() {
                room.is_ready(&names)
            } else {
                room.wants_again(&names)
            }
        })
    };
    let deed = move || {
        let words = client.words();
        let room = &words.online.room;
        if let Some(next) = next.get() {
            return Some(
                view! {
                    <a class="button primary next-table" href=Route::Table(next).to_string()>
                        {room.next()}
                    </a>
                }
                .into_any(),
            );
        }
        if let Some(deal) = deal.get() {
            return is_over.get().then(|| {
                view! {
                    <a class="button primary to-deal" href=Route::Deal(deal).to_string()>
                        {words.online.deal.see()}
                    </a>
                }
                .into_any()
            });
        }
        if let Some(tournament) = tournament.get() {
            let href = Route::Tournament(tournament).to_string();
            return Some(
                view! {
                    <a class="button primary to-tournament" href=href>
                        {words.online.tournament.to_tournament()}
                    </a>
                }
                .into_any(),
            );
        }
        let me = place.seat().filter(|_| is_over.get())?;
        let has_asked = rematch.get().contains(&me);
        Some(
            view! {
                <button
                    class="button primary rematch"
                    type="button"
                    disabled=has_asked
                    on:click=move |_| place.act(Action::Rematch)
                >
                    {match (has_asked, begins.get()) {
                        (true, _) => room.again_asked(),
                        (false, Some(_)) => room.ready(),
                        (false, None) => room.again(),
                    }}
                </button>
            }
            .into_any(),
        )
    };
    view! {
        <Pause place begins/>
        {move || others().map(|text| view! { <span role="status">{text}</span> })}
        {deed}
        <a class="button" href=Route::Online.to_string()>
            {client.text(|words| words.online.room.to_lobby())}
        </a>
    }
}

/// How long it is until the next game of the match begins.
#[component]
fn Pause(place: OnlinePlace, begins: Memo<Option<Millis>>) -> impl IntoView {
    let client = Client::here();
    let now = RwSignal::new(place.line.server_time());
    let ticking = set_interval_with_handle(
        move || {
            if begins.get_untracked().is_some() {
                now.try_set(place.line.server_time());
            }
        },
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let pause = move || {
        let ms = begins.get()?.saturating_sub(now.get());
        let words = client.words();
        // Nobody plays on this clock: whole seconds are enough.
        let seconds = ms.div_ceil(1000);
        let time = if seconds < 60 {
            format!("0:{seconds:02}")
        } else {
            seats::face(TimeLeft { ms, runs: true }, words)
        };
        Some(view! { <span class="pause">{words.online.room.next_in(&time)}</span> })
    };
    view! { {pause} }
}
