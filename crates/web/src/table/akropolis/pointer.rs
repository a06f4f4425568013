//! What pointers do on the stage: taps, drags, pinches and the wheel, and tiles that are dragged
//! there from the site.

use leptos::ev;
use leptos::prelude::*;
use polis_akropolis::{City, Hex, Triangle};
use polis_draw::{CityDrawing, Point, RADIUS};
use wasm_bindgen::JsCast;

use super::state::Table;
use crate::table::gestures::{Gestures, TAP, Wheel};
use polis_client::table::akropolis::hand::{Grip, Hand, Turn};
use polis_client::table::akropolis::places;

/// How far above a finger the tile is that it drags, in pixels.
const ABOVE_FINGER: f64 = 46.0;

/// What the pointers do. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    table: Table,
    gestures: Gestures,
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
            gestures: Gestures::new(table.window),
            drag: StoredValue::new(None),
        }
    }

    /// Where an event is on the stage, in pixels.
    fn pixel(self, event: &ev::MouseEvent) -> Point {
        self.table.window.pixel(event)
    }

    /// The point of the drawing at a pixel.
    fn point(self, pixel: Point) -> Point {
        self.table.window.point(pixel)
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        self.gestures.down(event, move |pixel| self.ask(pixel));
    }

    pub(super) fn moved(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.moved(event) {
            self.hover(pixel);
        }
    }

    pub(super) fn up(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.up(event) {
            self.tap(pixel);
        }
    }

    pub(super) fn cancel(self, event: &ev::PointerEvent) {
        self.gestures.cancel(event);
    }

    pub(super) fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && self.gestures.is_idle() {
            self.follow(None);
            self.light(None);
        }
    }

    pub(super) fn context(self, event: &ev::MouseEvent) {
        event.prevent_default();
        self.ask(self.pixel(event));
    }

    /// Tells why the hex at a pixel counts or does not.
    fn ask(self, pixel: Point) {
        if let Some(hex) = self.hex(self.point(pixel)) {
            self.table.explain(hex);
        }
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        let hand = self.table.hand.get_untracked();
        let has_ghost = || hand.is_some_and(|hand| hand.triangle().is_some());
        match self.gestures.wheel(event, has_ghost) {
            Some(Wheel::Back) => self.table.turn(Turn::Left),
            Some(Wheel::On) => self.table.turn(Turn::Right),
            None => {}
        }
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
        let has_hand = self.table.hand.get_untracked().is_some();
        let hovered = self.hex(self.point(pixel)).filter(|&hex| {
            let city = self.table.city();
            !has_hand && city.is_some_and(|city| city.height(hex) > 0)
        });
        self.light(hovered);
    }

    /// Lights the hex under the pointer.
    fn light(self, hex: Option<Hex>) {
        // Nobody is told of what has not changed; what falls is left alone.
        let is_fresh = self.table.motion.is_fresh.get_untracked();
        if self.table.hovered.get_untracked() != hex && !is_fresh {
            self.table.hovered.set(hex);
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
        let size = self.table.window.size.get_untracked();
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
