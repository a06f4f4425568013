//! How closely somebody plays to the engine: advice, with what it is and what it is not.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use polis_i18n::Book;
use polis_protocol::{EngineAgreement, EngineSign, PersonId};

use super::api;
use crate::client::Client;
use crate::online::api::Failure;
use crate::online::table_text;

/// How long it is waited until it is asked again how far it is.
const PAUSE: Duration = Duration::from_secs(2);

/// Asks how closely somebody plays to the engine, and shows what was found.
#[component]
pub(super) fn EngineSignPanel(person: PersonId, book: &'static Book) -> impl IntoView {
    let client = Client::here();
    let words = &book.host;
    let sign = RwSignal::new(None::<Result<EngineSign, Failure>>);
    let found = move || {
        let shown = match sign.get()? {
            Err(failure) => {
                view! { <p class="error" role="alert">{table_text::failure(&failure, client)}</p> }
                    .into_any()
            }
            Ok(sign) if sign.games == 0 => view! { <p>{words.engine_none()}</p> }.into_any(),
            Ok(sign) if sign.done < sign.games => {
                view! { <p>{words.engine_working(sign.done, sign.games)}</p> }.into_any()
            }
            Ok(sign) => {
                let rows = sign.found.into_iter().map(|found| row(found, book));
                view! {
                    <ul class="plain">{rows.collect_view()}</ul>
                    <p class="small">{words.engine_line()}</p>
                }
                .into_any()
            }
        };
        Some(view! { <div class="engine-sign" role="status">{shown}</div> })
    };
    view! {
        <button
            class="button quiet small-button engine"
            type="button"
            on:click=move |_| ask(person, sign)
        >
            {words.engine_sign()}
        </button>
        {found}
    }
}

/// Asks, and again until it is done or nobody looks any more.
fn ask(person: PersonId, sign: RwSignal<Option<Result<EngineSign, Failure>>>) {
    spawn_local(async move {
        let answer = api::engine_sign(person).await;
        let goes_on = answer.as_ref().is_ok_and(|sign| sign.done < sign.games);
        let is_shown = sign.try_set(Some(answer)).is_none();
        if goes_on && is_shown {
            set_timeout(move || ask(person, sign), PAUSE);
        }
    });
}

fn row(found: EngineAgreement, book: &'static Book) -> impl IntoView {
    let words = &book.host;
    // Parts of a win as percent.
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    let text = words.engine_found(
        found.game.title(),
        found.moves,
        &percent(found.loss),
        &format!("{}\u{2013}{}", percent(found.low), percent(found.high)),
        &percent(found.reference),
        &format!("{:.1}", found.score).replace('-', "\u{2212}"),
    );
    let notable = found
        .is_notable
        .then(|| view! { " " <b>{words.engine_notable()}</b> });
    view! { <li>{text} {notable}</li> }
}
