//! Trying out other moves.

use leptos::prelude::*;
use polis_client::online::study::StudyRole;
use polis_client::replay::kept;
use polis_protocol::{StudyAction, StudyPlace};

use super::{ReplayGame, ReplayProblem, ReplayState};
use crate::browser::{self, LocalStorage};

impl<G: ReplayGame> ReplayState<G> {
    /// Tries out a move.
    pub(super) fn play(self, chosen: G::Move) {
        self.is_playing.set(false);
        let together = self.source.together();
        if together.is_some_and(|together| !together.room.may_try()) {
            self.trouble.set(Some(ReplayProblem::OnlyLeader));
            return;
        }
        let is_tried = self.change(|study| study.play(chosen).is_ok());
        if is_tried {
            self.keep();
        } else {
            self.trouble.set(Some(ReplayProblem::Move));
        }
    }

    /// Lets the computer play the next move.
    pub(in crate::replay) fn answer(self) {
        if self.controller.thought.get_untracked().is_some() {
            return;
        }
        let at = self.cursor.get_untracked();
        let time = self
            .client
            .settings
            .with_untracked(|settings| settings.thinking.ms());
        self.controller.answer(time, move |chosen| {
            if self.cursor.try_get_untracked() == Some(at) {
                self.play(chosen);
            }
        });
    }

    /// Puts the variation in which one is before the one before it.
    pub(in crate::replay) fn promote(self) {
        self.tell_arranged(|place| StudyAction::Promote { place });
        if self.change(|study| {
            let first = study.variation(study.cursor());
            first.is_some_and(|first| study.promote(first))
        }) {
            self.keep();
        }
    }

    /// Removes the variation in which one is.
    pub(in crate::replay) fn remove(self) {
        self.tell_arranged(|place| StudyAction::Remove { place });
        if self.change(|study| {
            let first = study.variation(study.cursor());
            first.is_some_and(|first| study.remove(first))
        }) {
            self.stop();
            self.study.with_untracked(|study| {
                self.notes
                    .update(|notes| notes.retain(|node| study.tree().contains(node)));
            });
            self.keep();
        }
    }

    /// Whether one may remove the variation in which one is: in a study with others the leader may, and
    /// everybody may remove their own.
    pub(in crate::replay) fn may_remove(self) -> bool {
        let Some(together) = self.source.together() else {
            return true;
        };
        let first = self.study.with(|study| study.variation(study.cursor()));
        let is_own = first.is_some_and(|first| self.own.with(|own| own.contains(&first)));
        is_own || together.room.part() == Some(StudyRole::Leading)
    }

    /// Whether one may change the order of variations: in a study with others the leader may.
    pub(in crate::replay) fn may_promote(self) -> bool {
        let together = self.source.together();
        together.is_none_or(|together| together.room.part() == Some(StudyRole::Leading))
    }

    /// Tells the others what the leader does with the variation in which one is.
    fn tell_arranged(self, action: impl FnOnce(StudyPlace) -> StudyAction) {
        let Some(together) = self.source.together() else {
            return;
        };
        if together.room.part() != Some(StudyRole::Leading) {
            return;
        }
        let place = self.study.with_untracked(|study| {
            let first = study.variation(study.cursor())?;
            Some(StudyPlace::of(together.chapter, study.tree(), first))
        });
        if let Some(place) = place {
            together.room.act(action(place), || {});
        }
    }

    /// Keeps the variations and what was found. Those of a study with others are kept there.
    pub(super) fn keep(self) {
        if self.source.together().is_some() {
            return;
        }
        let is_kept = self.study.with_untracked(|study| {
            self.notes.with_untracked(|notes| {
                kept::keep(&LocalStorage, study.tree(), notes, browser::since_1970())
            })
        });
        if is_kept.is_err() {
            self.trouble.set(Some(ReplayProblem::NotKept));
        }
    }
}
