//! Reports of people, with what hosts can do about them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{AbuseReport, HostOrder, Person};

use super::{Desk, api};
use crate::client::Client;
use polis_client::online::reports::reason_index;
use polis_client::route::Route;
use polis_i18n::Book;

/// For how many days somebody is kept out by one press.
const DAYS: u16 = 7;

/// The reports that are open.
#[component]
pub(super) fn Reports(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let reports = RwSignal::new(None::<Vec<AbuseReport>>);
    let look = Callback::new(move |()| {
        spawn_local(async move {
            if let Ok(found) = api::reports().await {
                reports.try_set(Some(found));
            }
        });
    });
    Effect::new(move |_| {
        // With the figures of the page, which are asked for now and then.
        desk.report.track();
        look.run(());
    });
    let rows = move || {
        let reports = reports.get().unwrap_or_default();
        let rows = reports
            .into_iter()
            .map(|report| view! { <Report desk book report look/> });
        rows.collect_view()
    };
    let none = move || {
        let is_empty = reports.with(|reports| reports.as_ref().is_some_and(Vec::is_empty));
        is_empty.then(|| view! { <p class="small none">{words.no_reports()}</p> })
    };
    view! {
        <section class="card list" id="reports">
            <h2>{words.reports()}</h2>
            {none}
            <ul class="plain">{rows}</ul>
        </section>
    }
}

/// The name of somebody, with the way to their profile.
fn link(person: &Person) -> impl IntoView + use<> {
    view! { <a href=Route::Person(person.id).to_string()>{person.name.clone()}</a> }
}

#[component]
fn Report(
    desk: Desk,
    book: &'static Book,
    report: AbuseReport,
    /// Looks at the reports again.
    look: Callback<()>,
) -> impl IntoView {
    let client = Client::here();
    let words = &book.host;
    let (id, about) = (report.id, report.about.id);
    let order = move |order: HostOrder| {
        desk.act(api::order(about, order), move |_| look.run(()));
    };
    let close = move |_| desk.act(api::close_report(id), move |()| look.run(()));
    let annul = report.table.filter(|_| report.is_rated).map(|table| {
        let annul = move |_| desk.act(api::annul(table), move |()| look.run(()));
        view! {
            <button class="button quiet small-button annul" type="button" on:click=annul>
                {words.annul()}
            </button>
        }
    });
    let table = report.table.map(|table| {
        view! {
            <a class="button quiet small-button" href=Route::Table(table).to_string()>
                {client.text(|words| words.online.lobby.to_table())}
            </a>
        }
    });
    let chat = (!report.chat.is_empty()).then(|| {
        let lines = report.chat.iter().map(|line| {
            view! { <li><b>{line.name.clone()}</b> ": " {line.text.clone()}</li> }
        });
        view! {
            <details class="fold">
                <summary>{client.text(|words| words.online.room.chat())}</summary>
                <ul class="plain small">{lines.collect_view()}</ul>
            </details>
        }
    });
    let reason = report.reason;
    view! {
        <li class="report" data-name=report.about.name.clone()>
            <p>
                {link(&report.about)}
                ": "
                {move || client.words().online.find.reasons()[reason_index(reason)]}
                " "
                <small>
                    {words.reported_by(&report.by.name)}
                    " \u{b7} "
                    {move || desk.moment(report.at)}
                </small>
            </p>
            {(!report.text.is_empty()).then(|| view! { <p class="said">{report.text.clone()}</p> })}
            {chat}
            <div class="line">
                {table}
                {annul}
                <button
                    class="button quiet small-button rename"
                    type="button"
                    on:click=move |_| order(HostOrder::Rename)
                >
                    {words.rename()}
                </button>
                <button
                    class="button quiet small-button suspend-week"
                    type="button"
                    on:click=move |_| order(HostOrder::SuspendFor(DAYS))
                >
                    {words.suspend_week()}
                </button>
                <button
                    class="button quiet small-button suspend"
                    type="button"
                    on:click=move |_| order(HostOrder::Suspend)
                >
                    {words.suspend()}
                </button>
                <button class="button small-button close" type="button" on:click=close>
                    {words.close_report()}
                </button>
            </div>
        </li>
    }
}
