//! What somebody does at a table: takes a tile, moves and turns it, lays it, asks for a hint.

use leptos::prelude::*;
use polis_client::session::Session;
use polis_client::sound::Sound;
use polis_client::table::camera::Viewpoint;
use polis_client::table::hand::{Arrow, Turn};
use polis_client::table::narration::Speech;
use polis_client::table::{Order, Response, TableState};
use polis_draw::Point;

use super::Table;
use crate::table::animation::MotionPath;
use crate::table::view::TableView;

impl<G: TableView> Table<G> {
    /// Shows one's own city, where everybody has one.
    fn show_mine(self) {
        if G::HAS_CITIES && self.shown.get_untracked().is_some() {
            self.shown.set(None);
            self.window.look_at_all();
        }
    }

    /// Takes a tile, or puts it back.
    pub(in crate::table) fn take(self, slot: G::Slot) {
        let is_taken = self.update_in_game(|state, session| state.take(session, slot));
        if is_taken != Some(true) {
            return;
        }
        self.show_mine();
        self.client.hear(&[Sound::Taken]);
        let hand = self.hand.get_untracked();
        let said =
            hand.and_then(|hand| untrack(|| self.narrate(|narrator| G::of_taking(narrator, hand))));
        if let Some(said) = said {
            self.said.set(said);
        }
    }

    /// Takes a tile to drag it. Whether it can be taken.
    pub(in crate::table) fn pick_up(self, slot: G::Slot) -> bool {
        let is_taken = self.update_in_game(|state, session| state.pick_up(session, slot));
        if is_taken == Some(true) {
            self.show_mine();
        }
        is_taken == Some(true)
    }

    /// Changes the tile in hand.
    pub(in crate::table) fn change_hand(self, change: impl FnOnce(&mut G::Hand, &G)) {
        self.position.with_untracked(|position| {
            self.update(|state| state.change(|hand| change(hand, position)));
        });
    }

    /// Puts the tile back, or takes away what is open.
    pub(in crate::table) fn put_back(self) {
        let had_hand = self.hand.with_untracked(Option::is_some);
        let was_lit = self.lit.get_untracked().is_some();
        self.lit.set(None);
        if self.update(TableState::put_back) == Some(false) && !was_lit {
            self.show_mine();
        }
        if had_hand {
            self.said.set(self.words().table.put_back().to_owned());
        }
    }

    /// Turns the tile in hand.
    pub(in crate::table) fn turn(self, turn: Turn) {
        self.update_on_stage(|state, scene| {
            if state.turn(scene.position, turn) {
                Response::Turned
            } else {
                Response::Nothing
            }
        });
    }

    /// Plays what is in hand, if it is allowed.
    pub(in crate::table) fn confirm(self) {
        let Some(hand) = self.hand.get_untracked() else {
            return;
        };
        let is_allowed = |preview: &Option<G::Preview>| preview.as_ref().is_some_and(G::is_allowed);
        let chosen = self
            .position
            .with_untracked(|position| G::chosen(position, hand))
            .filter(|_| self.preview.with_untracked(is_allowed));
        let Some(chosen) = chosen else {
            self.client.hear(&[Sound::Refused]);
            return;
        };
        // What goes to a server stays in hand until it is there.
        if !G::STAYS_IN_HAND && self.controller.online_link().is_none() {
            self.update(TableState::put_down);
        }
        // What is allowed can be played.
        let _ = self.controller.play(chosen);
    }

    /// Plays what was decided, if a person decides.
    pub(in crate::table) fn decide(self, chosen: G::Move) {
        if untrack(|| self.may_choose()) {
            // Whatever can be decided can be played.
            let _ = self.controller.play(chosen);
        }
    }

    /// Asks for a suggestion and takes it in hand.
    pub(in crate::table) fn hint(self) {
        if self.update_in_game(TableState::ask) == Some(true) {
            self.controller.suggest(move |chosen, tried| {
                let arrive = |state: &mut TableState<G>, session: &Session<G>| {
                    state.hint_arrived(session, chosen, tried)
                };
                self.show_held(self.update_in_game(arrive).as_ref());
                self.explain_hint(chosen);
            });
        }
    }

    /// Asks what a suggestion leads to against the next best move.
    fn explain_hint(self, chosen: G::Move) {
        let company = &untrack(|| self.controller.company());
        let words = untrack(|| self.words());
        let rival = self
            .state
            .with_untracked(|state| state.rival(Speech { words, company }));
        let Some(other) = rival else { return };
        let ply = self.controller.plies();
        self.controller
            .explain(ply, [chosen, other], move |reason| {
                self.state
                    .try_update(|state| state.reason_arrived(chosen, other, reason));
            });
    }

    /// Takes a move in hand that somebody else has found.
    pub(in crate::table) fn hold(self, chosen: G::Move) -> Option<Response<G>> {
        self.update_in_game(|state, session| state.hold(session.position(), chosen))
    }

    /// Shows what was taken in hand, wherever one looked.
    pub(in crate::table) fn show_held(self, response: Option<&Response<G>>) {
        if let Some(Response::Reveal(_)) = response {
            self.show_mine();
        }
        self.respond(response);
    }

    pub(in crate::table) fn undo(self) {
        if self.update(TableState::put_down) == Some(false) {
            self.controller.undo();
        }
    }

    pub(in crate::table) fn redo(self) {
        self.update(TableState::put_down);
        self.controller.redo();
    }

    /// Moves the tile in hand, or what is explained.
    pub(in crate::table) fn go(self, arrow: Arrow) {
        self.update_on_stage(|state, scene| state.step(scene, arrow));
    }

    /// Moves the tile in hand to the next place; says whether there was one.
    pub(in crate::table) fn tour(self, way: Turn) -> bool {
        let order = if untrack(|| self.controller.ranks_places()) {
            Order::ByPoints
        } else {
            Order::ByPlace
        };
        self.update_on_stage(|state, scene| state.tour(scene.position, way, order))
    }

    /// A pointer that drags the tile in hand is over a place, or over none.
    pub(in crate::table) fn follow(self, place: Option<G::Place>) {
        self.update_on_stage(|state, scene| {
            state.follow(scene.position, place);
            Response::Nothing
        });
    }

    /// The pointer is over a point of the stage, or has left it.
    pub(in crate::table) fn point_at(self, point: Option<Point>) {
        let is_falling = untrack(|| self.arrival(MotionPath::Falls)).is_some();
        self.update_on_stage(|state, scene| {
            state.point_at(scene, point);
            // What falls is left alone.
            if !is_falling {
                state.light(scene, point);
            }
            Response::Nothing
        });
    }

    /// Turns the view, where it can be turned.
    pub(in crate::table) fn turn_view(self) {
        self.see_from(|view| view.turns = (view.turns + 1) % G::SIDES);
    }

    /// From above, or not.
    pub(in crate::table) fn view_from_above(self) {
        self.see_from(Viewpoint::tilt);
    }

    /// Lets the ground turn to how it is seen from elsewhere.
    fn see_from(self, change: impl FnOnce(&mut Viewpoint)) {
        let before = self.view.get_untracked();
        self.window.turn(|| {
            self.view.update(change);
            self.view.get_untracked().turned_from(before, G::SIDES)
        });
    }
}
