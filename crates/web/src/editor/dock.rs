//! The dock: the supply, the tiles that are nowhere yet, and the buttons.

use leptos::prelude::*;
use polis_draw::Drawing;

use super::board::Board;
use super::game::EditorGame;
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use crate::table::art::art;
use polis_client::history::History;
use polis_client::table::hand::Turn;

pub(super) fn dock<P: EditorGame>(board: Board<P>) -> impl IntoView {
    let client = board.state.client;
    let supply = client.text(|words| P::words(words).supply);
    let pool = client.text(|words| words.editor.pool());
    let [supply_id, to_supply_id] = P::SUPPLY_IDS;
    let [choices, buttons] = P::acts(board);
    let is_free = Signal::derive(move || !board.is_placed());
    let is_empty = move || board.hand.with(Option::is_none);
    let has_undo = move || !is_empty() || board.history.with(History::can_undo);
    view! {
        <section class="dock" aria-label=pool>
            <div class="supply">
                <div class="head">
                    <h2>{supply}</h2>
                    {P::supply_line(board)}
                    <button class="button small" type="button" id="fill" on:click=move |_| board.fill()>
                        {client.text(|words| words.editor.fill())}
                    </button>
                </div>
                <div class="offers" id=supply_id role="group" aria-label=supply>
                    {P::supply(board)}
                </div>
                <div class="head">
                    <h2>{pool}</h2>
                    <small>{client.text(|words| words.editor.pool_line())}</small>
                </div>
                <div class="pool" role="group" aria-label=pool>
                    {P::pool(board)}
                </div>
            </div>
            <div class="acts">
                <p class="say" role="status">{move || sentence(board)}</p>
                {choices}
                <div class="line">
                    <IconButton
                        class="button"
                        id="turn-left"
                        icon=Icon::TurnLeft
                        label=|words| words.table.turn_left()
                        disabled=is_free
                        press=move || board.turn(Turn::Left)
                    />
                    <IconButton
                        class="button"
                        id="turn-right"
                        icon=Icon::TurnRight
                        label=|words| words.table.turn_right()
                        disabled=is_free
                        press=move || board.turn(Turn::Right)
                    />
                    <IconButton
                        class="button"
                        id="undo"
                        icon=Icon::Undo
                        label=|words| words.play.undo()
                        disabled=Signal::derive(move || !has_undo())
                        press=move || board.undo()
                    />
                    <IconButton
                        class="button"
                        id="redo"
                        icon=Icon::Redo
                        label=|words| words.play.redo()
                        disabled=Signal::derive(move || {
                            board.history.with(|history| !history.can_redo())
                        })
                        press=move || board.redo()
                    />
                </div>
                <div class="line">
                    <button
                        class="button"
                        type="button"
                        id=to_supply_id
                        disabled=is_empty
                        on:click=move |_| board.to_supply()
                    >
                        {client.text(|words| P::words(words).to_supply)}
                    </button>
                    {buttons}
                    <button
                        class="button primary"
                        type="button"
                        id="place"
                        disabled=move || !matches!(P::preview(board), Some(Ok(_)))
                        on:click=move |_| board.confirm()
                    >
                        <Icon icon=Icon::Confirm/>
                        {client.text(|words| P::words(words).lay)}
                    </button>
                </div>
            </div>
        </section>
    }
}

/// A tile that lies somewhere else than in the pool, and is taken in hand from there.
pub(super) fn take_button<P: EditorGame>(
    board: Board<P>,
    tile: P::Tile,
    drawing: &impl Drawing,
    take: impl Fn(&mut P) -> Option<P::Tile> + 'static,
) -> AnyView {
    view! {
        <button
            class="offer"
            type="button"
            on:click=move |_| {
                let taken = board.change(&take);
                board.take_in_hand(taken);
            }
        >
            <span class="unseen">{move || board.tile_name(tile)}</span>
            {art(drawing, "tile")}
        </button>
    }
    .into_any()
}

/// Places of the supply on which no tile lies.
pub(super) fn empty_places(count: usize) -> AnyView {
    (0..count)
        .map(|_| view! { <span class="offer empty"></span> })
        .collect_view()
        .into_any()
}

/// A tile of the pool.
pub(super) struct PoolTile<T> {
    pub(super) tile: T,
    /// The word by which tests and style sheets find it.
    pub(super) mark: String,
    /// What stands on it.
    pub(super) number: String,
    /// How many there are of it, where it is not the only one.
    pub(super) count: Option<usize>,
}

pub(super) fn pool_button<P: EditorGame>(
    board: Board<P>,
    pooled: PoolTile<P::Tile>,
    drawing: &impl Drawing,
) -> AnyView {
    let PoolTile { tile, count, .. } = pooled;
    let label = move || match count {
        Some(count) => {
            let left = board.state.words().editor.in_pool(count);
            format!("{}; {left}", board.tile_name(tile))
        }
        None => board.tile_name(tile),
    };
    view! {
        <button
            class="offer"
            class:taken=move || board.is_in_hand(tile)
            type="button"
            data-tile=pooled.mark
            aria-pressed=move || board.is_in_hand(tile).to_string()
            on:click=move |_| board.take(tile)
        >
            <span class="unseen">{label}</span>
            {art(drawing, "tile")}
            <small aria-hidden="true">{pooled.number}</small>
        </button>
    }
    .into_any()
}

/// What the tile in hand does, or what was said last.
fn sentence<P: EditorGame>(board: Board<P>) -> String {
    let words = board.state.words();
    if board.hand.with(Option::is_some) {
        return match P::preview(board) {
            Some(Ok(line) | Err(line)) => line,
            None => P::words(words).find_place.to_owned(),
        };
    }
    let said = board.state.said.get();
    if said.is_empty() {
        words.editor.lift_line().to_owned()
    } else {
        said
    }
}
