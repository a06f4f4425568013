//! After a game: playing again, or going on with the match.

use leptos::prelude::*;
use polis_game::Seat;
use polis_protocol::{Action, Status};

use super::table_text;
use crate::client::Client;
use crate::online::place::Place;
use polis_client::route::Route;

/// What one can do after a game.
#[component]
pub(crate) fn After(place: Place) -> impl IntoView {
    let client = Client::here();
    let next = Memo::new(move |_| place.state(|state| state.next).flatten());
    let rematch = Memo::new(move |_| {
        place
            .state(|state| state.rematch.clone())
            .unwrap_or_default()
    });
    let is_over =
        Memo::new(move |_| place.state(|state| state.status == Status::Finished) == Some(true));
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
        (!names.is_empty() && !rematch.get().contains(&me))
            .then(|| words.online.room.wants_again(&names.join(", ")))
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
                    {if has_asked { room.again_asked() } else { room.again() }}
                </button>
            }
            .into_any(),
        )
    };
    view! {
        {move || others().map(|text| view! { <span role="status">{text}</span> })}
        {deed}
        <a class="button" href=Route::Online.to_string()>
            {client.text(|words| words.online.room.to_lobby())}
        </a>
    }
}
