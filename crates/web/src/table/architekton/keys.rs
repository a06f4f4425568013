//! The keys of the table.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_architekton::Side;

use super::state::{Fate, Table};
use crate::table::keyboard::{self, focus_board, is_at_board, is_on_button};
use crate::table::panel::Panel;
use polis_client::table::architekton::hand::Turn;
use polis_client::table::architekton::stock::Slot;

/// Listens to the keys, as long as the table is there.
pub(super) fn listen(table: Table) {
    keyboard::listen(table.open, move |event| press(table, event));
}

fn press(table: Table, event: &KeyboardEvent) {
    if let Some(studying) = table.sitting.studying()
        && keyboard::study(studying, event, table.hand.get_untracked().is_some())
    {
        return;
    }
    if let Some(by) = keyboard::pan(event) {
        event.prevent_default();
        table.window.pan(by);
        return;
    }
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
        "+" | "=" => table.window.closer(),
        "-" | "\u{2212}" => table.window.farther(),
        "0" => table.window.whole(),
        "?" => table.open.set(Some(Panel::Keys)),
        _ => return,
    }
    event.prevent_default();
}
