//! A game on the page: what a table gets, shows and plays on.

use std::time::Duration;

use leptos::prelude::*;
use polis_engine_service::message::{Question, Reply};
use polis_game::{PerSeat, PlayError, Seat};
use polis_notation::Level;
use polis_notation::{GameRecord, Notated, Record};
use rand::Rng;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::online::place::Place;
use crate::opponent;
use polis_client::naming::Company;
use polis_client::online::seat::{Followed, OnItsWay};
use polis_client::player::Player;
use polis_client::replay::{ReplayPlace, Step};
use polis_client::route::Route;
use polis_client::session::{AnySession, Conduct, Hints, Session};
use polis_client::shelf::{Fate, GameId, Shelf};
use polis_client::sound::{self, Audible};
use polis_client::statistics::results::Results;
use polis_client::words::Words;

/// A game that can be played on a page.
pub(crate) trait Playable: Notated + Audible + Followed {
    /// A session of either game.
    fn any(session: Session<Self>) -> AnySession;

    /// A record of either game.
    fn any_record(record: GameRecord<Self>) -> Record;

    /// What has become of a game that another tab may have, too.
    fn fate(shelf: Shelf<LocalStorage>, id: GameId, on_table: &Session<Self>) -> Fate<Self>;
}

impl<G> Playable for G
where
    G: Notated + Audible + Followed,
    AnySession: From<Session<G>>,
    Session<G>: TryFrom<AnySession>,
    Record: From<GameRecord<G>>,
{
    fn any(session: Session<G>) -> AnySession {
        session.into()
    }

    fn any_record(record: GameRecord<G>) -> Record {
        record.into()
    }

    fn fate(shelf: Shelf<LocalStorage>, id: GameId, on_table: &Session<G>) -> Fate<G> {
        shelf.fate(id, on_table)
    }
}

/// A game on the page. It is a handle: copies are the same game.
///
/// Every change of the session is kept on the shelf, and where the computer is to move it is asked
/// and its move is played, without anything for a table to do.
pub(crate) struct Sitting<G: Notated> {
    /// The session. Read it here; change it with the methods of the sitting.
    pub(crate) session: RwSignal<Session<G>>,
    /// How far the computer's thinking is, while it thinks.
    pub(crate) thought: RwSignal<Option<Thought>>,
    /// Whether the browser keeps the game.
    pub(crate) keeping: RwSignal<Keeping>,
    /// The session as another tab has kept it, until this one keeps another.
    elsewhere: StoredValue<Option<Session<G>>>,
    /// A move that is to be seen in hand, whoever holds what.
    pub(crate) shown: RwSignal<Option<G::Move>>,
    way: Way,
    client: Client,
}

/// Whether the browser keeps a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// It does.
    Kept,
    /// It does not: its storage is full, or switched off.
    NotKept,
    /// It did, until the game was removed in another tab.
    Removed,
}

impl Keeping {
    /// What must be said about it.
    pub(crate) fn warning(self, words: &Words) -> Option<&'static str> {
        match self {
            Keeping::Kept => None,
            Keeping::NotKept => Some(words.play.not_kept),
            Keeping::Removed => Some(words.play.removed_elsewhere),
        }
    }
}

/// Where a game is played.
#[derive(Clone, Copy)]
enum Way {
    /// At this screen.
    Here,
    /// At a table of a server. What is played is sent there, and shown when it comes back.
    Online(StoredValue<Place>),
    /// As a puzzle.
    Puzzle(Asking),
    /// Nowhere any more: it is looked back at, and what is played is tried out.
    Studied(Studying),
}

/// Who asks, where a game is a puzzle.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    /// Gets the text of every move.
    pub(crate) answer: Callback<String>,
    /// Whether points may be shown.
    pub(crate) shows_scores: Signal<bool>,
}

