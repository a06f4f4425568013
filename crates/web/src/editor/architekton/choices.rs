//! What stands at the side: the chips, whose turn it is, losses that wait, and the start.

use leptos::prelude::*;
use polis_architekton::{Place, Scenery, Tile};
use polis_game::Seat;

use super::board::Board;
use crate::editor::parts::Stepper;
use polis_client::editor::reasons::place_name;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// The players and their chips.
#[component]
pub(super) fn Seats() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let rows = SEATS.map(|seat| {
        let chips =
            Signal::derive(move || board.with(|now| u16::from(now.told().chips[seat as usize])));
        let label = Signal::derive(move || (desk.words().editor.chips)(&desk.name(seat)));
        let set = Callback::new(move |chips: u16| {
            let chips = u8::try_from(chips).unwrap_or(u8::MAX);
            board.change(|now| now.set_chips(seat, chips));
        });
        let hand = move || {
            let hand = board.town.with(|town| town.hands()[seat]);
            (desk.words().architekton_table.houses_in_hand)(hand.into())
        };
        view! {
            <div class="row" class:next=move || board.with(|now| now.told().turn == seat)>
                <b>{move || desk.name(seat)}</b>
                <small>{hand}</small>
                <Stepper label id=format!("chips-{seat}") value=chips set/>
            </div>
        }
    });
    view! {
        <fieldset class="card holdings" id="seats">
            <legend>{client.say(|words| words.architekton_table.chips_row)}</legend>
            {rows.collect_view()}
            <div class="line">
                <button class="button small" type="button" id="clear" on:click=move |_| {
                    board.put_back();
                    desk.clear();
                }>
                    {client.say(|words| words.editor.clear)}
                </button>
            </div>
        </fieldset>
    }
}

/// Whose turn it is, how many tiles are still to be laid in it, and losses that wait.
#[component]
pub(super) fn Moment() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let turns = SEATS.map(|seat| {
        view! {
            <label>
                <input
                    type="radio"
                    name="turn"
                    prop:checked=move || board.with(|now| now.told().turn == seat)
                    on:change=move |_| board.change(|now| now.set_turn(seat))
                />
                <span>{move || desk.name(seat)}</span>
            </label>
        }
    });
    let lays = [2_u8, 1, 0].map(|lays| {
        view! {
            <label>
                <input
                    type="radio"
                    name="lays"
                    prop:checked=move || board.with(|now| now.told().lays_left == lays)
                    on:change=move |_| board.change(|now| now.set_lays_left(lays))
                />
                <span>{lays}</span>
            </label>
        }
    });
    let possible = Memo::new(move |_| {
        board.with(polis_client::editor::architekton::Arrangement::possible_losses)
    });
    let losses = move || {
        let places = possible.get();
        if places.is_empty() {
            return None;
        }
        let rows = places.into_iter().map(|place| {
            view! {
                <label class="row">
                    <span>{place_name(place)}</span>
                    <input
                        type="checkbox"
                        prop:checked=move || board.with(|now| now.told().losses.contains(&place))
                        on:change=move |_| board.change(|now| now.toggle_loss(place))
                    />
                </label>
            }
        });
        Some(view! {
            <h3>{client.say(|words| words.editor.losses)}</h3>
            {rows.collect_view()}
        })
    };
    view! {
        <fieldset class="card" id="moment">
            <legend>{client.say(|words| words.editor.turn)}</legend>
            <div class="segments" role="group" aria-label=client.say(|words| words.editor.turn)>
                {turns.collect_view()}
            </div>
            <p class="small">{client.say(|words| words.editor.lays)}</p>
            <div class="segments" role="group" aria-label=client.say(|words| words.editor.lays)>
                {lays.collect_view()}
            </div>
            {losses}
        </fieldset>
    }
}

/// The two landscapes that were there first.
#[component]
pub(super) fn Start() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let rows = Place::START.map(|place| {
        let now = Memo::new(move |_| {
            board.town.with(|town| match town.tile_at(place) {
                Some(Tile::Landscape { scenery }) => scenery,
                Some(Tile::Building { .. }) | None => Scenery::Earth,
            })
        });
        let choose = move |event| {
            let letter = event_target_value(&event).chars().next();
            let Some(scenery) = letter.and_then(Scenery::from_letter) else {
                return;
            };
            if board
                .change(|arrangement| arrangement.set_start(place, scenery))
                .is_err()
            {
                desk.said.set(desk.words().editor.needed.to_owned());
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
        view! {
            <label class="row">
                <span>{move || (desk.words().editor.start_at)(&place_name(place))}</span>
                <select prop:value=move || {
                    board.history.track();
                    now.get().letter().to_string()
                } on:change=choose>
                    {options.collect_view()}
                </select>
            </label>
        }
    });
    view! {
        <fieldset class="card" id="start">
            <legend>{client.say(|words| words.editor.start)}</legend>
            {rows.collect_view()}
        </fieldset>
    }
}
