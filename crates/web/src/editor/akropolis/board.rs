//! The tile in hand and the city it is laid in.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_akropolis::{City, Hex, Misfit, TileId};
use polis_draw::{CityDrawing, CityView, Projection, RADIUS};
use polis_game::Seat;

use crate::browser;
use crate::editor::desk::Desk;
use crate::table::keyboard::{self, focus_board, is_on_button};
use crate::table::window::Window;
use polis_client::editor::akropolis::{Arrangement, Fixed};
use polis_client::editor::history::History;
use polis_client::sound::{Height, Sound};
use polis_client::table::akropolis::hand::{Hand, Turn};
use polis_client::table::akropolis::places::{self, Arrow};
use polis_client::table::akropolis::sentences;

/// What the parts of the screen share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) desk: Desk,
    pub(super) history: RwSignal<History<Arrangement>>,
    /// Whose city is on the stage.
    pub(super) seat: RwSignal<Seat>,
    pub(super) city: Memo<City>,
    pub(super) hand: RwSignal<Option<Hand>>,
    /// The hex on which the keys are, or that was tapped.
    pub(super) cursor: RwSignal<Option<Hex>>,
    pub(super) hovered: RwSignal<Option<Hex>>,
    pub(super) view: RwSignal<CityView>,
    pub(super) window: Window,
}

impl Board {
    pub(super) fn new(desk: Desk, history: RwSignal<History<Arrangement>>) -> Board {
        let seat = RwSignal::new(Seat::First);
        let city = Memo::new(move |_| {
            let seat = seat.get();
            history.with(|history| history.now().city(seat))
        });
        let view = RwSignal::new(CityView::default());
        let window = Window::new(move |_| {
            let city = city.get();
            let variants = history.with(|history| history.now().told().options.variants());
            let mut drawing = CityDrawing::new(&city, variants);
            drawing.view = view.get();
            drawing.fringe = true;
            drawing.stage()
        });
        let board = Board {
            desk,
            history,
            seat,
            city,
            hand: RwSignal::new(None),
            cursor: RwSignal::new(None),
            hovered: RwSignal::new(None),
            view,
            window,
        };
        // With fewer players, a city may be gone from the stage; so may the tile from the pool.
        Effect::new(move |_| {
            let (people, pool) = history.with(|history| {
                let now = history.now();
                (now.told().cities.len(), now.pool())
            });
            if seat.get_untracked().number() > people {
                seat.set(Seat::First);
            }
            let is_gone = |hand: Hand| !pool.contains(&hand.tile());
            if board.hand.get_untracked().is_some_and(is_gone) {
                board.hand.set(None);
            }
        });
        board
    }

    /// That of the page.
    pub(super) fn here() -> Board {
        expect_context()
    }

    /// Changes the position.
    pub(super) fn change<R>(self, change: impl FnOnce(&mut Arrangement) -> R) -> R {
        let mut history = self.history.get_untracked();
        let result = history.change(change);
        self.history.set(history);
        result
    }

    /// What is told, now.
    pub(super) fn with<R>(self, read: impl FnOnce(&Arrangement) -> R) -> R {
        self.history.with(|history| read(history.now()))
    }

    fn say(self, text: String) {
        self.desk.said.set(text);
    }

    /// What a tile is called.
    pub(super) fn tile_name(self, tile: TileId) -> String {
        let words = self.desk.words();
        (words.editor.tile)(tile.number(), &sentences::tile(tile, words))
    }

    /// Takes a tile of the pool, or puts it back.
    pub(super) fn take(self, tile: TileId) {
        self.cursor.set(None);
        self.desk.client.hear(&[Sound::Taken]);
        let next = match self.hand.get_untracked() {
            Some(hand) if hand.tile() == tile => None,
            Some(hand) => Some(hand.exchange(tile)),
            None => Some(Hand::take(tile)),
        };
        self.hand.set(next);
        self.say(String::new());
    }

    pub(super) fn put_back(self) {
        self.hand.set(None);
        self.cursor.set(None);
        self.say(String::new());
    }

    pub(super) fn turn(self, turn: Turn) {
        if let Some(mut hand) = self.hand.get_untracked() {
            self.desk.client.hear(&[Sound::Turned]);
            hand.turn(turn);
            self.hand.set(Some(hand));
        }
    }

    /// Why the tile in hand cannot lie where it is; none where it can, or is nowhere.
    pub(super) fn misfit(self) -> Option<Misfit> {
        let placement = self.hand.get()?.placement()?;
        self.city.with(|city| city.check(placement)).err()
    }

    /// Lays the tile in hand.
    pub(super) fn confirm(self) {
        let Some(chosen) = self.hand.get_untracked().and_then(Hand::chosen) else {
            return;
        };
        let seat = self.seat.get_untracked();
        match self.change(|now| now.lay(seat, chosen)) {
            Ok(()) => {
                self.hand.set(None);
                self.desk.client.hear(&[Sound::Laid(Height::Ground)]);
            }
            Err(misfit) => {
                self.desk.client.hear(&[Sound::Refused]);
                self.say(sentences::of_misfit(misfit, self.desk.words()));
            }
        }
    }

    /// Puts the tile in hand into the site.
    pub(super) fn to_site(self) {
        if let Some(hand) = self.hand.get_untracked() {
            self.change(|now| now.to_site(hand.tile()));
            self.hand.set(None);
        }
    }

