//! What the owner of a study arranges: its title, its chapters, and whether others may try moves.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    ChapterSummary, MAX_CHAPTER_BYTES, NewChapter, StudyAction, Trying, check_study_name,
};

use super::StudyRoom;
use crate::components::switch::Switch;
use crate::online::api;
use crate::online::table_text;
use polis_client::replay::kept;
use polis_client::route::Route;

/// What the owner arranges.
#[component]
pub(super) fn Managing(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let is_sure = RwSignal::new(false);
    let set = Callback::new(move |is_on: bool| {
        let trying = if is_on {
            Trying::Allowed
        } else {
            Trying::Closed
        };
        room.act(StudyAction::Try { trying }, || {});
    });
    let delete = move |_| {
        if !is_sure.get_untracked() {
            is_sure.set(true);
            return;
        }
        spawn_local(async move {
            match api::delete_study(room.id).await {
                Ok(()) => table_text::go(Route::Study),
                Err(failure) => {
                    room.failed.try_set(Some(failure));
                }
            }
        });
    };
    view! {
        <details class="managing" id="managing">
            <summary>{client.say(|words| words.together.manage())}</summary>
            <Switch is_on=Signal::derive(move || room.is_open()) set id="may-try">
                <span>{client.say(|words| words.together.may_try())}</span>
            </Switch>
            <Title room/>
            <Order room/>
            <AddChapter room/>
            <button class="button danger" type="button" id="delete-study" on:click=delete>
                {move || {
                    let words = &client.words().together;
                    if is_sure.get() { words.delete_sure() } else { words.delete() }
                }}
            </button>
        </details>
    }
}

/// Another title.
#[component]
fn Title(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let field = NodeRef::<html::Input>::new();
    let title = move || {
        room.page
            .with(|page| page.as_ref().map(|page| page.title.clone()))
            .unwrap_or_default()
    };
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let title = value(field);
        if check_study_name(&title).is_ok() {
            room.act(StudyAction::Rename { title }, || {});
        }
    };
    view! {
        <form class="field" on:submit=rename>
            <label for="study-title">{client.say(|words| words.together.name())}</label>
            <input
                id="study-title"
                type="text"
                maxlength="60"
                required
                node_ref=field
                prop:value=title
            />
            <button class="button" type="submit">
                {client.say(|words| words.together.rename())}
            </button>
        </form>
    }
}

/// The order of the chapters.
#[component]
fn Order(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let entry = move |index: usize, chapter: &ChapterSummary, is_only: bool| {
        let (number, name) = (chapter.number, chapter.name.clone());
        let words = &client.words().together;
        let up = move |_| {
            let to = index.saturating_sub(1) as u32;
            let chapter = number;
            room.act(StudyAction::MoveChapter { chapter, to }, || {});
        };
        let remove = move |_| room.act(StudyAction::RemoveChapter { chapter: number }, || {});
        view! {
            <li>
                <span>{name.clone()}</span>
                <button
                    class="button quiet"
                    type="button"
                    disabled=index == 0
                    aria-label=words.up(&name)
                    on:click=up
                >
                    "\u{2191}"
                </button>
                <button
                    class="button quiet"
                    type="button"
                    disabled=is_only
                    aria-label=words.remove(&name)
                    on:click=remove
                >
                    "\u{d7}"
                </button>
            </li>
        }
    };
    move || {
        room.page.with(|page| {
            let chapters = &page.as_ref()?.chapters;
            let is_only = chapters.len() == 1;
            let entries: Vec<_> = chapters
                .iter()
                .enumerate()
                .map(|(index, chapter)| entry(index, chapter, is_only))
                .collect();
            Some(view! { <ol class="together-order">{entries}</ol> })
        })
    }
}

/// One more chapter, of a record that is pasted.
#[component]
fn AddChapter(room: StudyRoom) -> impl IntoView {
    let client = room.client;
    let name = NodeRef::<html::Input>::new();
    let record = NodeRef::<html::Textarea>::new();
    let is_bad = RwSignal::new(false);
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = record
            .get_untracked()
            .map(|area| area.value())
            .unwrap_or_default();
        let is_record = text.len() <= MAX_CHAPTER_BYTES && kept::read(&text).is_ok();
        is_bad.set(!is_record);
        let chapter = NewChapter {
            name: value(name),
            record: text,
        };
        if !is_record || chapter.check().is_err() {
            return;
        }
        room.act(StudyAction::AddChapter { chapter }, move || {
            if let Some(area) = record.try_get_untracked().flatten() {
                area.set_value("");
            }
            if let Some(field) = name.try_get_untracked().flatten() {
                field.set_value("");
            }
        });
    };
    view! {
        <form class="field add-chapter" on:submit=add>
            <h3>{client.say(|words| words.together.add())}</h3>
            <p class="small">{client.say(|words| words.together.add_line())}</p>
            <label for="chapter-name">{client.say(|words| words.together.chapter_name())}</label>
            <input id="chapter-name" type="text" maxlength="60" required node_ref=name/>
            <label for="chapter-record">{client.say(|words| words.home.record())}</label>
            <textarea
                id="chapter-record"
                rows="4"
                spellcheck="false"
                required
                node_ref=record
            ></textarea>
            {move || {
                is_bad
                    .get()
                    .then(|| {
                        view! {
                            <p class="error" role="alert">
                                {client.words().together.bad_record()}
                            </p>
                        }
                    })
            }}
            <button class="button" type="submit" id="add-chapter">
                {client.say(|words| words.together.add())}
            </button>
        </form>
    }
}

fn value(field: NodeRef<html::Input>) -> String {
    let value = field.get_untracked().map(|field| field.value());
    value.unwrap_or_default().trim().to_owned()
}
