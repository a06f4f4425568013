//! The tile in hand and the town it is laid in.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use polis_architekton::{Architekton, Illegal, LaidTile, Place, Rotation, Side, Tile};
use polis_draw::{Projection, TILE, TownDrawing, TownView};
use polis_game::Seat;

use crate::browser;
use crate::editor::desk::Desk;
use crate::table::keyboard::{self, focus_board, is_on_button};
use crate::table::window::Window;
use polis_client::editor::architekton::{Arrangement, Fixed, Piece, laid};
use polis_client::editor::history::History;
use polis_client::editor::reasons;
use polis_client::sound::{Height, Sound};
use polis_client::table::architekton::places::{self, Fit};
use polis_client::table::architekton::stock::StockTile;

/// The tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    pub(super) piece: Piece,
    /// The place over which it is, and whether it was put there.
    pub(super) place: Option<(Place, Grip)>,
    pub(super) rotation: Rotation,
}

/// How a tile in hand is over its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grip {
    /// It follows the pointer.
    Following,
    /// It was put there.
    Resting,
}

impl Hand {
    fn take(piece: Piece) -> Hand {
        Hand {
            piece,
            place: None,
            rotation: Rotation::None,
        }
    }

    /// The same tile as the table knows it.
    pub(super) fn tile(self) -> StockTile {
        match self.piece {
            Piece::Building(building) => StockTile::Building(building),
            Piece::Landscape(scenery) => StockTile::Landscape(scenery),
        }
    }

    /// How it would lie on a place: in the allowed turn that is nearest clockwise, if there is one.
    pub(super) fn fit_at(self, town: &Architekton, place: Place) -> Fit {
        places::ways(town, self.tile(), place)
            .into_iter()
            .min_by_key(|way| (4 + way.rotation.quarters() - self.rotation.quarters()) % 4)
            .unwrap_or_else(|| Fit::new(town, self.tile(), place, self.rotation))
    }
}

/// What the parts of the screen share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) desk: Desk,
    pub(super) history: RwSignal<History<Arrangement>>,
    /// The town, to be looked at.
    pub(super) town: Memo<Architekton>,
    pub(super) hand: RwSignal<Option<Hand>>,
    /// Whose house comes on the next building.
    pub(super) owner: RwSignal<Option<Seat>>,
    /// The place on which the keys are.
    pub(super) cursor: RwSignal<Option<Place>>,
    pub(super) hovered: RwSignal<Option<Place>>,
    pub(super) view: RwSignal<TownView>,
    pub(super) window: Window,
}