    /// Gives the tile in hand to the Illustrious Architect.
    pub(super) fn give(self) {
        if let Some(hand) = self.hand.get_untracked() {
            self.change(|now| now.give(hand.tile()));
            self.hand.set(None);
        }
    }

    /// Takes a tile of the site in hand.
    pub(super) fn take_from_site(self, place: usize) {
        if let Some(tile) = self.change(|now| now.from_site(place)) {
            self.hand.set(Some(Hand::take(tile)));
        }
    }

    /// Takes a tile of the Illustrious Architect in hand.
    pub(super) fn take_from_architect(self, place: usize) {
        if let Some(tile) = self.change(|now| now.take_from_architect(place)) {
            self.hand.set(Some(Hand::take(tile)));
        }
    }

    /// Lifts the tile at a hex and takes it in hand.
    pub(super) fn lift(self, hex: Hex) {
        let seat = self.seat.get_untracked();
        let words = self.desk.words();
        match self.change(|now| now.lift(seat, hex)) {
            Ok(lifted) => {
                self.cursor.set(None);
                self.desk.client.hear(&[Sound::Taken]);
                self.hand.set(Some(Hand::of(lifted)));
                self.say((words.editor.lifted)(&self.tile_name(lifted.tile)));
            }
            Err(Fixed::Nothing) => self.say(String::new()),
            Err(Fixed::StartingTile) => self.say(words.editor.starting_tile.to_owned()),
            Err(Fixed::Needed) => self.say(words.editor.needed.to_owned()),
        }
    }

    pub(super) fn fill(self) {
        self.change(|now| now.fill_site(&mut browser::chance()));
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

    /// Shows somebody's city on the stage.
    pub(super) fn show(self, seat: Seat) {
        self.cursor.set(None);
        self.window.whole();
        self.seat.set(seat);
        if let Some(mut hand) = self.hand.get_untracked() {
            hand.lift();
            self.hand.set(Some(hand));
        }
    }

    fn next_city(self) {
        let people = self
            .history
            .with_untracked(|history| history.now().told().cities.len());
        self.show(self.seat.get_untracked().next(people));
    }

    /// Moves the tile in hand, or the cursor.
    fn go(self, arrow: Arrow) {
        let city = self.city.get_untracked();
        let view = self.view.get_untracked();
        if let Some(mut hand) = self.hand.get_untracked() {
            let next = match hand.triangle() {
                Some(from) => places::next(&city, view, from, arrow),
                None => places::first(&city, view),
            };
            if let Some(triangle) = next {
                hand.put(triangle);
                self.hand.set(Some(hand));
                let hexes = triangle.hexes().into_iter();
                let points = hexes.map(|hex| view.point(hex, city.height(hex) + 1));
                self.window.reveal(points, 1.6 * RADIUS);
            }
            return;
        }
        let next = match self.cursor.get_untracked() {
            Some(from) => places::next_hex(&city, view, from, arrow),
            None => Some(Hex::ORIGIN),
        };
        if let Some(hex) = next {
            self.cursor.set(Some(hex));
            let words = self.desk.words();
            let tile = city.top(hex).and_then(|top| city.tile(top.layer));
            self.say(match tile {
                Some(tile) => self.tile_name(tile),
                None => words.editor.starting_tile.to_owned(),
            });
        }
    }

    pub(super) fn turn_view(self) {
        self.view.update(|view| view.turns = (view.turns + 1) % 6);
    }

    pub(super) fn view_from_above(self) {
        self.view.update(|view| {
            view.projection = match view.projection {
                Projection::Tilted => Projection::Above,
                Projection::Above => Projection::Tilted,
            };
        });
    }
}

/// Listens to the keys, as long as the screen is there.
pub(super) fn listen(board: Board) {
    keyboard::listen(RwSignal::new(None), move |event| press(board, event));
}

fn press(board: Board, event: &KeyboardEvent) {
    if let Some(by) = keyboard::pan(event) {
        event.prevent_default();
        board.window.pan(by);
        return;
    }
    let key = event.key();
    let arrow = match key.as_str() {
        "ArrowUp" => Some(Arrow::Up),
        "ArrowDown" => Some(Arrow::Down),
        "ArrowLeft" => Some(Arrow::Left),
        "ArrowRight" => Some(Arrow::Right),
        _ => None,
    };
    if let Some(arrow) = arrow {
        event.prevent_default();
        focus_board();
        board.go(arrow);
        return;
    }
    let has_hand = board.hand.get_untracked().is_some();
    match key.to_lowercase().as_str() {
        "q" => board.turn(Turn::Left),
        "e" | "r" => board.turn(Turn::Right),
        "enter" if !is_on_button(event) => board.confirm(),
        "delete" | "backspace" if !has_hand => {
            if let Some(hex) = board.cursor.get_untracked() {
                board.lift(hex);
            }
        }
        "escape" => board.put_back(),
        "s" => board.to_site(),
        "z" => board.undo(),
        "y" => board.redo(),
        "o" => board.next_city(),
        "v" => board.view_from_above(),
        "x" => board.turn_view(),
        "+" | "=" => board.window.closer(),
        "-" | "\u{2212}" => board.window.farther(),
        "0" => board.window.whole(),
        _ => return,
    }
    event.prevent_default();
}
