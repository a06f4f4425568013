//! The keys of a table: when they are meant, where the focus is, and what they do.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_draw::Point;
use polis_notation::Notated;
use wasm_bindgen::JsCast;

use super::state::Table;
use super::view::TableView;
use crate::game::{StudyKey, StudyLink};
use polis_client::table::Panel;
use polis_client::table::hand::{Arrow, Turn};

/// How far the view goes with one press, in pixels.
const PAN: f64 = 80.0;

/// Listens to the keys, as long as the table is there and nothing is open over it.
pub(crate) fn listen(
    open: RwSignal<Option<Panel>>,
    press: impl Fn(&KeyboardEvent) + 'static + Copy,
) {
    listen_while(move || open.get_untracked().is_none(), press);
}

/// Listens to the keys of a table, as long as it is there and nothing is open over it.
pub(super) fn listen_at<G: TableView>(table: Table<G>) {
    let is_free = move || table.panel.get_untracked().is_none();
    listen_while(is_free, move |event| press(table, event));
}

fn listen_while(
    is_free: impl Fn() -> bool + 'static,
    press: impl Fn(&KeyboardEvent) + 'static + Copy,
) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && is_free() && !is_writing(&event) {
            untrack(|| press(&event));
        }
    });
    on_cleanup(move || handle.remove());
}

/// What a key does at a table.
fn press<G: TableView>(table: Table<G>, event: &KeyboardEvent) {
    let has_hand = table.hand.get_untracked().is_some();
    if let Some(studying) = table.controller.studying()
        && study(studying, event, has_hand)
    {
        return;
    }
    if let Some(by) = pan(event) {
        event.prevent_default();
        table.window.pan(by);
        return;
    }
    let key = event.key();
    if let Some(arrow) = Arrow::from_key(&key) {
        event.prevent_default();
        focus_board();
        table.go(arrow);
        return;
    }
    match key.to_lowercase().as_str() {
        number @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            press_number(table, number.parse().unwrap_or_default());
        }
        "q" => table.turn(Turn::Left),
        "e" | "r" => table.turn(Turn::Right),
        // On a button the key presses that button.
        "enter" if !is_on_button(event) => table.confirm(),
        "tab" if is_at_board(event) => {
            let way = if event.shift_key() {
                Turn::Left
            } else {
                Turn::Right
            };
            // Without another place, the key goes on to the next button.
            if !table.tour(way) {
                return;
            }
        }
        "escape" => {
            if table.hand.with_untracked(Option::is_none) {
                table.controller.decline_offer();
            }
            table.put_back();
        }
        "z" | "backspace" => table.undo(),
        "y" => table.redo(),
        "h" => table.hint(),
        "o" if G::HAS_CITIES => table.next_city(),
        "s" => table.toggle_marks(),
        "v" => table.view_from_above(),
        "x" if G::SIDES > 1 => table.turn_view(),
        "+" | "=" => table.window.closer(),
        "-" | "\u{2212}" => table.window.farther(),
        "0" => table.window.whole(),
        "?" => table.open(Some(Panel::Keys)),
        other => {
            if !G::press(table, other) {
                return;
            }
        }
    }
    event.prevent_default();
}

/// A number takes a tile, or decides something.
fn press_number<G: TableView>(table: Table<G>, number: usize) {
    let decision = table
        .position
        .with_untracked(|position| G::decision(position, number));
    if let Some(chosen) = decision {
        table.decide(chosen);
    } else if let Some(slot) = G::slot(number) {
        focus_board();
        table.take(slot);
    }
}

/// Offers a key to whoever looks back at the game; says whether it was taken.
fn study<G: Notated>(studying: StudyLink<G>, event: &KeyboardEvent, has_hand: bool) -> bool {
    if event.shift_key() && pan(event).is_some() {
        return false;
    }
    let is_taken = studying.press.run(StudyKey {
        key: event.key(),
        has_hand,
        on_button: is_on_button(event),
    });
    if is_taken {
        event.prevent_default();
    }
    is_taken
}

/// How far the view goes, in pixels, when an arrow is pressed together with Shift.
pub(crate) fn pan(event: &KeyboardEvent) -> Option<Point> {
    let (x, y) = match event.key().as_str() {
        "ArrowUp" => (0.0, PAN),
        "ArrowDown" => (0.0, -PAN),
        "ArrowLeft" => (PAN, 0.0),
        "ArrowRight" => (-PAN, 0.0),
        _ => return None,
    };
    event.shift_key().then(|| Point::new(x, y))
}

/// Whether a key goes to a button; it then presses that button.
pub(crate) fn is_on_button(event: &KeyboardEvent) -> bool {
    let name = element(event).map(|element| element.tag_name());
    matches!(name.as_deref(), Some("BUTTON" | "A"))
}

/// Whether a key goes to the stage.
fn is_at_board(event: &KeyboardEvent) -> bool {
    element(event).is_some_and(|element| element.id() == "board")
}

/// Brings the focus to the stage.
pub(crate) fn focus_board() {
    let board = document().get_element_by_id("board");
    if let Some(board) = board.and_then(|board| board.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Focus is a courtesy.
        let _ = board.focus();
    }
}

/// Whether a key goes to something that is written into or chosen from.
fn is_writing(event: &KeyboardEvent) -> bool {
    let name = element(event).map(|element| element.tag_name());
    matches!(name.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

fn element(event: &KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}
