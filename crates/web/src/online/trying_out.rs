//! Trying out moves on a private board: on the table, and nobody else sees it.

use leptos::prelude::*;
use polis_client::online::seat::FollowableGame;
use polis_client::online::try_out::{self, Tried, TryOut, can_try};
use polis_client::session::Session;
use polis_notation::{GameRecord, Record};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::icon::Icon;
use crate::online::place::OnlinePlace;

/// What one tries out at a table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct TryingOut {
    /// The lines; none when nothing is tried out.
    lines: RwSignal<Option<TryOut>>,
    /// Whether the last move would have turned up tiles that nobody has seen.
    is_at_end: RwSignal<bool>,
}

impl TryingOut {
    pub(crate) fn new() -> TryingOut {
        TryingOut {
            lines: RwSignal::new(None),
            is_at_end: RwSignal::new(false),
        }
    }

    /// Whether moves are tried out instead of played.
    pub(crate) fn is_on(self) -> bool {
        self.lines.with(Option::is_some)
    }

    /// The session of the private board; none when nothing is tried out.
    pub(crate) fn session<G: FollowableGame>(
        self,
        record: &GameRecord<G>,
        state: &polis_protocol::TableState,
    ) -> Option<Session<G>> {
        self.lines.with(|lines| {
            let record = lines.as_ref()?.record(record)?;
            try_out::session(record, state).ok()
        })
    }
}

impl OnlinePlace {
    /// Tries a move on the private board.
    pub(super) fn try_move(self, text: &str) {
        let trying = self.trying;
        let Some(mut lines) = trying.lines.get_untracked() else {
            return;
        };
        let tried = untrack(|| {
            self.table_replica(|it| match it.record()? {
                Record::Akropolis(record) => Some(lines.play(record, text)),
                Record::Architekton(record) => Some(lines.play(record, text)),
            })
        });
        trying
            .is_at_end
            .set(tried.flatten() == Some(Tried::Unknown));
        self.show_lines(lines);
    }

    fn show_lines(self, lines: TryOut) {
        lines.keep(&LocalStorage, self.id);
        self.trying.lines.set(Some(lines));
    }

    /// Changes what is on the private board.
    fn change_lines(self, change: impl FnOnce(&mut TryOut)) {
        if let Some(mut lines) = self.trying.lines.get_untracked() {
            change(&mut lines);
            self.trying.is_at_end.set(false);
            self.show_lines(lines);
        }
    }

    /// Opens the private board, with what was tried out before at this position.
    fn open_private_board(self) {
        let lines = untrack(|| {
            self.state(|state| {
                let kept = TryOut::load(&LocalStorage, self.id, state);
                kept.unwrap_or_else(|| TryOut::new(state))
            })
        });
        self.trying.is_at_end.set(false);
        self.trying.lines.set(lines);
    }

    /// What was tried out is over when the game has moved on.
    fn follow_lines(self) {
        let moved_on = Memo::new(move |_| {
            let at = |state: &polis_protocol::TableState| {
                let lines = self.trying.lines;
                lines.with(|lines| lines.as_ref().is_none_or(|lines| lines.is_at(state)))
            };
            self.state(at) == Some(false)
        });
        Effect::new(move |_| {
            if moved_on.get() {
                TryOut::forget(&LocalStorage, self.id);
                self.trying.lines.set(None);
            }
        });
    }
}

/// The button that opens the private board.
#[component]
pub(super) fn PrivateBoardButton(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    place.follow_lines();
    let is_shown = Memo::new(move |_| {
        place.state(can_try) == Some(true) && !place.trying.is_on() && !place.planning.is_on()
    });
    let label = client.text(|words| words.online.room.try_out());
    view! {
        {move || {
            is_shown
                .get()
                .then(|| {
                    view! {
                        <button
                            class="icon"
                            type="button"
                            id="try-out"
                            aria-label=label
                            title=label
                            on:click=move |_| place.open_private_board()
                        >
                            <Icon icon=Icon::Lamp/>
                        </button>
                    }
                })
        }}
    }
}

/// Says that moves are tried out instead of played, and leads through the lines.
#[component]
pub(super) fn PrivateBoardLine(place: OnlinePlace) -> impl IntoView {
    let is_on = Memo::new(move |_| place.trying.is_on());
    view! { {move || is_on.get().then(|| view! { <PrivateBoard place/> })} }
}

#[component]
fn PrivateBoard(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let lines = place.trying.lines;
    let can_step = Memo::new(move |_| {
        lines.with(|lines| lines.as_ref().map_or((false, false), TryOut::can_step))
    });
    let number =
        Memo::new(move |_| lines.with(|lines| lines.as_ref().map_or((1, 1), TryOut::place)));
    let said = move || {
        let room = &client.words().online.room;
        if place.trying.is_at_end.get() {
            room.try_unknown()
        } else {
            room.try_line()
        }
    };
    let others = move || {
        let (line, all) = number.get();
        (all > 1).then(|| {
            view! {
                <button
                    class="button small-button"
                    type="button"
                    id="try-next"
                    on:click=move |_| place.change_lines(TryOut::next_line)
                >
                    {client.words().online.room.try_number(line, all)}
                </button>
            }
        })
    };
    let step = move |id: &'static str,
                     icon: Icon,
                     label: Signal<&'static str>,
                     is_possible: Signal<bool>,
                     change: fn(&mut TryOut)| {
        view! {
            <button
                class="icon"
                type="button"
                id=id
                aria-label=label
                title=label
                disabled=move || !is_possible.get()
                on:click=move |_| place.change_lines(change)
            >
                <Icon icon/>
            </button>
        }
    };
    let undo = Signal::derive(move || client.words().play.undo());
    let redo = Signal::derive(move || client.words().play.redo());
    let back = Signal::derive(move || can_step.get().0);
    let forward = Signal::derive(move || can_step.get().1);
    view! {
        <div class="question" id="private-board">
            <span role="status">{said}</span>
            <span class="steps">
                {step("try-back", Icon::Undo, undo, back, TryOut::back)}
                {step("try-forward", Icon::Redo, redo, forward, TryOut::forward)}
            </span>
            {others}
            <button
                class="button small-button"
                type="button"
                id="try-drop"
                on:click=move |_| place.change_lines(TryOut::drop_line)
            >
                {client.text(|words| words.online.room.try_drop())}
            </button>
            <button
                class="button small-button primary"
                type="button"
                id="try-end"
                on:click=move |_| lines.set(None)
            >
                {client.text(|words| words.online.room.try_end())}
            </button>
        </div>
    }
}
