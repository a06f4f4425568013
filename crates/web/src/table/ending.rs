//! The ending of a game, told beat by beat.

use std::sync::Arc;

use leptos::prelude::*;
use polis_client::table::Panel;

use super::animation::{after, pace};
use super::state::Table;
use super::view::TableView;

/// When everything is told.
const ALL: usize = usize::MAX;

/// How far the ending is told. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct EndingProgress(RwSignal<usize>);

impl EndingProgress {
    pub(super) fn new() -> EndingProgress {
        EndingProgress(RwSignal::new(ALL))
    }

    /// The number of the beat, from 0; above all of them once everything is told.
    pub(super) fn beat(self) -> usize {
        self.0.get()
    }

    /// Whether there is more to tell.
    pub(super) fn goes_on(self) -> bool {
        self.0.get() != ALL
    }

    /// Tells everything at once.
    pub(super) fn skip(self) {
        self.0.set(ALL);
    }

    fn tell(self, beat: usize, beats: Arc<[u32]>) {
        let Some(&milliseconds) = beats.get(beat) else {
            self.skip();
            return;
        };
        self.0.set(beat);
        after(milliseconds.into(), move || {
            // Whoever skips it hears nothing more of it, and the table may be gone.
            if self.0.try_get_untracked() == Some(beat) {
                self.tell(beat + 1, beats);
            }
        });
    }
}

impl<G: TableView> Table<G> {
    /// Shows the end of a game that is played here, once its last tile lies: told beat by beat to who
    /// has played it.
    pub(super) fn follow_ending(self) {
        let telling = self.telling;
        Effect::new(move |was_over: Option<bool>| {
            let is_over = self.drawn.with(|position| position.to_move().is_none());
            if !self.controller.tells_end() {
                return is_over;
            }
            self.show_end();
            if is_over && was_over == Some(false) && pace().is_some() {
                telling.tell(0, untrack(|| (G::VIEWS.ending)(self)));
            }
            is_over
        });
        Effect::new(move |_| {
            if self.panel.get() != Some(Panel::Result) && telling.0.get_untracked() != ALL {
                telling.skip();
            }
        });
    }
}
