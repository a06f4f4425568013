//! The keys of the table.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::hand::Turn;
use super::places::Arrow;
use super::state::{Panel, Table};

/// Listens to the keys, as long as the table is there.
pub(super) fn listen(table: Table) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && table.open.get_untracked().is_none() && !is_writing(&event) {
            untrack(|| press(table, &event));
        }
    });
    on_cleanup(move || handle.remove());
}

fn press(table: Table, event: &KeyboardEvent) {
    let key = event.key();
    let at_board = is_at(event, |id| {
        id == "board" || id == "content" || id.is_empty()
    });
    let arrow = match key.as_str() {
        "ArrowUp" => Some(Arrow::Up),
        "ArrowDown" => Some(Arrow::Down),
        "ArrowLeft" => Some(Arrow::Left),
        "ArrowRight" => Some(Arrow::Right),
        _ => None,
    };
    if let Some(arrow) = arrow {
        event.prevent_default();
        focus_board();
        table.go(arrow);
        return;
    }
    match key.to_lowercase().as_str() {
        "1" | "2" | "3" | "4" | "5" | "6" => {
            let place = key.parse::<usize>().unwrap_or(1) - 1;
            focus_board();
            table.take(place);
        }
        "q" => table.turn(Turn::Left),
        "e" | "r" => table.turn(Turn::Right),
        // On a button the key presses that button.
        "enter" if at_board => table.confirm(),
        "tab" if is_at(event, |id| id == "board") && table.hand.get_untracked().is_some() => {
            table.tour(if event.shift_key() {
                Turn::Left
            } else {
                Turn::Right
            });
        }
        "escape" => table.put_back(),
        "z" | "backspace" => table.undo(),
        "y" => table.redo(),
        "h" => table.hint(),
        "o" => table.next_city(),
        "s" => table.toggle_marks(),
        "v" => table.view_from_above(),
        "x" => table.turn_view(),
        "+" | "=" => table.closer(),
        "-" | "\u{2212}" => table.farther(),
        "0" => table.whole_city(),
        "?" => table.open.set(Some(Panel::Keys)),
        _ => return,
    }
    event.prevent_default();
}

/// Whether a key goes to something that is written into or chosen from.
fn is_writing(event: &KeyboardEvent) -> bool {
    let name = element(event).map(|element| element.tag_name());
    matches!(name.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

/// Whether the focus is on an element with such an id; what has none of the buttons' counts as
/// the page.
fn is_at(event: &KeyboardEvent, is_meant: impl Fn(&str) -> bool) -> bool {
    element(event).is_none_or(|element| {
        let is_button = matches!(element.tag_name().as_str(), "BUTTON" | "A");
        !is_button && is_meant(&element.id())
    })
}

fn element(event: &KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

fn focus_board() {
    let board = document().get_element_by_id("board");
    if let Some(board) = board.and_then(|board| board.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Focus is a courtesy.
        let _ = board.focus();
    }
}
