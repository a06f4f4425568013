//! Studies with others: the list of one's own, and the way to a new one.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    MAX_CHAPTER_BYTES, MAX_STUDY_NAME_CHARS, NewChapter, NewStudy, StudySummary, check_study_name,
};

use super::name::{self, NameField};
use super::table_text;
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use polis_client::route::Route;

/// Among what can be studied: one's studies with others.
#[component]
pub(crate) fn MyStudies() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let studies = RwSignal::new(Vec::<StudySummary>::new());
    let me = Memo::new(move |_| line.my_id());
    Effect::new(move |_| {
        if me.get().is_none() {
            studies.set(Vec::new());
            return;
        }
        spawn_local(async move {
            if let Ok(mine) = api::my_studies().await {
                studies.try_set(mine);
            }
        });
    });
    let list = move || {
        let words = client.words();
        let rows: Vec<_> = studies.with(|studies| {
            let row = |study: &StudySummary| {
                let day = browser::day(study.changed as f64, client.language());
                let chapters = words.together.count(study.chapters as usize);
                view! {
                    <li>
                        <a href=Route::SharedStudy(study.id).to_string()>
                            <b>{study.title.clone()}</b>
                            <span class="small">{format!("{chapters} \u{b7} {day}")}</span>
                        </a>
                    </li>
                }
            };
            studies.iter().map(row).collect()
        });
        (!rows.is_empty()).then(|| {
            view! {
                <section class="card" id="my-studies">
                    <h2>{words.together.mine()}</h2>
                    <ul class="plain my-games">{rows}</ul>
                </section>
            }
        })
    };
    view! { {list} }
}

/// Begins a study of a game.
#[component]
pub(crate) fn BeginStudy(
    /// What the study and its chapter are called unless one says otherwise.
    usual: String,
    /// The record.
    record: Callback<(), String>,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let typed = name::usual();
    let field = NodeRef::<html::Input>::new();
    let failed = RwSignal::new(None::<Failure>);
    let is_bad = RwSignal::new(false);
    let usual = fitting(usual);
    let begin = {
        let usual = usual.clone();
        move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let title = field.get_untracked().map(|field| field.value());
            let title = title.unwrap_or_default().trim().to_owned();
            let record = record.run(());
            is_bad.set(record.len() > MAX_CHAPTER_BYTES || check_study_name(&title).is_err());
            if is_bad.get_untracked() {
                return;
            }
            let chapter = NewChapter {
                name: usual.clone(),
                record,
            };
            let new = NewStudy { title, chapter };
            let name = typed.get_untracked();
            spawn_local(async move {
                let made = async {
                    line.be_somebody(name).await?;
                    api::make_study(&new).await
                };
                match made.await {
                    Ok(page) => table_text::go(Route::SharedStudy(page.id)),
                    Err(failure) => {
                        failed.try_set(Some(failure));
                    }
                }
            });
        }
    };
    // Only then is it known whether one has a name.
    line.connect();
    view! {
        <form class="begin-study" on:submit=begin>
            <p class="small">{client.text(|words| words.together.line())}</p>
            <div class="field">
                <label for="new-study-title">{client.text(|words| words.together.name())}</label>
                <input
                    id="new-study-title"
                    type="text"
                    maxlength=MAX_STUDY_NAME_CHARS.to_string()
                    required
                    node_ref=field
                    value=usual
                />
            </div>
            <NameField typed/>
            {move || {
                let words = client.words();
                let message = match (failed.get(), is_bad.get()) {
                    (_, true) => words.together.bad_record(),
                    (Some(failure), false) => table_text::failure(&failure, client),
                    (None, false) => return None,
                };
                Some(view! { <p class="error" role="alert">{message}</p> })
            }}
            <button class="button primary" type="submit" id="create-study">
                {client.text(|words| words.together.create())}
            </button>
        </form>
    }
}

/// What can be a title of what is to be one.
fn fitting(mut text: String) -> String {
    text.retain(|letter| letter == ' ' || check_study_name(&letter.to_string()).is_ok());
    let text: String = text.trim().chars().take(MAX_STUDY_NAME_CHARS).collect();
    match text.trim() {
        "" => "Polis".to_owned(),
        fitting => fitting.to_owned(),
    }
}
