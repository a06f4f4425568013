//! How the site is doing: figures, backups, warnings, and what hosts did.

use leptos::prelude::*;
use polis_protocol::DatabaseKind;

use super::Desk;
use polis_client::host::{deed_index, size};
use polis_i18n::Book;

/// A figure and what it counts.
type Figure = (&'static str, String);

/// The figures.
#[component]
pub(super) fn Figures(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let people = desk.part(|report| report.people);
    let tables = desk.part(|report| report.tables);
    let load = desk.part(|report| (report.load, report.servers));
    let storage = desk.part(|report| report.storage);
    let errors = desk.part(|report| report.errors);
    let is_damaged = move || storage.get().is_some_and(|storage| storage.is_damaged);
    view! {
        {move || {
            is_damaged().then(|| view! { <p class="error" role="alert">{words.damaged()}</p> })
        }}
        <div class="host-figures">
            {figures("people-figures", words.people(), move || {
                let people = people.get().unwrap_or_default();
                vec![
                    (words.accounts(), people.accounts.to_string()),
                    (words.guests(), people.guests.to_string()),
                    (words.suspended(), people.suspended.to_string()),
                ]
            })}
            {figures("table-figures", words.tables(), move || {
                let tables = tables.get().unwrap_or_default();
                vec![
                    (words.playing(), tables.playing.to_string()),
                    (words.gathering(), tables.gathering.to_string()),
                    (words.finished(), tables.finished.to_string()),
                ]
            })}
            {figures("load-figures", words.load(), move || {
                let (load, servers) = load.get().unwrap_or_default();
                let told = |number: Option<String>| number.unwrap_or("\u{2013}".to_owned());
                vec![
                    (words.sockets(), load.sockets.to_string()),
                    (words.p99(), told(load.p99_ms.map(|ms| format!("{ms}\u{a0}ms")))),
                    (words.queue(), load.write_queue.to_string()),
                    (words.engine(), load.engine_queue.to_string()),
                    (words.memory(), told(load.memory.map(size))),
                    (words.servers(), servers.to_string()),
                ]
            })}
            {figures("storage-figures", words.storage(), move || {
                storage
                    .get()
                    .map(|storage| {
                        let name = match storage.database {
                            DatabaseKind::Sqlite => "SQLite",
                            DatabaseKind::Postgresql => "PostgreSQL",
                        };
                        vec![(name, size(storage.bytes))]
                    })
                    .unwrap_or_default()
            })}
            {figures("error-figures", words.errors(), move || {
                let errors = errors.get().unwrap_or_default();
                vec![
                    (words.failures(), errors.failures.to_string()),
                    (words.database_errors(), errors.database.to_string()),
                    (words.wrong_passwords(), errors.wrong_passwords.to_string()),
                    (words.limited(), errors.limited.to_string()),
                ]
            })}
        </div>
    }
}

/// A card with figures.
fn figures(
    id: &'static str,
    title: &'static str,
    all: impl Fn() -> Vec<Figure> + Send + Sync + 'static,
) -> impl IntoView {
    let rows = move || {
        let rows = all().into_iter().map(|(label, figure)| {
            view! {
                <div>
                    <dt>{label}</dt>
                    <dd>{figure}</dd>
                </div>
            }
        });
        rows.collect_view()
    };
    view! {
        <section class="card host-card" id=id>
            <h2>{title}</h2>
            <dl>{rows}</dl>
        </section>
    }
}

/// The last backups.
#[component]
pub(super) fn Backups(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let backups = desk.part(|report| report.backups.clone());
    let rows = move || {
        let backups = backups.get().unwrap_or_default();
        if backups.is_empty() {
            return view! { <p class="small none">{words.no_backups()}</p> }.into_any();
        }
        let rows = backups.into_iter().map(|backup| {
            let tried = if backup.is_verified {
                words.verified()
            } else {
                words.unverified()
            };
            view! {
                <li class="row">
                    <p class="about">{desk.moment(backup.at)}</p>
                    <p class="small">{size(backup.bytes)} ", " {tried}</p>
                </li>
            }
        });
        view! { <ul class="plain">{rows.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="card list" id="backups">
            <h2>{words.backups()}</h2>
            {rows}
        </section>
    }
}

/// The last warnings and errors.
#[component]
pub(super) fn Log(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let lines = desk.part(|report| report.log.clone());
    let rows = move || {
        let lines = lines.get().unwrap_or_default();
        if lines.is_empty() {
            return view! { <p class="small none">{words.no_log()}</p> }.into_any();
        }
        let rows = lines.into_iter().take(10).map(|line| {
            view! {
                <li class="row">
                    <p class="about small" lang="en">{line.text}</p>
                    <p class="small">{desk.moment(line.at)}</p>
                </li>
            }
        });
        view! { <ul class="plain">{rows.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="card list" id="log">
            <h2>{words.log()}</h2>
            {rows}
        </section>
    }
}

/// What hosts did.
#[component]
pub(super) fn Deeds(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let deeds = desk.part(|report| report.deeds.clone());
    let rows = move || {
        let deeds = deeds.get().unwrap_or_default();
        let rows = deeds.into_iter().take(10).map(|deed| {
            let what = words.deeds()[deed_index(deed.what)];
            let by = deed.by.unwrap_or_else(|| words.command().to_owned());
            view! {
                <li class="row">
                    <p class="about">
                        {what} {deed.about.map(|about| view! { ": " <b>{about}</b> })}
                    </p>
                    <p class="small">{by} ", " {desk.moment(deed.at)}</p>
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        <section class="card list" id="deeds">
            <h2>{words.deeds_title()}</h2>
            <ul class="plain">{rows}</ul>
        </section>
    }
}
