//! The invitation to a table or a duel: its link, and the same as a QR code.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::table_text;
use crate::client::Client;
use crate::table::files::{self, Copying};
use polis_client::online::qr;
use polis_client::route::Route;

/// The invitation to a table or a duel.
#[component]
pub(crate) fn Invitation(
    /// Where the link leads.
    route: Route,
) -> impl IntoView {
    let client = Client::here();
    let link = table_text::link(&route.to_string());
    let is_copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            files::copy(&link, move |copying| {
                is_copied.try_set(copying == Copying::Done);
            });
        }
    };
    let share = can_share().then(|| {
        let link = link.clone();
        view! {
            <button class="button" type="button" on:click=move |_| share(&link)>
                {client.text(|words| words.online.room.share())}
            </button>
        }
    });
    let code = qr::draw(&link).map(|drawn| {
        let frame = format!("0 0 {0} {0}", drawn.side);
        view! {
            <svg
                class="qr"
                viewBox=frame
                role="img"
                aria-label=client.text(|words| words.online.room.qr())
                shape-rendering="crispEdges"
            >
                <path d=drawn.path></path>
            </svg>
        }
    });
    view! {
        <section class="card invitation">
            {code}
            <div class="how">
                <h2>{client.text(|words| words.online.room.invite())}</h2>
                <p class="small">{client.text(|words| words.online.room.invite_line())}</p>
                <input
                    class="field-input link"
                    id="link"
                    type="text"
                    readonly
                    aria-label=client.text(|words| words.online.room.invite())
                    value=link
                    on:focus=move |event| {
                        let input: web_sys::HtmlInputElement = event_target(&event);
                        input.select();
                    }
                />
                <div class="line">
                    <button class="button primary" type="button" id="copy-link" on:click=copy>
                        {move || {
                            let words = &client.words().online.room;
                            if is_copied.get() { words.copied() } else { words.copy() }
                        }}
                    </button>
                    {share}
                </div>
                <p class="unseen" role="status">
                    {move || is_copied.get().then(|| client.words().online.room.copied())}
                </p>
            </div>
        </section>
    }
}

fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

fn share(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_title("Polis");
    data.set_url(link);
    let shared = window().navigator().share_with_data(&data);
    leptos::task::spawn_local(async move {
        // Who thinks better of it shares nothing.
        let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
    });
}
