//! What follows by itself when the game or the tile in hand changes.

use leptos::prelude::*;
use polis_client::table::{TableState, narrator};

use super::state::Table;
use super::stones::roll;
use super::view::TableView;

impl<G: TableView> Table<G> {
    /// Another position: nothing is in hand any more but what is proposed. At the end, the result
    /// is shown.
    pub(super) fn follow_game(self) {
        Effect::new(move |_| {
            self.position.track();
            self.update(TableState::position_changed);
            let is_studied = self.controller.studying().is_some();
            if let Some(chosen) = self.controller.proposed.get() {
                let held = self.hold(chosen);
                if is_studied {
                    self.respond(held.as_ref());
                } else {
                    self.show_held(held.as_ref());
                }
            }
        });
        // What was laid falls into its place; what somebody else laid travels there.
        self.animation.run(
            self.controller.session,
            move |arrival| (G::VIEWS.flight)(self, arrival),
            move |arrival| {
                self.send_points((G::VIEWS.counting)(self, arrival));
                roll(&(G::VIEWS.rolls)(self, arrival));
            },
        );
        // At the end all is seen again.
        Effect::new(move |_| {
            if self.is_over() {
                self.window.whole();
            }
        });
        // Nobody waits for an answer that does not come.
        Effect::new(move |_| {
            if self.controller.thought.with(Option::is_none) {
                self.update(TableState::thinking_ended);
            }
        });
        // Whoever listens hears what the others did.
        Effect::new(move |_| {
            if let Some(said) = self.narrate(narrator::announcement) {
                self.said.set(said);
            }
        });
    }

    /// The title of the page tells whose turn it is. A server's tables tell it all together.
    pub(super) fn follow_title(self) {
        if !self.controller.is_played_here() {
            return;
        }
        let title = self.client.title;
        Effect::new(move |_| title.set(self.controller.turn(self.words())));
        on_cleanup(move || {
            title.try_set(None);
        });
    }

    /// Speaks what the tile in hand would bring about.
    pub(super) fn follow_hand(self) {
        Effect::new(move |_| {
            if self.hand.with(Option::is_none) {
                self.window.look_back();
            } else {
                self.lit.set(None);
            }
        });
        Effect::new(move |_| {
            let said = self.preview.with(|preview| {
                let (preview, hand) = (preview.as_ref()?, self.hand.get_untracked()?);
                Some(untrack(|| {
                    self.narrate(|narrator| G::spoken(narrator, hand, preview))
                }))
            });
            if let Some(said) = said {
                self.said.set(said);
            }
        });
    }
}
