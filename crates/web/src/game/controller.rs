//! The controller of a game on the page: what a table gets, shows and plays on.

use std::time::Duration;

use leptos::prelude::*;
use polis_engine_service::message::{MoveRequest, ReasonReport, ReasonRequest, Reply};
use polis_game::{PerSeat, PlayError, Seat};
use polis_notation::{GameKind, GameRecord, Notated, Record, Strength};
use rand::Rng;

use super::engine_client;
use super::online_link::OnlineLink;
use super::tabs::OtherTab;
use crate::browser::{self, LocalStorage};
use crate::client::Client;
use polis_client::companion::CompanionRatings;
use polis_client::naming::Participants;
use polis_client::online::seat::{FollowableGame, MoveInFlight};
use polis_client::player::Player;
use polis_client::replay::{MovePath, ReplayPlace, ReplayStep};
use polis_client::route::Route;
use polis_client::saved_games::{GameId, SavedGameChange, SavedGames};
use polis_client::session::{AnySession, Hints, Mode, Session, TakeBackOffer};
use polis_client::settings::Stored;
use polis_client::sound::{self, Audible};
use polis_i18n::Words;

/// A game that can be played on a page.
pub(crate) trait Playable: Notated + Audible + FollowableGame {
    /// A session of either game.
    fn any(session: Session<Self>) -> AnySession;

    /// A record of either game.
    fn any_record(record: GameRecord<Self>) -> Record;

    /// What has become of a game that another tab may have, too.
    fn fate(
        saved: SavedGames<LocalStorage>,
        id: GameId,
        on_table: &Session<Self>,
    ) -> SavedGameChange<Self>;
}

impl<G> Playable for G
where
    G: Notated + Audible + FollowableGame,
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

    fn fate(
        saved: SavedGames<LocalStorage>,
        id: GameId,
        on_table: &Session<G>,
    ) -> SavedGameChange<G> {
        saved.fate(id, on_table)
    }
}

/// A game on the page. It is a handle: copies are the same game.
///
/// Every change of the session is kept among the saved games, and where the computer is to move it is asked
/// and its move is played, without anything for a table to do.
pub(crate) struct GameController<G: Notated> {
    /// The session. Read it here; change it with its methods.
    pub(crate) session: RwSignal<Session<G>>,
    /// How far the computer's thinking is, while it thinks.
    pub(crate) thought: RwSignal<Option<Thought>>,
    /// Whether the browser keeps the game.
    pub(crate) save_state: RwSignal<SaveState>,
    /// A move that the table shows in hand as proposed: the solution of a puzzle, or what analysis
    /// would have played.
    pub(crate) proposed: RwSignal<Option<G::Move>>,
    /// What the teacher offers to take back.
    pub(crate) offer: RwSignal<Option<TakeBackOffer<G::Move>>>,
    /// What the better move leads to against the one that was played.
    pub(crate) offer_reason: RwSignal<Option<ReasonReport>>,
    pub(super) other_tab: OtherTab<G>,
    mode: ControllerMode<G>,
    client: Client,
}

/// Whether the browser keeps a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveState {
    /// It does.
    Saved,
    /// It does not: its storage is full, or switched off.
    NotSaved,
    /// It did, until the game was removed in another tab.
    Removed,
}

impl SaveState {
    /// What must be said about it.
    pub(crate) fn warning(self, words: &Words) -> Option<&'static str> {
        match self {
            SaveState::Saved => None,
            SaveState::NotSaved => Some(words.play.not_kept()),
            SaveState::Removed => Some(words.play.removed_elsewhere()),
        }
    }
}

/// How a game is played, with what connects the controller to the server, the puzzle or the study.
type ControllerMode<G> = Mode<OnlineLink, PuzzleLink<G>, StudyLink<G>>;

