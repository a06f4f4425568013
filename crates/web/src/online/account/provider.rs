//! The host's provider: going there, coming back, and joining one's account with it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    Code, InvitationCode, Millis, NewProviderAccount, ProviderAddress, ProviderNewcomer,
    ProviderOutcome, ProviderPurpose, ProviderStart, SignedIn,
};

use super::passkeys::removal_outcome;
use super::ways::{Ways, is_own_password, own_password};
use super::{InvitationField, Outcome, ask, ask_for_account, field, submit, username};
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Answer, Failure};
use crate::online::line::Line;
use crate::online::{name, table_text};

/// A button that leads to the provider, where there is one.
#[component]
pub(super) fn WithProvider() -> impl IntoView {
    let (client, ways) = (Client::here(), Ways::here());
    let outcome = RwSignal::new(Outcome::Nothing);
    let go = move |_| {
        let question = start(ProviderPurpose::SignIn, String::new());
        ask(outcome, question, leave);
    };
    let provider = Memo::new(move |_| ways.offered.with(|offered| offered.provider.clone()));
    move || {
        let provider = provider.get()?;
        Some(view! {
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="provider-sign-in"
                    disabled=move || outcome.get() == Outcome::Busy
                    on:click=go
                >
                    {move || client.words().online.me.provider_use(&provider)}
                </button>
            </div>
            {provider_outcome(outcome)}
        })
    }
}

/// Joins one's account with the provider, or parts it.
#[component]
pub(super) fn Provider() -> impl IntoView {
    let (client, ways) = (Client::here(), Ways::here());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let question = start(ProviderPurpose::Join, password.get_untracked());
        ask(outcome, question, leave);
    };
    let part = move |_| {
        let question = api::do_this("DELETE", "/api/v1/me/provider".to_owned(), None);
        ask(outcome, question, move |()| ways.look());
    };
    let since = Memo::new(move |_| ways.own.with(|own| own.as_ref()?.provider));
    let provider = Memo::new(move |_| ways.offered.with(|offered| offered.provider.clone()));
    let is_ready = is_own_password(password);
    let joined = move |since: Millis| {
        let day = move || browser::day(since as f64, client.language());
        view! {
            <div class="row">
                <p class="about" id="provider-joined">
                    {move || client.words().online.me.provider_since(&day())}
                </p>
                <button class="button quiet" type="button" on:click=part>
                    {client.text(|words| words.online.me.remove())}
                </button>
            </div>
        }
    };
    let parted = move |provider: String| {
        let about = provider.clone();
        view! {
            <p class="small">{move || client.words().online.me.provider_line(&about)}</p>
            {username()}
            {own_password("provider-password", password)}
            <div class="line">
                <button
                    class="button"
                    type="submit"
                    id="provider-join"
                    disabled=move || outcome.get() == Outcome::Busy || !is_ready.get()
                >
                    {move || client.words().online.me.provider_join(&provider)}
                </button>
            </div>
        }
    };
    move || {
        let label = provider.get()?;
        let heading = label.clone();
        let state = move || match since.get() {
            Some(since) => joined(since).into_any(),
            None => parted(label.clone()).into_any(),
        };
        Some(view! {
            <form class="card sheet-form" id="provider" on:submit=join>
                <h2>{heading}</h2>
                {state}
                {removal_outcome(outcome, |words| words.online.me.wrong_old())}
            </form>
        })
    }
}

/// What a form for the provider came to, where it failed.
fn provider_outcome(outcome: RwSignal<Outcome>) -> impl IntoView {
    let client = Client::here();
    let text = move || {
        let words = &client.words().online.me;
        match outcome.get() {
            Outcome::Nothing | Outcome::Busy | Outcome::Done => None,
            Outcome::Failed(Failure::Refused(Code::Unavailable)) => {
                Some(words.provider_unavailable())
            }
            Outcome::Failed(Failure::Refused(Code::WrongState)) => Some(words.provider_expired()),
            Outcome::Failed(failure) => Some(table_text::failure(&failure, client)),
        }
    };
    view! {
        <div role="status">
            {move || text().map(|text| view! { <p class="error">{text}</p> })}
        </div>
    }
}

