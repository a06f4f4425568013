//! What the parts of a table share: the game, the state of the table as signals, and what can be
//! done with it.

mod actions;

use std::collections::BTreeMap;

use leptos::prelude::*;
use polis_game::Seat;
use polis_notation::GameRecord;

use super::animation::{Animation, Arrival, MotionPath};
use super::characters::SpokenLine;
use super::drag::Drag;
use super::ending::EndingProgress;
use super::gestures::Gestures;
use super::view::{Labels, TableView};
use super::window::Window;
use crate::client::Client;
use crate::game::GameController;
use polis_client::session::Session;
use polis_client::sound::Sound;
use polis_client::table::akropolis::TablePreferences;
use polis_client::table::camera::Viewpoint;
use polis_client::table::counting::Counting;
use polis_client::table::narration::Speech;
use polis_client::table::{Narrator, Panel, Response, Sentence, StageScene, TableState, narrator};
use polis_i18n::Words;

/// What the parts of a table share. It is a handle: copies are the same.
pub(crate) struct Table<G: TableView> {
    pub(super) controller: GameController<G>,
    pub(super) client: Client,
    /// The position that is shown.
    pub(super) position: Memo<G>,
    /// The position that is drawn: while a tile is on its way, the one before it.
    pub(super) drawn: Memo<G>,
    /// The seat from which one looks: that of the person to move, or who moved last.
    pub(super) me: Memo<Seat>,
    /// Whose city is on the stage where nobody has chosen one: one's own, or, for whoever watches,
    /// that of who moves.
    followed: Memo<Seat>,
    /// Whose city somebody has chosen to see.
    pub(super) shown: RwSignal<Option<Seat>>,
    state: RwSignal<TableState<G>>,
    /// The tile in hand.
    pub(super) hand: Memo<Option<G::Hand>>,
    /// What the tile in hand would bring about.
    pub(super) preview: Memo<Option<G::Preview>>,
    /// A move that the computer suggests, while it is in hand or to be decided.
    pub(super) suggested: Memo<Option<G::Move>>,
    /// Whether a suggestion is awaited.
    pub(super) is_asking: Memo<bool>,
    /// What is told of how it stands.
    pub(super) explained: Memo<Option<G::Spot>>,
    /// What is under the pointer.
    pub(super) hovered: Memo<Option<G::Spot>>,
    /// What is open over the table.
    pub(super) panel: Memo<Option<Panel>>,
    /// From where the stage is seen.
    pub(super) view: RwSignal<Viewpoint>,
    /// The window through which it is seen.
    pub(super) window: Window,
    pub(super) gestures: Gestures,
    pub(super) taste: RwSignal<TablePreferences>,
    /// Whether somebody wants to see marks at this table before they are usually shown.
    pub(super) insists: RwSignal<bool>,
    pub(super) animation: Animation<G>,
    /// The tile that a pointer holds above the dock.
    pub(super) drag: StoredValue<Option<Drag<G::Slot>>>,
    /// The points as they were shown last, by seat.
    pub(super) points: StoredValue<[Option<i32>; 4]>,
    /// The figures of the score sheet as they were shown last, by seat and row.
    pub(super) rows: StoredValue<BTreeMap<(Seat, usize), i32>>,
    /// The rows of the score sheet to which points are on their way.
    pub(super) counting: RwSignal<Option<Counting>>,
    /// What is spoken to those who do not see.
    pub(super) said: RwSignal<String>,
    /// How far the ending is told.
    pub(super) telling: EndingProgress,
    /// The row of the score sheet whose parts are lit on the stage, from 0.
    pub(super) lit: RwSignal<Option<usize>>,
    /// What a character of the computer says.
    pub(super) spoken: RwSignal<Option<SpokenLine>>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: TableView> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        *self
    }
}

impl<G: TableView> Copy for Table<G> {}

