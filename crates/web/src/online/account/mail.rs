//! One's mail address: giving it, confirming it, and what it is used for.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Code, MailState, MailStopId, MailWishes, NewMailAddress, QuietHours};

use super::ways::{is_own_password, own_password};
use super::{Outcome, ask, field, outcome_words, password_outcome, submit, username};
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::switch::Switch;
use crate::online::api::{self, Failure};
use crate::online::banner::Banner;
use crate::online::line::Line;
use crate::online::table_text;
use polis_client::route::Route;

/// One's mail address, where the site sends mail.
#[component]
pub(super) fn Mail() -> impl IntoView {
    let client = Client::here();
    let state = RwSignal::new(None::<MailState>);
    spawn_local(async move {
        if api::sign_in_ways().await.is_ok_and(|ways| ways.mail)
            && let Ok(found) = api::mail_state().await
        {
            state.try_set(Some(found));
        }
    });
    let outcome = RwSignal::new(Outcome::Nothing);
    let address = Memo::new(move |_| {
        let confirmed = state.with(|state| state.as_ref()?.confirmed.clone());
        confirmed.map(|confirmed| confirmed.address)
    });
    let is_pending = Memo::new(move |_| {
        let pending = |state: &MailState| state.pending.is_some();
        state.with(|state| state.as_ref().is_some_and(pending))
    });
    let remove = move |_| {
        ask(outcome, api::remove_mail_address(), move |()| {
            state.try_set(Some(MailState::default()));
        });
    };
    let confirmed = move || {
        let address = address.get()?;
        Some(view! {
            <div class="row">
                <p class="about"><b id="mail-confirmed">{address}</b></p>
                <button class="button quiet" type="button" id="mail-remove" on:click=remove>
                    {client.text(|words| words.online.me.remove())}
                </button>
            </div>
            <Wishes state/>
        })
    };
    let section = move || {
        view! {
            <section class="card sheet-form" id="mail">
                <h2>{client.text(|words| words.online.me.mail())}</h2>
                <p class="small">{client.text(|words| words.online.me.mail_line())}</p>
                {confirmed}
                {move || is_pending.get().then(|| view! { <Confirm state/> })}
                <Give state/>
            </section>
        }
    };
    let is_known = Memo::new(move |_| state.with(Option::is_some));
    move || is_known.get().then(section)
}

/// What one wants mail for. Quiet hours and language are those of this device.
#[component]
fn Wishes(state: RwSignal<Option<MailState>>) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let outcome = RwSignal::new(Outcome::Nothing);
    let wishes = Memo::new(move |_| {
        let confirmed = state.with(|state| state.as_ref()?.confirmed.clone());
        confirmed.map(|confirmed| confirmed.wishes)
    });
    let change = move |changed: MailWishes| {
        ask(outcome, api::wish_mail(changed.clone()), move |()| {
            state.try_update(|state| {
                if let Some(confirmed) = state.as_mut().and_then(|state| state.confirmed.as_mut()) {
                    confirmed.wishes = changed;
                }
            });
        });
    };
    let here = move || -> (Option<QuietHours>, String) {
        let offset = -js_sys::Date::new_0().get_timezone_offset();
        let quiet = line.habits.with(|habits| habits.quiet);
        let language = client.language().code().to_owned();
        (Some(quiet.hours(offset as i16)), language)
    };
    Effect::new(move |_| {
        let (quiet, language) = here();
        if let Some(wishes) = wishes.get_untracked()
            && (wishes.quiet != quiet || wishes.language != language)
        {
            change(MailWishes {
                quiet,
                language,
                ..wishes
            });
        }
    });
    let set = move |choose: fn(&mut MailWishes, bool), is_on: bool| {
        if let Some(mut wishes) = wishes.get_untracked() {
            choose(&mut wishes, is_on);
            change(wishes);
        }
    };
    let is = move |wanted: fn(&MailWishes) -> bool| {
        Signal::derive(move || wishes.with(|wishes| wishes.as_ref().is_some_and(wanted)))
    };
    let failed = move || match outcome.get() {
        Outcome::Failed(failure) => Some(table_text::failure(&failure, client)),
        Outcome::Nothing | Outcome::Busy | Outcome::Done => None,
    };
    view! {
        <Switch
            id="mail-turns"
            is_on=is(|wishes| wishes.turns)
            set=move |is_on: bool| set(|wishes, is_on| wishes.turns = is_on, is_on)
        >
            <span>{client.text(|words| words.online.me.mail_turns())}</span>
        </Switch>
        <Switch
            id="mail-challenges"
            is_on=is(|wishes| wishes.challenges)
            set=move |is_on: bool| set(|wishes, is_on| wishes.challenges = is_on, is_on)
        >
            <span>{client.text(|words| words.online.me.mail_challenges())}</span>
        </Switch>
        {move || failed().map(|text| view! { <p class="error" role="status">{text}</p> })}
    }
}

