//! The stones of the players, and the tiles of the Illustrious Architect.

use leptos::prelude::*;
use polis_draw::LooseTile;
use polis_game::Seat;

use super::CityBoard;
use crate::editor::dock::take_button;
use crate::editor::game::Holding;
use crate::editor::panels::Counter;
use polis_client::editor::akropolis::AkropolisEditor;

/// The stones of a seat.
pub(super) fn stones(board: CityBoard, seat: Seat) -> Holding {
    let state = board.state;
    let shown = board.own.seat;
    let tiles = move || {
        let tiles = board.with(|now| {
            let described = now.description();
            let city = described.cities.get(seat as usize);
            city.map_or(described.takings.len(), Vec::len)
        });
        state.words().akropolis_table.tiles(tiles)
    };
    let stones = move || {
        board.with(|now| {
            let stones = now.description().stones.get(seat as usize);
            stones.copied().unwrap_or(0)
        })
    };
    let is_to_move = move || board.with(|now| now.description().moment().to_move == Some(seat));
    Holding {
        show: Some((
            Signal::derive(move || shown.get() == seat),
            Callback::new(move |()| super::show(board, seat)),
        )),
        is_to_move: Signal::derive(is_to_move),
        detail: Signal::derive(tiles),
        unit: "stones",
        label: Signal::derive(move || state.words().editor.stones(&state.name(seat))),
        value: Signal::derive(stones),
        set: Callback::new(move |stones| board.change(|now| now.set_stones(seat, stones))),
    }
}

/// Gives the tile in hand to the Illustrious Architect.
pub(super) fn give_button(board: CityBoard) -> Option<impl IntoView> {
    let architect = board.with(|now| now.description().options.players().architect())?;
    let words = move || board.state.words();
    Some(view! {
        <button
            class="button"
            type="button"
            id="give"
            disabled=move || board.hand.with(Option::is_none)
            on:click=move |_| board.give_away(AkropolisEditor::give)
        >
            {move || words().editor.give(words().players.architect(architect))}
        </button>
    })
}

/// The tiles that the Illustrious Architect has taken, and what they paid.
pub(super) fn takings(board: CityBoard) -> AnyView {
    let words = move || board.state.words();
    let inside = move || {
        let architect = board.with(|now| now.description().options.players().architect())?;
        let takings = board.with(|now| now.description().takings.clone());
        let rows = takings.into_iter().enumerate().map(|(place, taking)| {
            let label = Signal::derive(move || words().editor.paid(taking.tile.number()));
            let value = Signal::derive(move || taking.price);
            let set = Callback::new(move |price| board.change(|now| now.set_price(place, price)));
            let take = move |now: &mut AkropolisEditor| now.take_from_architect(place);
            view! {
                <div class="row">
                    {take_button(board, taking.tile, &LooseTile::new(taking.tile), take)}
                    <Counter label id=format!("price-{place}") value set/>
                </div>
            }
        });
        let rows = rows.collect_view();
        Some(view! {
            <fieldset class="card takings">
                <legend>{move || words().editor.taken(words().players.architect(architect))}</legend>
                {rows}
            </fieldset>
        })
    };
    view! { {inside} }.into_any()
}
