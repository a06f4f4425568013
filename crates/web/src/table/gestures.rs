//! What pointers do on a stage: taps, long presses, drags, pinches and the wheel.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use polis_draw::Point;

use super::window::Window;

/// A pointer that moved less than this was tapped, not dragged, in pixels.
pub(crate) const TAP: f64 = 7.0;
/// How long a finger rests until it asks instead of choosing.
const LONG_PRESS: Duration = Duration::from_millis(500);
/// How long the wheel waits before it turns a tile again, in milliseconds.
const WHEEL_MS: f64 = 170.0;

/// How soon a second click follows the first, in milliseconds.
const DOUBLE_MS: f64 = 400.0;

/// The pointers on a stage. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Gestures {
    window: Window,
    /// The pointers that are down, with where they were last.
    down: StoredValue<Vec<(i32, Point)>>,
    /// Where the first one went down, until it moves away from there.
    tapped: StoredValue<Option<Point>>,
    pressed: StoredValue<Option<TimeoutHandle>>,
    wheeled: StoredValue<f64>,
    /// When and where something was put by a click.
    put: StoredValue<Option<(f64, Point)>>,
}

/// What the wheel does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wheel {
    /// It turns a tile to the left.
    Back,
    /// It turns a tile to the right.
    On,
}

impl Gestures {
    pub(crate) fn new(window: Window) -> Gestures {
        Gestures {
            window,
            down: StoredValue::new(Vec::new()),
            tapped: StoredValue::new(None),
            pressed: StoredValue::new(None),
            wheeled: StoredValue::new(0.0),
            put: StoredValue::new(None),
        }
    }

    /// Whether no pointer is down.
    pub(crate) fn is_idle(self) -> bool {
        self.down.with_value(Vec::is_empty)
    }

    /// A pointer goes down. A finger that rests there is a question, which `ask` gets.
    pub(crate) fn down(self, event: &ev::PointerEvent, ask: impl Fn(Point) + 'static) {
        if event.button() != 0 {
            return;
        }
        let pixel = self.window.pixel(event);
        if let Some(stage) = self.window.stage.get_untracked() {
            // Without it a drag only ends sooner.
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        self.down
            .update_value(|down| down.push((event.pointer_id(), pixel)));
        let is_first = self.down.with_value(|down| down.len() == 1);
        self.tapped.set_value(is_first.then_some(pixel));
        self.stop_waiting();
        if is_first && event.pointer_type() != "mouse" {
            let waiting = set_timeout_with_handle(
                move || {
                    // It may have gone up or away, and the table with it.
                    if self.tapped.try_get_value().flatten().is_some() {
                        self.tapped.set_value(None);
                        untrack(|| ask(pixel));
                    }
                },
                LONG_PRESS,
            );
            self.pressed.set_value(waiting.ok());
        }
    }

    /// A pointer moves: it drags or pinches what is seen. Where it is, if it is a mouse that only
    /// hovers.
    pub(crate) fn moved(self, event: &ev::PointerEvent) -> Option<Point> {
        let pixel = self.window.pixel(event);
        let down = self.down.get_value();
        if down.is_empty() {
            return (event.pointer_type() == "mouse").then_some(pixel);
        }
        let index = down.iter().position(|&(id, _)| id == event.pointer_id())?;
        if let Some(from) = self.tapped.get_value() {
            if from.distance(pixel) < TAP {
                return None;
            }
            self.tapped.set_value(None);
            self.stop_waiting();
        }
        let before = down[index].1;
        let other = down.iter().find(|&&(id, _)| id != event.pointer_id());
        if let Some(&(_, other)) = other {
            // Two fingers: closer or farther.
            let factor = other.distance(pixel) / other.distance(before).max(1.0);
            let middle = Point::new(
                f64::midpoint(other.x, pixel.x),
                f64::midpoint(other.y, pixel.y),
            );
            self.window.zoom_at(factor, middle);
        } else {
            self.window.pan(pixel - before);
        }
        self.down.update_value(|down| down[index].1 = pixel);
        None
    }

    /// A pointer goes up. The pixel that it tapped, if it did.
    pub(crate) fn up(self, event: &ev::PointerEvent) -> Option<Point> {
        let tapped = self.tapped.get_value();
        self.cancel(event);
        tapped.filter(|_| self.is_idle())
    }

    /// Remembers where a click has put something; none where it has not.
    pub(crate) fn note(self, event: &ev::PointerEvent, put: Option<Point>) {
        self.put.set_value(put.map(|put| (event.time_stamp(), put)));
    }

    /// Whether a mouse has clicked once more where it has just put something.
    pub(crate) fn is_second(self, event: &ev::PointerEvent, pixel: Point) -> bool {
        let put = self.put.get_value();
        self.put.set_value(None);
        event.pointer_type() == "mouse"
            && put.is_some_and(|(when, at)| {
                event.time_stamp() - when < DOUBLE_MS && at.distance(pixel) < TAP
            })
    }

    /// A pointer is gone.
    pub(crate) fn cancel(self, event: &ev::PointerEvent) {
        self.down
            .update_value(|down| down.retain(|&(id, _)| id != event.pointer_id()));
        self.tapped.set_value(None);
        self.stop_waiting();
    }

    /// The wheel turns the tile over its place, where there is one; otherwise it brings closer.
    pub(crate) fn wheel(
        self,
        event: &ev::WheelEvent,
        has_ghost: impl FnOnce() -> bool,
    ) -> Option<Wheel> {
        event.prevent_default();
        if event.ctrl_key() || !has_ghost() {
            let factor = (-event.delta_y() * 0.0022).clamp(-0.5, 0.5).exp();
            self.window.zoom_at(factor, self.window.pixel(event));
            return None;
        }
        let now = event.time_stamp();
        if now - self.wheeled.get_value() < WHEEL_MS || event.delta_y().abs() < 2.0 {
            return None;
        }
        self.wheeled.set_value(now);
        Some(if event.delta_y() < 0.0 {
            Wheel::Back
        } else {
            Wheel::On
        })
    }

    fn stop_waiting(self) {
        if let Some(waiting) = self.pressed.get_value() {
            waiting.clear();
            self.pressed.set_value(None);
        }
    }
}
