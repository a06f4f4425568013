//! The tile in hand and the board on which it is laid.

use leptos::prelude::*;
use polis_draw::Projection;

use super::game::EditorGame;
use super::state::EditorState;
use crate::browser::{self, LocalStorage};
use crate::table::window::Window;
use polis_client::editor::LiftError;
use polis_client::editor::save::EditorSave;
use polis_client::history::History;
use polis_client::sound::{Height, Sound};
use polis_client::table::hand::Turn;

/// What the parts of the screen share. It is a handle: copies are the same.
pub(super) struct Board<P: EditorGame> {
    pub(super) state: EditorState,
    pub(super) history: RwSignal<History<P>>,
    pub(super) hand: RwSignal<Option<P::Hand>>,
    /// The place on which the keys are, or that was tapped.
    pub(super) cursor: RwSignal<Option<P::Place>>,
    pub(super) hovered: RwSignal<Option<P::Place>>,
    pub(super) view: RwSignal<P::View>,
    pub(super) window: Window,
    /// What only this game has to remember.
    pub(super) own: P::Signals,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for positions that can be copied"
)]
impl<P: EditorGame> Clone for Board<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: EditorGame> Copy for Board<P> {}

impl<P: EditorGame> Board<P> {
    /// The board as it was left.
    pub(super) fn new() -> Board<P> {
        let save = EditorSave::load(P::GAME, &LocalStorage);
        let read = |draft| P::from_draft(draft).unwrap_or_else(P::empty);
        let history = RwSignal::new(History::new(read(save.draft)));
        let draft = Memo::new(move |_| history.with(|history| history.now().draft()));
        let state = EditorState::new(save.players, draft, move |draft| {
            history.update(|history| history.change(|now| *now = read(draft)));
        });
        let own = P::signals(history);
        let view = RwSignal::new(P::View::default());
        let board = Board {
            state,
            history,
            hand: RwSignal::new(None),
            cursor: RwSignal::new(None),
            hovered: RwSignal::new(None),
            view,
            window: Window::new(
                || 0,
                move |_| history.with(|history| P::bounds(history.now(), own, view.get())),
            ),
            own,
        };
        Effect::new(move |_| {
            board.history.track();
            P::follow(board);
            // The tile in hand may be gone from the pool.
            let is_gone = |hand| board.with(|now| !now.has(P::tile(hand)));
            if board.hand.get_untracked().is_some_and(is_gone) {
                board.hand.set(None);
            }
        });
        board
    }

    /// Changes the position.
    pub(super) fn change<R>(self, change: impl FnOnce(&mut P) -> R) -> R {
        let mut history = self.history.get_untracked();
        let result = history.change(change);
        self.history.set(history);
        result
    }

    /// Reads the position.
    pub(super) fn with<R>(self, read: impl FnOnce(&P) -> R) -> R {
        self.history.with(|history| read(history.now()))
    }

    pub(super) fn say(self, text: String) {
        self.state.said.set(text);
    }

    pub(super) fn tile_name(self, tile: P::Tile) -> String {
        P::tile_name(tile, self.state.words())
    }

    pub(super) fn is_in_hand(self, tile: P::Tile) -> bool {
        self.hand.get().is_some_and(|hand| P::tile(hand) == tile)
    }

    /// Whether the tile in hand is over a place.
    pub(super) fn is_placed(self) -> bool {
        self.hand.get().is_some_and(P::is_placed)
    }

    /// Takes a tile of the pool, or puts it back.
    pub(super) fn take(self, tile: P::Tile) {
        self.cursor.set(None);
        self.state.client.hear(&[Sound::Taken]);
        let before = self.hand.get_untracked();
        let is_same = before.is_some_and(|hand| P::tile(hand) == tile);
        self.hand.set((!is_same).then(|| P::take(before, tile)));
        self.say(String::new());
    }

    /// Takes a tile that was somewhere else than in the pool.
    pub(super) fn take_in_hand(self, taken: Option<P::Tile>) {
        if let Some(tile) = taken {
            self.hand.set(Some(P::take(None, tile)));
        }
    }

    pub(super) fn put_back(self) {
        self.hand.set(None);
        self.cursor.set(None);
        self.say(String::new());
    }

    /// Turns the tile in hand.
    pub(super) fn turn(self, turn: Turn) {
        if let Some(hand) = self.hand.get_untracked() {
            self.state.client.hear(&[Sound::Turned]);
            let turned = untrack(|| P::turned(self, hand, turn));
            self.hand.set(Some(turned));
        }
    }

    /// Lays the tile in hand.
    pub(super) fn confirm(self) {
        match untrack(|| P::lay(self)) {
            Some(Ok(())) => {
                self.hand.set(None);
                self.state.client.hear(&[Sound::Laid(Height::Ground)]);
            }
            Some(Err(reason)) => {
                self.state.client.hear(&[Sound::Refused]);
                self.say(reason);
            }
            None => {}
        }
    }

    /// Takes the tile out of the hand, for something else to be done with it.
    pub(super) fn give_away(self, give: impl FnOnce(&mut P, P::Tile)) {
        if let Some(hand) = self.hand.get_untracked() {
            self.change(|now| give(now, P::tile(hand)));
            self.hand.set(None);
        }
    }

    /// Puts the tile in hand into the supply.
    pub(super) fn to_supply(self) {
        self.give_away(P::add_to_supply);
    }

    /// Lifts the tile at a place and takes it in hand.
    pub(super) fn lift(self, place: P::Place) {
        let words = self.state.words();
        match untrack(|| P::lift(self, place)) {
            Ok(hand) => {
                self.cursor.set(None);
                self.state.client.hear(&[Sound::Taken]);
                self.hand.set(Some(hand));
                self.say(words.editor.lifted(&self.tile_name(P::tile(hand))));
            }
            Err(LiftError::Nothing) => self.say(String::new()),
            Err(LiftError::Start) => self.say(P::words(words).start_stays.to_owned()),
            Err(LiftError::Needed) => self.say(words.editor.needed().to_owned()),
        }
    }

    pub(super) fn fill(self) {
        self.change(|now| now.fill_supply(&mut browser::chance()));
    }

    pub(super) fn undo(self) {
        if self.hand.get_untracked().is_some() {
            self.hand.set(None);
        } else {
            self.history.update(History::undo);
        }
    }

    pub(super) fn redo(self) {
        self.hand.set(None);
        self.history.update(History::redo);
    }

    pub(super) fn view_from_above(self) {
        self.view.update(|view| {
            let projection = P::projection(view);
            *projection = match projection {
                Projection::Tilted => Projection::Above,
                Projection::Above => Projection::Tilted,
            };
        });
    }
}
