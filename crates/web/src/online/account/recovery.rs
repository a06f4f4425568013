//! The recovery code: shown once, made anew, and used instead of a forgotten password.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Code, Millis};

use super::mail::MailedCode;
use super::ways::{is_own_password, own_password};
use super::{Outcome, ask, ask_for_account, field, is_password, outcome_line, submit, username};
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Failure};
use crate::online::line::Line;
use crate::online::name;
use crate::table::files;

/// A new code, until the reader says that they have kept it.
#[component]
pub(super) fn FreshCode(fresh: RwSignal<Option<String>>) -> impl IntoView {
    let client = Client::here();
    move || {
        let code = fresh.get()?;
        let copied = code.clone();
        Some(view! {
            <section class="card sheet-form" role="status">
                <h2>{client.text(|words| words.online.me.recovery())}</h2>
                <p>{client.text(|words| words.online.me.recovery_line())}</p>
                <div class="secret">
                    <p>{client.text(|words| words.online.me.recovery_once())}</p>
                    <code id="recovery-code">{code}</code>
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| files::copy(&copied, |_| {})
                    >
                        {client.text(|words| words.online.me.copy())}
                    </button>
                </div>
                <div class="line">
                    <button
                        class="button primary"
                        type="button"
                        id="recovery-kept"
                        on:click=move |_| fresh.set(None)
                    >
                        {client.text(|words| words.online.me.recovery_kept())}
                    </button>
                </div>
            </section>
        })
    }
}

/// Makes a new code for who is signed in.
#[component]
pub(super) fn NewCode(fresh: RwSignal<Option<String>>) -> impl IntoView {
    let client = Client::here();
    let made = RwSignal::new(None::<Option<Millis>>);
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    spawn_local(async move {
        if let Ok(state) = api::recovery_state().await {
            made.try_set(Some(state.made));
        }
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let question = api::make_recovery_code(password.get_untracked());
        ask(outcome, question, move |made_code| {
            fresh.try_set(Some(made_code.code));
            made.try_set(Some(Some(browser::since_1970() as Millis)));
            password.try_set(String::new());
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
    };
    let state = move || {
        let words = &client.words().online.me;
        match made.get()? {
            None => Some(words.recovery_none().to_owned()),
            Some(made) => {
                let day = browser::day(made as f64, client.language());
                Some(words.recovery_made(&day))
            }
        }
    };
    view! {
        <form class="card sheet-form" id="recovery" on:submit=make>
            <h2>{client.text(|words| words.online.me.recovery())}</h2>
            <p class="small">{client.text(|words| words.online.me.recovery_line())}</p>
            <p class="small" id="recovery-state">{state}</p>
            {username()}
            {own_password("recovery-password", password)}
            {outcome_line(outcome)}
            <div class="line">
                {submit(
                    "button",
                    "make-code",
                    is_own_password(password),
                    outcome,
                    |words| words.online.me.make_code(),
                )}
            </div>
        </form>
    }
}

/// Sets a new password with the code.
#[component]
pub(super) fn Recover(
    fresh: RwSignal<Option<String>>,
    is_forgotten: RwSignal<bool>,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let typed = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let recover = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = typed.get_untracked().trim().to_owned();
        let question = api::recover(name, code.get_untracked(), password.get_untracked());
        ask_for_account(outcome, question, line, fresh);
    };
    let is_ready = Signal::derive(move || {
        typed.with(|name| name::is_name(name))
            && code.with(|code| !code.trim().is_empty())
            && password.with(|text| is_password(text))
    });
    // The server says the same for a wrong name, password and code.
    let wrong = Outcome::Failed(Failure::Refused(Code::WrongPassword));
    let message = move || {
        if outcome.get() == wrong {
            let text = client.text(|words| words.online.me.wrong_code());
            view! { <div role="status"><p class="error">{text}</p></div> }.into_any()
        } else {
            outcome_line(outcome).into_any()
        }
    };
    view! {
        <form class="card sheet-form" id="recover" on:submit=recover>
            <h2>{client.text(|words| words.online.me.recover())}</h2>
            <p class="small">{client.text(|words| words.online.me.recover_line())}</p>
            {field("recover-name", "text", "username", typed, |words| words.online.me.name())}
            <MailedCode name=typed/>
            {field("recover-code", "text", "off", code, |words| words.online.me.recovery())}
            {field(
                "recover-password",
                "password",
                "new-password",
                password,
                |words| words.online.me.new(),
            )}
            <p class="small">{client.text(|words| words.online.me.password_line())}</p>
            {message}
            <div class="line">
                {submit(
                    "button primary",
                    "recover-now",
                    is_ready,
                    outcome,
                    |words| words.online.me.recover(),
                )}
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| is_forgotten.set(false)
                >
                    {client.text(|words| words.online.me.cancel())}
                </button>
            </div>
        </form>
    }
}
