//! The tokens of one's bots.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{ApiToken, MAX_LABEL_CHARS, MAX_TOKENS, TokenId};

use super::{Outcome, ask, field, outcome_line, submit};
use crate::browser;
use crate::client::Client;
use crate::online::api;
use crate::table::files;

/// The tokens of one's bots. A secret is shown once and never kept here.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let client = Client::here();
    let tokens = RwSignal::new(Vec::<ApiToken>::new());
    let secret = RwSignal::new(None::<String>);
    let label = RwSignal::new(String::new());
    let outcome = RwSignal::new(Outcome::Nothing);
    spawn_local(async move {
        if let Ok(found) = api::my_tokens().await {
            tokens.try_set(found);
        }
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = label.get_untracked().trim().to_owned();
        ask(outcome, api::make_token(name), move |made| {
            tokens.try_update(|tokens| tokens.push(made.token));
            secret.try_set(Some(made.secret));
            label.try_set(String::new());
        });
    };
    let remove = move |id: TokenId| {
        ask(outcome, api::remove_token(id), move |()| {
            tokens.try_update(|tokens| tokens.retain(|token| token.id != id));
        });
    };
    let rows = move || {
        let rows = tokens.get().into_iter().map(|token| {
            let ApiToken {
                id, label, created, ..
            } = token;
            view! {
                <li class="row">
                    <p class="about">
                        <b>{label}</b>
                        " "
                        <small>{move || browser::day(created as f64, client.language())}</small>
                    </p>
                    <button class="button quiet" type="button" on:click=move |_| remove(id)>
                        {client.text(|words| words.online.me.remove())}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    let once = move || {
        let shown = secret.get()?;
        let copied = shown.clone();
        Some(view! {
            <div class="secret" role="status">
                <p>{client.text(|words| words.online.me.token_once())}</p>
                <code id="secret">{shown}</code>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| files::copy(&copied, |_| {})
                >
                    {client.text(|words| words.online.me.copy())}
                </button>
            </div>
        })
    };
    let is_ready = Signal::derive(move || {
        let is_label = label.with(|label| {
            let chars = label.trim().chars().count();
            chars > 0 && chars <= MAX_LABEL_CHARS
        });
        is_label && tokens.with(|tokens| tokens.len() < MAX_TOKENS)
    });
    view! {
        <form class="card sheet-form" id="tokens" on:submit=make>
            <h2>{client.text(|words| words.online.me.tokens())}</h2>
            <p class="small">{client.text(|words| words.online.me.tokens_line())}</p>
            <ul class="plain">{rows}</ul>
            {once}
            {field("token-label", "text", "off", label, |words| words.online.me.label())}
            {outcome_line(outcome)}
            <div class="line">
                {submit("button", "make-token", is_ready, outcome, |words| words.online.me.make_token())}
            </div>
        </form>
    }
}
