//! Whose turn it is, losses that wait, and the two landscapes of the start.

use leptos::prelude::*;
use polis_architekton::{Place, Scenery, Tile};
use polis_game::Seat;

use super::TownBoard;
use crate::components::segments::Segments;
use polis_client::editor::architekton::ArchitektonEditor;

/// Whose turn it is, how many tiles are still to be laid in it, and losses that wait.
pub(super) fn turn(board: TownBoard) -> AnyView {
    let state = board.state;
    let client = state.client;
    let possible = Memo::new(move |_| board.with(ArchitektonEditor::possible_losses));
    let losses = move || {
        let places = possible.get();
        if places.is_empty() {
            return None;
        }
        let rows = places.into_iter().map(|place| {
            let waits = move || board.with(|now| now.description().losses.contains(&place));
            view! {
                <label class="row">
                    <span>{place.to_string()}</span>
                    <input
                        type="checkbox"
                        prop:checked=waits
                        on:change=move |_| board.change(|now| now.toggle_loss(place))
                    />
                </label>
            }
        });
        Some(view! {
            <h3>{client.text(|words| words.editor.losses())}</h3>
            {rows.collect_view()}
        })
    };
    view! {
        <fieldset class="card" id="moment">
            <legend>{client.text(|words| words.editor.turn())}</legend>
            <Segments
                name="turn"
                values=[Seat::First, Seat::Second]
                chosen=Signal::derive(move || Some(board.with(|now| now.description().turn)))
                choose=move |seat| board.change(|now| now.set_turn(seat))
                label=move |seat| state.name(seat)
                role="group"
                group=Signal::derive(move || client.words().editor.turn().to_owned())
            />
            <p class="small">{client.text(|words| words.editor.lays())}</p>
            <Segments
                name="lays"
                values=[2_u8, 1, 0]
                chosen=Signal::derive(move || Some(board.with(|now| now.description().lays_left)))
                choose=move |lays| board.change(|now| now.set_lays_left(lays))
                label=|lays: u8| lays.to_string()
                role="group"
                group=Signal::derive(move || client.words().editor.lays().to_owned())
            />
            {losses}
        </fieldset>
    }
    .into_any()
}

/// The two landscapes that were there first.
pub(super) fn start(board: TownBoard) -> AnyView {
    let state = board.state;
    let client = state.client;
    let rows = Place::START.map(|place| {
        let now = Memo::new(move |_| {
            board.own.town.with(|town| match town.tile_at(place) {
                Some(Tile::Landscape { scenery }) => scenery,
                Some(Tile::Building { .. }) | None => Scenery::Earth,
            })
        });
        let choose = move |event| {
            let letter = event_target_value(&event).chars().next();
            let Some(scenery) = letter.and_then(Scenery::from_letter) else {
                return;
            };
            if board.change(|now| now.set_start(place, scenery)).is_err() {
                board.say(state.words().editor.needed().to_owned());
                // What cannot be chosen is not shown as chosen.
                board.history.update(|_| {});
            }
        };
        let options = Scenery::ALL.map(|scenery| {
            view! {
                <option value=scenery.letter().to_string() selected=move || now.get() == scenery>
                    {client.say(move |words| words.architekton_table.scenery(scenery))}
                </option>
            }
        });
        let letter = move || {
            board.history.track();
            now.get().letter().to_string()
        };
        view! {
            <label class="row">
                <span>{move || state.words().editor.start_at(&place.to_string())}</span>
                <select prop:value=letter on:change=choose>
                    {options.collect_view()}
                </select>
            </label>
        }
    });
    view! {
        <fieldset class="card" id="start">
            <legend>{client.text(|words| words.editor.start())}</legend>
            {rows.collect_view()}
        </fieldset>
    }
    .into_any()
}
