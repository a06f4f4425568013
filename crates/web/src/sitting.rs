//! A game on the page: what a table gets, shows and plays on.

use std::time::Duration;

use leptos::prelude::*;
use polis_mind::message::{Question, Reply};
use polis_notation::{GameRecord, Notated, Record};
use polis_search::Level;
use polis_table::{PlayError, Seat};
use rand::Rng;

use crate::browser::{self, LocalStorage};
use crate::naming::Company;
use crate::opponent;
use crate::player::Player;
use crate::session::{AnySession, Session};
use crate::shelf::{GameId, Shelf};
use crate::words::Words;

/// A game that can be played on a page.
pub(crate) trait Playable: Notated {
    /// A session of either game.
    fn any(session: Session<Self>) -> AnySession;
}

impl<G> Playable for G
where
    G: Notated,
    AnySession: From<Session<G>>,
{
    fn any(session: Session<G>) -> AnySession {
        session.into()
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
    pub(crate) is_kept: RwSignal<bool>,
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

/// How long the strongest level thinks.
const TIME_MS: f64 = 1000.0;
/// How long a suggestion is thought about.
const SUGGESTION_MS: f64 = 1500.0;
/// The computer does not answer faster than this: one wants to see what it does.
const PACE_MS: f64 = 650.0;

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

impl<G: Playable> Sitting<G>
where
    Record: From<GameRecord<G>>,
{
    /// Goes on with a session. To be called once, in the component that shows it: when that goes,
    /// nobody thinks any more.
    pub(crate) fn new(id: GameId, session: Session<G>) -> Sitting<G> {
        let sitting = Sitting {
            session: RwSignal::new(session),
            thought: RwSignal::new(None),
            is_kept: RwSignal::new(true),
        };
        // It plays or is asked for advice; either way it should be there by then.
        opponent::expect();
        Effect::new(move || {
            let (saved, seat) = sitting.session.with(|session| {
                let saved = session.save(browser::since_1970());
                (saved, session.computer_to_move())
            });
            sitting
                .is_kept
                .set(Shelf(LocalStorage).keep(id, &saved).is_ok());
            sitting.stop_thinking();
            if let Some(seat) = seat {
                sitting.ask_computer(seat);
            }
        });
        on_cleanup(move || sitting.stop_thinking());
        sitting
    }

    /// Plays a move of a person.
    ///
    /// # Errors
    /// When it cannot be played. Nothing has changed then.
    pub(crate) fn play(self, chosen: G::Move) -> Result<(), PlayError<G::Illegal>> {
        // Nothing is told to anybody when nothing has changed.
        self.session
            .try_maybe_update(|session| {
                let result = session.play(chosen);
                (result.is_ok(), result)
            })
            .unwrap_or(Ok(()))
    }

    /// Goes back to the last decision of a person.
    pub(crate) fn undo(self) {
        self.session
            .try_maybe_update(|session| (session.undo(), ()));
    }

    /// Plays what was taken back again.
    pub(crate) fn redo(self) {
        self.session
            .try_maybe_update(|session| (session.redo(), ()));
    }

    /// Lets the computer play the best move it has found so far.
    pub(crate) fn hurry(self) {
        if let Some(thought) = self.thought.get_untracked() {
            opponent::hurry(thought.id);
        }
    }

    /// Asks what the computer would play for the person to move; `hear` gets the move.
    pub(crate) fn suggest(self, hear: impl Fn(G::Move) + 'static) {
        let seat = self.session.with_untracked(Session::person_to_move);
        if let Some(seat) = seat {
            self.ask(seat, Level::TOP, SUGGESTION_MS, hear);
        }
    }

    /// Who sits at the table.
    pub(crate) fn company(self) -> Company {
        let summary = self
            .session
            .with(|session| G::any(session.clone()).summary());
        Company {
            players: summary.players,
            names: summary.names,
            architect: summary.architect,
        }
    }

    /// Whose turn it is, and whether the computer thinks about it; nothing when the game is over.
    pub(crate) fn turn(self, words: &Words) -> Option<String> {
        let seat = self.session.with(Session::to_move)?;
        let company = self.company();
        Some(match company.players.get(seat) {
            Some(Player::Computer(_)) => (words.play.thinking)(&company.name(seat, words)),
            Some(Player::Person) | None => company.turn(seat, words),
        })
    }

    fn ask_computer(self, seat: Seat) {
        let player = self.session.with_untracked(|session| session.player(seat));
        let Some(level) = player.and_then(Player::level) else {
            return;
        };
        let (began, plies) = (browser::now(), self.plies());
        self.ask(seat, level, TIME_MS, move |chosen| {
            let left = (PACE_MS - (browser::now() - began)).max(0.0);
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
        let record: Record = self
            .session
            .with_untracked(|session| session.record().redacted(seat))
            .into();
        let question = Question {
            id: 0,
            record: record.to_string(),
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
            Reply::Ready => {}
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
