//! What the parts of the table share.

use leptos::prelude::*;
use polis_akropolis::{Akropolis, City, Hex, Layer, Move, TileId};
use polis_draw::{CityDrawing, CityView, Projection, RADIUS};
use polis_game::{Game, Seat};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::sitting::{Sitting, Studying};
use crate::table::motion::Motion;
use crate::table::panel::Panel;
use crate::table::window::Window;
use polis_client::player::Player;
use polis_client::session::Session;
use polis_client::settings::Kept;
use polis_client::sound::Sound;
use polis_client::table::akropolis::hand::{Hand, Turn};
use polis_client::table::akropolis::places::{self, Arrow};
use polis_client::table::akropolis::preview::Preview;
use polis_client::table::akropolis::sentences;
use polis_client::table::akropolis::taste::Taste;
use polis_client::words::Words;

/// What the parts of the table share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) sitting: Sitting<Akropolis>,
    pub(super) client: Client,
    /// The position that is shown.
    pub(super) position: Memo<Akropolis>,
    /// The seat from which one looks: that of the person to move, or who moved last.
    pub(super) me: Memo<Seat>,
    /// Whose city is on the stage, if it is not one's own.
    pub(super) shown: RwSignal<Option<Seat>>,
    /// The tile in hand.
    pub(super) hand: RwSignal<Option<Hand>>,
    /// Whether the hand is a suggestion.
    pub(super) is_suggested: RwSignal<bool>,
    /// Whether a suggestion is awaited.
    pub(super) is_asking: RwSignal<bool>,
    /// What the hand would change.
    pub(super) preview: Memo<Option<Preview>>,
    /// From where the city is seen.
    pub(super) view: RwSignal<CityView>,
    /// The window through which it is seen.
    pub(super) window: Window,
    /// The hex of which is told why it counts.
    pub(super) explained: RwSignal<Option<Hex>>,
    pub(super) taste: RwSignal<Taste>,
    /// What is open over the table.
    pub(super) open: RwSignal<Option<Panel>>,
    /// The hex under the pointer.
    pub(super) hovered: RwSignal<Option<Hex>>,
    pub(super) motion: Motion,
    /// The points as they were shown last, by seat.
    pub(super) points: StoredValue<[Option<i32>; 4]>,
    /// What is spoken to those who do not see.
    pub(super) said: RwSignal<String>,
}

impl Table {
    pub(super) fn new(sitting: Sitting<Akropolis>) -> Table {
        let session = sitting.session;
        let position = Memo::new(move |_| session.with(|session| session.position().clone()));
        let me = Memo::new(move |before: Option<&Seat>| {
            session.with(|session| {
                let people = session.players().iter();
                let mut people = people.filter(|&(_, &player)| player == Player::Person);
                session
                    .person_to_move()
                    .or(before.copied())
                    .or(people.next().map(|(seat, _)| seat))
                    .unwrap_or(Seat::First)
            })
        });
        let hand = RwSignal::new(None::<Hand>);
        let preview = Memo::new(move |_| {
            let hand = hand.get()?;
            position.with(|position| Preview::new(position, hand))
        });
        let taste = RwSignal::new(Taste::load(&LocalStorage));
        Effect::new(move |before: Option<()>| {
            let taste = taste.get();
            if before.is_some() {
                taste.keep(&LocalStorage);
            }
        });
        let shown = match sitting.studying() {
            Some(studying) => studying.shown,
            None => RwSignal::new(None),
        };
        let view = RwSignal::new(CityView::default());
        let window = Window::new(move |_| {
            position.with(|position| {
                let seat = shown.get().unwrap_or_else(|| me.get());
                let city = position.cities().get(seat).copied().unwrap_or_default();
                let mut drawing = CityDrawing::new(&city, position.options().variants());
                drawing.view = view.get();
                // As on the stage: where nothing is laid, no room for it is needed.
                drawing.fringe = seat == me.get() && position.to_move().is_some();
                drawing.stage()
            })
        });
        let table = Table {
            sitting,
            client: Client::here(),
            position,
            me,
            shown,
            hand,
            is_suggested: RwSignal::new(false),
            is_asking: RwSignal::new(false),
            preview,
            view,
            window,
            explained: RwSignal::new(None),
            taste,
            open: RwSignal::new(None),
            hovered: RwSignal::new(None),
            motion: Motion::new(),
            points: StoredValue::new([None; 4]),
            said: RwSignal::new(String::new()),
        };
        table.follow_game();
        table.follow_hand();
        table
    }

