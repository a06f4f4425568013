//! Tiles that are dragged from the dock onto the stage.

use leptos::ev;
use leptos::prelude::*;
use polis_draw::Point;
use wasm_bindgen::JsCast;

use super::gestures::TAP;
use super::state::Table;
use super::view::TableView;

/// How far above a finger the tile is that it drags, in pixels.
const ABOVE_FINGER: f64 = 29.0;

/// A tile of the dock that a pointer holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drag<S> {
    slot: S,
    from: Point,
    is_moving: bool,
}

impl<G: TableView> Table<G> {
    /// A pointer goes down on a tile of the dock.
    pub(super) fn grab(self, slot: G::Slot, event: &ev::PointerEvent) {
        let from = self.window.pixel(event);
        let is_moving = false;
        self.drag.set_value(Some(Drag {
            slot,
            from,
            is_moving,
        }));
        let target = event.target();
        if let Some(element) = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            && let Ok(Some(button)) = element.closest("button")
        {
            // Without it the tile stays in the dock.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
    }

    /// It moves: the tile comes along.
    pub(super) fn drag(self, event: &ev::PointerEvent) {
        let Some(mut drag) = self.drag.get_value() else {
            return;
        };
        if !drag.is_moving {
            if drag.from.distance(self.window.pixel(event)) < 2.0 * TAP {
                return;
            }
            drag.is_moving = true;
            self.drag.set_value(Some(drag));
            if !self.pick_up(drag.slot) {
                self.drag.set_value(None);
                return;
            }
        }
        self.follow(self.place_below(event));
    }

    /// It goes up: the tile stays where it is.
    pub(super) fn drop(self, event: &ev::PointerEvent) {
        if self.drag.get_value().is_some_and(|drag| drag.is_moving) {
            let place = self.place_below(event);
            self.change_hand(|hand, _| G::over(hand).put_or_lift(place));
        } else {
            self.drag.set_value(None);
        }
    }

    /// Whether the press that ends now was a drag; it is then forgotten.
    pub(super) fn was_dragged(self) -> bool {
        let drag = self.drag.get_value();
        self.drag.set_value(None);
        drag.is_some_and(|drag| drag.is_moving)
    }

    /// The place over which a dragged tile is; a finger holds it from below.
    fn place_below(self, event: &ev::PointerEvent) -> Option<G::Place> {
        let (pixel, size) = (self.window.pixel(event), self.window.size.get_untracked());
        if pixel.y > size.height || pixel.x > size.width {
            return None;
        }
        let lift = if event.pointer_type() == "mouse" {
            0.0
        } else {
            ABOVE_FINGER
        };
        let point = self.window.point(pixel - Point::new(0.0, lift));
        untrack(|| self.with_scene(|scene| G::place_at(scene, point)))
    }
}
