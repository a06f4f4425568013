//! What stands at the side: the players and their stones, the tiles of the Illustrious Architect,
//! and what was agreed.

use leptos::prelude::*;
use polis_akropolis::{Architect, District, Length, Options as Agreed, Players, Variants};
use polis_draw::LooseTile;
use polis_game::Seat;

use super::board::Board;
use crate::editor::parts::Stepper;
use crate::table::art::art;
use polis_client::new_game::toggle;

/// Whose city is on the stage, and how many stones everybody has.
#[component]
pub(super) fn Seats() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let seats =
        Memo::new(move |_| board.with(|now| (now.told().cities.len(), now.told().stones.len())));
    let rows = move || {
        let (people, seats) = seats.get();
        Seat::first(seats)
            .map(|seat| row(board, seat, seat.number() <= people))
            .collect_view()
    };
    view! {
        <fieldset class="card holdings" id="seats">
            <legend>{client.say(|words| words.akropolis_table.cities)}</legend>
            {rows}
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

fn row(board: Board, seat: Seat, is_player: bool) -> impl IntoView {
    let desk = board.desk;
    let stones = Signal::derive(move || {
        board.with(|now| now.told().stones.get(seat as usize).copied().unwrap_or(0))
    });
    let label = Signal::derive(move || (desk.words().editor.stones)(&desk.name(seat)));
    let set = Callback::new(move |stones| board.change(|now| now.set_stones(seat, stones)));
    let tiles = move || {
        let tiles = board.with(|now| {
            let told = now.told();
            told.cities
                .get(seat as usize)
                .map_or(told.takings.len(), Vec::len)
        });
        (desk.words().akropolis_table.tiles)(tiles)
    };
    let is_shown = move || board.seat.get() == seat;
    let is_to_move = move || board.with(|now| now.told().moment().to_move == Some(seat));
    view! {
        <div class="row" class:next=is_to_move>
            {if is_player {
                view! {
                    <button
                        class="button small"
                        type="button"
                        class:on=is_shown
                        aria-pressed=move || is_shown().to_string()
                        on:click=move |_| board.show(seat)
                    >
                        {move || desk.name(seat)}
                    </button>
                }
                .into_any()
            } else {
                view! { <b>{move || desk.name(seat)}</b> }.into_any()
            }}
            <small>{tiles}</small>
            {if is_player {
                view! { <Stepper label id=format!("stones-{seat}") value=stones set/> }.into_any()
            } else {
                // They follow from what the player paid.
                view! { <output aria-label=move || label.get()>{move || stones.get()}</output> }
                    .into_any()
            }}
        </div>
    }
}

/// The tiles that the Illustrious Architect has taken, and what he paid.
#[component]
pub(super) fn Takings() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let inside = move || {
        let architect = board.with(|now| now.told().options.players().architect())?;
        let takings = board.with(|now| now.told().takings.clone());
        let rows = takings.into_iter().enumerate().map(|(place, taking)| {
            let label =
                Signal::derive(move || (desk.words().editor.paid)(taking.tile.number()));
            let value = Signal::derive(move || taking.price);
            let set = Callback::new(move |price| board.change(|now| now.set_price(place, price)));
            view! {
                <div class="row">
                    <button class="offer" type="button" on:click=move |_| board.take_from_architect(place)>
                        <span class="unseen">{move || board.tile_name(taking.tile)}</span>
                        {art(&LooseTile::new(taking.tile), "tile")}
                    </button>
                    <Stepper label id=format!("price-{place}") value set/>
                </div>
            }
        });
        let rows = rows.collect_view();
        Some(view! {
            <fieldset class="card takings">
                <legend>
                    {move || (desk.words().editor.taken)(desk.words().players.architect(architect))}
                </legend>
                {rows}
            </fieldset>
        })
    };
    view! { {inside} }
}

/// What was agreed.
#[component]
pub(super) fn Options() -> impl IntoView {
    let board = Board::here();
    let client = board.desk.client;
    let agreed = Memo::new(move |_| board.with(|now| now.told().options));
    let set = move |players: Players, variants: Variants, length: Length| {
        // There is no long game for four.
        let options = Agreed::new(players, variants, length)
            .or_else(|_| Agreed::new(players, variants, Length::Standard));
        if let Ok(options) = options {
            board.change(|now| now.set_options(options));
        }
    };
    let players = [
        Players::Solo(Architect::Hippodamos),
        Players::Two,
        Players::Three,
        Players::Four,
    ];
    let players = players.map(|players| {
        let is_this = move || agreed.get().players().number() == players.number();
        let label = client.say(move |words| match players {
            Players::Solo(_) => words.new_game.alone.to_owned(),
            Players::Two | Players::Three | Players::Four => players.number().to_string(),
        });
        let spoken = client.say(move |words| match players {
            Players::Solo(_) => words.new_game.alone.to_owned(),
            Players::Two | Players::Three | Players::Four => {
                (words.new_game.number)(players.number())
            }
        });
        view! {
            <label>
                <input
                    type="radio"
                    name="editor-players"
                    aria-label=spoken
                    prop:checked=is_this
                    on:change=move |_| {
                        let now = agreed.get_untracked();
                        set(players, now.variants(), now.length());
                    }
                />
                <span>{label}</span>
            </label>
        }
    });
    let architects = move || {
        agreed.get().players().architect()?;
        let options = Architect::ALL.map(|architect| {
            view! {
                <label>
                    <input
                        type="radio"
                        name="editor-architect"
                        prop:checked=move || agreed.get().players().architect() == Some(architect)
                        on:change=move |_| {
                            let now = agreed.get_untracked();
                            set(Players::Solo(architect), now.variants(), now.length());
                        }
                    />
                    <span>{client.say(move |words| words.players.architect(architect))}</span>
                </label>
            }
        });
        Some(view! {
            <div class="segments" role="group" aria-label=client.say(|words| words.new_game.opponent)>
                {options.collect_view()}
            </div>
        })
    };
    let lengths = Length::ALL.map(|length| {
        let label = client.say(move |words| match length {
            Length::Standard => words.new_game.standard,
            Length::Long => words.new_game.long,
        });
        view! {
            <label>
                <input
                    type="radio"
                    name="editor-length"
                    prop:checked=move || agreed.get().length() == length
                    disabled=move || {
                        length == Length::Long && agreed.get().players() == Players::Four
                    }
                    on:change=move |_| {
                        let now = agreed.get_untracked();
                        set(now.players(), now.variants(), length);
                    }
                />
                <span>{label}</span>
            </label>
        }
    });
    let variants = District::ALL.map(|district| {
        view! {
            <label class="row">
                <span>{client.say(move |words| words.akropolis.district(district))}</span>
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=move || agreed.get().variants().contains(district)
                    on:change=move |_| {
                        let now = agreed.get_untracked();
                        set(now.players(), toggle(now.variants(), district), now.length());
                    }
                />
            </label>
        }
    });
    view! {
        <fieldset class="card" id="options">
            <legend>{client.say(|words| words.new_game.players)}</legend>
            <div class="segments" role="group" aria-label=client.say(|words| words.new_game.players)>
                {players.collect_view()}
            </div>
            {architects}
            <div class="segments" role="group" aria-label=client.say(|words| words.new_game.length)>
                {lengths.collect_view()}
            </div>
            <details>
                <summary>{client.say(|words| words.akropolis.variants)}</summary>
                {variants.collect_view()}
            </details>
        </fieldset>
    }
}
