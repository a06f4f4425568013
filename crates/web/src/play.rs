//! The table of a game.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::game::GameController;
use crate::table;
use polis_client::route::Route;
use polis_client::saved_games::{GameId, SavedGames};
use polis_client::session::AnySession;
use polis_client::statistics::gathering::leave_out_opened;

thread_local! {
    /// A game that has just begun, on the way to its table.
    static BEGUN: RefCell<Option<(GameId, AnySession)>> = const { RefCell::new(None) };
}

/// Goes to the table of a game that is not among the saved games yet. It need not go by way of the saved,
/// which may be full.
pub(super) fn go_to_table(session: AnySession) {
    let id = SavedGames(LocalStorage).next_id();
    leave_out_opened(LocalStorage, id, &session);
    BEGUN.set(Some((id, session)));
    window()
        .location()
        .set_hash(&Route::Play(id).to_string())
        .unwrap_or_default();
}

/// The table of a game among the saved games.
#[component]
pub(crate) fn Play(id: GameId) -> impl IntoView {
    let client = Client::here();
    let begun = BEGUN.take().filter(|&(begun, _)| begun == id);
    let session = match begun {
        Some((_, session)) => Some(Ok(session)),
        None => SavedGames(LocalStorage).get(id),
    };
    match session {
        Some(Ok(AnySession::Akropolis(session))) => {
            let controller = GameController::new(id, *session);
            view! { <table::Akropolis controller/> }.into_any()
        }
        Some(Ok(AnySession::Architekton(session))) => {
            let controller = GameController::new(id, *session);
            view! { <table::Architekton controller/> }.into_any()
        }
        Some(Err(error)) => view! {
            <Missing why=client.say(|words| words.home.unreadable()) detail=error.to_string()/>
        }
        .into_any(),
        None => view! {
            <Missing why=client.say(|words| words.play.missing()) detail=String::new()/>
        }
        .into_any(),
    }
}

/// There is no such game, or it cannot be read.
#[component]
fn Missing(why: impl Fn() -> &'static str + Send + 'static, detail: String) -> impl IntoView {
    let client = Client::here();
    view! {
        <Bar/>
        <main id="content" class="page narrow" tabindex="-1">
            <h1>{why}</h1>
            <p class="small">{detail}</p>
            <p><a class="button primary" href="#/">{client.say(|words| words.frame.to_home())}</a></p>
        </main>
    }
}