impl Board {
    pub(super) fn new(desk: Desk, history: RwSignal<History<Arrangement>>) -> Board {
        let town = Memo::new(move |_| history.with(|history| history.now().sketch()));
        let view = RwSignal::new(TownView::default());
        let window = Window::new(move |_| {
            town.with(|town| {
                let mut drawing = TownDrawing::new(town);
                drawing.view = view.get();
                drawing.stage()
            })
        });
        let board = Board {
            desk,
            history,
            town,
            hand: RwSignal::new(None),
            owner: RwSignal::new(Some(Seat::First)),
            cursor: RwSignal::new(None),
            hovered: RwSignal::new(None),
            view,
            window,
        };
        // The tile may be gone from the pool, and the turn says whose house is next.
        Effect::new(move |_| {
            let turn = history.with(|history| history.now().told().turn);
            board.owner.set(Some(turn));
            let is_gone = |hand: Hand| history.with(|history| !history.now().has(hand.piece));
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
    pub(super) fn name(self, piece: Piece) -> String {
        let words = &self.desk.words().architekton_table;
        match piece {
            Piece::Building(building) => (words.building)(building.number()),
            Piece::Landscape(scenery) => (words.landscape)(words.scenery(scenery)),
        }
    }

    /// Takes a tile of the pool, or puts it back.
    pub(super) fn take(self, piece: Piece) {
        self.cursor.set(None);
        self.desk.client.hear(&[Sound::Taken]);
        let next = match self.hand.get_untracked() {
            Some(hand) if hand.piece == piece => None,
            Some(_) | None => Some(Hand::take(piece)),
        };
        self.hand.set(next);
        self.say(String::new());
    }

    pub(super) fn put_back(self) {
        self.hand.set(None);
        self.cursor.set(None);
        self.say(String::new());
    }

    /// How the tile in hand would lie, and why it may not.
    pub(super) fn fit(self) -> Option<(LaidTile, Option<Illegal>)> {
        let hand = self.hand.get()?;
        let (place, _) = hand.place?;
        let fit = self.town.with(|town| hand.fit_at(town, place));
        let tile = laid(hand.piece, place, fit.rotation, self.owner.get());
        Some((tile, self.with(|now| now.refusal(tile))))
    }

    /// Turns the tile in hand to the next turn in which it looks different.
    pub(super) fn turn(self, quarters: u8) {
        let Some(mut hand) = self.hand.get_untracked() else {
            return;
        };
        self.desk.client.hear(&[Sound::Turned]);
        let turned = |rotation: Rotation| {
            Rotation::from_quarters((rotation.quarters() + quarters) % 4).unwrap_or(rotation)
        };
        let now = match hand.place {
            Some((place, _)) => self
                .town
                .with_untracked(|town| hand.fit_at(town, place).rotation),
            None => hand.rotation,
        };
        hand.rotation = turned(now);
        if let Some((place, _)) = hand.place {
            // The next one that is allowed, if there is one.
            let ways = self
                .town
                .with_untracked(|town| places::ways(town, hand.tile(), place));
            let is_allowed = |rotation: Rotation| ways.iter().any(|way| way.rotation == rotation);
            for _ in 0..4 {
                if ways.is_empty() || is_allowed(hand.rotation) {
                    break;
                }
                hand.rotation = turned(hand.rotation);
            }
        }
        self.hand.set(Some(hand));
    }

    /// Lays the tile in hand.
    pub(super) fn confirm(self) {
        let Some((tile, _)) = untrack(|| self.fit()) else {
            return;
        };
        match self.change(|now| now.lay(tile)) {
            Ok(()) => {
                self.hand.set(None);
                self.desk.client.hear(&[Sound::Laid(Height::Ground)]);
            }
            Err(reason) => {
                self.desk.client.hear(&[Sound::Refused]);
                self.say(reasons::refusal(reason, self.desk.words()).to_owned());
            }
        }
    }

    /// Puts the tile in hand into the stock.
    pub(super) fn to_stock(self) {
        if let Some(hand) = self.hand.get_untracked() {
            self.change(|now| now.to_stock(hand.piece));
            self.hand.set(None);
        }
    }

    /// Takes what was in the stock in hand.
    pub(super) fn take_from_stock(self, taken: Option<Piece>) {
        if let Some(piece) = taken {
            self.hand.set(Some(Hand::take(piece)));
        }
    }

    /// Lifts a tile and takes it in hand.
    pub(super) fn lift(self, place: Place) {
        let words = self.desk.words();
        match self.change(|now| now.lift(place)) {
            Ok(lifted) => {
                let (piece, rotation, owner) = match lifted.tile {
                    Tile::Building {
                        building,
                        rotation,
                        owner,
                    } => (Piece::Building(building), rotation, owner),
                    Tile::Landscape { scenery } => {
                        (Piece::Landscape(scenery), Rotation::None, None)
                    }
                };
                self.cursor.set(None);
                self.desk.client.hear(&[Sound::Taken]);
                self.hand.set(Some(Hand {
                    piece,
                    place: Some((place, Grip::Resting)),
                    rotation,
                }));
                if matches!(piece, Piece::Building(_)) {
                    // After the turn has followed the tiles.
                    request_animation_frame(move || {
                        self.owner.try_set(owner);
                    });
                }
                self.say((words.editor.lifted)(&self.name(piece)));
            }
            Err(Fixed::Nothing) => self.say(String::new()),
            Err(Fixed::Start) => self.say(words.editor.start_stays.to_owned()),
            Err(Fixed::Needed) => self.say(words.editor.needed.to_owned()),
        }
    }

    pub(super) fn fill(self) {
        self.change(|now| now.fill_stock(&mut browser::chance()));
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

    /// Moves the tile in hand, or the cursor.
    fn go(self, side: Side) {
        let town = self.town.get_untracked();
        let next = if let Some(mut hand) = self.hand.get_untracked() {
            let places = places::places(&town, hand.tile());
            let from = hand.place.map(|(place, _)| place);
            let next = places::next(&places, from, side);
            if let Some(place) = next {
                hand.place = Some((place, Grip::Resting));
                self.hand.set(Some(hand));
            }
            next
        } else {
            let places: Vec<Place> = town.tiles().map(|laid| laid.place).collect();
            let next = places::next(&places, self.cursor.get_untracked(), side);
            if let Some(place) = next {
                self.cursor.set(Some(place));
                self.say(format!(
                    "{} {}",
                    self.piece_at(place),
                    reasons::place_name(place)
                ));
            }
            next
        };
        if let Some(place) = next {
            let point = self.view.get_untracked().point(place);
            self.window.reveal([point].into_iter(), TILE);
        }
    }

    fn piece_at(self, place: Place) -> String {
        match self.town.with_untracked(|town| town.tile_at(place)) {
            Some(Tile::Building { building, .. }) => self.name(Piece::Building(building)),
            Some(Tile::Landscape { scenery }) => self.name(Piece::Landscape(scenery)),
            None => String::new(),
        }
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
    let side = match key.as_str() {
        "ArrowUp" => Some(Side::North),
        "ArrowDown" => Some(Side::South),
        "ArrowLeft" => Some(Side::West),
        "ArrowRight" => Some(Side::East),
        _ => None,
    };
    if let Some(side) = side {
        event.prevent_default();
        focus_board();
        board.go(side);
        return;
    }
    let has_hand = board.hand.get_untracked().is_some();
    match key.to_lowercase().as_str() {
        "q" => board.turn(3),
        "e" | "r" => board.turn(1),
        "enter" if !is_on_button(event) => board.confirm(),
        "delete" | "backspace" if !has_hand => {
            if let Some(place) = board.cursor.get_untracked() {
                board.lift(place);
            }
        }
        "escape" => board.put_back(),
        "s" => board.to_stock(),
        "z" => board.undo(),
        "y" => board.redo(),
        "v" => board.view_from_above(),
        "+" | "=" => board.window.closer(),
        "-" | "\u{2212}" => board.window.farther(),
        "0" => board.window.whole(),
        _ => return,
    }
    event.prevent_default();
}
