//! The keys of the table.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_architekton::Side;
use wasm_bindgen::JsCast;

use super::hand::Turn;
use super::state::{Fate, Panel, Table};
use super::stock::Slot;

/// Listens to the keys, as long as the table is there.
pub(super) fn listen(table: Table) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && table.open.get_untracked().is_none() && !is_writing(&event) {
            press(table, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

fn press(table: Table, event: &KeyboardEvent) {
    let key = event.key();
    let side = match key.as_str() {
        "ArrowUp" => Some(Side::North),
        "ArrowDown" => Some(Side::South),
        "ArrowLeft" => Some(Side::West),
        "ArrowRight" => Some(Side::East),
        _ => None,
    };
    if let Some(side) = side {
        event.prevent_default();
        focus_board();
        table.go(side);
        return;
    }
    let decides = table.decision().is_some();
    match key.to_lowercase().as_str() {
        "1" if decides => table.decide(Fate::Keep),
        "2" if decides => table.decide(Fate::Remove),
        number @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            if let Some(slot) = Slot::from_key(number) {
                focus_board();
                table.take(slot);
            }
        }
        "q" => table.turn(Turn::Left),
        "e" | "r" => table.turn(Turn::Right),
        "m" => table.next_house(),
        // On a button the key presses that button.
        "enter" if !is_on_button(event) => table.confirm(),
        "tab" if is_at_board(event) => {
            let way = if event.shift_key() {
                Turn::Left
            } else {
                Turn::Right
            };
            // After the last place, the key goes on to the next button.
            if !table.tour(way) {
                return;
            }
        }
        "escape" => table.put_back(),
        "z" | "backspace" => table.undo(),
        "y" => table.redo(),
        "h" => table.hint(),
        "s" => table.toggle_marks(),
        "v" => table.view_from_above(),
        "+" | "=" => table.closer(),
        "-" | "\u{2212}" => table.farther(),
        "0" => table.whole_town(),
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

fn is_on_button(event: &KeyboardEvent) -> bool {
    let name = element(event).map(|element| element.tag_name());
    matches!(name.as_deref(), Some("BUTTON" | "A"))
}

fn is_at_board(event: &KeyboardEvent) -> bool {
    element(event).is_some_and(|element| element.id() == "board")
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
