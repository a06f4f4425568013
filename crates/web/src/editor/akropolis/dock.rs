//! The dock: the site, the tiles that are nowhere yet, and the buttons.

use leptos::prelude::*;
use polis_akropolis::TileId;
use polis_draw::LooseTile;

use super::board::Board;
use crate::components::icon::Icon;
use crate::table::art::art;
use polis_client::table::akropolis::hand::Turn;
use polis_client::table::akropolis::sentences;

/// The dock.
#[component]
pub(super) fn Dock() -> impl IntoView {
    let board = Board::here();
    let desk = board.desk;
    let client = desk.client;
    let site = Memo::new(move |_| board.with(|now| now.told().site.clone()));
    let pool = Memo::new(move |_| board.with(polis_client::editor::akropolis::Arrangement::pool));
    let lacking = Memo::new(move |_| {
        board.with(|now| {
            let told = now.told();
            told.moment().site.saturating_sub(told.site.len())
        })
    });
    let stacks = move || {
        let stacks = board.with(|now| now.told().moment().stacks);
        (desk.words().akropolis_table.stacks)(stacks)
    };
    let in_site = move || {
        let tiles = site.get().into_iter().enumerate().map(|(place, tile)| {
            let label = move || board.tile_name(tile);
            view! {
                <button class="offer" type="button" on:click=move |_| board.take_from_site(place)>
                    <span class="unseen">{label}</span>
                    {art(&LooseTile::new(tile), "tile")}
                </button>
            }
        });
        let empty = (0..lacking.get()).map(|_| view! { <span class="offer empty"></span> });
        view! { {tiles.collect_view()} {empty.collect_view()} }
    };
    let in_pool = move || {
        let tiles = pool.get().into_iter().map(|tile| offer(board, tile));
        tiles.collect_view()
    };
    view! {
        <section class="dock" aria-label=client.say(|words| words.editor.pool)>
            <div class="supply">
                <div class="head">
                    <h2>{client.say(|words| words.akropolis_table.site)}</h2>
                    <small>{stacks}</small>
                    <button class="button small" type="button" id="fill" on:click=move |_| board.fill()>
                        {client.say(|words| words.editor.fill)}
                    </button>
                </div>
                <div class="offers" id="in-site" role="group" aria-label=client.say(|words| words.akropolis_table.site)>
                    {in_site}
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
                <div class="line">
                    {turn_button(board, Turn::Left)}
                    {turn_button(board, Turn::Right)}
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
                        id="to-site"
                        disabled=move || board.hand.with(Option::is_none)
                        on:click=move |_| board.to_site()
                    >
                        {client.say(|words| words.editor.to_site)}
                    </button>
                    {move || give_button(board)}
                    <button
                        class="button primary"
                        type="button"
                        id="place"
                        disabled=move || {
                            board.hand.get().is_none_or(|hand| hand.triangle().is_none())
                                || board.misfit().is_some()
                        }
                        on:click=move |_| board.confirm()
                    >
                        <Icon icon=Icon::Confirm/>
                        {client.say(|words| words.akropolis_table.place)}
                    </button>
                </div>
            </div>
        </section>
    }
}

fn offer(board: Board, tile: TileId) -> impl IntoView {
    let in_hand = move || board.hand.get().is_some_and(|hand| hand.tile() == tile);
    view! {
        <button
            class="offer"
            class:taken=in_hand
            type="button"
            data-tile=tile.number()
            aria-pressed=move || in_hand().to_string()
            on:click=move |_| board.take(tile)
        >
            <span class="unseen">{move || board.tile_name(tile)}</span>
            {art(&LooseTile::new(tile), "tile")}
            <small aria-hidden="true">{tile.number()}</small>
        </button>
    }
}

fn give_button(board: Board) -> Option<impl IntoView> {
    let architect = board.with(|now| now.told().options.players().architect())?;
    let desk = board.desk;
    Some(view! {
        <button
            class="button"
            type="button"
            id="give"
            disabled=move || board.hand.with(Option::is_none)
            on:click=move |_| board.give()
        >
            {move || (desk.words().editor.give)(desk.words().players.architect(architect))}
        </button>
    })
}

fn turn_button(board: Board, turn: Turn) -> impl IntoView {
    let label = move || {
        let words = &board.desk.words().akropolis_table;
        match turn {
            Turn::Left => words.turn_left,
            Turn::Right => words.turn_right,
        }
    };
    let (icon, id) = match turn {
        Turn::Left => (Icon::TurnLeft, "turn-left"),
        Turn::Right => (Icon::TurnRight, "turn-right"),
    };
    view! {
        <button
            class="button"
            type="button"
            id=id
            aria-label=label
            title=label
            disabled=move || board.hand.get().is_none_or(|hand| hand.triangle().is_none())
            on:click=move |_| board.turn(turn)
        >
            <Icon icon/>
        </button>
    }
}

/// What the tile in hand does, or what was said last.
fn sentence(board: Board) -> String {
    let words = board.desk.words();
    if let Some(hand) = board.hand.get() {
        return match (board.misfit(), hand.placement()) {
            (Some(misfit), _) => sentences::of_misfit(misfit, words),
            (None, Some(placement)) => {
                let level = board.city.with(|city| city.check(placement).unwrap_or(1));
                (words.akropolis_table.to_level)(&sentences::tile(hand.tile(), words), level)
            }
            (None, None) => words.akropolis_table.find_place_line.to_owned(),
        };
    }
    let said = board.desk.said.get();
    if said.is_empty() {
        words.editor.lift_line.to_owned()
    } else {
        said
    }
}
