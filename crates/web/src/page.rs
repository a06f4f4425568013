//! The pages.

mod bar;
mod home;
pub(crate) mod icon;
mod learn;
mod new_game;
mod picture;
mod play;
mod rules;
mod settings;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::opponent;
use crate::route::Route;
use crate::settings::Kept;
use crate::shelf::Shelf;
use bar::Bar;

/// Shows the pages. `worker` is the address of the script in which the computer thinks, and `load`
/// loads the same into the page, where there are no workers.
#[wasm_bindgen]
pub fn start_page(worker: String, load: js_sys::Function) {
    opponent::introduce(worker, load);
    Shelf(LocalStorage).tidy();
    let Some(body) = document().body() else {
        return;
    };
    // What stands in the page until now says only that it is being loaded.
    body.set_inner_html("");
    leptos::mount::mount_to_body(Pages);
}

#[component]
fn Pages() -> impl IntoView {
    let client = Client::new();
    provide_context(client);
    follow_address(client);
    follow_settings(client);
    let skip = |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        focus_content();
    };
    let page = move || match client.route() {
        Some(Route::Home) => view! { <home::Home/> }.into_any(),
        Some(Route::NewGame(game)) => view! { <new_game::NewGame game/> }.into_any(),
        Some(Route::Play(id)) => view! { <play::Play id/> }.into_any(),
        Some(Route::Rules(game)) => view! { <rules::Rules game/> }.into_any(),
        Some(Route::Learn(game)) => view! { <learn::Learn game/> }.into_any(),
        Some(Route::Settings) => view! { <settings::Settings/> }.into_any(),
        None => view! { <BadLink/> }.into_any(),
    };
    view! {
        <a class="skip" href="#content" on:click=skip>{client.say(|words| words.frame.skip)}</a>
        <svg class="defs" aria-hidden="true" inner_html=polis_draw::defs().to_string()></svg>
        {page}
    }
}

#[component]
fn BadLink() -> impl IntoView {
    let client = Client::here();
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{client.say(|words| words.frame.bad_link)}</h1>
            <p><a class="button primary" href="#/">{client.say(|words| words.frame.to_home)}</a></p>
        </main>
    }
}

/// Shows the page of the address, whenever it changes.
fn follow_address(client: Client) {
    let handle = window_event_listener(leptos::ev::hashchange, move |_| client.read_address());
    on_cleanup(move || handle.remove());
    Effect::new(move |before: Option<()>| {
        client.route();
        if before.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            // Who cannot see the page must learn that it is another one.
            request_animation_frame(focus_content);
        }
    });
}

fn focus_content() {
    let content = document().get_element_by_id("content");
    if let Some(content) =
        content.and_then(|content| content.dyn_into::<web_sys::HtmlElement>().ok())
    {
        // Focus is a courtesy.
        let _ = content.focus();
    }
}

/// Keeps the settings, and lets the document show them.
fn follow_settings(client: Client) {
    Effect::new(move |before: Option<()>| {
        client.settings.with(|settings| {
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", settings.theme.name());
            }
            if before.is_some() {
                settings.keep(&LocalStorage);
            }
        });
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", client.language().code());
        }
        let tagline = client.words().frame.tagline;
        document().set_title(&format!("Polis \u{2013} {tagline}"));
    });
}

/// Begins a game, and goes to its table.
fn begin(choices: &crate::new_game::NewGame, game: crate::game_kind::GameKind) {
    let shelf = Shelf(LocalStorage);
    if let Ok(session) = choices.begin(game, &mut browser::chance()) {
        let id = shelf.next_id();
        play::hand_over(id, session);
        window()
            .location()
            .set_hash(&Route::Play(id).to_string())
            .unwrap_or_default();
    }
}
