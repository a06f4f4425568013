//! Who one is to the server: guest or account, and all that belongs to it.

mod device;
mod mail;
mod notifications;
mod passkeys;
mod passwords;
mod provider;
mod recovery;
mod tokens;
mod vacation;
mod ways;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{
    Code, InvitationCode, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, PersonKind, ProviderOutcome,
    SignUp, SignedIn,
};

use super::banner::{Banner, NoServer};
use super::{name, table_text};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::api::{self, Answer, Failure};
use crate::online::line::Line;
use crate::table::files;
pub(crate) use device::has_passkeys;
use mail::Mail;
pub(crate) use mail::StopMail;
use notifications::Notifications;
use passkeys::Passkeys;
pub(crate) use passkeys::sign_in_with_passkey;
use passwords::{ChangePassword, MakeAccount, SignIn};
use polis_client::online::connection::Status;
use polis_client::route::Route;
use polis_i18n::Words;
use provider::{Provider, Returned};
use recovery::{FreshCode, NewCode};
use tokens::Tokens;
use vacation::Vacation;
use ways::Ways;

/// The longest mail address.
const MAX_MAIL_CHARS: usize = 254;

/// What a form came to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Nothing,
    Busy,
    Done,
    Failed(Failure),
}

/// Who one is to the server.
#[component]
pub(crate) fn Account(
    /// What came of going to the host's provider, for who comes back from there.
    #[prop(optional)]
    returned: Option<ProviderOutcome>,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let ways = Ways::provide();
    let what = Signal::derive(move || client.words().online.me.title().to_owned());
    let kind = Memo::new(move |_| line.me.with(|me| me.as_ref().map(|me| me.person.kind)));
    Effect::new(move |_| {
        if kind.get() == Some(PersonKind::Account) {
            ways.look();
        } else {
            ways.own.set(None);
        }
    });
    let state = move || {
        let words = &client.words().online.me;
        match kind.get() {
            None => words.nobody(),
            Some(PersonKind::Guest) => words.guest(),
            Some(PersonKind::Account | PersonKind::Deleted) => words.account(),
        }
    };
    let name = move || {
        line.me
            .with(|me| me.as_ref().map(|me| me.person.name.clone()))
    };
    let profile = move || {
        let id = line.my_id()?;
        Some(view! {
            <a class="button" href=Route::Person(id).to_string()>
                {client.text(|words| words.online.me.profile())}
            </a>
        })
    };
    // It outlives the form that made it, which goes away when the guest is an account.
    let fresh = RwSignal::new(None::<String>);
    let has_passwords = Memo::new(move |_| ways.are_passwords_used());
    let forms = move || {
        if !line.is_known.get() {
            return match line.status.get() {
                Status::NoServer => view! { <NoServer/> }.into_any(),
                Status::Apart
                | Status::Connecting
                | Status::Here
                | Status::Reconnecting
                | Status::Offline
                | Status::Outdated => ().into_any(),
            };
        }
        // Whom the provider has just sent is making an account above.
        let make = move || {
            (returned != Some(ProviderOutcome::Newcomer)).then(|| view! { <MakeAccount fresh/> })
        };
        match kind.get() {
            None => view! { <SignIn fresh/> {make()} }.into_any(),
            Some(PersonKind::Guest) => view! {
                {make()}
                <Rename/>
                <SignIn fresh/>
                <Notifications/>
                <Data/>
                <SignOut/>
                <Delete/>
            }
            .into_any(),
            Some(PersonKind::Account | PersonKind::Deleted) => view! {
                <Rename/>
                {move || has_passwords.get().then(|| view! { <ChangePassword/> })}
                <Passkeys/>
                <Provider/>
                {move || has_passwords.get().then(|| view! { <NewCode fresh/> })}
                <Mail/>
                <Tokens/>
                <Notifications/>
                <Vacation/>
                <Data/>
                <SignOut/>
                <Delete/>
            }
            .into_any(),
        }
    };
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page narrow account" tabindex="-1">
            <header class="heading">
                <h1>{move || name().unwrap_or_else(|| client.words().online.me.title().to_owned())}</h1>
                <nav class="line"><ToHost/> {profile}</nav>
            </header>
            <p>{move || line.is_known.get().then(state)}</p>
            <FreshCode fresh/>
            {returned.map(|outcome| view! { <Returned outcome fresh/> })}
            {forms}
        </main>
    }
}

/// The way to the host's page, for hosts.
#[component]
fn ToHost() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    move || {
        let is_host = line.me.with(|me| me.as_ref().is_some_and(|me| me.is_host));
        is_host.then(|| {
            view! {
                <a class="button" id="to-host" href=Route::Host.to_string()>
                    {client.text(|words| words.online.me.host())}
                </a>
            }
        })
    }
}

/// Who one is to the server, for who was invited by a link: the code is remembered until it is used.
#[component]
pub(crate) fn Invited(code: InvitationCode) -> impl IntoView {
    let line = Line::here();
    line.habits.update(|habits| habits.invitation = Some(code));
    view! { <Account/> }
}

