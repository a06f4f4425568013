//! The stage: the city, the tile in hand over it, and what the pointer does there.

use leptos::ev;
use leptos::prelude::*;
use polis_akropolis::{Hex, Triangle};
use polis_draw::{CityDrawing, CityGhost, Point, RADIUS};

use super::board::Board;
use crate::components::icon::Icon;
use crate::table::gestures::{Gestures, Wheel};
use polis_client::table::akropolis::hand::{Grip, Hand, Turn};
use polis_client::table::akropolis::places;
use polis_client::words::AkropolisTable;

/// The stage.
#[component]
pub(super) fn Stage() -> impl IntoView {
    let board = Board::here();
    let gestures = Gestures::new(board.window);
    let frame = board.window.frame;
    let drawn = Memo::new(move |_| draw(board, frame.get().1));
    let label = move || {
        let words = board.desk.words();
        let name = board.desk.name(board.seat.get());
        (words.akropolis_table.city_of)(&name)
    };
    let tiles = move || {
        let tiles = board.city.with(|city| city.tiles().count());
        (board.desk.words().akropolis_table.tiles)(tiles)
    };
    let moved = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.moved(&event) {
            untrack(|| hover(board, pixel));
        }
    };
    let up = move |event: ev::PointerEvent| {
        if let Some(pixel) = gestures.up(&event) {
            untrack(|| tap(board, pixel));
        }
    };
    let wheel = move |event: ev::WheelEvent| {
        let has_ghost = || {
            board
                .hand
                .get_untracked()
                .is_some_and(|hand| hand.triangle().is_some())
        };
        match gestures.wheel(&event, has_ghost) {
            Some(Wheel::Back) => board.turn(Turn::Left),
            Some(Wheel::On) => board.turn(Turn::Right),
            None => {}
        }
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
            aria-label=move || format!("{}. {}", label(), tiles())
            aria-describedby="editor-keys"
            on:pointerdown=move |event| gestures.down(&event, |_| {})
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |event| gestures.cancel(&event)
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=wheel
        >
            <svg class="city" viewBox=move || frame.get().0.to_string() aria-hidden="true">
                <g inner_html=move || polis_draw::olive_branch(frame.get().0).to_string()></g>
                <g inner_html=move || drawn.get()></g>
            </svg>
        </div>
        <p class="unseen" id="editor-keys">
            {board.desk.client.say(|words| words.editor.keys_line)}
        </p>
        <div class="who only-desk">
            <h2 class="name">{label}</h2>
            <p>{tiles} " · " {board.desk.client.say(|words| words.editor.lift_line)}</p>
        </div>
        <div class="views">
            {button(board, Icon::Whole, |words| words.whole_city, |board| board.window.whole())}
            {button(board, Icon::Compass, |words| words.turn_view, Board::turn_view)}
            {button(board, Icon::AboveHexes, |words| words.above, Board::view_from_above)}
        </div>
    }
}

fn button(
    board: Board,
    icon: Icon,
    label: fn(&AkropolisTable) -> &'static str,
    press: fn(Board),
) -> impl IntoView {
    let label = move || label(&board.desk.words().akropolis_table);
    view! {
        <button
            class="icon"
            type="button"
            aria-label=label
            title=label
            on:click=move |_| untrack(|| press(board))
        >
            <Icon icon/>
        </button>
    }
}

fn draw(board: Board, scale: f64) -> String {
    let city = board.city.get();
    let variants = board.with(|now| now.told().options.variants());
    let hand = board.hand.get();
    let mut drawing = CityDrawing::new(&city, variants);
    drawing.view = board.view.get();
    drawing.fit(scale);
    drawing.fringe = true;
    drawing.focused = board.cursor.get();
    drawing.hovered = board.hovered.get().filter(|_| hand.is_none());
    let ground = drawing.ground().to_string();
    if let Some(hand) = hand {
        drawing.places = hand.grip() != Some(Grip::Resting);
        drawing.ghost = hand
            .placement()
            .map(|placement| CityGhost::new(&city, hand.tile(), placement));
    }
    let shadow = drawing.ghost_shadow().to_string();
    let columns = drawing.columns_apart().concat();
    format!("{ground}{shadow}{columns}{}", drawing.overlay())
}

/// The visible hex at a point.
fn hex(board: Board, point: Point) -> Hex {
    let city = board.city.get_untracked();
    let variants = board.with(|now| now.told().options.variants());
    let mut drawing = CityDrawing::new(&city, variants);
    drawing.view = board.view.get_untracked();
    drawing.hex(point)
}

fn place(board: Board, point: Point) -> Option<Triangle> {
    let city = board.city.get_untracked();
    places::place_at(&city, board.view.get_untracked(), hex(board, point), point)
}

fn hover(board: Board, pixel: Point) {
    let point = board.window.point(pixel);
    if let Some(before) = board.hand.get_untracked() {
        let mut hand = before;
        hand.follow(place(board, point));
        // Nobody is told of what has not changed.
        if hand != before {
            board.hand.set(Some(hand));
        }
        return;
    }
    let hex = Some(hex(board, point)).filter(|&hex| board.city.get_untracked().height(hex) > 0);
    if board.hovered.get_untracked() != hex {
        board.hovered.set(hex);
    }
}

fn tap(board: Board, pixel: Point) {
    let point = board.window.point(pixel);
    let Some(mut hand) = board.hand.get_untracked() else {
        board.lift(hex(board, point));
        return;
    };
    if hand.grip() == Some(Grip::Resting) && is_on_ghost(board, hand, point) {
        board.turn(Turn::Right);
        return;
    }
    match place(board, point) {
        Some(triangle) => hand.put(triangle),
        None => hand.lift(),
    }
    board.hand.set(Some(hand));
}

/// Whether a point is on the tile in hand.
fn is_on_ghost(board: Board, hand: Hand, point: Point) -> bool {
    let Some(placement) = hand.placement() else {
        return false;
    };
    let view = board.view.get_untracked();
    let level = board.city.get_untracked().check(placement).unwrap_or(1);
    placement.hexes().into_iter().any(|hex| {
        let middle = view.point(hex, level) - Point::new(0.0, 0.28 * RADIUS);
        middle.distance(point) < 0.82 * RADIUS
    })
}