impl<G: TableView> Table<G> {
    pub(super) fn new(controller: GameController<G>) -> Table<G> {
        let session = controller.session;
        let position = Memo::new(move |_| session.with(|session| session.position().clone()));
        let me = Memo::new(move |before: Option<&Seat>| {
            session.with(|session| session.viewer(before.copied()))
        });
        let state = RwSignal::new(TableState::<G>::default());
        let hand = Memo::new(move |_| state.with(|state| state.hand));
        let taste = RwSignal::new(G::load_taste());
        Effect::new(move |before: Option<()>| {
            let taste = taste.get();
            if before.is_some() {
                G::keep_taste(taste);
            }
        });
        let shown = match controller.studying() {
            Some(studying) => studying.shown,
            None => RwSignal::new(None),
        };
        let view = RwSignal::new(Viewpoint::default());
        let animation = Animation::new(session, controller.studying().is_some());
        let drawn = Memo::new(move |_| match animation.arrival.get() {
            Some(arrival) => arrival.before,
            None => position.get(),
        });
        let followed = Memo::new(move |before: Option<&Seat>| {
            if !session.with(|session| session.mode().is_watching()) {
                return me.get();
            }
            let laying = animation.arrival.get().map(|arrival| arrival.seat);
            let to_move = || session.with(Session::to_move);
            laying
                .or_else(to_move)
                .or(before.copied())
                .unwrap_or(Seat::First)
        });
        // While a tile falls, the city of who laid it stays on the stage.
        let staged = Memo::new(move |_| match animation.arrival.get() {
            Some(arrival) if arrival.way == MotionPath::Falls => arrival.seat,
            Some(_) | None => followed.get(),
        });
        let window = Window::new(
            move || {
                let seat = shown.get().unwrap_or_else(|| staged.get());
                if G::HAS_CITIES { seat.number() } else { 0 }
            },
            move |size| {
                with_scene(drawn, staged, staged, shown, view, |scene| {
                    G::bounds(scene, size)
                })
            },
        );
        let table = Table {
            controller,
            client: Client::here(),
            position,
            drawn,
            me,
            followed,
            shown,
            state,
            hand,
            preview: Memo::new(move |_| {
                let hand = hand.get()?;
                position.with(|position| G::preview(position, hand))
            }),
            suggested: Memo::new(move |_| state.with(|state| state.suggested)),
            is_asking: Memo::new(move |_| state.with(|state| state.is_asking)),
            explained: Memo::new(move |_| state.with(|state| state.explained)),
            hovered: Memo::new(move |_| state.with(|state| state.hovered)),
            panel: Memo::new(move |_| state.with(|state| state.panel)),
            view,
            window,
            gestures: Gestures::new(window),
            taste,
            insists: RwSignal::new(false),
            animation,
            drag: StoredValue::new(None),
            points: StoredValue::new([None; 4]),
            rows: StoredValue::default(),
            counting: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            telling: EndingProgress::new(),
            lit: RwSignal::new(None),
            spoken: RwSignal::new(None),
        };
        // From another side, or in another city, nothing is where it was.
        Effect::new(move |_| {
            view.track();
            window.look_at_all();
        });
        // Before anything is drawn, so that it is drawn once.
        ImmediateEffect::new_scoped(move || {
            shown.track();
            untrack(|| window.look_at_all());
        });
        table.follow_game();
        table.follow_hand();
        table.follow_title();
        table.follow_ending();
        table.follow_characters();
        table
    }

