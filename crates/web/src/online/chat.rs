//! The chat of the seated: folded away, with a dot for what is new.

use leptos::html;
use leptos::prelude::*;
use polis_game::Seat;
use polis_protocol::{Action, MAX_CHAT_CHARS, Seq};
use rand::Rng;

use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::components::icon::Icon;
use crate::online::place::Place;
use polis_client::online::connection::Status;

/// The chat of a table, for who sits there.
#[component]
pub(crate) fn Chat(place: Place) -> impl IntoView {
    let is_seated = Memo::new(move |_| place.seat().is_some() && has_company(place));
    // What was said before one came, or while one was away, is asked for.
    Effect::new(move |asked: Option<bool>| {
        let is_there = is_seated.get() && place.line.status.get() == Status::Here;
        if is_there && asked != Some(true) {
            place.line.recall_chat(place.id);
        }
        is_there
    });
    view! { {move || is_seated.get().then(|| view! { <SeatedChat place/> })} }
}

/// Whether there is anybody to talk to.
fn has_company(place: Place) -> bool {
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

/// A line as it is shown.
#[derive(Clone, PartialEq)]
struct Shown {
    seq: Seq,
    name: String,
    is_mine: bool,
    text: String,
}

#[component]
fn SeatedChat(place: Place) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let is_open = RwSignal::new(false);
    // What was said before one came is no news.
    let seen = untrack(|| place.table_replica(polis_protocol::TableReplica::seen));
    let read = RwSignal::new(seen.unwrap_or(0));
    let input = NodeRef::<html::Input>::new();
    let list = NodeRef::<html::Ol>::new();
    let lines = Memo::new(move |_| shown(place, client));
    let last = Memo::new(move |_| {
        line.table(place.id, |watched| watched.chat().last())
            .unwrap_or(0)
    });
    Effect::new(move |_| {
        let last = last.get();
        if is_open.get() {
            read.set(last);
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
                .filter(|line| line.seq > read && !line.is_mine)
                .count()
        })
    };
    let said = move || {
        // Only what is new is spoken.
        let read = read.get();
        lines.with(|lines| {
            let line = lines
                .last()
                .filter(|line| line.seq >= read && !line.is_mine)?;
            Some(format!("{}: {}", line.name, line.text))
        })
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else {
            return;
        };
        let text: String = input.value().trim().chars().take(MAX_CHAT_CHARS).collect();
        if !text.is_empty() {
            let key = browser::chance().next_u32();
            place.act(Action::Say { text, key });
            input.set_value("");
        }
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
    let label = move || {
        let room = &client.words().online.room;
        match unread() {
            0 => room.chat().to_owned(),
            number => format!("{}, {}", room.chat(), room.unread(number)),
        }
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        // The keys of the table are not meant while one writes.
        event.stop_propagation();
        if event.key() == "Escape" {
            is_open.set(false);
        }
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
                    <h2>{client.text(|words| words.online.room.chat())}</h2>
                    <button
                        class="icon"
                        type="button"
                        aria-label=client.text(|words| words.table.close())
                        on:click=move |_| is_open.set(false)
                    >
                        <Icon icon=Icon::Close/>
                    </button>
                </header>
                <ol class="plain lines-said" node_ref=list>
                    {move || said_lines(client, &lines.get())}
                </ol>
                <Muting place/>
                <form class="say" on:submit=send>
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
                </form>
            </section>
        </aside>
    }
}

/// The lines, less those of who is muted.
fn shown(place: Place, client: Client) -> Vec<Shown> {
    let words = client.words();
    let me = place.seat();
    let habits = place.line.habits.get();
    let lines = place.line.table(place.id, |watched| {
        let state = watched.table_replica()?.state();
        let lines = watched.chat().lines().filter_map(|(seq, line)| {
            let chair = state.chair(line.seat)?;
            let person = chair.person().map(|person| person.id);
            if person.is_some_and(|person| habits.is_muted(person)) {
                return None;
            }
            Some(Shown {
                seq,
                name: table_text::chair(chair, words)?,
                is_mine: Some(line.seat) == me,
                text: line.text.clone(),
            })
        });
        Some(lines.collect())
    });
    lines.flatten().unwrap_or_default()
}

fn said_lines(client: Client, lines: &[Shown]) -> AnyView {
    if lines.is_empty() {
        return view! {
            <li class="small">{client.words().online.room.nothing_said()}</li>
        }
        .into_any();
    }
    lines
        .iter()
        .cloned()
        .map(|line| {
            view! {
                <li class:mine=line.is_mine>
                    <b>{line.name}</b>
                    <span>{line.text}</span>
                </li>
            }
        })
        .collect_view()
        .into_any()
}

/// Whom one hears.
#[component]
fn Muting(place: Place) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let others = Memo::new(move |_| {
        let me = line.my_id();
        place
            .state(|state| {
                let people = state.chairs.iter().filter_map(|chair| chair.person());
                let others = people.filter(|person| Some(person.id) != me);
                others
                    .map(|person| (person.id, person.name.clone()))
                    .collect::<Vec<_>>()
            })
            .unwrap_or_default()
    });
    let buttons = move || {
        let buttons = others.get().into_iter().map(|(person, name)| {
            let is_muted = move || line.habits.with(|habits| habits.is_muted(person));
            let label = move || {
                let room = &client.words().online.room;
                if is_muted() {
                    room.unmute(&name)
                } else {
                    room.mute(&name)
                }
            };
            view! {
                <button
                    class="mute"
                    type="button"
                    aria-pressed=move || is_muted().to_string()
                    on:click=move |_| line.habits.update(|habits| habits.toggle_muted(person))
                >
                    {label}
                </button>
            }
        });
        buttons.collect_view()
    };
    view! { <p class="muting">{buttons}</p> }
}
