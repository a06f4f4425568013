//! People and tables, as hosts see them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{HostOrder, HostPerson, HostTable, PersonKind};

use super::engine_sign::EngineSignPanel;
use super::{Desk, api, field};
use crate::client::Client;
use polis_client::route::Route;
use polis_i18n::Book;

/// People, by name, and what can be done about them.
#[component]
pub(super) fn People(desk: Desk, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let typed = RwSignal::new(String::new());
    let people = RwSignal::new(Vec::<HostPerson>::new());
    let password = RwSignal::new(None::<(String, String)>);
    let look = move || {
        let text = typed.get_untracked();
        spawn_local(async move {
            if let Ok(found) = api::people(text.trim()).await {
                // Meanwhile more may have been typed.
                if typed.try_get_untracked() == Some(text) {
                    people.try_set(found);
                }
            }
        });
    };
    Effect::new(move |_| {
        typed.track();
        look();
    });
    let order = move |person: HostPerson, order: HostOrder| {
        desk.act(api::order(person.id, order), move |done| {
            password.try_set(done.password.map(|password| (person.name, password)));
            look();
        });
    };
    let rows = move || {
        let rows = people.get().into_iter().map(|person| {
            view! { <PersonRow person book order=Callback::new(move |(who, what)| order(who, what))/> }
        });
        rows.collect_view()
    };
    let once = move || {
        password.get().map(|(name, password)| {
            view! {
                <div class="secret" role="status">
                    <p><b>{name}</b> ": " {words.password_once()}</p>
                    <code id="new-password">{password}</code>
                </div>
            }
        })
    };
    view! {
        <section class="card list" id="people">
            <h2>{words.people()}</h2>
            {field("person-name", "text", typed, 40, words.search())}
            {once}
            <ul class="plain">{rows}</ul>
        </section>
    }
}

#[component]
fn PersonRow(
    person: HostPerson,
    book: &'static Book,
    order: Callback<(HostPerson, HostOrder)>,
) -> impl IntoView {
    let client = Client::here();
    let words = &book.host;
    let remark = if person.is_host {
        Some(words.host())
    } else if person.suspended.is_some() {
        Some(words.suspended())
    } else if person.kind == PersonKind::Guest {
        Some(client.words().online.profile.guest())
    } else {
        None
    };
    let mut orders = Vec::new();
    if !person.is_host && person.kind != PersonKind::Deleted {
        orders.push(match person.suspended {
            Some(_) => (HostOrder::Allow, words.allow(), "allow"),
            None => (HostOrder::Suspend, words.suspend(), "suspend"),
        });
        orders.push((HostOrder::SignOut, words.sign_out(), "sign-out"));
        if person.kind == PersonKind::Account {
            orders.push((HostOrder::NewPassword, words.new_password(), "password"));
        }
    }
    let buttons = orders.into_iter().map(|(what, label, class)| {
        let person = person.clone();
        view! {
            <button
                class=format!("button quiet small-button {class}")
                type="button"
                aria-label=format!("{label}: {}", person.name)
                on:click=move |_| order.run((person.clone(), what))
            >
                {label}
            </button>
        }
    });
    let buttons = buttons.collect_view();
    let games = client.words().home.finished(person.games);
    view! {
        <li class="row" data-name=person.name.clone()>
            <p class="about">
                <a href=Route::Person(person.id).to_string()>{person.name.clone()}</a>
                " "
                <small>{remark.map(|remark| format!("{remark} \u{b7} "))} {games}</small>
            </p>
            <div class="line">
                {buttons} <EngineSignPanel person=person.id book/>
            </div>
        </li>
    }
}

/// Tables that are not over.
#[component]
pub(super) fn Tables(book: &'static Book) -> impl IntoView {
    let words = &book.host;
    let tables = RwSignal::new(Vec::<HostTable>::new());
    spawn_local(async move {
        if let Ok(found) = api::tables().await {
            tables.try_set(found);
        }
    });
    let client = Client::here();
    let rows = move || {
        let rows = tables.get().into_iter().map(|table| {
            let state = if table.is_playing {
                words.playing()
            } else {
                words.gathering()
            };
            let seats = client.words().new_game.number(table.seats);
            view! {
                <li class="row">
                    <p class="about">
                        <b>{table.game.title()}</b> " " <small>{seats} " \u{b7} " {state}</small>
                    </p>
                    <a class="button small-button" href=Route::Table(table.id).to_string()>
                        {client.text(|words| words.online.lobby.to_table())}
                    </a>
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        <section class="card list" id="tables">
            <h2>{words.tables()}</h2>
            <ul class="plain">{rows}</ul>
        </section>
    }
}