    pub(super) fn words(self) -> &'static Words {
        self.client.words()
    }

    /// What the parts of the table are called, in whatever language is chosen.
    pub(super) fn label(self, pick: fn(Labels) -> &'static str) -> Signal<&'static str> {
        Signal::derive(move || pick(G::labels(self.words())))
    }

    /// Whose city is on the stage.
    pub(super) fn on_stage(self) -> Seat {
        let falling = || self.arrival(MotionPath::Falls).map(|arrival| arrival.seat);
        let shown = self.shown.get().or_else(falling);
        shown.unwrap_or_else(|| self.followed.get())
    }

    /// The tile that is on its way so.
    pub(super) fn arrival(self, way: MotionPath) -> Option<Arrival<G>> {
        let arrival = self.animation.arrival.get();
        arrival.filter(|arrival| arrival.way == way)
    }

    /// Whether the tile in hand can be laid on what is on the stage.
    pub(super) fn is_mine(self) -> bool {
        is_mine::<G>(self.on_stage(), self.me)
    }

    /// Whether a person may choose now.
    pub(super) fn may_choose(self) -> bool {
        self.controller
            .session
            .with(|session| session.person_to_move().is_some())
    }

    /// Whether the person at this screen only watches.
    fn is_watching(self) -> bool {
        let session = self.controller.session;
        session.with(|session| session.mode().is_watching())
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.position.with(|position| position.to_move().is_none())
    }

    /// Whether points are shown now.
    pub(super) fn shows_scores(self) -> bool {
        (self.taste.get().live_scores && self.controller.shows_scores()) || self.is_over()
    }

    /// Speaks of those who sit at the table.
    pub(super) fn speak<T>(self, say: impl FnOnce(Speech) -> T) -> T {
        let company = self.controller.company();
        say(Speech {
            words: self.words(),
            company: &company,
        })
    }

    /// What somebody is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.controller.company().name(seat, self.words())
    }

    /// The seat that is told of first: one's own, or where a game is looked back at, that of the
    /// city on the stage.
    pub(super) fn first(self) -> Seat {
        match self.controller.studying() {
            Some(_) => self.on_stage(),
            None => self.me.get(),
        }
    }

    /// The seats after the one that is told of first, in turn order.
    pub(super) fn others(self) -> Vec<Seat> {
        narrator::others(self.first(), self.position.with(G::seats))
    }

    /// Looks at the record up to the position that is shown.
    pub(super) fn with_record<T>(self, look: impl FnOnce(&GameRecord<G>) -> T) -> T {
        self.controller
            .session
            .with(|session| look(session.record()))
    }

    /// Who moved last, in which position, and which move.
    pub(super) fn last_move(self) -> Option<(Seat, G, G::Move)> {
        self.with_record(|record| {
            let (&chosen, before) = record.moves().split_last()?;
            let before = record.positions().nth(before.len())?;
            Some((before.to_move()?, before, chosen))
        })
    }

    /// Speaks of the game and of those who play it.
    pub(super) fn narrate<T>(self, say: impl FnOnce(&Narrator<'_, G>) -> T) -> T {
        let words = self.words();
        let company = self.controller.company();
        let me = self.me.get();
        // Whoever watches hears what the one to move hears.
        let first = if self.is_watching() {
            self.followed.get()
        } else {
            self.first()
        };
        let turn = self.controller.turn(words);
        let shows_scores = untrack(|| self.shows_scores());
        self.controller.session.with(|session| {
            say(&Narrator {
                session,
                company: &company,
                words,
                me,
                first,
                turn,
                shows_scores,
            })
        })
    }

    /// What happens now, or what to do.
    pub(super) fn sentence(self) -> Sentence {
        // What is under the pointer changes often, and nothing that is said.
        self.hand.track();
        self.suggested.track();
        self.is_asking.track();
        self.narrate(|narrator| {
            self.state.with_untracked(|state| {
                self.preview
                    .with(|preview| narrator.sentence(state, preview.as_ref()))
            })
        })
    }

    /// Looks at what is on the stage.
    pub(super) fn with_scene<T>(self, look: impl FnOnce(StageScene<'_, G>) -> T) -> T {
        with_scene(
            self.position,
            self.followed,
            self.me,
            self.shown,
            self.view,
            look,
        )
    }

    /// Changes the state of the table; nobody is told of what has not changed. None when the table
    /// is gone.
    pub(super) fn update<T>(self, change: impl FnOnce(&mut TableState<G>) -> T) -> Option<T> {
        self.state.try_maybe_update(|state| {
            let before = state.clone();
            let result = change(state);
            (*state != before, result)
        })
    }

    /// Changes the state of the table as the session allows.
    pub(super) fn update_in_game<T>(
        self,
        change: impl FnOnce(&mut TableState<G>, &Session<G>) -> T,
    ) -> Option<T> {
        let session = self.controller.session;
        session
            .try_with_untracked(|session| self.update(|state| change(state, session)))
            .flatten()
    }

    /// Changes the state of the table by what is on the stage. Whether something came of it.
    pub(super) fn update_on_stage(
        self,
        change: impl FnOnce(&mut TableState<G>, StageScene<'_, G>) -> Response<G>,
    ) -> bool {
        let change = || self.with_scene(|scene| self.update(|state| change(state, scene)));
        self.respond(untrack(change).as_ref())
    }

    /// Does what follows from a change. Whether something did.
    pub(super) fn respond(self, response: Option<&Response<G>>) -> bool {
        match response {
            None | Some(Response::Nothing) => return false,
            Some(Response::Turned) => self.client.hear(&[Sound::Turned]),
            Some(&Response::Reveal(hand)) => {
                let (points, room) = untrack(|| self.with_scene(|scene| G::outline(scene, hand)));
                self.window.reveal(points.into_iter(), room);
            }
            Some(&Response::Say(spot)) => self.said.set(untrack(|| {
                self.narrate(|narrator| self.with_scene(|scene| G::of_spot(scene, narrator, spot)))
            })),
        }
        true
    }

    /// Lights what a row of the score sheet counts, or puts the light out.
    pub(super) fn light_row(self, row: usize) {
        self.update(|state| {
            state.panel = None;
            state.put_back();
        });
        self.lit
            .update(|lit| *lit = (*lit != Some(row)).then_some(row));
    }

    /// Shows the result where the game is over, and no longer where it is not.
    pub(super) fn show_end(self) {
        self.drawn.with_untracked(|position| {
            self.update(|state| state.follow_end(position));
        });
    }

    /// Opens a panel, or closes what is open.
    pub(super) fn open(self, panel: Option<Panel>) {
        self.update(|state| state.panel = panel);
    }

    /// Whether marks are shown on the stage.
    pub(super) fn shows_marks(self) -> bool {
        (G::VIEWS.shows_marks)(self)
    }

    pub(super) fn toggle_marks(self) {
        let marks = !untrack(|| self.shows_marks());
        self.insists.set(marks);
        self.taste.update(|taste| taste.marks = marks);
    }

    /// Shows somebody's city on the stage.
    pub(super) fn show(self, seat: Seat) {
        self.update(|state| state.explained = None);
        self.window.whole();
        let follows = if untrack(|| self.is_watching()) {
            // Who presses it again lets it follow the moves again.
            self.shown.get_untracked() == Some(seat)
        } else {
            seat == self.me.get_untracked()
        };
        self.shown.set((!follows).then_some(seat));
    }

    /// Shows the next city on the stage.
    pub(super) fn next_city(self) {
        let seats = self.position.with_untracked(G::seats);
        self.show(untrack(|| self.on_stage()).next(seats));
    }
}

fn is_mine<G: TableView>(on_stage: Seat, me: Memo<Seat>) -> bool {
    !G::HAS_CITIES || on_stage == me.get()
}

/// Looks at what is on the stage.
fn with_scene<G: TableView, T>(
    position: Memo<G>,
    followed: Memo<Seat>,
    me: Memo<Seat>,
    shown: RwSignal<Option<Seat>>,
    view: RwSignal<Viewpoint>,
    look: impl FnOnce(StageScene<'_, G>) -> T,
) -> T {
    let seat = shown.get().unwrap_or_else(|| followed.get());
    let (is_mine, view) = (is_mine::<G>(seat, me), view.get());
    position.with(|position| {
        look(StageScene {
            position,
            seat,
            is_mine,
            view,
        })
    })
}
