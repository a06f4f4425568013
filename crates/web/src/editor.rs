//! A position that is set up by hand.

#![allow(
    clippy::large_types_passed_by_value,
    clippy::too_many_lines,
    reason = "a board is a handle of many signals, and a view is as long as what it shows"
)]

mod akropolis;
mod architekton;
mod board;
mod dock;
mod game;
mod keyboard;
mod panels;
mod stage;
mod state;

use leptos::prelude::*;

use self::board::Board;
use self::game::EditorGame;
use self::panels::{AsText, FromGame, PlayOn, Verdict};
use crate::components::bar::Bar;
use polis_client::editor::akropolis::AkropolisEditor;
use polis_client::editor::architekton::ArchitektonEditor;
use polis_notation::GameKind;

/// The page on which a position is set up by hand.
#[component]
pub(crate) fn Editor(game: GameKind) -> impl IntoView {
    match game {
        GameKind::Akropolis => page::<AkropolisEditor>().into_any(),
        GameKind::Architekton => page::<ArchitektonEditor>().into_any(),
    }
}

fn page<P: EditorGame>() -> impl IntoView {
    let board = Board::<P>::new();
    provide_context(board.state);
    keyboard::listen(board);
    let client = board.state.client;
    let title = client.text(|words| words.editor.title());
    let what = Signal::derive(move || title().to_owned());
    let [turn, rules] = P::panels(board);
    view! {
        <div class=format!("game-table {}-table editor-table", P::GAME)>
            <Bar what/>
            <main id="content" class="table" tabindex="-1">
                <h1 class="unseen">{title}</h1>
                {stage::stage(board)}
            </main>
            <Verdict/>
            {dock::dock(board)}
            <aside class="aside" aria-label=title>
                {panels::holdings(board)}
                {turn}
                <PlayOn/>
                {rules}
                <AsText/>
                <FromGame/>
            </aside>
        </div>
    }
}
