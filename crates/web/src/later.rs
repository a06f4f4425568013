//! The screens that are loaded when they are first asked for: all but the first. Those for playing at
//! this screen are one part of the module, those for learning and the settings another, all the rest a
//! third, so that nobody waits for what they do not look at.

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
use crate::{editor, host, online, puzzles, replay, scorepad, statistics, study};
use crate::{lessons, new_game, play, rules, settings};
use polis_client::online::preferences::OnlinePreferences;
use polis_client::route::Route;
use polis_client::saved_games::GameId;
use polis_client::settings::Stored;
use polis_notation::GameKind;

/// A screen for playing at this screen.
#[derive(Clone, Copy)]
pub(crate) enum PlayScreen {
    NewGame(GameKind),
    Play(GameId),
}

/// A screen for learning a game, or for the settings, which nobody waits for in order to play.
#[derive(Clone, Copy)]
pub(crate) enum LearnScreen {
    Rules(GameKind),
    Lessons(GameKind),
    Settings,
}

/// The way into the part for playing, and the only one: each has to be loaded for itself.
///
/// Whatever is reached from here alone is in the part, and what another part reaches as well in a
/// file that belongs to both. A page that is soon compiled has no parts: there it is an ordinary
/// function.
#[cfg_attr(
    split,
    wasm_split(play, wasm_split_path = leptos::wasm_split, preload(load_play), fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "what cannot be loaded is an error"
)]
fn show_play(screen: PlayScreen) -> Result<AnyView, SplitLoaderError> {
    Ok(match screen {
        PlayScreen::NewGame(game) => view! { <new_game::NewGame game/> }.into_any(),
        PlayScreen::Play(id) => view! { <play::Play id/> }.into_any(),
    })
}

/// The way into the part for learning, and the only one.
#[cfg_attr(
    split,
    wasm_split(learn, wasm_split_path = leptos::wasm_split, preload(load_learn), fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "what cannot be loaded is an error"
)]
fn show_learn(screen: LearnScreen) -> Result<AnyView, SplitLoaderError> {
    Ok(match screen {
        LearnScreen::Rules(game) => view! { <rules::Rules game/> }.into_any(),
        LearnScreen::Lessons(game) => view! { <lessons::Lessons game/> }.into_any(),
        LearnScreen::Settings => view! { <settings::Settings/> }.into_any(),
    })
}

/// Loads the part for playing.
#[cfg(not(split))]
#[allow(clippy::unused_async, reason = "it is there")]
async fn load_play() -> Result<(), SplitLoaderError> {
    Ok(())
}

/// What the further part is asked for.
enum Wanted {
    /// A line to the server for all pages.
    Line,
    /// On the first page: one's games at the server.
    RunningGames,
    /// In the header: who one is to the server, and whether it is one's turn somewhere.
    Identity,
    /// In the header of a table: whether it is one's turn somewhere else.
    TurnCall,
    /// On all screens: what the host of the site tells everybody.
    Announcement,
    /// A screen.
    Screen(Route),
}

/// The way into the further part, and the only one.
#[cfg_attr(
    split,
    wasm_split(later, wasm_split_path = leptos::wasm_split, preload(load_further), fallible)
)]
#[allow(
    clippy::unnecessary_wraps,
    clippy::needless_pass_by_value,
    reason = "what cannot be loaded is an error, and what is asked for goes there"
)]
fn show_further(wanted: Wanted) -> Result<AnyView, SplitLoaderError> {
    Ok(match wanted {
        Wanted::Line => {
            provide_context(Line::new(Client::here()));
            ().into_any()
        }
        Wanted::RunningGames => view! { <online::RunningGames/> }.into_any(),
        Wanted::Identity => view! { <online::Identity/> }.into_any(),
        Wanted::TurnCall => view! { <online::TurnCall/> }.into_any(),
        Wanted::Announcement => view! { <online::AnnouncementLine/> }.into_any(),
        Wanted::Screen(route) => screen(route),
    })
}

/// Loads the part for learning.
#[cfg(not(split))]
#[allow(clippy::unused_async, reason = "it is there")]
async fn load_learn() -> Result<(), SplitLoaderError> {
    Ok(())
}

/// Loads the further part.
#[cfg(not(split))]
#[allow(clippy::unused_async, reason = "it is there")]
async fn load_further() -> Result<(), SplitLoaderError> {
    Ok(())
}

/// A screen of the further part. `assets/first.js` has the names of these screens in the address.
fn screen(route: Route) -> AnyView {
    match route {
        Route::Online => view! { <online::Lobby/> }.into_any(),
        Route::Daily => view! { <online::Daily/> }.into_any(),
        Route::Deal(id) => view! { <online::Deal id/> }.into_any(),
        Route::Leaderboard => view! { <online::Leaderboard/> }.into_any(),
        Route::NewTable => view! { <online::NewTable/> }.into_any(),
        Route::Tournaments => view! { <online::Tournaments/> }.into_any(),
        Route::NewTournament => view! { <online::NewTournament/> }.into_any(),
        Route::Tournament(id) => view! { <online::Tournament id/> }.into_any(),
        Route::Table(id) => view! { <online::Room id/> }.into_any(),
        Route::Me => view! { <online::Account/> }.into_any(),
        Route::Person(id) => view! { <online::Profile id/> }.into_any(),
        Route::Host => view! { <host::Host/> }.into_any(),
        Route::Invited(code) => view! { <online::Invited code/> }.into_any(),
        Route::FromProvider(outcome) => view! { <online::FromProvider outcome/> }.into_any(),
        Route::StopMail(stop) => view! { <online::StopMail stop/> }.into_any(),
        Route::Study => view! { <study::Study/> }.into_any(),
        Route::SharedStudy(id) => view! { <replay::SharedStudy id/> }.into_any(),
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

/// How far a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Away,
    Coming,
    Here,
    Failed,
}

/// The parts, for all pages. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct LaterParts {
    play: RwSignal<State>,
    learn: RwSignal<State>,
    further: RwSignal<State>,
    /// What belongs to all pages.
    root: StoredValue<Option<Owner>>,
}

