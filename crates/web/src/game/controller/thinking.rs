//! Asking the computer: for its moves, for hints, and for what a move leads to.

use std::time::Duration;

use leptos::prelude::*;
use polis_client::companion::CompanionRatings;
use polis_client::session::Session;
use polis_client::settings::Stored;
use polis_engine_service::message::{MoveRequest, ReasonReport, ReasonRequest, Reply};
use polis_game::Seat;
use polis_notation::{GameKind, GameRecord, Strength};
use rand::Rng;

use super::{GameController, Playable, SaveState};
use crate::browser::{self, LocalStorage};
use crate::game::engine_client;

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

impl<G: Playable> GameController<G> {
    /// Asks the computer where it is to move and nobody thinks yet.
    pub(in crate::game) fn ask_if_awaited(self) {
        let is_removed = self.save_state.get_untracked() == SaveState::Removed;
        let seat = self.session.with_untracked(Session::computer_to_move);
        if let Some(seat) = seat.filter(|_| !is_removed && self.thought.get_untracked().is_none()) {
            self.ask_computer(seat);
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
    /// ones that were tried, each with the points that it leads by where that is known.
    pub(crate) fn suggest(self, hear: impl Fn(G::Move, Vec<(G::Move, Option<f32>)>) + 'static) {
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

    pub(super) fn ask(
        self,
        seat: Seat,
        strength: Strength,
        time_ms: f64,
        hear: impl Fn(G::Move, Vec<(G::Move, Option<f32>)>) + 'static,
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
            Reply::Chosen {
                chosen,
                tried,
                alternative,
                ..
            } => {
                self.thought.try_set(None);
                if let Ok(chosen) = chosen.parse() {
                    let tried = { tried.iter() }.map(|one| (&one.chosen, Some(one.margin)));
                    let others = alternative.iter().map(|text| (text, None));
                    let all = tried.chain(others);
                    let all = all.filter_map(|(text, margin)| Some((text.parse().ok()?, margin)));
                    hear(chosen, all.collect());
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

    pub(in crate::game) fn stop_thinking(self) {
        if let Some(Some(thought)) = self.thought.try_get_untracked() {
            engine_client::cancel(thought.id);
            self.thought.try_set(None);
        }
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
