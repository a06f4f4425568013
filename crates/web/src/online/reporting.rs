//! Reporting somebody to the hosts.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{MAX_REPORT_CHARS, PersonId, ReportReason};

use super::table_text;
use crate::client::Client;
use crate::online::api::{self, Failure};
use polis_client::online::reports::{reason_index, report};

/// On somebody's profile: what for, what happened, and the button.
#[component]
pub(super) fn Reporting(id: PersonId) -> impl IntoView {
    let client = Client::here();
    let reason = RwSignal::new(ReportReason::Chat);
    let text = RwSignal::new(String::new());
    let done = RwSignal::new(None::<Result<(), Failure>>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = report(id, reason.get_untracked(), &text.get_untracked());
        spawn_local(async move {
            done.try_set(Some(api::report(&new).await));
        });
    };
    let options = ReportReason::ALL
        .map(|one| {
            view! {
                <option value=one.name() selected=move || reason.get() == one>
                    {move || client.words().online.find.reasons()[reason_index(one)]}
                </option>
            }
        })
        .collect_view();
    let said = move || match done.get()? {
        Ok(()) => Some(client.words().online.find.reported()),
        Err(failure) => Some(table_text::failure(&failure, client)),
    };
    let is_done = move || done.with(|done| matches!(done, Some(Ok(()))));
    view! {
        <details class="fold" id="reporting">
            <summary>{client.text(|words| words.online.find.report())}</summary>
            <form class="report-form" on:submit=submit>
                <select
                    class="field-input"
                    id="report-reason"
                    aria-label=client.text(|words| words.online.find.report())
                    on:change=move |event| {
                        let chosen = ReportReason::from_name(&event_target_value(&event));
                        reason.set(chosen.unwrap_or(ReportReason::Other));
                    }
                >
                    {options}
                </select>
                <div class="field">
                    <label for="report-text">
                        {client.text(|words| words.online.find.report_text())}
                    </label>
                    <textarea
                        class="field-input"
                        id="report-text"
                        rows="3"
                        maxlength=MAX_REPORT_CHARS.to_string()
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    ></textarea>
                </div>
                <p role="status" id="report-done">{said}</p>
                <div class="line">
                    <button
                        class="button"
                        type="submit"
                        id="send-report"
                        disabled=is_done
                    >
                        {client.text(|words| words.online.room.send())}
                    </button>
                </div>
            </form>
        </details>
    }
}