/// Who one is to the server, for who comes back from the host's provider.
#[component]
pub(crate) fn FromProvider(outcome: ProviderOutcome) -> impl IntoView {
    view! { <Account returned=outcome/> }
}

/// Asks for the code of an invitation, where the site wants one.
#[component]
fn InvitationField() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let is_wanted = RwSignal::new(false);
    spawn_local(async move {
        if let Ok(site) = api::site().await {
            is_wanted.try_set(site.sign_up == SignUp::Invited);
        }
    });
    let code = line.habits.with_untracked(|habits| habits.invitation);
    let typed = RwSignal::new(code.map(|code| code.to_string()).unwrap_or_default());
    Effect::new(move |before: Option<()>| {
        let code = typed.with(|text| text.parse().ok());
        if before.is_some() {
            line.habits.update(|habits| habits.invitation = code);
        }
    });
    move || {
        is_wanted.get().then(|| {
            view! {
                <p class="small">{client.text(|words| words.online.me.invitation_line())}</p>
                {field("invitation-code", "text", "off", typed, |words| words.online.me.invitation())}
            }
        })
    }
}

/// What is typed in a field, with its label.
fn field(
    id: &'static str,
    kind: &'static str,
    completes: &'static str,
    typed: RwSignal<String>,
    label: fn(&'static Words) -> &'static str,
) -> impl IntoView {
    let client = Client::here();
    view! {
        <div class="field">
            <label for=id>{client.text(label)}</label>
            <input
                class="field-input"
                id=id
                type=kind
                autocomplete=completes
                spellcheck="false"
                required
                maxlength=match kind {
                    "password" => MAX_PASSWORD_CHARS,
                    "email" => MAX_MAIL_CHARS,
                    _ => 40,
                }
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </div>
    }
}

/// Whose password it is, for those who keep passwords.
fn username() -> impl IntoView {
    let line = Line::here();
    let name = move || {
        line.me
            .with(|me| me.as_ref().map(|me| me.person.name.clone()))
    };
    view! {
        <input
            class="unseen"
            type="text"
            autocomplete="username"
            tabindex="-1"
            aria-hidden="true"
            readonly
            prop:value=name
        />
    }
}

/// What a form came to, in words.
fn outcome_line(outcome: RwSignal<Outcome>) -> impl IntoView {
    outcome_words(
        outcome,
        |words| words.online.me.saved(),
        |words| words.online.refusal(Code::WrongPassword),
    )
}

/// What a form with one's password came to, in words: nobody asked for a name there.
fn password_outcome(
    outcome: RwSignal<Outcome>,
    done: fn(&'static Words) -> &'static str,
) -> impl IntoView {
    outcome_words(outcome, done, |words| words.online.me.wrong_old())
}

fn outcome_words(
    outcome: RwSignal<Outcome>,
    done: fn(&'static Words) -> &'static str,
    wrong_password: impl Fn(&'static Words) -> &'static str + Copy + Send + 'static,
) -> impl IntoView {
    let client = Client::here();
    let text = move || match outcome.get() {
        Outcome::Nothing | Outcome::Busy => None,
        Outcome::Done => Some(("done", done(client.words()))),
        Outcome::Failed(Failure::Refused(Code::WrongPassword)) => {
            Some(("error", wrong_password(client.words())))
        }
        Outcome::Failed(failure) => Some(("error", table_text::failure(&failure, client))),
    };
    view! {
        <div role="status">
            {move || text().map(|(class, text)| view! { <p class=class>{text}</p> })}
        </div>
    }
}

/// A button that sends its form, unless something is missing or on its way.
fn submit(
    class: &'static str,
    id: &'static str,
    is_ready: Signal<bool>,
    outcome: RwSignal<Outcome>,
    label: fn(&'static Words) -> &'static str,
) -> impl IntoView {
    let client = Client::here();
    view! {
        <button
            class=class
            type="submit"
            id=id
            disabled=move || outcome.get() == Outcome::Busy || !is_ready.get()
        >
            {client.text(label)}
        </button>
    }
}

fn is_password(text: &str) -> bool {
    (MIN_PASSWORD_CHARS..=MAX_PASSWORD_CHARS).contains(&text.chars().count())
}

/// Asks the server, and shows what it came to.
fn ask<T: 'static>(
    outcome: RwSignal<Outcome>,
    question: impl Future<Output = Answer<T>> + 'static,
    then: impl FnOnce(T) + 'static,
) {
    outcome.set(Outcome::Busy);
    spawn_local(async move {
        match question.await {
            Ok(answer) => {
                // What follows may take this form away.
                outcome.try_set(Outcome::Done);
                then(answer);
            }
            Err(failure) => {
                outcome.try_set(Outcome::Failed(failure));
            }
        }
    });
}

/// Asks for an account, or for a new password of one: who gets it is here, and sees the new recovery code.
fn ask_for_account(
    outcome: RwSignal<Outcome>,
    question: impl Future<Output = Answer<SignedIn>> + 'static,
    line: Line,
    fresh: RwSignal<Option<String>>,
) {
    ask(outcome, question, move |signed_in| {
        fresh.try_set(signed_in.recovery_code);
        line.become_another(Some(signed_in.me));
    });
}

#[component]
fn Rename() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let typed = RwSignal::new(
        line.me
            .with_untracked(|me| me.as_ref().map(|me| me.person.name.clone()))
            .unwrap_or_default(),
    );
    let outcome = RwSignal::new(Outcome::Nothing);
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = typed.get_untracked().trim().to_owned();
        ask(outcome, api::rename(name), move |me| {
            line.me.set(Some(me));
        });
    };
    view! {
        <form class="card sheet-form" on:submit=rename>
            <h2>{client.text(|words| words.online.me.change_name())}</h2>
            {field("new-name", "text", "username", typed, |words| words.online.me.name())}
            {outcome_line(outcome)}
            <div class="line">
                {submit(
                    "button",
                    "rename-now",
                    Signal::derive(move || typed.with(|name| name::is_name(name))),
                    outcome,
                    |words| words.online.me.save(),
                )}
            </div>
        </form>
    }
}

#[component]
fn Data() -> impl IntoView {
    let client = Client::here();
    let outcome = RwSignal::new(Outcome::Nothing);
    let download = move |_| {
        ask(outcome, api::my_data(), |data| {
            files::save(&data, "application/json", "polis.json");
        });
    };
    view! {
        <section class="card sheet-form">
            <h2>{client.text(|words| words.online.me.data())}</h2>
            {move || matches!(outcome.get(), Outcome::Failed(_)).then(|| outcome_line(outcome))}
            <div class="line">
                <button class="button" type="button" id="download" on:click=download>
                    {client.text(|words| words.online.me.download())}
                </button>
            </div>
        </section>
    }
}

#[component]
fn SignOut() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let outcome = RwSignal::new(Outcome::Nothing);
    let is_guest = move || {
        line.me.with(|me| {
            me.as_ref()
                .is_some_and(|me| me.person.kind == PersonKind::Guest)
        })
    };
    let out = move |_| {
        ask(outcome, api::sign_out(), move |()| {
            line.become_another(None);
        });
    };
    let everywhere = move |_| {
        ask(outcome, api::sign_out_everywhere(), move |()| {
            line.become_another(None);
        });
    };
    view! {
        <section class="card sheet-form">
            <h2>{client.text(|words| words.online.me.sign_out())}</h2>
            <p class="small">
                {move || {
                    let words = &client.words().online.me;
                    if is_guest() { words.guest_out() } else { words.everywhere_line() }
                }}
            </p>
            {outcome_line(outcome)}
            <div class="line">
                <button class="button" type="button" id="sign-out" on:click=out>
                    {client.text(|words| words.online.me.sign_out())}
                </button>
                {move || {
                    (!is_guest())
                        .then(|| {
                            view! {
                                <button
                                    class="button"
                                    type="button"
                                    id="sign-out-everywhere"
                                    on:click=everywhere
                                >
                                    {client.text(|words| words.online.me.everywhere())}
                                </button>
                            }
                        })
                }}
            </div>
        </section>
    }
}

#[component]
fn Delete() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let is_sure = RwSignal::new(false);
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let ways = Ways::here();
    let has_password = move || line.has_account() && ways.has_password();
    let delete = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = untrack(has_password).then(|| password.get_untracked());
        ask(outcome, api::delete_me(password), move |()| {
            line.become_another(None);
        });
    };
    let form = move || {
        if !is_sure.get() {
            return view! {
                <div class="line">
                    <button
                        class="button"
                        type="button"
                        id="delete"
                        on:click=move |_| is_sure.set(true)
                    >
                        {client.text(|words| words.online.me.delete())}
                    </button>
                </div>
            }
            .into_any();
        }
        let is_ready = move || !has_password() || password.with(|text| !text.is_empty());
        view! {
            {username()}
            {has_password()
                .then(|| {
                    field(
                        "delete-password",
                        "password",
                        "current-password",
                        password,
                        |words| words.online.me.password(),
                    )
                })}
            {password_outcome(outcome, |words| words.online.me.saved())}
            <div class="line">
                <button
                    class="button danger"
                    type="submit"
                    id="delete-now"
                    disabled=move || outcome.get() == Outcome::Busy || !is_ready()
                >
                    {client.text(|words| words.online.me.delete())}
                </button>
                <button class="button" type="button" on:click=move |_| is_sure.set(false)>
                    {client.text(|words| words.online.me.cancel())}
                </button>
            </div>
        }
        .into_any()
    };
    view! {
        <form class="card sheet-form" on:submit=delete>
            <h2>{client.text(|words| words.online.me.delete())}</h2>
            <p class="small">{client.text(|words| words.online.me.delete_line())}</p>
            {form}
        </form>
    }
}
