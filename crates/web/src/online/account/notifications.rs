//! Whether this device tells when it is one's turn, and when it keeps quiet.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::client::Client;
use crate::online::attention::{self, Permission};
use crate::online::line::Line;
use crate::online::push;
use polis_client::online::push::{read_time, write_time};

/// Whether this device tells when it is one's turn, and when it keeps quiet.
#[component]
pub(super) fn Notifications() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let permission = RwSignal::new(attention::permission());
    let is_on = move || {
        permission.get() == Permission::Granted && line.habits.with(|habits| habits.is_notified)
    };
    let press = move |_| {
        if untrack(is_on) {
            push::turn_off(line);
        } else {
            spawn_local(async move {
                permission.try_set(push::turn_on(line).await);
            });
        }
    };
    let label = move || {
        let words = &client.words().online.me;
        if is_on() {
            words.notify_off()
        } else {
            words.notify_on()
        }
    };
    let denied = move || {
        (permission.get() == Permission::Denied).then(|| client.words().online.room.not_told())
    };
    let from = move || write_time(line.habits.with(|habits| habits.quiet.from));
    let to = move || write_time(line.habits.with(|habits| habits.quiet.to));
    let set_from = move |event: leptos::ev::Event| {
        if let Some(from) = read_time(&event_target_value(&event)) {
            line.habits.update(|habits| habits.quiet.from = from);
        }
    };
    let set_to = move |event: leptos::ev::Event| {
        if let Some(to) = read_time(&event_target_value(&event)) {
            line.habits.update(|habits| habits.quiet.to = to);
        }
    };
    view! {
        <section class="card sheet-form" id="notifications">
            <h2>{client.text(|words| words.online.me.notify())}</h2>
            <p class="small">{client.text(|words| words.online.me.notify_line())}</p>
            {move || denied().map(|text| view! { <p class="error">{text}</p> })}
            <div class="line quiet-hours">
                <span>{client.text(|words| words.online.me.quiet())}</span>
                <input
                    class="field-input"
                    type="time"
                    id="quiet-from"
                    aria-label=client.text(|words| words.online.me.quiet_from())
                    prop:value=from
                    on:change=set_from
                />
                <span aria-hidden="true">"\u{2013}"</span>
                <input
                    class="field-input"
                    type="time"
                    id="quiet-to"
                    aria-label=client.text(|words| words.online.me.quiet_to())
                    prop:value=to
                    on:change=set_to
                />
            </div>
            <div class="line">
                <button
                    class="button"
                    type="button"
                    id="notify"
                    disabled=move || {
                        matches!(permission.get(), Permission::Denied | Permission::Impossible)
                    }
                    on:click=press
                >
                    {label}
                </button>
            </div>
        </section>
    }
}
