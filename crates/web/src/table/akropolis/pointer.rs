//! What pointers do on the stage: taps, drags, pinches and the wheel, and tiles that are dragged
//! there from the site.

use leptos::ev;
use leptos::prelude::*;
use polis_akropolis::{City, Hex, Triangle};
use polis_draw::{CityDrawing, Point, RADIUS};
use wasm_bindgen::JsCast;

use super::hand::{Grip, Hand, Turn};
use super::places;
use super::state::Table;
use crate::table::camera::point_at;

/// A pointer that moved less than this was tapped, not dragged, in pixels.
const TAP: f64 = 7.0;
/// How long the wheel waits before it turns the tile again, in milliseconds.
const WHEEL_MS: f64 = 170.0;
/// How far above a finger the tile is that it drags, in pixels.
const ABOVE_FINGER: f64 = 46.0;

/// What the pointers do. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    table: Table,
    /// The pointers that are down on the stage, with where they were last.
    down: StoredValue<Vec<(i32, Point)>>,
    /// Where the first one went down, until it moves away from there.
    tapped: StoredValue<Option<Point>>,
    wheeled: StoredValue<f64>,
    /// The tile of the site on which a pointer went down, by its place.
    drag: StoredValue<Option<Drag>>,
}

/// A tile of the site that a pointer holds.
#[derive(Clone, Copy, Debug)]
struct Drag {
    place: usize,
    from: Point,
    is_moving: bool,
}

impl Hands {
    pub(super) fn new(table: Table) -> Hands {
        Hands {
            table,
            down: StoredValue::new(Vec::new()),
            tapped: StoredValue::new(None),
            wheeled: StoredValue::new(0.0),
            drag: StoredValue::new(None),
        }
    }

