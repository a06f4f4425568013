//! Setting up a position of Akropolis.

mod board;
mod choices;
mod dock;
mod stage;

use leptos::prelude::*;
use polis_notation::Draft;

use self::board::Board;
use super::desk::Desk;
use super::parts::{AsText, FromGame, PlayOn, Verdict};
use crate::browser::LocalStorage;
use crate::components::bar::Bar;
use polis_client::editor::akropolis::Arrangement;
use polis_client::editor::history::History;
use polis_client::editor::kept::{self, Kept};
use polis_client::game_kind::GameKind;

/// Setting up a position of Akropolis.
#[component]
pub(super) fn Editor() -> impl IntoView {
    let kept = Kept::load(GameKind::Akropolis, &LocalStorage);
    let history = RwSignal::new(History::new(arrangement(kept.draft)));
    let draft =
        Memo::new(move |_| history.with(|history| Draft::Akropolis(history.now().told().clone())));
    let desk = Desk::new(kept.players, draft, move |draft| {
        history.update(|history| history.change(|now| *now = arrangement(draft)));
    });
    provide_context(desk);
    let board = Board::new(desk, history);
    provide_context(board);
    board::listen(board);
    let client = desk.client;
    let what = Signal::derive(move || client.words().editor.title.to_owned());
    view! {
        <div class="game-table akropolis-table editor-table">
            <Bar what/>
            <main id="content" class="table" tabindex="-1">
                <h1 class="unseen">{client.say(|words| words.editor.title)}</h1>
                <stage::Stage/>
            </main>
            <Verdict/>
            <dock::Dock/>
            <aside class="aside" aria-label=client.say(|words| words.editor.title)>
                <choices::Seats/>
                <choices::Takings/>
                <PlayOn/>
                <choices::Options/>
                <AsText/>
                <FromGame/>
            </aside>
        </div>
    }
}

/// What is told, or the beginning of a game where it is of the other one.
fn arrangement(draft: Draft) -> Arrangement {
    match draft {
        Draft::Akropolis(told) => Arrangement::of(told),
        Draft::Architekton(_) => match kept::begun(GameKind::Akropolis) {
            Draft::Akropolis(told) => Arrangement::of(told),
            Draft::Architekton(_) => unreachable!("a game of Akropolis was begun"),
        },
    }
}
