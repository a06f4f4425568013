//! The dock: the stock, the tiles that are nowhere yet, and the buttons.

use leptos::prelude::*;
use polis_architekton::{Faces, Rotation, Scenery, Tile};
use polis_draw::{Condition, StockTile};
use polis_game::Seat;

use super::board::Board;
use crate::components::icon::Icon;
use crate::table::art::art;
use polis_client::editor::architekton::Piece;
use polis_client::editor::reasons;

/// The dock.
#[component]
pub(super) fn Dock() -> impl IntoView {
    let board = Board::here();
    let client = board.desk.client;
    let stock = Memo::new(move |_| {
        board.with(|now| (now.told().buildings.clone(), now.told().landscapes.clone()))
    });
    let in_stock = move || {
        let (buildings, landscapes) = stock.get();
        let empty = 6 - (buildings.len() + landscapes.len()).min(6);
        let buildings = buildings.into_iter().enumerate().map(|(place, building)| {
            let take = move || board.change(|now| now.building_from_stock(place));
            stock_button(board, Piece::Building(building), move || {
                board.take_from_stock(take());
            })
        });
        let landscapes = landscapes.into_iter().enumerate().map(|(place, scenery)| {
            let take = move || board.change(|now| now.landscape_from_stock(place));
            stock_button(board, Piece::Landscape(scenery), move || {
                board.take_from_stock(take());
            })
        });
        let empty = (0..empty).map(|_| view! { <span class="offer empty"></span> });
        view! { {buildings.collect_view()} {landscapes.collect_view()} {empty.collect_view()} }
    };
    let pool = Memo::new(move |_| {
        board.with(|now| {
            let landscapes = Scenery::ALL.map(|scenery| (scenery, now.pool_of(scenery)));
            (now.pool_of_buildings(), landscapes)
        })
    });
    let in_pool = move || {
        let (buildings, landscapes) = pool.get();
        let landscapes = landscapes
            .into_iter()
            .filter(|&(_, left)| left > 0)
            .map(|(scenery, left)| offer(board, Piece::Landscape(scenery), Some(left)));
        let buildings = buildings
            .into_iter()
            .map(|building| offer(board, Piece::Building(building), None));
        view! { {landscapes.collect_view()} {buildings.collect_view()} }
    };
    view! {
        <section class="dock" aria-label=client.say(|words| words.editor.pool)>
            <div class="supply">
                <div class="head">
                    <h2>{client.say(|words| words.architekton_table.stock)}</h2>
                    <button class="button small" type="button" id="fill" on:click=move |_| board.fill()>
                        {client.say(|words| words.editor.fill)}
                    </button>
                </div>
                <div
                    class="offers"
                    id="in-stock"
                    role="group"
                    aria-label=client.say(|words| words.architekton_table.stock)
                >
                    {in_stock}
                </div>
                <div class="head">
                    <h2>{client.say(|words| words.editor.pool)}</h2>
                    <small>{client.say(|words| words.editor.pool_line)}</small>
                </div>
                <div class="pool" role="group" aria-label=client.say(|words| words.editor.pool)>
                    {in_pool}
                </div>
            </div>
            <div class="acts">
                <p class="say" role="status">{move || sentence(board)}</p>
                <Owner/>
                <div class="line">
                    {turn_button(board, 3)}
                    {turn_button(board, 1)}
                    <button
                        class="button"
                        type="button"
                        id="undo"
                        aria-label=client.say(|words| words.play.undo)
                        title=client.say(|words| words.play.undo)
                        disabled=move || {
                            board.hand.with(Option::is_none)
                                && board.history.with(|history| !history.can_undo())
                        }
                        on:click=move |_| board.undo()
                    >
                        <Icon icon=Icon::Undo/>
                    </button>
                    <button
                        class="button"
                        type="button"
                        id="redo"
                        aria-label=client.say(|words| words.play.redo)
                        title=client.say(|words| words.play.redo)
                        disabled=move || board.history.with(|history| !history.can_redo())
                        on:click=move |_| board.redo()
                    >
                        <Icon icon=Icon::Redo/>
                    </button>
                </div>
                <div class="line">
                    <button
                        class="button"
                        type="button"
                        id="to-stock"
                        disabled=move || board.hand.with(Option::is_none)
                        on:click=move |_| board.to_stock()
                    >
                        {client.say(|words| words.editor.to_stock)}
                    </button>
                    <button
                        class="button primary"
                        type="button"
                        id="place"
                        disabled=move || board.fit().is_none_or(|(_, refused)| refused.is_some())
                        on:click=move |_| board.confirm()
                    >
                        <Icon icon=Icon::Confirm/>
                        {client.say(|words| words.architekton_table.lay)}
                    </button>
                </div>
            </div>
        </section>
    }
}

