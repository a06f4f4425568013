//! The tiles to take in a lesson.

use leptos::prelude::*;
use polis_game::Game;

use super::state::{LessonState, STOCK};
use super::{LessonView, TileCard};
use crate::client::Client;
use crate::table::TableView;

/// The tiles to take.
pub(super) fn stock<C: LessonView>(state: LessonState<C>, client: Client) -> impl IntoView {
    let tiles = move || {
        let words = client.words();
        let in_hand = state.tile.get();
        let is_asking = state.is_asking();
        state.lesson.with(|lesson| {
            let game = lesson.position();
            let tiles = C::tiles(game);
            // Of equal tiles one is in hand.
            let first = tiles.iter().position(|&tile| in_hand == Some(tile));
            tiles
                .into_iter()
                .enumerate()
                .map(|(index, tile)| {
                    let TileCard {
                        picture,
                        label,
                        note,
                    } = C::card(words, game, tile);
                    let is_in_hand = first == Some(index);
                    view! {
                        <li>
                            <button
                                class="tile"
                                class:taken=is_in_hand
                                type="button"
                                aria-pressed=is_in_hand.to_string()
                                aria-label=label
                                disabled=!is_asking || game.to_move().is_none()
                                on:click=move |_| state.take(tile)
                            >
                                {picture}
                                {note}
                            </button>
                        </li>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <section
            class="card from"
            class:asked=move || state.wants_a_tile()
            id=STOCK
            tabindex="-1"
            aria-labelledby="stock-title"
        >
            <h2 id="stock-title">{move || <C::Game>::labels(client.words()).dock}</h2>
            <ul class="plain">{tiles}</ul>
        </section>
    }
}