    /// That of the page.
    pub(super) fn here() -> Table {
        expect_context()
    }

    pub(super) fn words(self) -> &'static Words {
        self.client.words()
    }

    /// Whose city is on the stage.
    pub(super) fn on_stage(self) -> Seat {
        self.shown.get().unwrap_or_else(|| self.me.get())
    }

    /// The city on the stage; none while the Illustrious Architect is looked at.
    pub(super) fn city(self) -> Option<City> {
        let seat = self.on_stage();
        self.position
            .with(|position| position.cities().get(seat).copied())
    }

    /// Whether one's own city is on the stage.
    pub(super) fn is_mine(self) -> bool {
        self.on_stage() == self.me.get()
    }

    /// Whether a person may choose now.
    pub(super) fn may_choose(self) -> bool {
        self.sitting
            .session
            .with(|session| session.person_to_move().is_some())
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.position.with(|position| position.to_move().is_none())
    }

    /// Whether points are shown now.
    pub(super) fn shows_scores(self) -> bool {
        (self.taste.get().live_scores && self.sitting.shows_scores()) || self.is_over()
    }

    /// What somebody is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.sitting.company().name(seat, self.words())
    }

    /// What somebody's city is called.
    pub(super) fn city_name(self, seat: Seat) -> String {
        let words = &self.words().akropolis_table;
        let has_city = self
            .position
            .with(|position| position.cities().get(seat).is_some());
        if !has_city {
            // The Illustrious Architect builds none.
            self.name(seat)
        } else if self.sitting.company().only_person() == Some(seat) {
            words.your_city.to_owned()
        } else {
            (words.city_of)(&self.name(seat))
        }
    }

    /// The seat that is told of first: one's own, or where a game is looked back at, that of the
    /// city on the stage.
    pub(super) fn first(self) -> Seat {
        match self.sitting.studying() {
            Some(_) => self.on_stage(),
            None => self.me.get(),
        }
    }

    /// The seats after the one that is told of first, in turn order.
    pub(super) fn others(self) -> Vec<Seat> {
        let seats = self.position.with(Game::seats);
        let me = self.first();
        let mut others = Vec::new();
        let mut seat = me.next(seats);
        while seat != me {
            others.push(seat);
            seat = seat.next(seats);
        }
        others
    }

    /// The tile at a place of the site, from 0, if it can be taken now.
    fn offer(self, place: usize) -> Option<TileId> {
        self.position
            .with_untracked(|position| {
                let stones = position.stones()[self.me.get_untracked()];
                let tile = position.site().get(place).copied();
                tile.filter(|_| place <= usize::from(stones))
            })
            .filter(|_| self.may_choose())
    }

    /// Takes a tile of the site, by its place from 0, to drag it. Whether it can be taken.
    pub(super) fn pick_up(self, place: usize) -> bool {
        let Some(tile) = self.offer(place) else {
            return false;
        };
        self.shown.set(None);
        self.explained.set(None);
        self.is_suggested.set(false);
        let mut hand = match self.hand.get_untracked() {
            Some(hand) => hand.exchange(tile),
            None => Hand::take(tile),
        };
        hand.lift();
        self.hand.set(Some(hand));
        true
    }

    /// Takes a tile of the site, by its place from 0, or puts it back.
    pub(super) fn take(self, place: usize) {
        let Some(tile) = self.offer(place) else {
            return;
        };
        self.shown.set(None);
        self.explained.set(None);
        self.is_suggested.set(false);
        self.client.hear(&[Sound::Taken]);
        self.hand.update(|hand| {
            *hand = match *hand {
                Some(hand) if hand.tile() == tile => None,
                Some(hand) => Some(hand.exchange(tile)),
                None => Some(Hand::take(tile)),
            };
        });
    }

    /// Puts the tile back, or takes away what is open.
    pub(super) fn put_back(self) {
        if self.hand.get_untracked().is_some() {
            self.hand.set(None);
        } else if self.explained.get_untracked().is_some() {
            self.explained.set(None);
        } else {
            self.shown.set(None);
        }
    }

    /// Turns the tile in hand.
    pub(super) fn turn(self, turn: Turn) {
        self.is_suggested.set(false);
        if self.hand.get_untracked().is_some() {
            self.client.hear(&[Sound::Turned]);
        }
        self.hand.update(|hand| {
            if let Some(hand) = hand {
                hand.turn(turn);
            }
        });
    }

    /// Plays what is in hand.
    pub(super) fn confirm(self) {
        let is_allowed = self
            .preview
            .with_untracked(|preview| matches!(preview, Some(Preview::Allowed(_))));
        let chosen = self.hand.get_untracked().and_then(Hand::chosen);
        if let (true, Some(chosen)) = (is_allowed, chosen) {
            // What goes to a server stays in hand until it is there.
            if self.sitting.place().is_none() {
                self.hand.set(None);
            }
            // What is allowed can be played.
            let _ = self.sitting.play(chosen);
        } else if chosen.is_some() {
            self.client.hear(&[Sound::Refused]);
        }
    }

    /// Asks for a suggestion and takes it in hand.
    pub(super) fn hint(self) {
        if !self.may_choose() || !self.sitting.gives_hints() || self.is_asking.get_untracked() {
            return;
        }
        self.is_asking.set(true);
        self.sitting.suggest(move |chosen| {
            if self.is_asking.try_get_untracked() != Some(true) {
                return;
            }
            self.is_asking.set(false);
            if untrack(|| self.may_choose()) {
                self.hold(chosen);
            }
        });
    }

    /// Takes a move in hand that somebody else has found.
    fn hold(self, chosen: Move) {
        self.shown.set(None);
        self.explained.set(None);
        let hand = Hand::of(chosen);
        self.hand.set(Some(hand));
        self.is_suggested.set(true);
        untrack(|| self.reveal(hand));
    }

    pub(super) fn undo(self) {
        if self.hand.get_untracked().is_some() {
            self.hand.set(None);
        } else {
            self.sitting.undo();
        }
    }

    pub(super) fn redo(self) {
        self.hand.set(None);
        self.sitting.redo();
    }

    /// Moves the tile in hand, or what is explained.
    pub(super) fn go(self, arrow: Arrow) {
        let Some(city) = self.city() else { return };
        let view = self.view.get_untracked();
        if let Some(mut hand) = self.hand.get_untracked().filter(|_| self.is_mine()) {
            let next = match hand.triangle() {
                Some(from) => places::next(&city, view, from, arrow),
                None => places::first(&city, view),
            };
            if let Some(triangle) = next {
                hand.put(triangle);
                self.is_suggested.set(false);
                self.hand.set(Some(hand));
                self.reveal(hand);
            }
            return;
        }
        let from = self.explained.get_untracked();
        let next = match from {
            Some(from) => places::next_hex(&city, view, from, arrow),
            None => Some(Hex::ORIGIN),
        };
        if let Some(hex) = next {
            self.explain(hex);
        }
    }

    /// Goes to the next place in order of points, or to the last one.
    pub(super) fn tour(self, way: Turn) {
        let Some(mut hand) = self.hand.get_untracked() else {
            return;
        };
        let mut places = self
            .position
            .with_untracked(|position| places::by_points(position, hand.tile()));
        // Where points are a secret, their order is one, too.
        let tells_points = untrack(|| self.sitting.shows_scores());
        if !tells_points {
            places.sort_by_key(|&(placement, _)| placement);
        }
        let now = hand.triangle();
        let index = places
            .iter()
            .position(|(placement, _)| Some(placement.triangle()) == now);
        let next = match (index, way) {
            (None, _) => 0,
            (Some(index), Turn::Right) => (index + 1) % places.len(),
            (Some(index), Turn::Left) => (index + places.len() - 1) % places.len(),
        };
        if let Some(&(placement, _)) = places.get(next) {
            if tells_points {
                hand.lay(placement);
            } else {
                hand.put(placement.triangle());
            }
            self.is_suggested.set(false);
            self.hand.set(Some(hand));
            untrack(|| self.reveal(hand));
        }
    }

    /// Tells why a hex counts or does not.
    pub(super) fn explain(self, hex: Hex) {
        let Some(city) = self.city() else { return };
        if city.height(hex) == 0 {
            self.explained.set(None);
            return;
        }
        self.explained.set(Some(hex));
        let words = self.words();
        let variants = self.position.with(|position| position.options().variants());
        let explanation = city.explain(variants);
        let turns = self.view.get_untracked().turns;
        let said = sentences::of_hex(hex, &explanation, turns, words);
        self.said.set(format!("{} {}", said.title, said.text));
    }

    /// Turns the view by 60 degrees.
    pub(super) fn turn_view(self) {
        self.view.update(|view| view.turns = (view.turns + 1) % 6);
    }

    /// From above, or not.
    pub(super) fn view_from_above(self) {
        self.view.update(|view| {
            view.projection = match view.projection {
                Projection::Tilted => Projection::Above,
                Projection::Above => Projection::Tilted,
            };
        });
    }

    pub(super) fn toggle_marks(self) {
        self.taste.update(|taste| taste.marks = !taste.marks);
    }

    pub(super) fn toggle_scores(self) {
        self.taste
            .update(|taste| taste.live_scores = !taste.live_scores);
    }

    /// Shows somebody's city on the stage.
    pub(super) fn show(self, seat: Seat) {
        self.explained.set(None);
        self.window.whole();
        let mine = seat == self.me.get_untracked();
        self.shown.set((!mine).then_some(seat));
    }

    /// Shows the next city on the stage.
    pub(super) fn next_city(self) {
        let seats = self.position.with_untracked(Game::seats);
        self.show(self.on_stage().next(seats));
    }

    /// The tile of the last move in a city.
    pub(super) fn last(city: &City) -> Option<Layer> {
        city.tops()
            .map(|(_, top)| top.layer)
            .max()
            .filter(|&layer| layer != Layer::STARTING_TILE)
    }

    /// Brings the tile in hand into sight, with room for what it says above it. What a pointer has
    /// put somewhere stays under it.
    fn reveal(self, hand: Hand) {
        let (Some(city), Some(placement)) = (self.city(), hand.placement()) else {
            return;
        };
        let view = self.view.get();
        let level = city.check(placement).unwrap_or(1);
        let hexes = placement.hexes().into_iter();
        self.window
            .reveal(hexes.map(|hex| view.point(hex, level)), 1.6 * RADIUS);
    }

    /// Another position: nothing is in hand any more. At the end, the result is shown.
    fn follow_game(self) {
        Effect::new(move |_| {
            let is_over = self.position.with(|position| position.to_move().is_none());
            self.hand.set(None);
            self.explained.set(None);
            self.hovered.set(None);
            self.is_asking.set(false);
            self.is_suggested.set(false);
            if let Some(studying) = self.sitting.studying() {
                self.show_proposed(studying);
            } else if is_over {
                self.open.set(Some(Panel::Result));
            } else if self.open.get_untracked() == Some(Panel::Result) {
                self.open.set(None);
            }
        });
        // What was laid falls into its place; what somebody else laid travels there.
        Effect::new(move |before: Option<usize>| {
            let session = self.sitting.session;
            let plies = session.with(|session| session.record().moves().len());
            if before.is_some_and(|before| before + 1 == plies) {
                self.motion.lay(untrack(|| super::travel::last(self)));
            }
            plies
        });
        Effect::new(move |_| {
            if let Some(chosen) = self.sitting.shown.get() {
                self.hold(chosen);
            }
        });
        // Nobody waits for an answer that does not come.
        Effect::new(move |_| {
            if self.sitting.thought.with(Option::is_none) {
                self.is_asking.set(false);
            }
        });
        // Whoever listens hears what the others did.
        Effect::new(move |_| {
            let news = super::dock::news(self);
            let turn = self.sitting.turn(self.words());
            if self.sitting.session.with(Session::person_to_move).is_some() {
                let turn = turn.unwrap_or_default();
                self.said.set(format!("{news} {turn}."));
            }
        });
    }

    /// Takes the move in hand that whoever looks back at the game wants to see.
    fn show_proposed(self, studying: Studying) {
        let chosen = studying.proposed.get().and_then(|text| text.parse().ok());
        if let Some(hand) = chosen.map(Hand::of) {
            self.hand.set(Some(hand));
            self.is_suggested.set(true);
            untrack(|| self.reveal(hand));
        }
    }

    /// Speaks what the hand would change.
    fn follow_hand(self) {
        Effect::new(move |_| {
            if self.hand.with(Option::is_none) {
                self.window.look_back();
            }
        });
        Effect::new(move |_| {
            let words = self.words();
            let shows_scores = self.shows_scores();
            let said = self.preview.with(|preview| {
                let preview = preview.as_ref()?;
                Some(if shows_scores {
                    sentences::spoken(preview, words)
                } else {
                    let said = sentences::of_preview(preview, words);
                    format!("{}. {}", said.title, said.text)
                })
            });
            if let Some(said) = said {
                self.said.set(said);
            }
        });
    }
}
