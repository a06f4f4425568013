//! The lines of a chat, and whom one does not want to hear.

use leptos::prelude::*;
use polis_protocol::PersonId;

use super::table_text;
use crate::client::Client;
use crate::online::place::OnlinePlace;
use polis_client::online::chat::Speaker;

/// A line as it is shown.
#[derive(Clone, PartialEq)]
pub(super) struct ShownLine {
    person: PersonId,
    pub(super) name: String,
    pub(super) is_mine: bool,
    is_spectator: bool,
    pub(super) text: String,
    pub(super) arrival: u32,
}

/// All lines, also of those whom one does not want to hear.
fn all_lines(place: OnlinePlace, client: Client) -> Vec<ShownLine> {
    let words = client.words();
    let me = place.line.my_id();
    let lines = place.line.table(place.id, |watched| {
        let chairs = &watched.table_replica()?.state().chairs;
        let lines = watched.chat().lines().into_iter().filter_map(|line| {
            let person = line.speaker.person(chairs)?;
            Some(ShownLine {
                person: person.id,
                name: table_text::name(person, words),
                is_mine: Some(person.id) == me,
                is_spectator: matches!(line.speaker, Speaker::Spectator(_)),
                text: line.text.clone(),
                arrival: line.arrival,
            })
        });
        Some(lines.collect())
    });
    lines.flatten().unwrap_or_default()
}

/// The lines, less those of who is muted.
pub(super) fn shown(place: OnlinePlace, client: Client) -> Vec<ShownLine> {
    let mut lines = all_lines(place, client);
    lines.retain(|line| !place.line.is_silenced(line.person));
    lines
}

pub(super) fn lines_said(client: Client, lines: &[ShownLine]) -> AnyView {
    let room = &client.words().online.room;
    if lines.is_empty() {
        return view! { <li class="small">{room.nothing_said()}</li> }.into_any();
    }
    // Where both chats are one, it is told who watched.
    let has_seated = lines.iter().any(|line| !line.is_spectator);
    lines
        .iter()
        .cloned()
        .map(|line| {
            let note = (line.is_spectator && has_seated)
                .then(|| view! { <small>" \u{b7} " {room.spectator()}</small> });
            view! {
                <li class:mine=line.is_mine class:spectator=line.is_spectator>
                    <b>{line.name} {note}</b>
                    <span>{line.text}</span>
                </li>
            }
        })
        .collect_view()
        .into_any()
}

/// Whom one hears: those who sit there, and those who said something.
#[component]
pub(super) fn Muting(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let line = place.line;
    let others = Memo::new(move |_| {
        let me = line.my_id();
        let seated = place.state(|state| {
            let people = state.chairs.iter().filter_map(|chair| chair.person());
            let named = people.map(|person| (person.id, person.name.clone()));
            named.collect::<Vec<_>>()
        });
        let is_player = place.seat().is_some();
        let mut others = seated.filter(|_| is_player).unwrap_or_default();
        for said in all_lines(place, client) {
            if !others.iter().any(|(known, _)| *known == said.person) {
                others.push((said.person, said.name));
            }
        }
        others.retain(|(person, _)| Some(*person) != me);
        others
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
