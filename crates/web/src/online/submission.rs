//! A form that asks the server for something, as whom it knows already or as a guest under the name that is
//! typed.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::name::{self, Typed};
use super::table_text;
use crate::online::api::{Answer, Failure};
use crate::online::line::Line;

/// What a form knows of what it asks for.
#[derive(Clone, Copy)]
pub(super) struct Submission {
    line: Line,
    /// The name, where the server knows none.
    pub(super) typed: Typed,
    /// Whether there is no answer yet.
    pub(super) is_busy: RwSignal<bool>,
    /// What went wrong.
    pub(super) failed: RwSignal<Option<Failure>>,
}

impl Submission {
    /// Of a form on this page.
    pub(super) fn here() -> Submission {
        Submission::telling(RwSignal::new(None))
    }

    /// Of a form that tells what went wrong to a signal that outlives it.
    pub(super) fn telling(failed: RwSignal<Option<Failure>>) -> Submission {
        Submission {
            line: Line::here(),
            typed: name::usual(),
            is_busy: RwSignal::new(false),
            failed,
        }
    }

    /// Asks once the server knows who asks. Nothing happens while an earlier question has no answer.
    pub(super) fn ask<T: 'static>(
        self,
        event: &SubmitEvent,
        question: impl Future<Output = Answer<T>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        event.prevent_default();
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        self.failed.set(None);
        let name = self.typed.get_untracked();
        spawn_local(async move {
            let answer = async {
                self.line.be_somebody(name).await?;
                question.await
            };
            match answer.await {
                Ok(found) => then(found),
                Err(failure) => {
                    self.failed.try_set(Some(failure));
                }
            }
            self.is_busy.try_set(false);
        });
    }

    /// What went wrong, in words.
    pub(super) fn why(self) -> Option<&'static str> {
        let client = self.line.client();
        self.failed
            .with(|failed| Some(table_text::failure(failed.as_ref()?, client)))
    }
}
