//! The screens that are loaded when they are first asked for: a part of the module of its own, so
//! that whoever plays at this screen does not wait for them.

use std::cell::RefCell;
#[cfg(split)]
use std::future::Future;
#[cfg(split)]
use std::pin::pin;
#[cfg(split)]
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use js_sys::{Function, Promise};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
#[cfg(split)]
use leptos::wasm_split::wasm_split;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::app::BadLink;
use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::online::line::Line;
use crate::{editor, online, puzzles, replay, scorepad, statistics, study};
use polis_client::online::habits::Habits;
use polis_client::route::Route;
use polis_client::settings::Kept;

/// What the part is asked for.
enum Wanted {
    /// A line to the server for all pages.
    Line,
    /// On other screens: that it is one's turn at a table of the server.
    Turns,
    /// A screen.
    Screen(Route),
}

/// The way into the part, and the only one: each has to be loaded for itself.
///
/// Whatever is reached from here alone is in the part. A page that is soon compiled has no parts:
/// there it is an ordinary function.
#[cfg_attr(
    split,
    wasm_split(later, wasm_split_path = leptos::wasm_split, preload(load), fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    clippy::needless_pass_by_value,
    reason = "what cannot be loaded is an error, and what is asked for goes there"
)]
fn show(wanted: Wanted) -> Result<AnyView, SplitLoaderError> {
    Ok(match wanted {
        Wanted::Line => {
            provide_context(Line::new(Client::here()));
            ().into_any()
        }
        Wanted::Turns => view! { <online::TurnsElsewhere/> }.into_any(),
        Wanted::Screen(route) => screen(route),
    })
}

/// Loads the part.
#[cfg(not(split))]
#[allow(clippy::unused_async, reason = "it is there")]
async fn load() -> Result<(), SplitLoaderError> {
    Ok(())
}

/// A screen of the part. `assets/first.js` has the names of these screens in the address.
fn screen(route: Route) -> AnyView {
    match route {
        Route::Online => view! { <online::Lobby/> }.into_any(),
        Route::NewTable => view! { <online::NewTable/> }.into_any(),
        Route::Table(id) => view! { <online::Room id/> }.into_any(),
        Route::Me => view! { <online::Account/> }.into_any(),
        Route::Person(id) => view! { <online::Profile id/> }.into_any(),
        Route::Study => view! { <study::Study/> }.into_any(),
        Route::Replay(place) => view! { <replay::Replay place/> }.into_any(),
        Route::Editor(game) => view! { <editor::Editor game/> }.into_any(),
        Route::Pad(place) => view! { <scorepad::Scorepad place/> }.into_any(),
        Route::Puzzles(place) => view! { <puzzles::Puzzles place/> }.into_any(),
        Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
        Route::Home
        | Route::NewGame(_)
        | Route::Play(_)
        | Route::Rules(_)
        | Route::Rule(..)
        | Route::Learn(_)
        | Route::Settings => view! { <BadLink/> }.into_any(),
    }
}

thread_local! {
    /// Promises the styles of the part.
    static STYLES: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Says how the styles of these screens are loaded.
pub(crate) fn introduce(styles: Function) {
    STYLES.set(Some(styles));
}

/// How far the part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Away,
    Coming,
    Here,
    Failed,
}

/// The part, for all pages. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct LaterPart {
    state: RwSignal<State>,
    /// What belongs to all pages.
    root: StoredValue<Option<Owner>>,
}

impl LaterPart {
    /// Whoever has played online before hears when it is their turn, wherever they are.
    pub(crate) fn new() -> LaterPart {
        let part = LaterPart {
            state: RwSignal::new(State::Away),
            root: StoredValue::new(Owner::current()),
        };
        if Habits::load(&LocalStorage).plays_online {
            // What the page needs first comes first.
            set_timeout(move || part.ask(), Duration::from_millis(600));
        }
        part
    }

    /// Loads the part, unless it is there or coming.
    fn ask(self) {
        if matches!(self.state.get_untracked(), State::Coming | State::Here) {
            return;
        }
        self.state.set(State::Coming);
        spawn_local(async move {
            let now = match both().await {
                Ok(()) => State::Here,
                Err(NotLoaded) => State::Failed,
            };
            if now == State::Here
                && let Some(root) = self.root.get_value()
            {
                root.with(|| at_once(Wanted::Line));
            }
            self.state.set(now);
        });
    }
}

/// A screen of the part, as soon as that is there; where it could not be loaded, says so.
#[component]
pub(crate) fn Later(route: Route) -> impl IntoView {
    let client = Client::here();
    let part: LaterPart = expect_context();
    part.ask();
    move || match part.state.get() {
        State::Here => untrack(|| at_once(Wanted::Screen(route))).into_any(),
        State::Away | State::Coming => waiting(
            view! { <p class="awaited" role="status">{client.say(|words| words.frame.loading())}</p> },
        ),
        State::Failed => waiting(view! {
            <div class="awaited" role="alert">
                <p>{client.say(|words| words.frame.not_loaded())}</p>
                <button class="button" type="button" on:click=move |_| part.ask()>
                    {client.say(|words| words.frame.load_again())}
                </button>
            </div>
        }),
    }
}

/// The frame of a page around what stands there until the screen does.
fn waiting(inside: impl IntoView + 'static) -> AnyView {
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">{inside}</main>
    }
    .into_any()
}

/// That it is one's turn at a table of the server, once the part is there.
#[component]
pub(crate) fn Turns() -> impl IntoView {
    let part: LaterPart = expect_context();
    move || {
        let is_here = part.state.get() == State::Here;
        is_here.then(|| untrack(|| at_once(Wanted::Turns)))
    }
}

/// What the part shows, which is there and so answers at once.
fn at_once(wanted: Wanted) -> Option<AnyView> {
    let shown = show(wanted);
    #[cfg(split)]
    let shown = match pin!(shown).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(shown) => shown,
        Poll::Pending => return None,
    };
    shown.ok()
}

/// The part or its styles could not be loaded. It can be tried again.
struct NotLoaded;

/// Loads the part and its styles, which come side by side.
async fn both() -> Result<(), NotLoaded> {
    let styles = STYLES.with_borrow(|styles| styles.as_ref()?.call0(&JsValue::NULL).ok());
    let styles: Promise = styles.ok_or(NotLoaded)?.unchecked_into();
    load().await.map_err(|_| NotLoaded)?;
    JsFuture::from(styles).await.map_err(|_| NotLoaded)?;
    Ok(())
}
