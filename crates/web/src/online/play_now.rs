//! "Play now": what is wished for, and one press.

use leptos::prelude::*;

use super::name::NameField;
use super::search;
use super::submission::Submission;
use super::table_text;
use super::wish_choices::{WishChoices, WishFor};
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::online::line::Line;
use polis_client::online::connection::Status;
use polis_client::online::search::SearchChoice;
use polis_client::settings::Stored;

/// What was wished for last, which is kept when it changes.
pub(super) fn kept_choice() -> RwSignal<SearchChoice> {
    let choice = RwSignal::new(SearchChoice::load(&LocalStorage));
    Effect::new(move |before: Option<()>| {
        choice.with(|choice| {
            if before.is_some() {
                choice.keep(&LocalStorage);
            }
        });
    });
    choice
}

/// In the lobby: the choices, and the button.
#[component]
pub(super) fn PlayNow() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let choice = kept_choice();
    let form = Submission::here();
    let submit = move |event: leptos::ev::SubmitEvent| {
        form.ask(&event, async { Ok(()) }, move |()| {
            search::begin(line, client, choice.get_untracked());
        });
    };
    let is_ready = move || {
        line.status.get() == Status::Here
            && !form.is_busy.get()
            && line.search.with(Option::is_none)
    };
    let why = move || form.why();
    view! {
        <form class="card sheet-form play-now" id="play-now" on:submit=submit>
            <div>
                <h2>{client.text(|words| words.online.find.play_now())}</h2>
                <p class="small">{client.text(|words| words.online.find.line())}</p>
            </div>
            <WishChoices
                choice
                wish_for=WishFor::Anybody
                names=["wish-game", "wish-seats", "wish-pace", "wish-rated"]
            />
            <NameField typed=form.typed/>
            <p class="error" role="alert">{why}</p>
            <div class="line">
                <button class="button primary" type="submit" id="search" disabled=move || !is_ready()>
                    {client.text(|words| words.online.find.play_now())}
                </button>
            </div>
        </form>
    }
}

/// On the first page: one press for another game like the last.
#[component]
pub(super) fn PlayAgain() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let choice = SearchChoice::load(&LocalStorage);
    let is_shown = move || {
        let is_here = line.status.get() == Status::Here && line.me.with(Option::is_some);
        is_here && line.search.with(Option::is_none)
    };
    let about = move || {
        let words = client.words();
        let pool = table_text::pool(choice.wish(None).pool(), words);
        let clock = table_text::clock(choice.pace.clock(), words).unwrap_or_default();
        format!("{pool} \u{b7} {clock}")
    };
    move || {
        is_shown().then(|| {
            view! {
                <section class="card waiting play-again">
                    <p class="turn">{client.text(|words| words.online.title())}</p>
                    <p class="small">{about}</p>
                    <div class="line">
                        <button
                            class="button primary"
                            type="button"
                            id="play-again"
                            on:click=move |_| search::begin(line, client, choice)
                        >
                            {client.text(|words| words.online.find.play_now())}
                        </button>
                    </div>
                </section>
            }
        })
    }
}
