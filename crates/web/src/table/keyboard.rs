//! What the keys of both tables have in common: when they are meant, and where the focus is.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_draw::Point;
use polis_notation::Notated;
use wasm_bindgen::JsCast;

use super::panel::Panel;
use crate::game::{StudyKey, StudyLink};

/// How far the view goes with one press, in pixels.
const PAN: f64 = 80.0;

/// Listens to the keys, as long as the table is there and nothing is open over it.
pub(crate) fn listen(
    open: RwSignal<Option<Panel>>,
    press: impl Fn(&KeyboardEvent) + 'static + Copy,
) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let is_ours = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if is_ours && open.get_untracked().is_none() && !is_writing(&event) {
            untrack(|| press(&event));
        }
    });
    on_cleanup(move || handle.remove());
}

/// Offers a key to whoever looks back at the game; says whether it was taken.
pub(super) fn study<G: Notated>(
    studying: StudyLink<G>,
    event: &KeyboardEvent,
    has_hand: bool,
) -> bool {
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
pub(crate) fn is_at_board(event: &KeyboardEvent) -> bool {
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
