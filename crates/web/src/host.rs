//! The host's page: how the site is doing, who is there, who can come in, what everybody is told.

mod announcing;
mod api;
mod engine_sign;
mod inviting;
mod people;
mod report;
mod reports;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Code, HostReport, SignedIn};

use crate::browser;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::book::Reader;
use crate::online::api::{Answer, Failure, sign_in};
use crate::online::banner::Banner;
use crate::online::line::Line;
use crate::online::{has_passkeys, sign_in_with_passkey, table_text};
use polis_i18n::Book;

/// How often the figures are asked for anew.
const EVERY: Duration = Duration::from_secs(10);

/// What the parts of the page share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
struct Desk {
    client: Client,
    /// How the site is doing; none until the server has told it.
    report: RwSignal<Option<HostReport>>,
    /// What could not be done.
    failure: RwSignal<Option<Failure>>,
    /// Whether the password is wanted again.
    is_asked: RwSignal<bool>,
}

impl Desk {
    /// Asks how the site is doing.
    fn refresh(self) {
        spawn_local(async move {
            match api::report().await {
                Ok(report) => {
                    self.report.try_set(Some(report));
                }
                Err(failure) => {
                    self.failure.try_set(Some(failure));
                }
            }
        });
    }

    /// Does something, and shows what it came to.
    fn act<T: 'static>(
        self,
        question: impl Future<Output = Answer<T>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        self.failure.set(None);
        spawn_local(async move {
            match question.await {
                Ok(answer) => {
                    then(answer);
                    self.refresh();
                }
                Err(Failure::Refused(Code::SignInAgain)) => {
                    self.is_asked.try_set(true);
                }
                Err(failure) => {
                    self.failure.try_set(Some(failure));
                }
            }
        });
    }

    /// A part of what the server told, which changes only when that does.
    fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        look: impl Fn(&HostReport) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.report.with(|report| report.as_ref().map(&look)))
    }

    /// A moment, as it is written in the language of the page.
    fn moment(self, at: u64) -> String {
        browser::moment(at as f64, self.client.language())
    }
}

/// The host's page.
#[component]
pub(crate) fn Host() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    line.connect();
    let reader = Reader::new(client);
    let desk = Desk {
        client,
        report: RwSignal::new(None),
        failure: RwSignal::new(None),
        is_asked: RwSignal::new(false),
    };
    let is_host = Memo::new(move |_| line.me.with(|me| me.as_ref().is_some_and(|me| me.is_host)));
    Effect::new(move |_| {
        if is_host.get() {
            desk.refresh();
        }
    });
    let ask_again = move || {
        if is_host.get_untracked() {
            desk.refresh();
        }
    };
    if let Ok(handle) = set_interval_with_handle(ask_again, EVERY) {
        on_cleanup(move || handle.clear());
    }
    let what = Signal::derive(move || {
        let book = reader.book();
        book.map_or_else(String::new, |book| book.host.title().to_owned())
    });
    let body = move || {
        let Some(book) = reader.book() else {
            return reader.waiting();
        };
        let heading = view! { <h1>{book.host.title()}</h1> };
        if line.is_known.get() && !is_host.get() {
            return view! {
                {heading}
                <p>{book.host.no_host()}</p>
            }
            .into_any();
        }
        view! {
            {heading}
            <SignInAgain desk book/>
            <Failed desk/>
            <report::Figures desk book/>
            <div class="host-columns">
                <div class="stack">
                    <announcing::Announcing desk book/>
                    <inviting::Inviting desk book/>
                    <report::Backups desk book/>
                </div>
                <div class="stack">
                    <reports::Reports desk book/>
                    <people::People desk book/>
                    <people::Tables book/>
                    <report::Log desk book/>
                    <report::Deeds desk book/>
                </div>
            </div>
        }
        .into_any()
    };
    view! {
        <Bar what/>
        <Banner/>
        <main id="content" class="page host" tabindex="-1">{body}</main>
    }
}

/// What could not be done.
#[component]
fn Failed(desk: Desk) -> impl IntoView {
    let text = move || {
        let failure = desk.failure.get()?;
        let text = table_text::failure(&failure, desk.client);
        Some(view! { <p class="error">{text}</p> })
    };
    view! { <div role="status" class="host-status">{text}</div> }
}

/// Asks for the password again, where the last sign-in was too long ago.
#[component]
fn SignInAgain(desk: Desk, book: &'static Book) -> impl IntoView {
    let line = Line::here();
    let client = desk.client;
    let password = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = line
            .me
            .with_untracked(|me| me.as_ref().map(|me| me.person.name.clone()));
        let question = sign_in(name.unwrap_or_default(), password.get_untracked());
        desk.act(question, move |SignedIn { me, .. }| {
            desk.is_asked.try_set(false);
            line.become_another(Some(me));
        });
        password.set(String::new());
    };
    let with_passkey = move |_| {
        desk.act(sign_in_with_passkey(), move |SignedIn { me, .. }| {
            desk.is_asked.try_set(false);
            line.become_another(Some(me));
        });
    };
    let form = move || {
        desk.is_asked.get().then(|| {
            view! {
                <form class="card sheet-form" id="sign-in-again" on:submit=submit>
                    <p>{book.host.sign_in_again()}</p>
                    <div class="field">
                        <label for="again-password">
                            {client.text(|words| words.online.me.password())}
                        </label>
                        <input
                            id="again-password"
                            type="password"
                            autocomplete="current-password"
                            required
                            prop:value=move || password.get()
                            on:input=move |event| password.set(event_target_value(&event))
                        />
                    </div>
                    <div class="line">
                        <button class="button primary" type="submit">
                            {client.text(|words| words.online.me.sign_in())}
                        </button>
                        {has_passkeys()
                            .then(|| {
                                view! {
                                    <button class="button" type="button" on:click=with_passkey>
                                        {client.text(|words| words.online.me.passkey_use())}
                                    </button>
                                }
                            })}
                    </div>
                </form>
            }
        })
    };
    view! { <div role="status">{form}</div> }
}

/// A field for a text or a number, with its label.
fn field(
    id: &'static str,
    kind: &'static str,
    typed: RwSignal<String>,
    most: u32,
    label: &'static str,
) -> impl IntoView {
    let is_number = kind == "number";
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                type=kind
                autocomplete="off"
                min=is_number.then_some(1)
                max=is_number.then_some(most)
                maxlength=(!is_number).then_some(most)
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </div>
    }
}
