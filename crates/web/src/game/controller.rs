//! The controller of a game on the page: what a table gets, shows and plays on.

mod thinking;

use leptos::prelude::*;
use polis_engine_service::message::ReasonReport;
use polis_game::{PerSeat, PlayError, Seat};
use polis_notation::{GameRecord, Notated, Record, Strength};

use super::engine_client;
use super::online_link::OnlineLink;
use super::tabs::OtherTab;
use crate::browser::LocalStorage;
use crate::client::Client;
use polis_client::naming::Participants;
use polis_client::online::seat::{FollowableGame, MoveInFlight};
use polis_client::player::Player;
use polis_client::replay::{MovePath, ReplayPlace, ReplayStep};
use polis_client::route::Route;
use polis_client::saved_games::{GameId, SavedGameChange, SavedGames};
use polis_client::session::{AnySession, Hints, Mode, Session, TakeBackOffer};
use polis_client::sound::{self, Audible};
use polis_i18n::Words;
pub(crate) use thinking::{Thought, compare};

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

    pub(crate) fn plies(self) -> usize {
        self.session
            .with_untracked(|session| session.record().moves().len())
    }
}