/// What a puzzle's table tells the page that asks it, and is told by it. It is a handle: copies are
/// the same.
pub(crate) struct PuzzleLink<G: Notated> {
    /// Gets every move as an answer.
    pub(crate) answer: Callback<G::Move>,
    /// Whether points may be shown.
    pub(crate) shows_scores: Signal<bool>,
    /// What is said instead of whose turn it is, while a line is shown.
    pub(crate) caption: Signal<Option<String>>,
}

/// What the table of a game that is looked back at tells the page that shows it, and is told by it.
/// It is a handle: copies are the same.
pub(crate) struct StudyLink<G: Notated> {
    /// Who played the game. At the table every seat is played by hand.
    pub(crate) players: StoredValue<PerSeat<Player>>,
    /// Whose city is on the stage, where it is not that of whoever is to move.
    pub(crate) shown: RwSignal<Option<Seat>>,
    /// Takes a move that is tried out.
    pub(crate) play: Callback<G::Move>,
    /// Takes one move back, or plays it again.
    pub(crate) step: Callback<ReplayStep>,
    /// Takes a key that the table would take; says whether it did.
    pub(crate) press: Callback<StudyKey, bool>,
}

/// A key at the table of a game that is looked back at.
#[derive(Clone, Debug)]
pub(crate) struct StudyKey {
    /// The name of the key, as browsers tell it.
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

/// Handles are copied, whatever the game. Deriving it would ask for games that can be copied.
macro_rules! copied {
    ($($handle:ident),*) => {$(
        #[expect(clippy::expl_impl_clone_on_copy, reason = "deriving it asks for `G: Copy`")]
        impl<G: Notated> Clone for $handle<G> {
            fn clone(&self) -> $handle<G> {
                *self
            }
        }

        impl<G: Notated> Copy for $handle<G> {}
    )*};
}

copied!(GameController, PuzzleLink, StudyLink);

impl<G: Playable> GameController<G> {
    /// Goes on with a session. To be called once, in the component that shows it: when that goes,
    /// nobody thinks any more.
    pub(crate) fn new(id: GameId, session: Session<G>) -> GameController<G> {
        let controller = GameController::connected(RwSignal::new(session), Mode::Here);
        controller.hear_changes();
        // It plays or is asked for advice; either way it should be there by then.
        engine_client::expect();
        Effect::new(move || {
            controller.stop_thinking();
            if controller
                .session
                .with(|session| controller.other_tab.has_kept(session))
            {
                // The tab that has kept it lets the computer think.
                return;
            }
            controller.keep(id);
            controller.ask_if_awaited();
        });
        controller.follow_teacher();
        controller.follow_other_tabs(id);
        on_cleanup(move || controller.stop_thinking());
        controller
    }

    /// Shows a game at a table of a server, whose session `follow` gives whenever it changes; none
    /// where there is no game of this kind yet. Nothing is kept here, and the computer thinks here
    /// only for somebody who asks for a suggestion.
    pub(crate) fn online(
        link: OnlineLink,
        follow: impl Fn() -> Option<Session<G>> + 'static,
    ) -> Option<GameController<G>> {
        let session = RwSignal::new(untrack(&follow)?);
        let controller = GameController::connected(session, Mode::Online(link));
        controller.hear_changes();
        Effect::new(move |_| {
            // While the table is asked for anew, what is known is still shown.
            let Some(session) = follow() else {
                return;
            };
            if controller.session.with_untracked(|shown| *shown != session) {
                controller.stop_thinking();
                controller.session.set(session);
            }
        });
        on_cleanup(move || controller.stop_thinking());
        Some(controller)
    }

    /// What one can do after a game at a server's table; none elsewhere.
    pub(crate) fn after_online_game(self) -> Option<AnyView> {
        Some(self.online_link()?.table().after_game())
    }

    /// Shows a position as a puzzle. Nothing is played or kept: whoever asks gets every move.
    pub(crate) fn puzzle(session: Session<G>, link: PuzzleLink<G>) -> GameController<G> {
        GameController::connected(RwSignal::new(session), Mode::Puzzle(link))
    }