impl LaterParts {
    /// Whoever is about to play need not wait then; and whoever has played online before hears when it
    /// is their turn, wherever they are.
    pub(crate) fn new() -> LaterParts {
        let parts = LaterParts {
            play: RwSignal::new(State::Away),
            learn: RwSignal::new(State::Away),
            further: RwSignal::new(State::Away),
            root: StoredValue::new(Owner::current()),
        };
        // What the page needs first comes first.
        set_timeout(move || parts.ask_play(), Duration::from_millis(1500));
        if OnlinePreferences::load(&LocalStorage).plays_online {
            set_timeout(move || parts.ask_further(), Duration::from_millis(600));
        }
        parts
    }

    fn ask_play(self) {
        ask(self.play, async { load_play().await.is_ok() });
    }

    fn ask_learn(self) {
        ask(self.learn, async {
            with_styles(load_learn()).await.is_ok()
        });
    }

    fn ask_further(self) {
        ask(self.further, async move {
            let is_here = with_styles(load_further()).await.is_ok();
            if is_here && let Some(root) = self.root.get_value() {
                root.with(|| at_once(show_further(Wanted::Line)));
            }
            is_here
        });
    }
}

/// Loads a part, unless it is there or coming. `load` says whether that succeeded.
fn ask(part: RwSignal<State>, load: impl IntoFuture<Output = bool> + 'static) {
    if matches!(part.get_untracked(), State::Coming | State::Here) {
        return;
    }
    part.set(State::Coming);
    spawn_local(async move {
        let is_here = load.into_future().await;
        part.set(if is_here { State::Here } else { State::Failed });
    });
}

/// A screen for playing, as soon as its part is there.
#[component]
pub(crate) fn Playing(screen: PlayScreen) -> impl IntoView {
    let parts: LaterParts = expect_context();
    parts.ask_play();
    let show = move || at_once(show_play(screen));
    awaited(parts.play, show, move || parts.ask_play())
}

/// A screen for learning, as soon as its part is there.
#[component]
pub(crate) fn Learning(screen: LearnScreen) -> impl IntoView {
    let parts: LaterParts = expect_context();
    parts.ask_learn();
    let show = move || at_once(show_learn(screen));
    awaited(parts.learn, show, move || parts.ask_learn())
}

/// A screen of the further part, as soon as that is there.
#[component]
pub(crate) fn Later(route: Route) -> impl IntoView {
    let parts: LaterParts = expect_context();
    parts.ask_further();
    let show = move || at_once(show_further(Wanted::Screen(route)));
    awaited(parts.further, show, move || parts.ask_further())
}

/// What a part shows as soon as it is there; where it could not be loaded, says so.
fn awaited(
    part: RwSignal<State>,
    show: impl Fn() -> Option<AnyView> + Send + 'static,
    ask: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let client = Client::here();
    move || match part.get() {
        State::Here => untrack(&show).into_any(),
        State::Away | State::Coming => waiting(
            view! { <p class="awaited" role="status">{client.say(|words| words.frame.loading())}</p> },
        ),
        State::Failed => waiting(view! {
            <div class="awaited" role="alert">
                <p>{client.say(|words| words.frame.not_loaded())}</p>
                <button class="button" type="button" on:click=move |_| ask()>
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

/// One's games at the server, once the further part is there.
#[component]
pub(crate) fn RunningGames() -> impl IntoView {
    online_part(|| Wanted::RunningGames)
}

/// Who one is to the server, once the further part is there.
#[component]
pub(crate) fn Identity() -> impl IntoView {
    online_part(|| Wanted::Identity)
}

/// That it is one's turn at another table of the server, once the further part is there.
#[component]
pub(crate) fn TurnCall() -> impl IntoView {
    online_part(|| Wanted::TurnCall)
}

/// What the host of the site tells everybody, once the further part is there.
#[component]
pub(crate) fn Announcement() -> impl IntoView {
    online_part(|| Wanted::Announcement)
}

/// A piece of the part on a screen that does not wait for it.
fn online_part(wanted: fn() -> Wanted) -> AnyView {
    let parts: LaterParts = expect_context();
    let piece = move || {
        let is_here = parts.further.get() == State::Here;
        is_here.then(|| untrack(|| at_once(show_further(wanted()))))
    };
    piece.into_any()
}

/// What a part shows, which is there and so answers at once.
#[cfg(split)]
fn at_once(shown: impl Future<Output = Result<AnyView, SplitLoaderError>>) -> Option<AnyView> {
    match pin!(shown).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(shown) => shown.ok(),
        Poll::Pending => None,
    }
}

/// What a part shows, where there are no parts.
#[cfg(not(split))]
fn at_once(shown: Result<AnyView, SplitLoaderError>) -> Option<AnyView> {
    shown.ok()
}

/// The part or its styles could not be loaded. It can be tried again.
struct NotLoaded;

/// Loads a part and the styles of these screens, which come side by side.
async fn with_styles(
    part: impl Future<Output = Result<(), SplitLoaderError>>,
) -> Result<(), NotLoaded> {
    let styles = STYLES.with_borrow(|styles| styles.as_ref()?.call0(&JsValue::NULL).ok());
    let styles: Promise = styles.ok_or(NotLoaded)?.unchecked_into();
    part.await.map_err(|_| NotLoaded)?;
    JsFuture::from(styles).await.map_err(|_| NotLoaded)?;
    Ok(())
}