/// Whose house comes on the building in hand.
#[component]
fn Owner() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let options = [Some(Seat::First), Some(Seat::Second), None].map(|owner| {
        let label = move || match owner {
            Some(seat) => desk.name(seat),
            None => desk.words().editor.no_house.to_owned(),
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="house"
                    prop:checked=move || board.owner.get() == owner
                    on:change=move |_| board.owner.set(owner)
                />
                <span>{label}</span>
            </label>
        }
    });
    view! {
        <div
            class="segments houses"
            role="group"
            aria-label=client.say(|words| words.editor.house_of)
        >
            {options.collect_view()}
        </div>
    }
}

/// A tile as it lies beside the town.
fn drawn(board: Board, piece: Piece) -> AnyView {
    let faces: Faces = board.with(|now| now.told().faces);
    let tile = match piece {
        Piece::Building(building) => Tile::Building {
            building,
            rotation: Rotation::None,
            owner: None,
        },
        Piece::Landscape(scenery) => Tile::Landscape { scenery },
    };
    let drawing = StockTile {
        tile,
        faces: &faces,
        condition: Condition::Normal,
    };
    art(&drawing, "tile")
}

fn stock_button(board: Board, piece: Piece, press: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="offer" type="button" on:click=move |_| press()>
            <span class="unseen">{move || board.name(piece)}</span>
            {drawn(board, piece)}
        </button>
    }
}

fn offer(board: Board, piece: Piece, left: Option<usize>) -> impl IntoView {
    let in_hand = move || board.hand.get().is_some_and(|hand| hand.piece == piece);
    let name = match piece {
        Piece::Building(building) => building.to_string(),
        Piece::Landscape(scenery) => scenery.letter().to_string(),
    };
    let label = move || match left {
        Some(left) => {
            let words = board.desk.words();
            format!("{}; {}", board.name(piece), (words.editor.in_pool)(left))
        }
        None => board.name(piece),
    };
    let number = match (piece, left) {
        (_, Some(left)) => format!("×{left}"),
        (_, None) => name.clone(),
    };
    view! {
        <button
            class="offer"
            class:taken=in_hand
            type="button"
            data-tile=name
            aria-pressed=move || in_hand().to_string()
            on:click=move |_| board.take(piece)
        >
            <span class="unseen">{label}</span>
            {drawn(board, piece)}
            <small aria-hidden="true">{number}</small>
        </button>
    }
}

fn turn_button(board: Board, quarters: u8) -> impl IntoView {
    let is_left = quarters == 3;
    let label = move || {
        let words = &board.desk.words().akropolis_table;
        if is_left {
            words.turn_left
        } else {
            words.turn_right
        }
    };
    let (icon, id) = if is_left {
        (Icon::TurnLeft, "turn-left")
    } else {
        (Icon::TurnRight, "turn-right")
    };
    view! {
        <button
            class="button"
            type="button"
            id=id
            aria-label=label
            title=label
            disabled=move || board.hand.get().is_none_or(|hand| hand.place.is_none())
            on:click=move |_| board.turn(quarters)
        >
            <Icon icon/>
        </button>
    }
}

/// What the tile in hand does, or what was said last.
fn sentence(board: Board) -> String {
    let words = board.desk.words();
    if board.hand.with(Option::is_none) {
        let said = board.desk.said.get();
        return if said.is_empty() {
            words.editor.lift_line.to_owned()
        } else {
            said
        };
    }
    match board.fit() {
        Some((_, Some(refused))) => reasons::refusal(refused, words).to_owned(),
        Some((_, None)) => {
            let name = board.hand.get().map(|hand| board.name(hand.piece));
            let name = name.unwrap_or_default();
            format!("{name}: {}", words.architekton_table.allowed)
        }
        None => words.architekton_table.find_place_line.to_owned(),
    }
}