    /// Shows whatever session is put there, of a game that is looked back at.
    pub(crate) fn study(session: RwSignal<Session<G>>, link: StudyLink<G>) -> GameController<G> {
        let controller = GameController::connected(session, Mode::Study(link));
        engine_client::expect();
        Effect::new(move |_| {
            controller.session.track();
            controller.stop_thinking();
        });
        on_cleanup(move || controller.stop_thinking());
        controller
    }

    fn connected(session: RwSignal<Session<G>>, mode: ControllerMode<G>) -> GameController<G> {
        GameController {
            session,
            thought: RwSignal::new(None),
            save_state: RwSignal::new(SaveState::Saved),
            proposed: RwSignal::new(None),
            offer: RwSignal::new(None),
            offer_reason: RwSignal::new(None),
            other_tab: OtherTab::none(),
            mode,
            client: Client::here(),
        }
    }

    /// The table of a server at which it is played; none for a game elsewhere.
    pub(crate) fn online_link(self) -> Option<OnlineLink> {
        match self.mode {
            Mode::Online(link) => Some(link),
            Mode::Here | Mode::Puzzle(_) | Mode::Study(_) => None,
        }
    }

    /// Whether the game is played at this screen alone.
    pub(crate) fn is_played_here(self) -> bool {
        match self.mode {
            Mode::Here => true,
            Mode::Online(_) | Mode::Puzzle(_) | Mode::Study(_) => false,
        }
    }

    /// What a game that is looked back at has to do with the page that shows it; none for one that
    /// is played.
    pub(crate) fn studying(self) -> Option<StudyLink<G>> {
        match self.mode {
            Mode::Study(link) => Some(link),
            Mode::Here | Mode::Online(_) | Mode::Puzzle(_) => None,
        }
    }

    /// Whether a computer player thinks when it is not the turn of somebody here. In a puzzle, what others
    /// play is known.
    pub(crate) fn has_thinking(self) -> bool {
        match self.mode {
            Mode::Here | Mode::Online(_) | Mode::Study(_) => true,
            Mode::Puzzle(_) => false,
        }
    }

    /// Asks what the strongest level would play now, in so many milliseconds; `hear` gets the move.
    pub(crate) fn answer(self, time_ms: f64, hear: impl Fn(G::Move) + 'static) {
        if let Some(seat) = self.session.with_untracked(Session::to_move) {
            self.ask(seat, Strength::MAX, time_ms, move |chosen, _| hear(chosen));
        }
    }

    /// Where the game can be looked back at; none where it is already.
    pub(crate) fn replay_route(self) -> Option<Route> {
        match (self.mode, self.client.route()) {
            (Mode::Online(link), _) => Some(Route::Replay(ReplayPlace::Table(
                link.table().id(),
                MovePath::START,
            ))),
            (Mode::Here, Some(Route::Play(id))) => {
                Some(Route::Replay(ReplayPlace::Game(id, MovePath::START)))
            }
            (Mode::Here | Mode::Puzzle(_) | Mode::Study(_), _) => None,
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
        match self.mode {
            Mode::Here => true,
            Mode::Online(link) => link.table().is_match(),
            Mode::Puzzle(_) | Mode::Study(_) => false,
        }
    }

    /// Whether points may be shown before the end.
    pub(crate) fn shows_scores(self) -> bool {
        match self.mode {
            Mode::Here | Mode::Study(_) => true,
            Mode::Online(link) => link.table().shows_scores(),
            Mode::Puzzle(link) => link.shows_scores.get(),
        }
    }

    /// Whether the places for a tile are gone through best first. In a puzzle that would tell the answer.
    pub(crate) fn ranks_places(self) -> bool {
        match self.mode {
            Mode::Here | Mode::Online(_) | Mode::Study(_) => self.shows_scores(),
            Mode::Puzzle(_) => false,
        }
    }

    /// Whether the end of the game is told at the table. In a puzzle it is the answer, which the page tells.
    pub(crate) fn tells_end(self) -> bool {
        match self.mode {
            Mode::Here | Mode::Online(_) => true,
            Mode::Puzzle(_) | Mode::Study(_) => false,
        }
    }

    /// What taking back is called here.
    pub(crate) fn undo_label(self, words: &Words) -> &'static str {
        match self.mode {
            Mode::Here | Mode::Puzzle(_) | Mode::Study(_) => words.play.undo(),
            Mode::Online(_) => words.online.room.take_back(),
        }
    }

