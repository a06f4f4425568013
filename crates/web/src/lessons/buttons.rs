//! What goes on in a lesson: the buttons.

use leptos::prelude::*;

use super::LessonView;
use super::state::{DECISIONS, GO_ON, LessonState};
use crate::app::begin;
use crate::client::Client;
use crate::table::TableView;
use polis_client::lessons::Lesson;
use polis_client::new_game::NewGame;
use polis_client::table::narration::NarratedGame;

/// Lets the lesson play by itself, or stops it.
pub(super) fn by_itself<C: LessonView>(state: LessonState<C>, client: Client) -> impl IntoView {
    let label = move || {
        let words = &client.words().lesson;
        if state.plays_by_itself.get() {
            words.pause()
        } else {
            words.by_itself()
        }
    };
    view! {
        <button
            class="button quiet by-itself"
            type="button"
            aria-pressed=move || state.plays_by_itself.get().to_string()
            disabled=move || state.lesson.with(Lesson::is_last)
            on:click=move |_| state.plays_by_itself.update(|plays| *plays = !*plays)
        >
            {label}
        </button>
    }
}

/// Back, show me, and the one that goes on.
pub(super) fn buttons<C: LessonView>(state: LessonState<C>, client: Client) -> impl IntoView {
    let is_last = move || state.lesson.with(Lesson::is_last);
    let is_first = move || state.lesson.with(Lesson::step) == 0;
    let holds = move || state.held.with(Option::is_some);
    let go_on = move |_| {
        if untrack(is_last) {
            begin(&NewGame::first(), <C::Game>::KIND);
        } else if untrack(move || state.is_asking()) {
            state.lay();
        } else {
            state.next();
        }
    };
    let go_on_label = move || {
        let words = client.words();
        if is_last() {
            words.learn.first_game()
        } else if state.is_asking() {
            <C::Game>::labels(words).place
        } else {
            words.lesson.next()
        }
    };
    view! {
        <div class="going">
            <button class="button" type="button" disabled=is_first on:click=move |_| state.back()>
                {client.say(|words| words.lesson.back())}
            </button>
            <button
                class="button show"
                type="button"
                disabled=move || !state.is_asking()
                on:click=move |_| state.show()
            >
                {client.say(|words| words.lesson.show_me())}
            </button>
            <button
                class="button primary"
                id=GO_ON
                type="button"
                disabled=move || state.is_asking() && !holds()
                on:click=go_on
            >
                {go_on_label}
            </button>
        </div>
    }
}

/// What is decided without a tile.
pub(super) fn decisions<C: LessonView>(
    state: LessonState<C>,
    client: Client,
) -> Option<impl IntoView> {
    if !state.is_asking() {
        return None;
    }
    let words = client.words();
    let decisions = state
        .lesson
        .with(|lesson| C::decisions(words, lesson.position()));
    let buttons: Vec<_> = decisions
        .into_iter()
        .map(|(chosen, label, cost)| {
            view! {
                <button class="button decision" type="button" on:click=move |_| state.choose(chosen)>
                    <b>{label}</b>
                    <small>{cost}</small>
                </button>
            }
        })
        .collect();
    (!buttons.is_empty())
        .then(|| view! { <div class="line" id=DECISIONS tabindex="-1">{buttons}</div> })
}