/// A game that is looked back at: what its table tells whoever shows it, and is told by him. It is
/// a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Studying {
    /// Who played the game. At the table every seat is played by hand.
    pub(crate) players: StoredValue<PerSeat<Player>>,
    /// Whose city is on the stage, where it is not that of who is to move.
    pub(crate) shown: RwSignal<Option<Seat>>,
    /// A move that the table takes in hand to show it.
    pub(crate) proposed: RwSignal<Option<String>>,
    /// Takes a move that is tried out.
    pub(crate) play: Callback<String>,
    /// Takes one move back, or plays it again.
    pub(crate) step: Callback<Step>,
    /// Takes a key that the table would take; says whether it did.
    pub(crate) press: Callback<Pressed, bool>,
}

/// A key at the table of a game that is looked back at.
#[derive(Clone, Debug)]
pub(crate) struct Pressed {
    /// Its name.
    pub(crate) key: String,
    /// Whether a tile is in hand, which some keys move.
    pub(crate) has_hand: bool,
    /// Whether it would press a button.
    pub(crate) on_button: bool,
}

/// How far a thinking is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thought {
    /// The question.
    id: u32,
    /// The seat for which it is thought.
    pub(crate) seat: Seat,
    /// The part of the time that is over, from 0 to 1.
    pub(crate) part: f64,
}

/// How long a suggestion is thought about.
const SUGGESTION_MS: f64 = 1500.0;

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: Notated> Clone for Sitting<G> {
    fn clone(&self) -> Sitting<G> {
        *self
    }
}

impl<G: Notated> Copy for Sitting<G> {}

