//! The pages.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::client::Client;
use crate::components::{bar::Bar, book};
use crate::game::engine_client;
use crate::later::{
    self, Announcement, Later, LaterParts, LearnScreen, Learning, PlayScreen, Playing,
};
use crate::speaker;
use crate::{home, play};
use polis_client::route::Route;
use polis_client::saved_games::SavedGames;
use polis_client::settings::{Settings, Stored};

/// Shows the pages. `worker` is the address of the script in which the computer thinks, and `think`
/// loads the same into the page, where there are no workers; `read` promises the text of a file
/// that stands beside the code, and `styles` those of the screens that are loaded later.
///
/// # Errors
/// When the words could not be loaded.
#[wasm_bindgen]
pub async fn start_page(
    worker: String,
    think: js_sys::Function,
    read: js_sys::Function,
    styles: js_sys::Function,
) -> Result<(), JsValue> {
    // Whoever reports that the page stood still can say why.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    engine_client::introduce(worker, think);
    book::introduce(read);
    later::introduce(styles);
    SavedGames(LocalStorage).tidy();
    if !book::load_words(Client::chosen_language()).await {
        return Err("the words could not be loaded".into());
    }
    let Some(body) = document().body() else {
        return Ok(());
    };
    home::take_over(&body);
    if let Some(root) = document().document_element() {
        let _ = root.remove_attribute("data-first");
    }
    leptos::mount::mount_to_body(Pages);
    Ok(())
}

#[component]
fn Pages() -> impl IntoView {
    let client = Client::new();
    provide_context(client);
    provide_context(LaterParts::new());
    follow_address(client);
    follow_settings(client);
    client.follow_language();
    client.follow_title();
    speaker::listen();
    let skip = |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        go_to(CONTENT);
    };
    let screen = Memo::new(move |_| client.route().map(Route::screen));
    let page = move || match screen.get() {
        Some(Route::Home) => view! { <home::Home/> }.into_any(),
        Some(Route::NewGame(game)) => playing(PlayScreen::NewGame(game)),
        Some(Route::Play(id)) => playing(PlayScreen::Play(id)),
        Some(Route::Rules(game) | Route::Rule(game, _)) => learning(LearnScreen::Rules(game)),
        Some(Route::Learn(game)) => learning(LearnScreen::Lessons(game)),
        Some(Route::Settings) => learning(LearnScreen::Settings),
        Some(route) => view! { <Later route/> }.into_any(),
        None => view! { <BadLink/> }.into_any(),
    };
    view! {
        <a class="skip" href="#content" on:click=skip>{client.say(|words| words.frame.skip())}</a>
        <Announcement/>
        {page}
    }
}

fn playing(screen: PlayScreen) -> AnyView {
    view! { <Playing screen/> }.into_any()
}

fn learning(screen: LearnScreen) -> AnyView {
    view! { <Learning screen/> }.into_any()
}

#[component]
pub(crate) fn BadLink() -> impl IntoView {
    let client = Client::here();
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{client.say(|words| words.frame.bad_link())}</h1>
            <p>{client.say(|words| words.frame.bad_link_line())}</p>
            <p><a class="button primary" href="#/">{client.say(|words| words.frame.to_home())}</a></p>
        </main>
    }
}

/// Shows the page of the address, whenever it changes.
fn follow_address(client: Client) {
    let handle = window_event_listener(leptos::ev::hashchange, move |_| client.read_address());
    on_cleanup(move || handle.remove());
    Effect::new(move |before: Option<()>| {
        let route = client.route();
        if before.is_some() || matches!(route, Some(Route::Rule(..))) {
            // Who cannot see the page must learn that it is another one, or where on it one is.
            request_animation_frame(move || go_to(&mark(route)));
        }
    });
}

/// The mark to which an address leads.
pub(crate) fn mark(route: Option<Route>) -> String {
    match route {
        Some(Route::Rule(game, clause)) => clause.anchor(game),
        Some(_) | None => CONTENT.to_owned(),
    }
}

/// The mark of what a page is about.
pub(crate) const CONTENT: &str = "content";

/// Goes to a mark on the page.
pub(crate) fn go_to(mark: &str) {
    let Some(element) = focus(mark) else {
        return;
    };
    if mark == CONTENT {
        window().scroll_to_with_x_and_y(0.0, 0.0);
    } else {
        element.scroll_into_view();
    }
}

/// Gives the focus to what has a mark, without scrolling.
pub(crate) fn focus(mark: &str) -> Option<web_sys::HtmlElement> {
    let element = document().get_element_by_id(mark)?;
    let element: web_sys::HtmlElement = element.dyn_into().ok()?;
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    // Focus is a courtesy.
    let _ = element.focus_with_options(&options);
    Some(element)
}

/// Keeps the settings, and lets the document show them.
fn follow_settings(client: Client) {
    Effect::new(move |before: Option<()>| {
        client.settings.with(|settings| {
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", settings.theme.name());
                if let Some(root) = root.dyn_ref::<web_sys::HtmlElement>() {
                    let pace = settings.pace.factor().to_string();
                    let _ = root.style().set_property("--pace", &pace);
                }
            }
            if before.is_some() {
                settings.keep(&LocalStorage);
            }
        });
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", client.language().code());
        }
    });
    // What is set in another tab holds here as well, or this one would undo it later.
    let stored = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(Settings::KEY) {
            client.settings.set(Settings::load(&LocalStorage));
        }
    });
    on_cleanup(move || stored.remove());
}

/// Begins a game, and goes to its table.
pub(crate) fn begin(choices: &polis_client::new_game::NewGame, game: polis_notation::GameKind) {
    if let Ok(session) = choices.begin(game, &mut browser::chance()) {
        play::go_to_table(session);
    }
}
