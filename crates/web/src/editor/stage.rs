//! The stage: the board, the tile in hand over it, and what the pointer does there.

use leptos::ev;
use leptos::prelude::*;

use super::board::Board;
use super::game::EditorGame;
use crate::components::button::IconButton;
use crate::components::icon::Icon;
use crate::table::gestures::{Gestures, Wheel};
use polis_client::table::hand::Turn;

pub(super) fn stage<P: EditorGame>(board: Board<P>) -> impl IntoView {
    let client = board.state.client;
    let gestures = Gestures::new(board.window);
    let frame = board.window.frame;
    let drawn = Memo::new(move |_| P::draw(board, frame.get().1));
    let moved = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.moved(&event) {
            untrack(|| P::hover(board, board.window.point(pixel)));
        }
    };
    let up = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.up(&event) {
            untrack(|| P::tap(board, board.window.point(pixel)));
        }
    };
    let wheel = move |event: ev::WheelEvent| match gestures
        .wheel(&event, || untrack(|| board.is_placed()))
    {
        Some(Wheel::Back) => board.turn(Turn::Left),
        Some(Wheel::On) => board.turn(Turn::Right),
        None => {}
    };
    view! {
        <div
            class="stage"
            class:holding=move || {
                board.hand.with(Option::is_some) || board.hovered.with(Option::is_some)
            }
            node_ref=board.window.stage
            id="board"
            tabindex="0"
            role="application"
            aria-label=move || P::describe(board).label
            aria-describedby="editor-keys"
            on:pointerdown=move |event| gestures.down(&event, |_| {})
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |event| gestures.cancel(&event)
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=wheel
        >
            <svg
                class=P::BOARD_CLASS
                class:eased=move || board.window.movement.with(|one| one.number % 2 == 1)
                class:eased-again=move || board.window.movement.with(|one| one.number > 0 && one.number % 2 == 0)
                style=move || board.window.movement.with(|one| one.style.clone())
                viewBox=move || frame.get().0.to_string()
                aria-hidden="true"
            >
                <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
                <g inner_html=move || drawn.get()></g>
            </svg>
        </div>
        <p class="unseen" id="editor-keys">{client.text(|words| words.editor.keys_line())}</p>
        <div class="who only-desk">
            <h2 class="name">{move || P::describe(board).title}</h2>
            <p>{move || P::describe(board).line}</p>
        </div>
        <div class="views">
            <IconButton
                icon=Icon::Whole
                label=|words| P::words(words).whole
                press=move || board.window.whole()
            />
            {P::view_buttons(board)}
            <IconButton
                icon=P::ABOVE
                label=|words| words.table.above()
                press=move || board.view_from_above()
            />
        </div>
    }
}
