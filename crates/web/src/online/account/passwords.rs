//! Passwords: making an account with one, signing in with it, and changing it.

use leptos::prelude::*;
use polis_protocol::SignedIn;

use super::passkeys::{MakeWithPasskey, WithPasskey};
use super::provider::WithProvider;
use super::recovery::Recover;
use super::ways::{Ways, is_own_password};
use super::{
    InvitationField, Outcome, ask, ask_for_account, field, is_password, outcome_line,
    password_outcome, submit, username,
};
use crate::client::Client;
use crate::online::line::Line;
use crate::online::{api, name};

/// Makes an account of the guest, or a new one.
#[component]
pub(super) fn MakeAccount(fresh: RwSignal<Option<String>>) -> impl IntoView {
    let (client, line, ways) = (Client::here(), Line::here(), Ways::here());
    let typed = name::usual();
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = typed.get_untracked().trim().to_owned();
        let invitation = line.habits.with_untracked(|habits| habits.invitation);
        let question = api::make_account(name, password.get_untracked(), invitation);
        ask_for_account(outcome, question, line, fresh);
    };
    let is_name = Signal::derive(move || typed.with(|name| name::is_name(name)));
    let is_ready = Signal::derive(move || is_name.get() && password.with(|text| is_password(text)));
    let has_passwords = Memo::new(move |_| ways.are_passwords_used());
    let password_fields = move || {
        has_passwords.get().then(|| {
            view! {
                {field(
                    "account-password",
                    "password",
                    "new-password",
                    password,
                    |words| words.online.me.password(),
                )}
                <p class="small">{client.text(|words| words.online.me.password_line())}</p>
                {outcome_line(outcome)}
            }
        })
    };
    let now = move || {
        has_passwords.get().then(|| {
            submit("button primary", "make-now", is_ready, outcome, |words| {
                words.online.me.make()
            })
        })
    };
    view! {
        <form class="card sheet-form" id="make-account" on:submit=make>
            <h2>{client.text(|words| words.online.me.make())}</h2>
            <p class="small">{client.text(|words| words.online.me.make_line())}</p>
            {move || line.me.with(Option::is_none).then(|| view! { <InvitationField/> })}
            {field("account-name", "text", "username", typed, |words| words.online.me.name())}
            {password_fields}
            <div class="line">{now} <MakeWithPasskey name=typed is_name fresh/></div>
        </form>
    }
}

/// The form with the password, or the one with the recovery code.
#[component]
pub(super) fn SignIn(fresh: RwSignal<Option<String>>) -> impl IntoView {
    let is_forgotten = RwSignal::new(false);
    move || {
        if is_forgotten.get() {
            view! { <Recover fresh is_forgotten/> }.into_any()
        } else {
            view! { <WithPassword is_forgotten/> }.into_any()
        }
    }
}

#[component]
fn WithPassword(is_forgotten: RwSignal<bool>) -> impl IntoView {
    let (client, line, ways) = (Client::here(), Line::here(), Ways::here());
    let typed = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let sign_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = typed.get_untracked().trim().to_owned();
        let question = api::sign_in(name, password.get_untracked());
        ask(outcome, question, move |SignedIn { me, .. }| {
            line.become_another(Some(me));
        });
    };
    let is_ready = Signal::derive(move || {
        typed.with(|name| name::is_name(name)) && password.with(|text| !text.is_empty())
    });
    let has_passwords = Memo::new(move |_| ways.are_passwords_used());
    let with_password = move || {
        view! {
            {field("sign-in-name", "text", "username", typed, |words| words.online.me.name())}
            {field(
                "sign-in-password",
                "password",
                "current-password",
                password,
                |words| words.online.me.password(),
            )}
            {outcome_line(outcome)}
            <div class="line">
                {submit("button primary", "sign-in-now", is_ready, outcome, |words| words.online.me.sign_in())}
                <button
                    class="button quiet"
                    type="button"
                    id="forgot"
                    on:click=move |_| is_forgotten.set(true)
                >
                    {client.text(|words| words.online.me.forgot())}
                </button>
            </div>
        }
    };
    view! {
        <form class="card sheet-form" id="sign-in" on:submit=sign_in>
            <h2>{client.text(|words| words.online.me.sign_in())}</h2>
            <WithProvider/>
            <WithPasskey/>
            {move || has_passwords.get().then(with_password)}
        </form>
    }
}
/// Sets another password, or the first one.
#[component]
pub(super) fn ChangePassword() -> impl IntoView {
    let (client, ways) = (Client::here(), Ways::here());
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let question = api::change_password(old.get_untracked(), new.get_untracked());
        ask(outcome, question, move |()| {
            old.try_set(String::new());
            new.try_set(String::new());
            ways.look();
        });
    };
    let is_old = is_own_password(old);
    let is_ready = Signal::derive(move || is_old.get() && new.with(|text| is_password(text)));
    let has_password = Memo::new(move |_| ways.has_password());
    let title = move || {
        let words = &client.words().online.me;
        if has_password.get() {
            words.change_password()
        } else {
            words.set_password()
        }
    };
    let has_passkeys = Memo::new(move |_| ways.has_passkeys());
    let old_field = move || {
        has_password.get().then(|| {
            let completes = "current-password";
            field("old-password", "password", completes, old, |words| {
                words.online.me.old()
            })
        })
    };
    view! {
        <form class="card sheet-form" on:submit=change>
            <h2>{title}</h2>
            {username()}
            {old_field}
            {field("new-password", "password", "new-password", new, |words| words.online.me.new())}
            <p class="small">{client.text(|words| words.online.me.password_line())}</p>
            <p class="small" id="password-ends">
                {client.text(|words| words.online.me.password_ends())}
                {move || has_passkeys.get().then(|| {
                    let stay = client.text(|words| words.online.me.passkeys_stay());
                    view! { " " {stay} }
                })}
            </p>
            {password_outcome(outcome, |words| words.online.me.password_changed())}
            <div class="line">
                {submit("button", "password-now", is_ready, outcome, |words| words.online.me.save())}
            </div>
        </form>
    }
}
