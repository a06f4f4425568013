//! Telling somebody who looks elsewhere that it is their turn: the title, the icon of the app, a sound, a
//! notification.

use leptos::prelude::*;
use polis_protocol::{Chair, TableId};
use wasm_bindgen::prelude::*;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use super::line::Line;
use crate::client::Client;
use polis_client::route::Route;
use polis_client::sound::Sound;

/// Whether the browser may show notifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permission {
    /// There are none here.
    Impossible,
    /// It can be asked for.
    Unasked,
    /// It may.
    Granted,
    /// It may not.
    Denied,
}

/// Tells in the title of the page, and on the icon of the app where it has one, at how many tables it
/// is one's turn.
pub(super) fn follow(line: Line, client: Client) {
    Effect::new(move |before: Option<usize>| {
        let turns = line.turns.with(std::collections::BTreeSet::len);
        if before != Some(turns) {
            client.turns.set(turns);
            set_badge(turns);
        }
        turns
    });
}

/// Puts a number on the icon of the app, or takes it away. Few browsers can; the others do nothing.
fn set_badge(number: usize) {
    let navigator = window().navigator();
    let (name, arguments) = match number {
        0 => ("clearAppBadge", js_sys::Array::new()),
        _ => (
            "setAppBadge",
            js_sys::Array::of1(&JsValue::from_f64(number as f64)),
        ),
    };
    let method = js_sys::Reflect::get(&navigator, &name.into()).ok();
    let Some(method) = method.and_then(|method| method.dyn_into::<js_sys::Function>().ok()) else {
        return;
    };
    if let Ok(promise) = method.apply(&navigator, &arguments)
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        leptos::task::spawn_local(async move {
            // A badge is a courtesy: who forbids it sees none.
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

/// It is one's turn at a table.
pub(super) fn call(line: Line, client: Client, table: TableId) {
    let is_seen = !document().hidden() && client.route_now() == Some(Route::Table(table));
    if is_seen {
        return;
    }
    client.hear(&[Sound::MyTurn]);
    let is_wanted = line.habits.with_untracked(|habits| habits.is_notified);
    if is_wanted && permission() == Permission::Granted {
        let words = untrack(|| client.words());
        let others = untrack(|| opponents(line, table));
        let text = match others.as_str() {
            "" => words.players.your_turn().to_owned(),
            others => words.online.room.turn_against(others),
        };
        show(&text, table);
    }
}

/// Whether the browser may show notifications.
pub(crate) fn permission() -> Permission {
    if !js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false) {
        return Permission::Impossible;
    }
    match Notification::permission() {
        NotificationPermission::Granted => Permission::Granted,
        NotificationPermission::Denied => Permission::Denied,
        _ => Permission::Unasked,
    }
}

/// Asks for the permission; only ever after a press of a button.
pub(crate) async fn ask() -> Permission {
    if permission() == Permission::Unasked
        && let Ok(promise) = Notification::request_permission()
    {
        // Whatever the answer, it is read anew.
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    }
    permission()
}

/// The names of the others at a table, as far as they are known.
fn opponents(line: Line, table: TableId) -> String {
    let me = line.my_id();
    let names = |chairs: &[Chair]| -> Vec<String> {
        chairs
            .iter()
            .filter_map(Chair::person)
            .filter(|person| Some(person.id) != me)
            .map(|person| person.name.clone())
            .collect()
    };
    let watched = line.table(table, |watched| {
        let state = watched.table_replica()?.state();
        Some(names(&state.chairs))
    });
    let mine = || {
        line.mine.with(|mine| {
            let mut mine = mine.iter().flatten();
            let found = mine.find(|mine| mine.table.id == table)?;
            Some(names(&found.table.chairs))
        })
    };
    let names = watched.flatten().or_else(mine).unwrap_or_default();
    names.join(", ")
}

/// Shows a notification. Phones show them through the service worker only.
fn show(text: &str, table: TableId) {
    let address = Route::Table(table).to_string();
    let options = NotificationOptions::new();
    options.set_body(text);
    options.set_tag(&table.to_string());
    options.set_data(&address.as_str().into());
    options.set_icon("icons/polis-192.png");
    let Ok(notification) = Notification::new_with_options("Polis", &options) else {
        show_by_worker(&options);
        return;
    };
    let pressed = Closure::once_into_js(move || {
        let window = window();
        let _ = window.focus();
        let _ = window.location().set_hash(&address);
    });
    notification.set_onclick(Some(pressed.unchecked_ref()));
}

fn show_by_worker(options: &NotificationOptions) {
    let options: JsValue = options.clone().into();
    let ready = window().navigator().service_worker().ready();
    let Ok(ready) = ready else { return };
    leptos::task::spawn_local(async move {
        let Ok(registration) = wasm_bindgen_futures::JsFuture::from(ready).await else {
            return;
        };
        let registration: web_sys::ServiceWorkerRegistration = registration.unchecked_into();
        // Where it cannot be shown either, the title still tells.
        let _ = registration.show_notification_with_options("Polis", options.unchecked_ref());
    });
}
