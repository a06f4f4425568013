//! The keys of the table.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::state::Table;
use crate::table::keyboard::{self, focus_board, is_at_board, is_on_button};
use crate::table::panel::Panel;
use polis_client::table::akropolis::hand::Turn;
use polis_client::table::akropolis::places::Arrow;

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
    let key = event.key();
    if let Some(by) = keyboard::pan(event) {
        event.prevent_default();
        table.window.pan(by);
        return;
    }
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
        "enter" if !is_on_button(event) => table.confirm(),
        "tab" if is_at_board(event) && table.hand.get_untracked().is_some() => {
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
        "+" | "=" => table.window.closer(),
        "-" | "\u{2212}" => table.window.farther(),
        "0" => table.window.whole(),
        "?" => table.open.set(Some(Panel::Keys)),
        _ => return,
    }
    event.prevent_default();
}
