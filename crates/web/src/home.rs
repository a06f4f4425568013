//! The first page.

mod open;
mod waiting;

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::later::RunningGames;
use open::Open;
use polis_client::puzzles::PuzzlePlace;
use polis_client::route::Route;
use polis_client::saved_games::SavedGames;
use polis_client::scorepad::ScorepadPlace;
use polis_notation::GameKind;
use waiting::Waiting;
pub(super) use waiting::line_of;

thread_local! {
    /// The pictures of both games as they stood in the page.
    static STILL: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
}

/// Takes away what stands in the page before the module runs: the first screen without life. Its
/// pictures are kept, as they are most of what there is to lay out and paint; what all drawings refer
/// to stays where it is.
pub(crate) fn take_over(body: &HtmlElement) {
    STILL.set(found(body, ".game .picture > svg"));
    for one in found(body, ":scope > :not(.defs)") {
        one.remove();
    }
}

fn found(body: &HtmlElement, selector: &str) -> Vec<Element> {
    let Ok(nodes) = body.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..nodes.length())
        .filter_map(|place| nodes.get(place)?.dyn_into().ok())
        .collect()
}

/// The picture of a game, which stood in the page: to draw it anew would take much code.
fn picture(game: GameKind) -> impl IntoView {
    let place = GameKind::ALL.iter().position(|one| *one == game);
    let still = STILL.with_borrow(|still| still.get(place?).cloned());
    let frame: NodeRef<leptos::html::Div> = NodeRef::new();
    frame.on_load(move |frame| {
        if let Some(drawn) = still {
            // A picture is a courtesy.
            let _ = frame.append_child(&drawn);
        }
    });
    view! { <div class="picture" node_ref=frame></div> }
}

/// The first page: games that wait, both games, and games from elsewhere.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let client = Client::here();
    let entries = RwSignal::new(SavedGames(LocalStorage).entries());
    view! {
        <Bar/>
        <main id="content" class="page home" tabindex="-1">
            <h1 class="unseen">"Polis"</h1>
            <RunningGames/>
            <Waiting entries/>
            <div class="games">
                {GameKind::ALL.map(|game| view! { <GameCard game/> }).collect_view()}
            </div>
            <section class="card waiting online-entry">
                <p class="turn">{client.say(|words| words.online.title())}</p>
                <p class="small">{client.say(|words| words.online.line())}</p>
                <div class="line">
                    <a class="button" id="online" href=Route::Online.to_string()>
                        {client.say(|words| words.online.lobby.open())}
                    </a>
                    <a class="button" href=Route::NewTable.to_string()>
                        {client.say(|words| words.online.lobby.friend())}
                    </a>
                </div>
            </section>
            <section class="card waiting study-entry">
                <p class="turn">{client.say(|words| words.study.title())}</p>
                <p class="small">{client.say(|words| words.study.line())}</p>
                <div class="line">
                    <a class="button" id="study" href=Route::Study.to_string()>
                        {client.say(|words| words.study.title())}
                    </a>
                    <a class="button" href=Route::Puzzles(PuzzlePlace::Home).to_string()>
                        {client.say(|words| words.puzzles.title())}
                    </a>
                    <a class="button" href=Route::Puzzles(PuzzlePlace::Day).to_string()>
                        {client.say(|words| words.puzzles.day())}
                    </a>
                    <a class="button" href=Route::Pad(ScorepadPlace::Home).to_string()>
                        {client.say(|words| words.pad.title())}
                    </a>
                </div>
            </section>
            <Open entries/>
            <footer class="fine">{client.say(|words| words.frame.fan_project())}</footer>
        </main>
    }
}

#[component]
fn GameCard(game: GameKind) -> impl IntoView {
    let client = Client::here();
    let line = client.say(move |words| match game {
        GameKind::Akropolis => words.home.akropolis(),
        GameKind::Architekton => words.home.architekton(),
    });
    // Three links of the same name to each game: the heading tells them apart.
    let heading = format!("{game}-card");
    view! {
        <section class="card game" aria-labelledby=heading.clone()>
            {picture(game)}
            <div class="text">
                <h2 class="title" id=heading.clone()>{game.title()}</h2>
                <p>{line}</p>
                <div class="line">
                    <a
                        class="button primary"
                        href=Route::NewGame(game).to_string()
                        aria-describedby=heading.clone()
                    >
                        {client.say(|words| words.home.play())}
                    </a>
                    <a
                        class="button"
                        href=Route::Learn(game).to_string()
                        aria-describedby=heading.clone()
                    >
                        {client.say(|words| words.learn.title())}
                    </a>
                    <a
                        class="button"
                        href=Route::Rules(game).to_string()
                        aria-describedby=heading.clone()
                    >
                        {client.say(|words| words.rules.title())}
                    </a>
                </div>
            </div>
        </section>
    }
}