impl<G: Playable> Sitting<G> {
    /// Goes on with a session. To be called once, in the component that shows it: when that goes,
    /// nobody thinks any more.
    pub(crate) fn new(id: GameId, session: Session<G>) -> Sitting<G> {
        let sitting = Sitting {
            session: RwSignal::new(session),
            thought: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Kept),
            elsewhere: StoredValue::new(None),
            shown: RwSignal::new(None),
            way: Way::Here,
            client: Client::here(),
        };
        sitting.hear_changes();
        // It plays or is asked for advice; either way it should be there by then.
        opponent::expect();
        Effect::new(move || {
            sitting.stop_thinking();
            if sitting.is_from_elsewhere() {
                // Who has kept it there lets the computer think there.
                return;
            }
            sitting.keep(id);
            sitting.ask_if_awaited();
        });
        sitting.follow_other_tabs(id);
        on_cleanup(move || sitting.stop_thinking());
        sitting
    }

    /// Shows a game at a table of a server; none where there is no game of this kind yet. Nothing is
    /// kept here, and nobody but who asks for a suggestion lets the computer think here.
    pub(crate) fn online(place: Place) -> Option<Sitting<G>> {
        let sitting = Sitting {
            session: RwSignal::new(untrack(|| place.session())?),
            thought: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Kept),
            elsewhere: StoredValue::new(None),
            shown: RwSignal::new(None),
            client: Client::here(),
            // The handle is small: it goes wherever the game goes.
            way: Way::Online(StoredValue::new(place)),
        };
        sitting.hear_changes();
        Effect::new(move |_| {
            // While the table is asked for anew, what is known is still shown.
            let Some(session) = place.session() else {
                return;
            };
            if sitting.session.with_untracked(|shown| *shown != session) {
                sitting.stop_thinking();
                sitting.session.set(session);
            }
        });
        on_cleanup(move || sitting.stop_thinking());
        Some(sitting)
    }

    /// Shows a position as a puzzle. Nothing is played or kept: who asks gets every move.
    pub(crate) fn puzzle(session: Session<G>, asking: Asking) -> Sitting<G> {
        Sitting {
            session: RwSignal::new(session.conducted(Conduct::Puzzle)),
            thought: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Kept),
            elsewhere: StoredValue::new(None),
            shown: RwSignal::new(None),
            way: Way::Puzzle(asking),
            client: Client::here(),
        }
    }

    /// One's place at a table of a server; none for a game at this screen.
    pub(crate) fn place(self) -> Option<Place> {
        match self.way {
            Way::Online(place) => Some(place.get_value()),
            Way::Here | Way::Puzzle(_) | Way::Studied(_) => None,
        }
    }

    /// A game that is looked back at: shows the session, whatever is put there.
    pub(crate) fn studied(session: RwSignal<Session<G>>, studying: Studying) -> Sitting<G> {
        let sitting = Sitting {
            session,
            thought: RwSignal::new(None),
            keeping: RwSignal::new(Keeping::Kept),
            elsewhere: StoredValue::new(None),
            shown: RwSignal::new(None),
            way: Way::Studied(studying),
            client: Client::here(),
        };
        opponent::expect();
        Effect::new(move |_| {
            sitting.session.track();
            sitting.stop_thinking();
        });
        on_cleanup(move || sitting.stop_thinking());
        sitting
    }

    /// What a game that is looked back at has to do with who shows it; none for one that is played.
    pub(crate) fn studying(self) -> Option<Studying> {
        match self.way {
            Way::Studied(studying) => Some(studying),
            Way::Here | Way::Online(_) | Way::Puzzle(_) => None,
        }
    }

    /// Asks what the strongest level would play now, in so many milliseconds; `hear` gets the move.
    pub(crate) fn answer(self, time_ms: f64, hear: impl Fn(G::Move) + 'static) {
        if let Some(seat) = self.session.with_untracked(Session::to_move) {
            self.ask(seat, Level::TOP, time_ms, hear);
        }
    }

    /// Where the game can be looked back at; none where it is already.
    pub(crate) fn study(self) -> Option<Route> {
        if let Some(place) = self.place() {
            return Some(Route::Replay(ReplayPlace::Table(place.id, 0)));
        }
        match self.client.route() {
            Some(Route::Play(id)) => Some(Route::Replay(ReplayPlace::Game(id, 0))),
            Some(_) | None => None,
        }
    }

    /// Whether the computer may suggest moves.
    pub(crate) fn gives_hints(self) -> bool {
        self.session
            .with(|session| session.hints() == Hints::OnDemand)
    }

    /// Whether it can be one of several games of a match: puzzles and games that are looked back at
    /// stand alone.
    pub(crate) fn may_be_of_match(self) -> bool {
        match self.way {
            Way::Here | Way::Online(_) => true,
            Way::Puzzle(_) | Way::Studied(_) => false,
        }
    }

    /// Whether points may be shown before the end.
    pub(crate) fn shows_scores(self) -> bool {
        match self.way {
            Way::Puzzle(asking) => asking.shows_scores.get(),
            Way::Here | Way::Online(_) | Way::Studied(_) => {
                self.place().is_none_or(Place::shows_scores)
            }
        }
    }

    /// What taking back is called here.
    pub(crate) fn undo_label(self, words: &Words) -> &'static str {
        match self.place() {
            None => words.play.undo,
            Some(_) => words.online.room.take_back,
        }
    }

    /// For what one waits at a table of a server; none for a game at this screen, and when it is
    /// one's turn.
    pub(crate) fn waits_for(self, words: &Words) -> Option<String> {
        let place = self.place()?;
        if place.on_its_way() == OnItsWay::Move {
            return Some(words.online.room.sending.to_owned());
        }
        if self.session.with(Session::person_to_move).is_some() {
            return None;
        }
        self.turn(words)
    }

    /// Whether the session is as another tab has kept it.
    fn is_from_elsewhere(self) -> bool {
        self.session.with(|session| {
            self.elsewhere
                .with_value(|elsewhere| elsewhere.as_ref() == Some(session))
        })
    }

    fn keep(self, id: GameId) {
        let saved = self
            .session
            .with_untracked(|session| session.save(browser::since_1970()));
        self.elsewhere.set_value(None);
        self.keeping
            .set(match Shelf(LocalStorage).keep(id, &saved) {
                Ok(()) => Keeping::Kept,
                Err(_) => Keeping::NotKept,
            });
        self.session.with_untracked(|session| {
            if session.to_move().is_none() {
                let record = session.record().to_string();
                let ended = browser::since_1970();
                Results(LocalStorage).write(id, &record, session.players(), ended);
            }
        });
    }

    /// Takes over what another tab does with the same game.
    fn follow_other_tabs(self, id: GameId) {
        let stored = window_event_listener(leptos::ev::storage, move |event| {
            if Shelf::<LocalStorage>::concerns(id, event.key().as_deref()) {
                self.take_over(id);
            }
        });
        // Whoever looks at this tab plays here: the other one may be gone.
        let focused = window_event_listener(leptos::ev::focus, move |_| self.ask_if_awaited());
        on_cleanup(move || {
            stored.remove();
            focused.remove();
        });
    }

    /// Looks what has become of the game on the shelf.
    fn take_over(self, id: GameId) {
        let fate = self
            .session
            .with_untracked(|session| G::fate(Shelf(LocalStorage), id, session));
        match fate {
            Fate::Same => {}
            Fate::PlayedOn(session) => {
                self.elsewhere.set_value(Some((*session).clone()));
                self.keeping.set(Keeping::Kept);
                self.session.set(*session);
            }
            Fate::Removed => {
                self.stop_thinking();
                self.keeping.set(Keeping::Removed);
            }
            // The address means another game now.
            Fate::Replaced => window().location().reload().unwrap_or_default(),
        }
    }

    /// Asks the computer where it is to move and nobody thinks yet.
    fn ask_if_awaited(self) {
        let is_removed = self.keeping.get_untracked() == Keeping::Removed;
        let seat = self.session.with_untracked(Session::computer_to_move);
        if let Some(seat) = seat.filter(|_| !is_removed && self.thought.get_untracked().is_none()) {
            self.ask_computer(seat);
        }
    }

    /// Plays a move of a person.
    ///
    /// # Errors
    /// When it cannot be played. Nothing has changed then.
    pub(crate) fn play(self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        if let Some(place) = self.place() {
            place.play(chosen.to_string());
            return Ok(());
        }
        if let Way::Puzzle(asking) = self.way {
            asking.answer.run(chosen.to_string());
            return Ok(());
        }
        if let Some(studying) = self.studying() {
            studying.play.run(chosen.to_string());
            return Ok(());
        }
        // Nothing is told to anybody when nothing has changed.
        self.session
            .try_maybe_update(|session| {
                let result = session.play(chosen);
                (result.is_ok(), result)
            })
            .unwrap_or(Ok(()))
    }

    /// Goes back to the last decision of a person, or asks the others whether he may.
    pub(crate) fn undo(self) {
        if let Some(place) = self.place() {
            let plies = self.session.with_untracked(|session| {
                let decision = session.last_decision();
                decision.filter(|_| session.can_undo())
            });
            if let Some(plies) = plies {
                place.ask_takeback(plies);
            }
            return;
        }
        if let Some(studying) = self.studying() {
            studying.step.run(Step::Back);
            return;
        }
        self.session
            .try_maybe_update(|session| (session.undo(), ()));
    }

    /// Plays what was taken back again.
    pub(crate) fn redo(self) {
        if let Some(studying) = self.studying() {
            studying.step.run(Step::Forward);
            return;
        }
        self.session
            .try_maybe_update(|session| (session.redo(), ()));
    }

    /// Lets the computer play the best move it has found so far.
    pub(crate) fn hurry(self) {
        if let Some(thought) = self.thought.get_untracked() {
            opponent::hurry(thought.id);
            return;
        }
        // Nobody thinks here when another tab has the game, too.
        if self.elsewhere.with_value(Option::is_some) {
            self.ask_if_awaited();
        }
    }

    /// Asks what the computer would play for the person to move; `hear` gets the move.
    pub(crate) fn suggest(self, hear: impl Fn(G::Move) + 'static) {
        let seat = self.session.with_untracked(Session::person_to_move);
        if let Some(seat) = seat.filter(|_| untrack(|| self.gives_hints())) {
            self.ask(seat, Level::TOP, SUGGESTION_MS, hear);
        }
    }

    /// Who sits at the table.
    pub(crate) fn company(self) -> Company {
        let summary = self
            .session
            .with(|session| G::any(session.clone()).summary());
        let players = match self.studying() {
            Some(studying) => studying.players.get_value(),
            None => summary.players,
        };
        Company {
            players,
            names: summary.names,
            architect: summary.architect,
        }
    }

    /// Whose turn it is, and whether the computer thinks about it; nothing when the game is over.
    pub(crate) fn turn(self, words: &Words) -> Option<String> {
        let seat = self.session.with(Session::to_move)?;
        if let Some(end) = self.place().and_then(|place| place.early_end(words)) {
            return Some(end);
        }
        let company = self.company();
        Some(match company.players.get(seat) {
            Some(Player::Computer(_) | Player::Hosted(_)) => {
                (words.play.thinking)(&company.name(seat, words))
            }
            Some(Player::Person | Player::Elsewhere) | None => company.turn(seat, words),
        })
    }

    /// Lets every change of the session be heard.
    fn hear_changes(self) {
        Effect::new(move |before: Option<Session<G>>| {
            let after = self.session.get();
            if let Some(before) = before {
                self.client.hear(&sound::heard(&before, &after));
            }
            after
        });
    }

    fn ask_computer(self, seat: Seat) {
        let player = self.session.with_untracked(|session| session.player(seat));
        let Some(level) = player.and_then(Player::level) else {
            return;
        };
        let (began, plies) = (browser::now(), self.plies());
        let settings = self.client.settings;
        let time_ms = settings.with_untracked(|settings| settings.thinking.ms());
        self.ask(seat, level, time_ms, move |chosen| {
            // What is set may have changed meanwhile.
            let pace = settings.try_with_untracked(|settings| settings.pace);
            let pace_ms = pace.unwrap_or_default().answer_ms();
            let left = (pace_ms - (browser::now() - began)).max(0.0);
            set_timeout(
                move || {
                    // Somebody may have taken a move back, or left.
                    let is_awaited = self.session.try_with_untracked(|session| {
                        session.computer_to_move() == Some(seat)
                            && session.record().moves().len() == plies
                    });
                    if is_awaited == Some(true) {
                        // What the computer chooses is legal.
                        let _ = self.play(chosen);
                    }
                },
                Duration::from_millis(left as u64),
            );
        });
    }

    fn ask(self, seat: Seat, level: Level, time_ms: f64, hear: impl Fn(G::Move) + 'static) {
        let record = self
            .session
            .with_untracked(|session| session.record().redacted(seat));
        let question = Question {
            id: 0,
            record: G::any_record(record).to_string(),
            seat: seat.number(),
            level,
            time_ms,
            seed: browser::chance().next_u64(),
        };
        let id = opponent::ask(question, move |reply| match reply {
            Reply::Progress { id, part, .. } => {
                let thought = Thought { id, seat, part };
                self.thought.try_set(Some(thought));
            }
            Reply::Chosen { chosen, .. } => {
                self.thought.try_set(None);
                if let Ok(chosen) = chosen.parse() {
                    hear(chosen);
                }
            }
            Reply::Failed { error, .. } => {
                self.thought.try_set(None);
                leptos::logging::error!("{error}");
            }
            Reply::Ready | Reply::Found(_) | Reply::Unreadable { .. } => {}
        });
        let part = 0.0;
        self.thought.set(Some(Thought { id, seat, part }));
    }

    fn stop_thinking(self) {
        if let Some(Some(thought)) = self.thought.try_get_untracked() {
            opponent::cancel(thought.id);
            self.thought.try_set(None);
        }
    }

    fn plies(self) -> usize {
        self.session
            .with_untracked(|session| session.record().moves().len())
    }
}
