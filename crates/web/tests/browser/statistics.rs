//! What one's games have in common, and films of them.

use polis_client::new_game::People;
use polis_notation::GameKind::{Akropolis, Architekton};
use serde_json::json;

use crate::driver::Browser;
use crate::games::game;
use crate::{check_console, play_until};

/// More moves than a game has.
const WHOLE: usize = 1000;

/// Saves games, from number 1.
fn keep(browser: &Browser, games: &[String]) {
    let games = json!(games);
    browser.run(&format!(
        "{games}.forEach((game, index) => localStorage.setItem(`polis.game.${{index + 1}}`, game))"
    ));
}

/// How many results are kept.
fn results(browser: &Browser) -> serde_json::Value {
    browser.run(
        "return Object.keys(localStorage).filter(key => key.startsWith('polis.result.')).length",
    )
}

/// Chooses in a list.
fn choose(browser: &Browser, id: &str, value: &str) {
    browser.await_element(&format!("#{id}"));
    browser.run(&format!(
        "const select = document.getElementById('{id}'); select.value = '{value}';
         select.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

#[test]
fn a_game_that_ends_is_counted_once() {
    let Some(browser) = Browser::start("counted") else {
        return;
    };
    browser.visit("#/settings");
    keep(&browser, &[game(Akropolis, People::Two, 5, 32)]);
    browser.visit("#/play/1");
    assert_eq!(results(&browser), 0);
    play_until(&browser, WHOLE);
    browser.wait(
        "the result",
        "return Object.keys(localStorage).some(key => key.startsWith('polis.result.'))",
    );
    // Looked at again, and removed from the saved games, it is still one game.
    browser.reload();
    browser.visit("#/");
    assert_eq!(results(&browser), 1);
    browser.run("localStorage.removeItem('polis.game.1')");
    browser.visit("#/statistics");
    browser.await_element(".stat-figures");
    assert_eq!(browser.text(".stat-figures dd"), "1");
    assert_eq!(browser.text(".heading .small"), "1 finished game");
    check_console(&browser);
}

#[test]
fn games_of_the_shelf_are_counted_by_what_is_chosen() {
    let Some(browser) = Browser::start("statistics") else {
        return;
    };
    browser.visit("#/statistics");
    browser.await_element(".stat-card");
    assert!(!browser.has(".stat-figures"), "nothing to count yet");
    let mut games: Vec<String> = (1..4)
        .map(|seed| game(Akropolis, People::Two, seed, WHOLE))
        .collect();
    games.push(game(Akropolis, People::Alone, 6, WHOLE));
    games.push(game(Architekton, People::Two, 5, WHOLE));
    keep(&browser, &games);
    browser.reload();
    choose(&browser, "stat-game", "0");
    browser.wait(
        "four games",
        "return document.querySelector('.stat-figures dd')?.textContent.trim() === '4'",
    );
    assert!(browser.has("svg.stat-course[role=img][aria-label]"));
    assert_eq!(browser.text("#stat-parts + table tbody th"), "Houses");
    // Alone.
    choose(&browser, "stat-mode", "2");
    browser.wait(
        "one game",
        "return document.querySelector('.stat-figures dd')?.textContent.trim() === '1'",
    );
    choose(&browser, "stat-game", "1");
    browser.wait(
        "the other game",
        "return document.querySelectorAll('.stat-games .row').length === 1",
    );
    // What is left out stays out.
    browser.click(".stat-games .row .line button:last-of-type");
    browser.wait(
        "nothing of it",
        "return document.querySelector('.heading .small')?.textContent === '4 finished games'",
    );
    browser.reload();
    browser.await_element(".stat-figures");
    assert_eq!(browser.text(".heading .small"), "4 finished games");
    check_console(&browser);
}

#[test]
fn a_game_becomes_a_film() {
    let Some(browser) = Browser::start("film") else {
        return;
    };
    browser.visit("#/settings");
    keep(&browser, &[game(Akropolis, People::Two, 1, WHOLE)]);
    browser.visit("#/statistics");
    browser.click(".stat-games button[aria-haspopup=dialog]");
    browser.await_element("dialog[open] #film-make");
    // It can be stopped, and begun again.
    let is_stopped = browser.run_async(
        "new Promise(done => {
             document.querySelector('#film-make').click();
             const look = () => {
                 const stop = document.querySelector('#film-stop');
                 if (stop) { stop.click(); done(true); } else setTimeout(look);
             };
             look();
         })",
    );
    assert_eq!(is_stopped, true);
    browser.await_element("#film-make");
    browser.click("#film-make");
    // It takes as long as it takes; only what neither goes on nor ends is wrong. The first pictures
    // are painted for their colours alone, so that the count stands still at first.
    browser.await_element(".film-window progress, #film-save");
    browser.wait_while(
        "the film",
        "return document.querySelector('.film-window progress') != null
             && document.querySelector('#film-save') == null",
    );
    browser.await_element("#film-save[download='akropolis.gif']");
    // The browser itself reads the film as a picture of the size that was asked for.
    browser.wait(
        "the film",
        "return document.querySelector('.film-window img').naturalWidth === 560",
    );
    let size = browser
        .run("return +document.querySelector('.film-window').innerText.match(/(\\d+) KB/)[1]");
    let kilobytes = size.as_u64().unwrap();
    assert!((50..3_000).contains(&kilobytes), "{kilobytes} KB");
    check_console(&browser);
}
