//! The keys of the editor.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::board::Board;
use super::game::EditorGame;
use crate::table::keyboard::{self, focus_board, is_on_button};
use polis_client::table::hand::{Arrow, Turn};

/// Listens to the keys, as long as the screen is there.
pub(super) fn listen<P: EditorGame>(board: Board<P>) {
    keyboard::listen(RwSignal::new(None), move |event| press(board, event));
}

fn press<P: EditorGame>(board: Board<P>, event: &KeyboardEvent) {
    if let Some(by) = keyboard::pan(event) {
        event.prevent_default();
        board.window.pan(by);
        return;
    }
    let key = event.key();
    if let Some(arrow) = Arrow::from_key(&key) {
        event.prevent_default();
        focus_board();
        P::go(board, arrow);
        return;
    }
    let has_hand = board.hand.get_untracked().is_some();
    match key.to_lowercase().as_str() {
        "q" => board.turn(Turn::Left),
        "e" | "r" => board.turn(Turn::Right),
        "enter" if !is_on_button(event) => board.confirm(),
        "delete" | "backspace" if !has_hand => {
            if let Some(place) = board.cursor.get_untracked() {
                board.lift(place);
            }
        }
        "escape" => board.put_back(),
        "s" => board.to_supply(),
        "z" => board.undo(),
        "y" => board.redo(),
        "v" => board.view_from_above(),
        "+" | "=" => board.window.closer(),
        "-" | "\u{2212}" => board.window.farther(),
        "0" => board.window.whole(),
        key => {
            if !P::press(board, key) {
                return;
            }
        }
    }
    event.prevent_default();
}