    /// For what one waits at a table of a server; none for a game at this screen, and when it is
    /// one's turn.
    pub(crate) fn waits_for(self, words: &Words) -> Option<String> {
        let table = self.online_link()?.table();
        if table.on_its_way() == MoveInFlight::Move {
            return Some(words.online.room.sending().to_owned());
        }
        if self.session.with(Session::person_to_move).is_some() {
            return None;
        }
        self.turn(words)
    }

    /// Asks the computer where it is to move and nobody thinks yet.
    pub(super) fn ask_if_awaited(self) {
        let is_removed = self.save_state.get_untracked() == SaveState::Removed;
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
        match self.mode {
            // Nothing is told to anybody when nothing has changed.
            Mode::Here => self
                .session
                .try_maybe_update(|session| {
                    let result = session.play(chosen);
                    (result.is_ok(), result)
                })
                .unwrap_or(Ok(())),
            Mode::Online(link) => {
                link.table().play(chosen.to_string());
                Ok(())
            }
            Mode::Puzzle(link) => {
                link.answer.run(chosen);
                Ok(())
            }
            Mode::Study(link) => {
                link.play.run(chosen);
                Ok(())
            }
        }
    }

    /// Goes back to the last decision of a person, or asks the others whether they agree.
    pub(crate) fn undo(self) {
        match self.mode {
            Mode::Here | Mode::Puzzle(_) => {
                self.session
                    .try_maybe_update(|session| (session.undo(), ()));
            }
            Mode::Online(link) => {
                let plies = self.session.with_untracked(|session| {
                    let decision = session.last_decision();
                    decision.filter(|_| session.can_undo())
                });
                if let Some(plies) = plies {
                    link.table().ask_takeback(plies);
                }
            }
            Mode::Study(link) => link.step.run(ReplayStep::Back),
        }
    }

    /// Plays what was taken back again.
    pub(crate) fn redo(self) {
        match self.mode {
            Mode::Here | Mode::Online(_) | Mode::Puzzle(_) => {
                self.session
                    .try_maybe_update(|session| (session.redo(), ()));
            }
            Mode::Study(link) => link.step.run(ReplayStep::Forward),
        }
    }

    /// Lets the computer play the best move it has found so far.
    pub(crate) fn hurry(self) {
        if let Some(thought) = self.thought.get_untracked() {
            engine_client::hurry(thought.id);
            return;
        }
        // Nobody thinks here when another tab has the game, too.
        if self.other_tab.is_ahead() {
            self.ask_if_awaited();
        }
    }

    /// Asks what the computer would play for the person to move; `hear` gets the move, and the best
    /// ones that were tried, each with the points that it leads by.
    pub(crate) fn suggest(self, hear: impl Fn(G::Move, Vec<(G::Move, f32)>) + 'static) {
        let seat = self.session.with_untracked(Session::person_to_move);
        if let Some(seat) = seat.filter(|_| untrack(|| self.gives_hints())) {
            self.ask(seat, Strength::MAX, SUGGESTION_MS, hear);
        }
    }

    /// Asks what a move leads to against another one, after so many moves of the game; `hear` gets what
    /// was found.
    pub(crate) fn explain(
        self,
        ply: usize,
        [chosen, other]: [G::Move; 2],
        hear: impl FnOnce(ReasonReport) + 'static,
    ) {
        let record = self.session.with_untracked(|session| {
            let mut record = session.record().clone();
            record.truncate(ply);
            record
        });
        compare(&record, [chosen, other], browser::chance().next_u64(), hear);
    }

