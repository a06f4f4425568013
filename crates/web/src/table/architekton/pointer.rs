//! What mouse and fingers do on the stage.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use polis_architekton::{Place, Tile};
use polis_draw::{Frame, Point};

use super::hand::{Grip, Turn};
use super::state::Table;
use crate::table::camera::point_at;

/// A pointer that moved less than this was tapped, not dragged, in pixels.
const TAP: f64 = 7.0;
/// How long the wheel waits before it turns the tile again, in milliseconds.
const WHEEL_MS: f64 = 170.0;

/// What the pointers do. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    table: Table,
    stage: NodeRef<html::Div>,
    frame: Memo<(Frame, f64)>,
    /// The pointers that are down, with where they were last.
    down: StoredValue<Vec<(i32, Point)>>,
    /// Where the first one went down, until it moves away from there.
    tapped: StoredValue<Option<Point>>,
    wheeled: StoredValue<f64>,
}

impl Pointer {
    pub(super) fn new(
        table: Table,
        stage: NodeRef<html::Div>,
        frame: Memo<(Frame, f64)>,
    ) -> Pointer {
        Pointer {
            table,
            stage,
            frame,
            down: StoredValue::new(Vec::new()),
            tapped: StoredValue::new(None),
            wheeled: StoredValue::new(0.0),
        }
    }

    /// Where an event is on the stage, in pixels.
    fn pixel(self, event: &ev::MouseEvent) -> Point {
        let (mut x, mut y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(stage) = self.stage.get_untracked() {
            let rect = stage.get_bounding_client_rect();
            x -= rect.left();
            y -= rect.top();
        }
        Point::new(x, y)
    }

    /// The point of the drawing at a pixel.
    fn point(self, pixel: Point) -> Point {
        let size = self.table.size.get_untracked();
        point_at(self.frame.get_untracked().0, size, pixel.x, pixel.y)
    }

    fn place(self, pixel: Point) -> Place {
        self.table.view.get_untracked().place(self.point(pixel))
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let pixel = self.pixel(event);
        if let Some(stage) = self.stage.get_untracked() {
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
                let place = self.place(pixel);
                self.table
                    .with_hand(|hand, position| hand.follow(position, place));
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
        let (bounds, size) = (table.bounds(), table.size.get_untracked());
        let (_, scale) = self.frame.get_untracked();
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
        let tapped = self.tapped.get_value();
        self.cancel(event);
        if tapped.is_some() && self.down.with_value(Vec::is_empty) {
            self.tap(self.place(self.pixel(event)));
        }
    }

    pub(super) fn cancel(self, event: &ev::PointerEvent) {
        self.down
            .update_value(|down| down.retain(|&(id, _)| id != event.pointer_id()));
        self.tapped.set_value(None);
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let table = self.table;
        let has_ghost = table
            .hand
            .get_untracked()
            .is_some_and(|hand| hand.place().is_some());
        if event.ctrl_key() || !has_ghost {
            let factor = (-event.delta_y() * 0.0022).clamp(-0.5, 0.5).exp();
            let about = self.point(self.pixel(event));
            let (bounds, size) = (table.bounds(), table.size.get_untracked());
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

    fn tap(self, place: Place) {
        let table = self.table;
        let tile = table
            .position
            .with_untracked(|position| position.tile_at(place));
        let Some(hand) = table.hand.get_untracked() else {
            match tile {
                Some(_) if table.explained.get_untracked() != Some(place) => table.explain(place),
                Some(_) | None => table.explained.set(None),
            }
            return;
        };
        table.explained.set(None);
        let (turn, moves_house) = table
            .position
            .with_untracked(|position| (position.turn(), hand.moves_house(position)));
        match tile {
            // His house comes onto the new building.
            Some(Tile::Building {
                owner: Some(owner), ..
            }) if moves_house && owner == turn => table.with_hand(|hand, _| hand.move_house(place)),
            Some(_) => table.explain(place),
            None if hand.place() == Some(place) && hand.grip() == Some(Grip::Resting) => {
                table.turn(Turn::Right);
            }
            None => table.with_hand(|hand, _| hand.put(place)),
        }
    }
}
