//! The first page.

mod open;
mod waiting;

use leptos::prelude::*;

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::components::bar::Bar;
use crate::components::picture::Model;
use crate::later::Turns;
use open::Open;
use polis_client::puzzles::PuzzlePlace;
use polis_client::route::Route;
use polis_client::scorepad::ScorepadPlace;
use polis_client::shelf::Shelf;
use polis_notation::GameKind;
use waiting::Waiting;
pub(super) use waiting::line_of;

/// The first page: games that wait, both games, and games from elsewhere.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let client = Client::here();
    let entries = RwSignal::new(Shelf(LocalStorage).entries());
    view! {
        <Bar/>
        <main id="content" class="page home" tabindex="-1">
            <h1 class="unseen">"Polis"</h1>
            <Turns/>
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
            <div class="picture"><Model game/></div>
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
