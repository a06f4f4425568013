//! The chat of a table: that of the seated, that of the spectators, and both after the end. It is folded
//! away, with a dot for what is new.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_game::Seat;
use polis_protocol::{MAX_CHAT_CHARS, Status as Progress};

use super::chat_lines::{Muting, lines_said, shown};
use super::name::{self, NameField};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::online::place::OnlinePlace;
use polis_client::online::connection::Status;

/// From where one takes part in the chat of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    seat: Option<Seat>,
    /// Whether everybody hears everything.
    is_finished: bool,
}

/// The chat of a table.
#[component]
pub(crate) fn Chat(place: OnlinePlace) -> impl IntoView {
    let part = Memo::new(move |_| part(place));
    // What was said before one came, or while one was away, is asked for; so is what the others said
    // when the game has ended.
    Effect::new(move |asked: Option<Option<Part>>| {
        let is_here = place.line.status.get() == Status::Here;
        let part = part.get().filter(|_| is_here);
        if part.is_some() && asked.flatten() != part {
            place.line.recall_chat(place.id);
        }
        part
    });
    let is_shown = Memo::new(move |_| part.with(Option::is_some));
    view! { {move || is_shown.get().then(|| view! { <ChatPanel place part/> })} }
}

/// From where one takes part; none where there is nobody to talk to.
fn part(place: OnlinePlace) -> Option<Part> {
    let seat = place.seat();
    let status = place.state(|state| state.status)?;
    let is_finished = status == Progress::Finished;
    let takes_part = match (seat, status) {
        (Some(_), _) => {
            let has_spectators = place.line.table(place.id, |it| it.chat().has_spectators());
            has_company(place) || is_finished && has_spectators == Some(true)
        }
        (None, Progress::Playing | Progress::Finished) => true,
        (None, Progress::Gathering | Progress::Aborted(_)) => false,
    };
    takes_part.then_some(Part { seat, is_finished })
}

/// Whether somebody else sits there.
fn has_company(place: OnlinePlace) -> bool {
    let me = place.seat();
    place
        .state(|state| {
            Seat::first(state.chairs.len()).any(|seat| {
                Some(seat) != me
                    && state
                        .chair(seat)
                        .is_some_and(|chair| chair.person().is_some())
            })
        })
        .unwrap_or(false)
}

#[component]
fn ChatPanel(place: OnlinePlace, part: Memo<Option<Part>>) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let is_open = RwSignal::new(false);
    let arrivals = Memo::new(move |_| {
        line.table(place.id, |watched| watched.chat().arrivals())
            .unwrap_or(0)
    });
    // What came before one looked is no news.
    let read = RwSignal::new(arrivals.get_untracked());
    let input = NodeRef::<html::Input>::new();
    let list = NodeRef::<html::Ol>::new();
    let lines = Memo::new(move |_| shown(place, client));
    Effect::new(move |_| {
        let arrivals = arrivals.get();
        if is_open.get() {
            read.set(arrivals);
        }
    });
    Effect::new(move |_| {
        lines.track();
        if is_open.get()
            && let Some(list) = list.get()
        {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let unread = move || {
        let read = read.get();
        lines.with(|lines| {
            lines
                .iter()
                .filter(|line| line.arrival > read && !line.is_mine)
                .count()
        })
    };
    let said = move || {
        // Only what is new is spoken.
        let read = read.get().max(1);
        lines.with(|lines| {
            let line = lines
                .iter()
                .filter(|line| line.arrival >= read && !line.is_mine)
                .max_by_key(|line| line.arrival)?;
            Some(format!("{}: {}", line.name, line.text))
        })
    };
    let toggle = move |_| {
        is_open.update(|is_open| *is_open = !*is_open);
        if is_open.get_untracked() {
            request_animation_frame(move || {
                if let Some(input) = input.get_untracked() {
                    let _ = input.focus();
                }
            });
        }
    };
    let title = move || {
        let room = &client.words().online.room;
        match part.get() {
            Some(Part {
                seat: None,
                is_finished: false,
            }) => room.spectator_chat(),
            Some(_) | None => room.chat(),
        }
    };
    let label = move || match unread() {
        0 => title().to_owned(),
        number => format!("{}, {}", title(), client.words().online.room.unread(number)),
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        // The keys of the table are not meant while one writes.
        event.stop_propagation();
        if event.key() == "Escape" {
            is_open.set(false);
        }
    };
    // Who reads it, before everybody does.
    let readers = move || {
        let room = &client.words().online.room;
        let part = part.get().filter(|part| !part.is_finished)?;
        Some(match part.seat {
            Some(_) => room.spectators_read_later(),
            None => room.players_read_later(),
        })
    };
    view! {
        <aside class="chat" class:open=move || is_open.get() on:keydown=keys>
            <button
                class="chat-button"
                type="button"
                id="chat"
                aria-expanded=move || is_open.get().to_string()
                aria-controls="chat-panel"
                aria-label=label
                title=label
                on:click=toggle
            >
                <svg class="lines" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 5h16v11H10l-4.5 4V16H4z"></path>
                </svg>
                {move || {
                    let number = unread();
                    (number > 0).then(|| view! { <span class="unread">{number.min(99)}</span> })
                }}
            </button>
            <p class="unseen" role="log" aria-live="polite">{said}</p>
            <section class="chat-panel card" id="chat-panel" hidden=move || !is_open.get()>
                <header class="heading">
                    <h2>{title}</h2>
                    <button
                        class="icon"
                        type="button"
                        aria-label=client.text(|words| words.table.close())
                        on:click=move |_| is_open.set(false)
                    >
                        <Icon icon=Icon::Close/>
                    </button>
                </header>
                {move || readers().map(|text| view! { <p class="small readers">{text}</p> })}
                <ol class="plain lines-said" node_ref=list>
                    {move || lines_said(client, &lines.get())}
                </ol>
                <Muting place/>
                <SayForm place input/>
            </section>
        </aside>
    }
}

/// Where one writes. Who has no name yet gives one first.
#[component]
fn SayForm(place: OnlinePlace, input: NodeRef<html::Input>) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let typed = name::usual();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else {
            return;
        };
        let text: String = input.value().trim().chars().take(MAX_CHAT_CHARS).collect();
        if text.is_empty() {
            return;
        }
        if line.my_id().is_some() {
            place.say(text);
            input.set_value("");
            return;
        }
        spawn_local(async move {
            if line.be_somebody(typed.get_untracked()).await.is_ok() {
                place.say(text);
                input.set_value("");
            }
        });
    };
    view! {
        <form class="say" on:submit=send>
            <NameField typed/>
            <div class="say-line">
                <input
                    class="field-input"
                    type="text"
                    id="chat-text"
                    maxlength=MAX_CHAT_CHARS.to_string()
                    autocomplete="off"
                    enterkeyhint="send"
                    aria-label=client.text(|words| words.online.room.write())
                    placeholder=client.text(|words| words.online.room.write())
                    node_ref=input
                />
                <button class="button primary" type="submit" id="chat-send">
                    {client.text(|words| words.online.room.send())}
                </button>
            </div>
        </form>
    }
}
