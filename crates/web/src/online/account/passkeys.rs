//! One's passkeys: adding, listing and removing them, and signing in with one.

use leptos::prelude::*;
use polis_protocol::{
    Code, Credential, InvitationCode, MAX_LABEL_CHARS, MAX_PASSKEYS, NewPasskey, NewPasskeyAccount,
    NewPasskeyAccountOptions, NewPasskeyOptions, Passkey, PasskeyCreation, PasskeyId,
    PasskeyRequest, PasskeySignIn, SignedIn,
};

use super::ways::{Ways, is_own_password, own_password};
use super::{Outcome, ask, ask_for_account, device, field, outcome_words, submit, username};
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Answer, Failure};
use crate::online::line::Line;

/// What the device did not do, as if the server had refused it.
const FAILED: Failure = Failure::Refused(Code::WrongPassword);

/// One's passkeys.
#[component]
pub(super) fn Passkeys() -> impl IntoView {
    let (client, ways) = (Client::here(), Ways::here());
    let label = RwSignal::new(untrack(|| client.words().online.me.passkey_name()).to_owned());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let passkeys = Memo::new(move |_| {
        let own = ways.own.get();
        own.map(|own| own.passkeys).unwrap_or_default()
    });
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = label.get_untracked().trim().to_owned();
        ask(outcome, make(name, password.get_untracked()), move |_| {
            password.try_set(String::new());
            ways.look();
        });
    };
    let remove = move |id: PasskeyId| {
        ask(outcome, drop_passkey(id), move |()| ways.look());
    };
    let rows = move || {
        let rows = passkeys.get().into_iter().map(|passkey| {
            let Passkey {
                id, label, used, ..
            } = passkey;
            let day = move |at: u64| browser::day(at as f64, client.language());
            let when = move || match used {
                Some(used) => client.words().online.me.passkey_used(&day(used)),
                None => day(passkey.created),
            };
            view! {
                <li class="row">
                    <p class="about"><b>{label}</b> " " <small>{when}</small></p>
                    <button class="button quiet" type="button" on:click=move |_| remove(id)>
                        {client.text(|words| words.online.me.remove())}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    let is_password = is_own_password(password);
    let is_ready = Signal::derive(move || {
        let chars = label.with(|label| label.trim().chars().count());
        let has_room = passkeys.with(|passkeys| passkeys.len() < MAX_PASSKEYS);
        (1..=MAX_LABEL_CHARS).contains(&chars) && has_room && is_password.get()
    });
    let form = move || {
        device::has_passkeys().then(|| {
            view! {
                {username()}
                {field("passkey-label", "text", "off", label, |words| words.online.me.passkey_label())}
                {own_password("passkey-password", password)}
                <div class="line">
                    {submit(
                        "button",
                        "passkey-add",
                        is_ready,
                        outcome,
                        |words| words.online.me.passkey_add(),
                    )}
                </div>
            }
        })
    };
    let section = move || {
        view! {
            <form class="card sheet-form" id="passkeys" on:submit=add>
                <h2>{client.text(|words| words.online.me.passkeys())}</h2>
                <p class="small">{client.text(|words| words.online.me.passkeys_line())}</p>
                <ul class="plain">{rows}</ul>
                {removal_outcome(outcome, move |words| {
                    if ways.has_password() {
                        words.online.me.wrong_old()
                    } else {
                        words.online.me.passkey_failed()
                    }
                })}
                {form}
            </form>
        }
    };
    let is_shown = Memo::new(move |_| ways.offered.with(|offered| offered.passkeys));
    move || is_shown.get().then(section)
}

/// What a form came to that also takes a way to sign in away.
pub(super) fn removal_outcome(
    outcome: RwSignal<Outcome>,
    wrong_password: impl Fn(&'static polis_i18n::Words) -> &'static str + Copy + Send + 'static,
) -> impl IntoView {
    let client = Client::here();
    let only = Outcome::Failed(Failure::Refused(Code::WrongState));
    move || {
        if outcome.get() == only {
            let text = client.text(|words| words.online.me.only_way());
            view! { <div role="status"><p class="error">{text}</p></div> }.into_any()
        } else {
            outcome_words(outcome, |words| words.online.me.saved(), wrong_password).into_any()
        }
    }
}

/// Signs in with one press.
#[component]
pub(super) fn WithPasskey() -> impl IntoView {
    let (client, line, ways) = (Client::here(), Line::here(), Ways::here());
    let outcome = RwSignal::new(Outcome::Nothing);
    let sign_in = move |_| {
        ask(
            outcome,
            sign_in_with_passkey(),
            move |SignedIn { me, .. }| {
                line.become_another(Some(me));
            },
        );
    };
    let is_shown =
        Memo::new(move |_| ways.offered.with(|offered| offered.passkeys) && device::has_passkeys());
    let button = move || {
        view! {
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="passkey-sign-in"
                    disabled=move || outcome.get() == Outcome::Busy
                    on:click=sign_in
                >
                    {client.text(|words| words.online.me.passkey_use())}
                </button>
            </div>
            {passkey_outcome(outcome)}
        }
    };
    move || is_shown.get().then(button)
}

/// Makes an account with a passkey instead of a password.
#[component]
pub(super) fn MakeWithPasskey(
    name: RwSignal<String>,
    is_name: Signal<bool>,
    fresh: RwSignal<Option<String>>,
) -> impl IntoView {
    let (client, line, ways) = (Client::here(), Line::here(), Ways::here());
    let outcome = RwSignal::new(Outcome::Nothing);
    let make = move |_| {
        let name = name.get_untracked().trim().to_owned();
        let label = untrack(|| client.words().online.me.passkey_name()).to_owned();
        let invitation = line.habits.with_untracked(|habits| habits.invitation);
        let question = make_account(name, label, invitation);
        ask_for_account(outcome, question, line, fresh);
    };
    let is_shown =
        Memo::new(move |_| ways.offered.with(|offered| offered.passkeys) && device::has_passkeys());
    let button = move || {
        view! {
            <button
                class="button"
                type="button"
                id="make-with-passkey"
                disabled=move || outcome.get() == Outcome::Busy || !is_name.get()
                on:click=make
            >
                {client.text(|words| words.online.me.passkey_make())}
            </button>
            {passkey_outcome(outcome)}
        }
    };
    move || is_shown.get().then(button)
}

fn passkey_outcome(outcome: RwSignal<Outcome>) -> impl IntoView {
    outcome_words(
        outcome,
        |words| words.online.me.saved(),
        |words| words.online.me.passkey_failed(),
    )
}

/// Signs in with a passkey of the device.
pub(crate) async fn sign_in_with_passkey() -> Answer<SignedIn> {
    let path = "/api/v1/session/passkey/options".to_owned();
    let options: PasskeyRequest = api::ask("POST", path, None).await?;
    let passkey = device::sign(&options).await.ok_or(FAILED)?;
    let credential = Credential::Cookie;
    let body = api::body(&PasskeySignIn {
        passkey,
        credential,
    });
    api::ask("POST", "/api/v1/session/passkey".to_owned(), body).await
}

async fn make(label: String, password: String) -> Answer<Passkey> {
    let body = api::body(&NewPasskeyOptions { password });
    let path = "/api/v1/me/passkeys/options".to_owned();
    let options: PasskeyCreation = api::ask("POST", path, body).await?;
    let passkey = device::make(&options).await;
    // The password was right; what failed is the device.
    let passkey = passkey.ok_or(Failure::Refused(Code::Malformed))?;
    let body = api::body(&NewPasskey { label, passkey });
    api::ask("POST", "/api/v1/me/passkeys".to_owned(), body).await
}

async fn make_account(
    name: String,
    label: String,
    invitation: Option<InvitationCode>,
) -> Answer<SignedIn> {
    let body = api::body(&NewPasskeyAccountOptions { name: name.clone() });
    let path = "/api/v1/account/passkey/options".to_owned();
    let options: PasskeyCreation = api::ask("POST", path, body).await?;
    let passkey = device::make(&options).await.ok_or(FAILED)?;
    let body = api::body(&NewPasskeyAccount {
        name,
        label,
        passkey,
        credential: Credential::Cookie,
        invitation,
    });
    api::ask("POST", "/api/v1/account/passkey".to_owned(), body).await
}

async fn drop_passkey(id: PasskeyId) -> Answer<()> {
    api::do_this("DELETE", format!("/api/v1/me/passkeys/{id}"), None).await
}