    /// Who sits at the table.
    pub(crate) fn company(self) -> Participants {
        let summary = self
            .session
            .with(|session| G::any(session.clone()).summary());
        match self.mode {
            Mode::Here | Mode::Online(_) | Mode::Puzzle(_) => summary.company(),
            Mode::Study(link) => summary.played_by(link.players.get_value()),
        }
    }

    /// Whose turn it is, and whether the computer thinks about it; nothing when the game is over.
    pub(crate) fn turn(self, words: &Words) -> Option<String> {
        if let Mode::Puzzle(link) = self.mode
            && let Some(caption) = link.caption.get()
        {
            return Some(caption);
        }
        let seat = self.session.with(Session::to_move)?;
        if let Some(end) = self
            .online_link()
            .and_then(|link| link.table().early_end(words))
        {
            return Some(end);
        }
        let company = self.company();
        Some(match company.players.get(seat) {
            Some(Player::Computer(_) | Player::Companion) => {
                words.play.thinking(&company.name(seat, words))
            }
            Some(Player::Person) | None => company.turn(seat, words),
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
        let companion = GameKind::from_name(G::NAME)
            .map(|game| CompanionRatings::load(&LocalStorage).of(game))
            .unwrap_or_default();
        let Some(strength) = player.and_then(|player| player.strength(companion)) else {
            return;
        };
        let (began, plies) = (browser::now(), self.plies());
        let settings = self.client.settings;
        let time_ms = settings.with_untracked(|settings| settings.thinking.ms());
        self.ask(seat, strength, time_ms, move |chosen, _| {
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

    fn ask(
        self,
        seat: Seat,
        strength: Strength,
        time_ms: f64,
        hear: impl Fn(G::Move, Vec<(G::Move, f32)>) + 'static,
    ) {
        let record = self
            .session
            .with_untracked(|session| session.record().redacted(seat));
        let question = MoveRequest {
            id: 0,
            record: G::any_record(record).to_string(),
            seat: seat.number(),
            strength,
            time_ms,
            seed: browser::chance().next_u64(),
        };
        let id = engine_client::ask(question, move |reply| match reply {
            Reply::Progress { id, part, .. } => {
                let thought = Thought { id, seat, part };
                self.thought.try_set(Some(thought));
            }
            Reply::Chosen { chosen, tried, .. } => {
                self.thought.try_set(None);
                if let Ok(chosen) = chosen.parse() {
                    let tried = tried.iter();
                    let tried =
                        tried.filter_map(|one| Some((one.chosen.parse().ok()?, one.margin)));
                    hear(chosen, tried.collect());
                }
            }
            Reply::Failed { error, .. } => {
                self.thought.try_set(None);
                leptos::logging::error!("{error}");
            }
            Reply::Ready
            | Reply::Explained { .. }
            | Reply::Unexplained { .. }
            | Reply::Found(_)
            | Reply::Unreadable { .. } => {}
        });
        let part = 0.0;
        self.thought.set(Some(Thought { id, seat, part }));
    }

    pub(super) fn stop_thinking(self) {
        if let Some(Some(thought)) = self.thought.try_get_untracked() {
            engine_client::cancel(thought.id);
            self.thought.try_set(None);
        }
    }

    pub(crate) fn plies(self) -> usize {
        self.session
            .with_untracked(|session| session.record().moves().len())
    }
}

/// Asks what a move leads to against another one in the position of a record, by playouts from this
/// seed; `hear` gets what was found. Only what the seat to move may know is told to the engine.
pub(crate) fn compare<G: Playable>(
    record: &GameRecord<G>,
    [chosen, other]: [G::Move; 2],
    seed: u64,
    hear: impl FnOnce(ReasonReport) + 'static,
) {
    let Some(seat) = record.position().to_move() else {
        return;
    };
    let request = ReasonRequest {
        id: 0,
        record: G::any_record(record.redacted(seat)).to_string(),
        seat: seat.number(),
        chosen: chosen.to_string(),
        other: other.to_string(),
        seed,
    };
    engine_client::explain(request, hear);
}
