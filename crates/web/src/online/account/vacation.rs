//! Going on vacation, and coming back.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{Vacation as Away, VacationState};

use super::{Outcome, table_text};
use crate::browser;
use crate::client::Client;
use crate::online::api::{self, Answer};

/// The days that are proposed.
const PROPOSED_DAYS: u8 = 7;

/// Going on vacation, and coming back.
#[component]
pub(super) fn Vacation() -> impl IntoView {
    let client = Client::here();
    let state = RwSignal::new(None::<VacationState>);
    let outcome = RwSignal::new(Outcome::Nothing);
    let take = move |answer: Answer<VacationState>| match answer {
        Ok(now) => {
            state.try_set(Some(now));
            outcome.try_set(Outcome::Nothing);
        }
        Err(failure) => {
            outcome.try_set(Outcome::Failed(failure));
        }
    };
    spawn_local(async move { take(api::vacation().await) });
    let begin = move |days: u8| {
        outcome.set(Outcome::Busy);
        spawn_local(async move { take(api::begin_vacation(days).await) });
    };
    let end = move || {
        outcome.set(Outcome::Busy);
        spawn_local(async move { take(api::end_vacation().await) });
    };
    let is_busy = Signal::derive(move || outcome.get() == Outcome::Busy);
    let error = move || match outcome.get() {
        Outcome::Failed(failure) => Some(view! {
            <p class="error" role="alert">{table_text::failure(&failure, client)}</p>
        }),
        Outcome::Nothing | Outcome::Busy | Outcome::Done => None,
    };
    let form = move || {
        state.get().map(|state| match state.current {
            Some(away) => {
                view! { <AwayNow away is_busy end=Callback::new(move |()| end())/> }.into_any()
            }
            None => view! {
                <Begin left=state.days_left is_busy begin=Callback::new(begin)/>
            }
            .into_any(),
        })
    };
    let line = move || {
        let days = state.get().map(|state| state.days_a_year)?;
        Some(client.words().online.vacation.line(days))
    };
    view! {
        <section class="card sheet-form" id="vacation">
            <h2>{client.text(|words| words.online.vacation.title())}</h2>
            <p class="small">{line}</p>
            {form}
            {error}
        </section>
    }
}

/// While one is away.
#[component]
fn AwayNow(away: Away, is_busy: Signal<bool>, end: Callback<()>) -> impl IntoView {
    let client = Client::here();
    let until = move || {
        let day = browser::day(away.until as f64, client.language());
        client.words().online.vacation.until(&day)
    };
    view! {
        <p role="status"><b>{until}</b></p>
        <div class="line">
            <button
                class="button primary"
                type="button"
                id="vacation-end"
                disabled=move || is_busy.get()
                on:click=move |_| end.run(())
            >
                {client.text(|words| words.online.vacation.end())}
            </button>
        </div>
    }
}

/// While one is here.
#[component]
fn Begin(left: u8, is_busy: Signal<bool>, begin: Callback<u8>) -> impl IntoView {
    let client = Client::here();
    let days = RwSignal::new(PROPOSED_DAYS.min(left));
    let change = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse::<u8>() {
            days.set(chosen.clamp(1, left.max(1)));
        }
    };
    let options = (1..=left)
        .map(|number| view! { <option selected=number == days.get_untracked()>{number}</option> })
        .collect_view();
    view! {
        <p class="small">{client.say(move |words| words.online.vacation.left(left))}</p>
        <div class="line">
            <label class="line">
                {client.text(|words| words.online.vacation.days())}
                <select class="field-input" id="vacation-days" disabled=left == 0 on:change=change>{options}</select>
            </label>
            <button
                class="button"
                type="button"
                id="vacation-begin"
                disabled=move || is_busy.get() || left == 0
                on:click=move |_| begin.run(days.get_untracked())
            >
                {client.text(|words| words.online.vacation.begin())}
            </button>
        </div>
    }
}
