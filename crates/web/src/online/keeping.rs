//! What is set, kept with an account, so that it is the same on all devices.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_protocol::{MAX_KEPT_SETTINGS_BYTES, Me, PersonId, PersonKind};

use super::api;
use super::line::Line;
use crate::client::Client;
use polis_client::settings::Settings;

/// How long to wait for more changes before they are kept.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Takes over what an account has kept when it comes, and keeps what is changed after that.
pub(super) fn follow(line: Line, client: Client) {
    let taken = StoredValue::new(None::<PersonId>);
    Effect::new(move |_| {
        line.me.with(|me| {
            let account = me
                .as_ref()
                .filter(|me| me.person.kind == PersonKind::Account);
            let id = account.map(|me| me.person.id);
            if taken.get_value() == id {
                return;
            }
            taken.set_value(id);
            if let Some(settings) = account.and_then(kept) {
                client.settings.set(settings);
            }
        });
    });
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    Effect::new(move |before: Option<Settings>| {
        let settings = client.settings.get();
        if taken.get_value().is_some() && before.is_some_and(|before| before != settings) {
            waiting.update_value(|waiting| {
                if let Some(waiting) = waiting.take() {
                    waiting.clear();
                }
                let settings = settings.clone();
                *waiting = set_timeout_with_handle(move || keep(settings), PATIENCE).ok();
            });
        }
        settings
    });
}

/// What an account has kept, if it can be read.
fn kept(me: &Me) -> Option<Settings> {
    let text = me.kept_settings.as_ref()?;
    if text.len() > MAX_KEPT_SETTINGS_BYTES {
        return None;
    }
    serde_json::from_str(text).ok()
}

fn keep(settings: Settings) {
    spawn_local(async move {
        // What is not kept now is kept with the next change.
        let _ = api::keep_settings(&settings).await;
    });
}