/// What came of going to the provider.
#[component]
pub(super) fn Returned(outcome: ProviderOutcome, fresh: RwSignal<Option<String>>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    // Who has an account is asked no more, also after they have signed out.
    let had_account =
        Memo::new(move |before: Option<&bool>| line.has_account() || before == Some(&true));
    let message = move |class: &'static str| {
        let text = move || {
            let words = &client.words().online.me;
            match outcome {
                ProviderOutcome::Newcomer => words.provider_name(),
                ProviderOutcome::Joined => words.provider_joined(),
                ProviderOutcome::Cancelled => words.provider_cancelled(),
                ProviderOutcome::Expired => words.provider_expired(),
                ProviderOutcome::Refused => words.provider_refused(),
                ProviderOutcome::Unavailable => words.provider_unavailable(),
                ProviderOutcome::NotAllowed => words.provider_not_allowed(),
                ProviderOutcome::Taken => words.provider_taken(),
            }
        };
        view! { <div role="status"><p class=class id="provider-outcome">{text}</p></div> }
    };
    move || match outcome {
        ProviderOutcome::Newcomer => {
            (!had_account.get()).then(|| view! { <ChooseName fresh/> }.into_any())
        }
        ProviderOutcome::Joined => Some(message("done").into_any()),
        ProviderOutcome::Cancelled
        | ProviderOutcome::Expired
        | ProviderOutcome::Refused
        | ProviderOutcome::Unavailable
        | ProviderOutcome::NotAllowed
        | ProviderOutcome::Taken => Some(message("error").into_any()),
    }
}

/// Asks somebody who is new for a name.
#[component]
fn ChooseName(fresh: RwSignal<Option<String>>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let typed = name::usual();
    let outcome = RwSignal::new(Outcome::Nothing);
    spawn_local(async move {
        let path = "/api/v1/provider/newcomer".to_owned();
        let found = api::ask::<ProviderNewcomer>("GET", path, None).await;
        if let Ok(ProviderNewcomer { name }) = found
            && typed.try_with_untracked(String::is_empty) == Some(true)
        {
            typed.try_set(name);
        }
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = typed.get_untracked().trim().to_owned();
        let invitation = line.habits.with_untracked(|habits| habits.invitation);
        ask_for_account(outcome, make_account(name, invitation), line, fresh);
    };
    let is_ready = Signal::derive(move || typed.with(|name| name::is_name(name)));
    view! {
        <form class="card sheet-form" id="choose-name" on:submit=make>
            <h2>{client.text(|words| words.online.me.make())}</h2>
            <p class="small">{client.text(|words| words.online.me.provider_name())}</p>
            {move || line.me.with(Option::is_none).then(|| view! { <InvitationField/> })}
            {field("newcomer-name", "text", "username", typed, |words| words.online.me.name())}
            {provider_outcome(outcome)}
            <div class="line">
                {submit("button primary", "choose-now", is_ready, outcome, |words| words.online.me.make())}
            </div>
        </form>
    }
}

fn leave(ProviderAddress { url }: ProviderAddress) {
    // Where the browser does not want to go, the button can be pressed again.
    let _ = window().location().set_href(&url);
}

async fn start(purpose: ProviderPurpose, password: String) -> Answer<ProviderAddress> {
    let body = api::body(&ProviderStart { purpose, password });
    api::ask("POST", "/api/v1/provider/start".to_owned(), body).await
}

async fn make_account(name: String, invitation: Option<InvitationCode>) -> Answer<SignedIn> {
    let body = api::body(&NewProviderAccount { name, invitation });
    api::ask("POST", "/api/v1/provider/account".to_owned(), body).await
}
