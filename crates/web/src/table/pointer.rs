//! What mouse and fingers do on the stage.

use leptos::ev;
use leptos::prelude::*;
use polis_draw::Point;

use super::gestures::Wheel;
use super::state::Table;
use super::view::TableView;
use polis_client::table::hand::Turn;

impl<G: TableView> Table<G> {
    pub(super) fn pointer_down(self, event: &ev::PointerEvent) {
        self.gestures.down(event, move |pixel| self.ask(pixel));
    }

    pub(super) fn pointer_moved(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.moved(event) {
            self.point_at(Some(self.window.point(pixel)));
        }
    }

    pub(super) fn pointer_up(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.up(event) {
            if self.gestures.is_second(event, pixel) {
                self.confirm();
                return;
            }
            let point = self.window.point(pixel);
            let came_of_it = self.update_on_stage(|state, scene| state.tap(scene, point));
            // A tile that was put there, not turned or asked about, is laid by a second click.
            let hand = self.hand.get_untracked();
            let is_put = hand.is_some_and(|mut hand| G::over(&mut hand).is_resting());
            self.gestures
                .note(event, (is_put && !came_of_it).then_some(pixel));
        }
    }

    pub(super) fn pointer_gone(self, event: &ev::PointerEvent) {
        self.gestures.cancel(event);
    }

    pub(super) fn pointer_left(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && self.gestures.is_idle() {
            self.point_at(None);
        }
    }

    pub(super) fn context_menu(self, event: &ev::MouseEvent) {
        event.prevent_default();
        // A finger that rests asks.
        let is_mouse = self.gestures.is_idle();
        let holds = self.hand.with_untracked(Option::is_some) && untrack(|| self.is_mine());
        if is_mouse && holds {
            self.turn(Turn::Right);
        } else {
            self.ask(self.window.pixel(event));
        }
    }

    /// Tells how what was built at a pixel stands.
    fn ask(self, pixel: Point) {
        let point = self.window.point(pixel);
        self.update_on_stage(|state, scene| state.ask_about(scene, point));
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        let hand = self.hand.get_untracked();
        let has_ghost = || hand.is_some_and(|mut hand| G::over(&mut hand).place().is_some());
        match self.gestures.wheel(event, has_ghost) {
            Some(Wheel::Back) => self.turn(Turn::Left),
            Some(Wheel::On) => self.turn(Turn::Right),
            None => {}
        }
    }
}
