//! How the connection stands, said calmly: a line, and the game goes on by itself.

use leptos::prelude::*;

use crate::client::Client;
use crate::online::line::Line;
use polis_client::online::connection::Status;

/// How the connection stands; nothing while all is well.
#[component]
pub(crate) fn Banner(
    /// Whether a move of one's own waits for it.
    #[prop(optional, into)]
    move_waits: Signal<bool>,
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let text = move || {
        let words = &client.words().online.link;
        match line.status.get() {
            Status::Here | Status::Apart => None,
            Status::Connecting | Status::NoServer => Some(words.connecting()),
            Status::Reconnecting | Status::Offline if move_waits.get() => Some(words.move_waits()),
            Status::Reconnecting => Some(words.reconnecting()),
            Status::Offline => Some(words.offline()),
            Status::Outdated => Some(words.outdated()),
        }
    };
    let button = move || {
        let words = &client.words().online.link;
        match line.status.get() {
            Status::Outdated => Some(
                view! {
                    <button
                        class="button small-button"
                        type="button"
                        on:click=move |_| window().location().reload().unwrap_or_default()
                    >
                        {words.reload()}
                    </button>
                }
                .into_any(),
            ),
            Status::Reconnecting | Status::Offline => Some(
                view! {
                    <button
                        class="button small-button"
                        type="button"
                        on:click=move |_| line.try_now()
                    >
                        {words.try_now()}
                    </button>
                }
                .into_any(),
            ),
            Status::Here | Status::Apart | Status::Connecting | Status::NoServer => None,
        }
    };
    view! {
        <div class="banner" role="status" class:shown=move || text().is_some()>
            {move || text().map(|text| view! { <span class="pulse"></span><span>{text}</span> })}
            {button}
        </div>
    }
}

/// What is shown where no server answers.
#[component]
pub(crate) fn NoServer() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    view! {
        <section class="card empty" id="no-server">
            <h2>{client.text(|words| words.online.link.no_server())}</h2>
            <p>{client.text(|words| words.online.link.no_server_line())}</p>
            <div class="line">
                <button class="button" type="button" on:click=move |_| line.try_now()>
                    {client.text(|words| words.online.link.try_now())}
                </button>
                <a class="button" href="#/">{client.text(|words| words.frame.to_home())}</a>
            </div>
        </section>
    }
}