    /// Where an event is on the stage, in pixels.
    fn pixel(self, event: &ev::MouseEvent) -> Point {
        let (mut x, mut y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(stage) = self.table.stage.get_untracked() {
            let rect = stage.get_bounding_client_rect();
            x -= rect.left();
            y -= rect.top();
        }
        Point::new(x, y)
    }

    /// The point of the drawing at a pixel.
    fn point(self, pixel: Point) -> Point {
        let size = self.table.size.get_untracked();
        point_at(self.table.frame.get_untracked().0, size, pixel.x, pixel.y)
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let pixel = self.pixel(event);
        if let Some(stage) = self.table.stage.get_untracked() {
            // Without it a drag only ends sooner.
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        self.down
            .update_value(|down| down.push((event.pointer_id(), pixel)));
        let is_first = self.down.with_value(|down| down.len() == 1);
        self.tapped.set_value(is_first.then_some(pixel));
    }

    pub(super) fn moved(self, event: &ev::PointerEvent) {
        let pixel = self.pixel(event);
        let down = self.down.get_value();
        if down.is_empty() {
            if event.pointer_type() == "mouse" {
                self.hover(pixel);
            }
            return;
        }
        let Some(index) = down.iter().position(|&(id, _)| id == event.pointer_id()) else {
            return;
        };
        if let Some(from) = self.tapped.get_value() {
            if from.distance(pixel) < TAP {
                return;
            }
            self.tapped.set_value(None);
        }
        let table = self.table;
        let (bounds, size) = (table.bounds.get_untracked(), table.size.get_untracked());
        let (_, scale) = self.table.frame.get_untracked();
        let before = down[index].1;
        let camera = table.camera.get_untracked();
        let other = down.iter().find(|&&(id, _)| id != event.pointer_id());
        table.camera.set(if let Some(&(_, other)) = other {
            // Two fingers: closer or farther.
            let factor = other.distance(pixel) / other.distance(before).max(1.0);
            let about = self.point(Point::new(
                f64::midpoint(other.x, pixel.x),
                f64::midpoint(other.y, pixel.y),
            ));
            camera.zoomed(factor, about, bounds, size)
        } else {
            let by = pixel - before;
            camera.dragged(Point::new(by.x / scale, by.y / scale), bounds)
        });
        self.down.update_value(|down| down[index].1 = pixel);
    }

    pub(super) fn up(self, event: &ev::PointerEvent) {
        self.down
            .update_value(|down| down.retain(|&(id, _)| id != event.pointer_id()));
        if let Some(pixel) = self.tapped.get_value() {
            self.tapped.set_value(None);
            self.tap(pixel);
        }
    }

    pub(super) fn cancel(self, event: &ev::PointerEvent) {
        self.down
            .update_value(|down| down.retain(|&(id, _)| id != event.pointer_id()));
        self.tapped.set_value(None);
    }

    pub(super) fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && self.down.with_value(Vec::is_empty) {
            self.follow(None);
        }
    }

    pub(super) fn context(self, event: &ev::MouseEvent) {
        event.prevent_default();
        let point = self.point(self.pixel(event));
        if let Some(hex) = self.hex(point) {
            self.table.explain(hex);
        }
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let table = self.table;
        let has_ghost = table
            .hand
            .get_untracked()
            .is_some_and(|hand| hand.triangle().is_some());
        if event.ctrl_key() || !has_ghost {
            let factor = (-event.delta_y() * 0.0022).clamp(-0.5, 0.5).exp();
            let about = self.point(self.pixel(event));
            let (bounds, size) = (table.bounds.get_untracked(), table.size.get_untracked());
            let camera = table.camera.get_untracked();
            table.camera.set(camera.zoomed(factor, about, bounds, size));
            return;
        }
        let now = event.time_stamp();
        if now - self.wheeled.get_value() < WHEEL_MS || event.delta_y().abs() < 2.0 {
            return;
        }
        self.wheeled.set_value(now);
        table.turn(if event.delta_y() < 0.0 {
            Turn::Left
        } else {
            Turn::Right
        });
    }

    /// The visible hex at a point.
    fn hex(self, point: Point) -> Option<Hex> {
        let city = self.table.city()?;
        let variants = self
            .table
            .position
            .with_untracked(|position| position.options().variants());
        let mut drawing = CityDrawing::new(&city, variants);
        drawing.view = self.table.view.get_untracked();
        Some(drawing.hex(point))
    }

    fn place(self, point: Point) -> Option<Triangle> {
        let city = self.table.city()?;
        let view = self.table.view.get_untracked();
        places::place_at(&city, view, self.hex(point)?, point)
    }

    fn hover(self, pixel: Point) {
        let is_following = self
            .table
            .hand
            .get_untracked()
            .is_some_and(|hand| hand.grip() != Some(Grip::Resting));
        if is_following && self.table.is_mine() {
            self.follow(self.place(self.point(pixel)));
        }
    }

    fn follow(self, place: Option<Triangle>) {
        let Some(before) = self.table.hand.get_untracked() else {
            return;
        };
        let mut hand = before;
        hand.follow(place);
        // Nobody is told of what has not changed.
        if hand != before {
            self.table.hand.set(Some(hand));
        }
    }

    fn tap(self, pixel: Point) {
        let (table, point) = (self.table, self.point(pixel));
        let Some(mut hand) = table.hand.get_untracked().filter(|_| table.is_mine()) else {
            match self.hex(point) {
                Some(hex) if table.explained.get_untracked() != Some(hex) => table.explain(hex),
                Some(_) | None => table.explained.set(None),
            }
            return;
        };
        if hand.grip() == Some(Grip::Resting) && self.is_on_ghost(point) {
            table.turn(Turn::Right);
            return;
        }
        match self.place(point) {
            Some(triangle) => hand.put(triangle),
            None => hand.lift(),
        }
        table.is_suggested.set(false);
        table.hand.set(Some(hand));
    }

    /// Whether a point is on the tile in hand.
    fn is_on_ghost(self, point: Point) -> bool {
        let hand = self.table.hand.get_untracked();
        let Some(placement) = hand.and_then(Hand::placement) else {
            return false;
        };
        let city: City = self.table.city().unwrap_or_default();
        let view = self.table.view.get_untracked();
        let level = city.check(placement).unwrap_or(1);
        placement.hexes().into_iter().any(|hex| {
            let middle = view.point(hex, level) - Point::new(0.0, 0.28 * RADIUS);
            middle.distance(point) < 0.82 * RADIUS
        })
    }

    /// A pointer goes down on a tile of the site.
    pub(super) fn grab(self, place: usize, event: &ev::PointerEvent) {
        let from = self.pixel(event);
        let is_moving = false;
        self.drag.set_value(Some(Drag {
            place,
            from,
            is_moving,
        }));
        let target = event.target();
        if let Some(element) = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            && let Ok(Some(button)) = element.closest("button")
        {
            // Without it the tile stays in the site.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
    }

    /// It moves: the tile comes along.
    pub(super) fn drag(self, event: &ev::PointerEvent) {
        let Some(mut drag) = self.drag.get_value() else {
            return;
        };
        let pixel = self.pixel(event);
        if !drag.is_moving {
            if drag.from.distance(pixel) < 2.0 * TAP {
                return;
            }
            drag.is_moving = true;
            self.drag.set_value(Some(drag));
            if !self.table.pick_up(drag.place) {
                self.drag.set_value(None);
                return;
            }
        }
        self.follow(self.place_below(event, pixel));
    }

    /// It goes up: the tile stays where it is. Whether it was dragged at all.
    pub(super) fn drop(self, event: &ev::PointerEvent) -> bool {
        let Some(drag) = self.drag.get_value().filter(|drag| drag.is_moving) else {
            self.drag.set_value(None);
            return false;
        };
        debug_assert!(drag.is_moving, "what does not move is tapped");
        let pixel = self.pixel(event);
        let place = self.place_below(event, pixel);
        self.table.hand.update(|hand| {
            if let Some(hand) = hand {
                match place {
                    Some(triangle) => hand.put(triangle),
                    None => hand.lift(),
                }
            }
        });
        true
    }

    /// Whether the press that ends now was a drag; it is then forgotten.
    pub(super) fn was_dragged(self) -> bool {
        let drag = self.drag.get_value();
        self.drag.set_value(None);
        drag.is_some_and(|drag| drag.is_moving)
    }

    /// The place over which a dragged tile is; a finger holds it from below.
    fn place_below(self, event: &ev::PointerEvent, pixel: Point) -> Option<Triangle> {
        let size = self.table.size.get_untracked();
        if pixel.y > size.height || pixel.x > size.width {
            return None;
        }
        let lift = if event.pointer_type() == "mouse" {
            0.0
        } else {
            ABOVE_FINGER
        };
        self.place(self.point(pixel - Point::new(0.0, lift)))
    }
}
