//! What mouse and fingers do on the stage.

use leptos::ev;
use leptos::prelude::*;
use polis_architekton::{Place, Tile};
use polis_draw::Point;

use super::state::Table;
use crate::table::gestures::{Gestures, Wheel};
use polis_client::table::architekton::hand::{Grip, Turn};

/// What the pointers do. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    table: Table,
    gestures: Gestures,
}

impl Pointer {
    pub(super) fn new(table: Table) -> Pointer {
        Pointer {
            table,
            gestures: Gestures::new(table.window),
        }
    }

    fn place(self, pixel: Point) -> Place {
        let point = self.table.window.point(pixel);
        self.table.view.get_untracked().place(point)
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        self.gestures.down(event, move |pixel| self.ask(pixel));
    }

    pub(super) fn moved(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.moved(event) {
            let place = self.place(pixel);
            self.table
                .with_hand(|hand, position| hand.follow(position, place));
            let has_hand = self.table.hand.get_untracked().is_some();
            self.light(Some(place).filter(|&place| !has_hand && self.is_tile(place)));
        }
    }

    pub(super) fn leave(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && self.gestures.is_idle() {
            self.light(None);
        }
    }

    /// Lights the tile under the pointer.
    fn light(self, place: Option<Place>) {
        // Nobody is told of what has not changed; what falls is left alone.
        let is_fresh = self.table.motion.is_fresh.get_untracked();
        if self.table.hovered.get_untracked() != place && !is_fresh {
            self.table.hovered.set(place);
        }
    }

    fn is_tile(self, place: Place) -> bool {
        self.table
            .position
            .with_untracked(|position| position.tile_at(place).is_some())
    }

    pub(super) fn up(self, event: &ev::PointerEvent) {
        if let Some(pixel) = self.gestures.up(event) {
            self.tap(self.place(pixel));
        }
    }

    pub(super) fn cancel(self, event: &ev::PointerEvent) {
        self.gestures.cancel(event);
    }

    pub(super) fn context(self, event: &ev::MouseEvent) {
        event.prevent_default();
        self.ask(self.table.window.pixel(event));
    }

    /// Tells how the tile at a pixel stands.
    fn ask(self, pixel: Point) {
        let place = self.place(pixel);
        if self.is_tile(place) {
            self.table.explain(place);
        }
    }

    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        let hand = self.table.hand.get_untracked();
        let has_ghost = || hand.is_some_and(|hand| hand.place().is_some());
        match self.gestures.wheel(event, has_ghost) {
            Some(Wheel::Back) => self.table.turn(Turn::Left),
            Some(Wheel::On) => self.table.turn(Turn::Right),
            None => {}
        }
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