/// Asks for the code that was sent.
#[component]
fn Confirm(state: RwSignal<Option<MailState>>) -> impl IntoView {
    let client = Client::here();
    let code = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let confirm = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let question = api::confirm_mail_address(code.get_untracked());
        ask(outcome, question, move |found| {
            state.try_set(Some(found));
        });
    };
    let sent = move || {
        let pending = state.with(|state| state.as_ref()?.pending.clone())?;
        Some(client.words().online.me.mail_sent(&pending))
    };
    view! {
        <form class="sheet-form" id="mail-confirm" on:submit=confirm>
            <p id="mail-pending">{sent}</p>
            {field("mail-code", "text", "one-time-code", code, |words| words.online.me.mail_code())}
            {outcome_words(
                outcome,
                |words| words.online.me.saved(),
                |words| words.online.me.mail_wrong(),
            )}
            <div class="line">
                {submit(
                    "button primary",
                    "mail-confirm-now",
                    Signal::derive(move || code.with(|code| !code.trim().is_empty())),
                    outcome,
                    |words| words.online.me.mail_confirm(),
                )}
            </div>
        </form>
    }
}

/// Asks for an address and sends a code there.
#[component]
fn Give(state: RwSignal<Option<MailState>>) -> impl IntoView {
    let client = Client::here();
    let address = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    let give = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewMailAddress {
            address: address.get_untracked().trim().to_owned(),
            password: password.get_untracked(),
            language: untrack(|| client.language()).code().to_owned(),
        };
        let given = new.address.clone();
        ask(outcome, api::give_mail_address(new), move |()| {
            state.try_update(|state| {
                if let Some(state) = state {
                    state.pending = Some(given);
                }
            });
            outcome.try_set(Outcome::Nothing);
            address.try_set(String::new());
            password.try_set(String::new());
        });
    };
    let is_password = is_own_password(password);
    let is_ready =
        Signal::derive(move || address.with(|address| address.contains('@')) && is_password.get());
    view! {
        <form class="sheet-form" id="mail-give" on:submit=give>
            {field("mail-address", "email", "email", address, |words| words.online.me.mail_address())}
            {username()}
            {own_password("mail-password", password)}
            {password_outcome(outcome, |words| words.online.me.saved())}
            <div class="line">
                {submit("button", "mail-send", is_ready, outcome, |words| words.online.me.mail_send())}
            </div>
        </form>
    }
}

/// Has a code mailed to who forgot the password, where the site sends mail.
#[component]
pub(super) fn MailedCode(name: RwSignal<String>) -> impl IntoView {
    let client = Client::here();
    let is_offered = RwSignal::new(false);
    spawn_local(async move {
        if let Ok(ways) = api::sign_in_ways().await {
            is_offered.try_set(ways.mail);
        }
    });
    let outcome = RwSignal::new(Outcome::Nothing);
    let send = move |_| {
        let name = name.get_untracked().trim().to_owned();
        ask(outcome, api::mail_code_for(name), |()| {});
    };
    let button = move || {
        view! {
            {outcome_words(
                outcome,
                |words| words.online.me.mail_forgot_sent(),
                |words| words.online.refusal(Code::WrongPassword),
            )}
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="mail-forgot"
                    disabled=move || {
                        outcome.get() == Outcome::Busy || name.with(|name| name.trim().is_empty())
                    }
                    on:click=send
                >
                    {client.text(|words| words.online.me.mail_forgot())}
                </button>
            </div>
        }
    };
    move || is_offered.get().then(button)
}

/// Stops mails, for who opened the link in one of them: that was their one press.
#[component]
pub(crate) fn StopMail(stop: MailStopId) -> impl IntoView {
    let client = Client::here();
    let what = Signal::derive(move || client.words().online.me.mail().to_owned());
    let outcome = RwSignal::new(Outcome::Nothing);
    ask(outcome, api::stop_mails(stop), |()| {});
    let text = move || match outcome.get() {
        Outcome::Nothing | Outcome::Busy => None,
        Outcome::Done => Some(client.words().online.me.mail_stopped()),
        Outcome::Failed(Failure::Refused(Code::NotFound)) => {
            Some(client.words().online.me.mail_no_link())
        }
        Outcome::Failed(failure) => Some(table_text::failure(&failure, client)),
    };
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page narrow account" tabindex="-1">
            <header class="heading">
                <h1>{client.text(|words| words.online.me.mail())}</h1>
            </header>
            <p id="mail-stopped" role="status">{text}</p>
            <p>
                <a class="button" href=Route::Me.to_string()>
                    {client.text(|words| words.online.me.title())}
                </a>
            </p>
        </main>
    }
}
