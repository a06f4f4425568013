//! The agreement between tabs that show the same kept game: whatever one tab plays, the others
//! show, and only one of them lets the computer think.

use leptos::prelude::*;
use polis_notation::Notated;

use super::controller::{GameController, Playable, SaveState};
use crate::browser::{self, LocalStorage};
use polis_client::companion::CompanionRatings;
use polis_client::saved_games::{GameId, SavedGameChange, SavedGames};
use polis_client::session::Session;
use polis_client::settings::Stored;
use polis_client::statistics::results::Results;

/// The session as another tab has kept it, until this one keeps another. It is a handle: copies
/// are the same.
pub(super) struct OtherTab<G: Notated>(StoredValue<Option<Session<G>>>);

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: Notated> Clone for OtherTab<G> {
    fn clone(&self) -> OtherTab<G> {
        *self
    }
}

impl<G: Notated> Copy for OtherTab<G> {}

impl<G: Notated> OtherTab<G> {
    /// No other tab has kept anything yet.
    pub(super) fn none() -> OtherTab<G> {
        OtherTab(StoredValue::new(None))
    }

    /// Whether another tab was the last to keep the game.
    pub(super) fn is_ahead(self) -> bool {
        self.0.with_value(Option::is_some)
    }

    /// Whether a session is the one that another tab has kept.
    pub(super) fn has_kept(self, session: &Session<G>) -> bool {
        self.0.with_value(|kept| kept.as_ref() == Some(session))
    }
}

/// What another tab may do with the same game.
impl<G: Playable> GameController<G> {
    /// Keeps the session, and the result of a finished game.
    pub(super) fn keep(self, id: GameId) {
        let now = browser::since_1970();
        self.other_tab.0.set_value(None);
        let kept = self.session.with_untracked(|session| {
            if session.to_move().is_none() {
                let record = session.record().to_string();
                let results = Results(LocalStorage);
                if results.write(id, &record, session.players(), now) {
                    let mut ratings = CompanionRatings::load(&LocalStorage);
                    if ratings.learn(session) {
                        ratings.keep(&LocalStorage);
                    }
                }
            }
            SavedGames(LocalStorage).keep(id, &session.save(now))
        });
        self.save_state.set(match kept {
            Ok(()) => SaveState::Saved,
            Err(_) => SaveState::NotSaved,
        });
    }

    /// Takes over what another tab does with the same game.
    pub(super) fn follow_other_tabs(self, id: GameId) {
        let stored = window_event_listener(leptos::ev::storage, move |event| {
            if SavedGames::<LocalStorage>::concerns(id, event.key().as_deref()) {
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

    /// Looks what has become of the kept game.
    fn take_over(self, id: GameId) {
        let fate = self
            .session
            .with_untracked(|session| G::fate(SavedGames(LocalStorage), id, session));
        match fate {
            SavedGameChange::Same => {}
            SavedGameChange::PlayedOn(session) => {
                self.other_tab.0.set_value(Some((*session).clone()));
                self.save_state.set(SaveState::Saved);
                self.session.set(*session);
            }
            SavedGameChange::Removed => {
                self.stop_thinking();
                self.save_state.set(SaveState::Removed);
            }
            // The address means another game now.
            SavedGameChange::Replaced => window().location().reload().unwrap_or_default(),
        }
    }
}
