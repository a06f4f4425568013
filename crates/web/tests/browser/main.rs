//! The game in a real Chromium. `cargo xtask browser` builds what it needs and runs it.

#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test fails by panicking, and says why it was left out"
)]

mod accessibility;
mod akropolis;
mod architekton;
mod deals;
mod driver;
mod editor;
mod feel;
mod first_screen;
mod games;
mod host;
mod languages;
mod lessons;
mod mail;
mod measurements;
mod online;
mod pages;
mod passkeys;
mod people;
mod pictures;
mod provider;
mod proxy;
mod puzzles;
mod ratings;
mod replay;
mod scenes;
mod scorepad;
mod session;
mod sharing;
mod solo_boards;
mod statistics;
mod studies;
mod teacher;
mod texts;
mod tournaments;
mod trying_out;
mod unsent_moves;
mod vacations;
mod whole_games;

use driver::Browser;
use serde_json::json;

const LANGUAGES: [&str; 6] = ["en", "fr", "pl", "de", "es", "el"];
const GAMES: [&str; 2] = ["akropolis", "architekton"];

/// The screens that need no game.
const SCREENS: [(&str, &str); 25] = [
    ("home", "#/"),
    ("new-akropolis", "#/new/akropolis"),
    ("new-architekton", "#/new/architekton"),
    ("learn-akropolis", "#/learn/akropolis"),
    ("learn-architekton", "#/learn/architekton"),
    ("rules-akropolis", "#/rules/akropolis"),
    ("rules-architekton", "#/rules/architekton"),
    ("settings", "#/settings"),
    ("online", "#/online"),
    ("new-table", "#/online/new"),
    ("leaderboard", "#/online/best"),
    ("account", "#/me"),
    ("no-table", "#/table/00000000000000000000000000"),
    ("statistics", "#/statistics"),
    ("puzzles", "#/puzzles"),
    ("puzzle", "#/puzzles/akropolis/1"),
    ("puzzle-of-the-day", "#/puzzles/day"),
    ("study", "#/study"),
    ("no-replay", "#/replay/record/x"),
    ("bad-link", "#/nowhere"),
    ("pad", "#/pad"),
    ("pad-akropolis", "#/pad/akropolis"),
    ("pad-architekton", "#/pad/architekton"),
    ("editor-akropolis", "#/editor/akropolis"),
    ("editor-architekton", "#/editor/architekton"),
];

fn set_language(browser: &Browser, code: &str) {
    browser.run(&format!(
        "const select = document.querySelector('.language'); select.value = '{code}';
         select.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
    browser.wait(
        "the language",
        &format!("return document.documentElement.lang === '{code}'"),
    );
}

/// How many moves are played, as the beginning of a script: a table says so, or lists them.
const PLAYED: &str = "
    const table = document.querySelector('[data-turns]');
    const last = document.querySelector('.moves li:last-child');
    const played = table ? +table.dataset.turns : last ? last.value : 0;";

/// Plays what is suggested until so many moves are played, by whomever.
fn play_until(browser: &Browser, moves: usize) {
    browser.wait(
        "the moves",
        &format!(
            "{PLAYED}
             const is_over = document.querySelector('.result, #result') != null;
             if (is_over || played >= {moves}) return true;
             const button = document.querySelector('#suggestion, #place:enabled, #hint:enabled');
             const place = document.querySelector('#place:enabled');
             if (place) place.click(); else if (button) button.click();
             return false"
        ),
    );
}

/// Waits until so many moves are played.
fn wait_for_moves(browser: &Browser, moves: usize) {
    browser.wait("the moves", &format!("{PLAYED} return played >= {moves}"));
}

fn check_console(browser: &Browser) {
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_language_can_be_changed_and_is_remembered() {
    let Some(browser) = Browser::start("language") else {
        return;
    };
    assert_eq!(browser.text(".game .title"), "Akropolis");
    assert_eq!(browser.text(".game .primary"), "Play");
    set_language(&browser, "pl");
    assert_eq!(browser.text(".game .primary"), "Graj");
    browser.reload();
    assert_eq!(browser.text(".game .primary"), "Graj");
    check_console(&browser);
}

#[test]
fn every_screen_fits_in_every_language() {
    let Some(browser) = Browser::start("screens") else {
        return;
    };
    browser.resize(390, 844);
    for language in LANGUAGES {
        browser.visit("#/");
        set_language(&browser, language);
        for (screen, hash) in SCREENS {
            browser.visit(hash);
            let width = browser.run("return document.documentElement.scrollWidth");
            assert_eq!(width, 390, "{screen} in {language} is wider than the phone");
        }
    }
    check_console(&browser);
}

#[test]
fn a_game_is_played_kept_and_continued() {
    let Some(browser) = Browser::start("game") else {
        return;
    };
    for game in GAMES {
        browser.visit("#/");
        browser.click(&format!("a[href='#/new/{game}']"));
        browser.click("#start");
        play_until(&browser, 3);
        let address = browser.run("return location.hash");
        assert!(
            address.as_str().unwrap().starts_with("#/play/"),
            "{address}"
        );
        browser.click("#undo, .start .button:first-child");
        browser.click("[aria-label='Redo'], .start .button:nth-child(2)");
        browser.reload();
        wait_for_moves(&browser, 3);
        browser.visit("#/");
        let detail = browser.text(".waiting .small");
        assert!(detail.to_lowercase().starts_with(game), "{detail}");
        browser.click(".waiting .primary");
        wait_for_moves(&browser, 3);
    }
    check_console(&browser);
}

#[test]
fn what_is_in_the_storage_breaks_nothing() {
    let Some(browser) = Browser::start("storage") else {
        return;
    };
    for text in ["", "{", "null", "[[]]", "{\"theme\":7}", "\u{0}\u{ffff}"] {
        let text = json!(text);
        browser.run(&format!(
            "for (const key of ['settings', 'new-game', 'new-table', 'online', 'game.1', 'game.x', 'game.4294967295', 'result.1-x', 'unsent.x', 'unsent.00000000000000000000000001'])
                 localStorage.setItem('polis.' + key, {text})"
        ));
        browser.reload();
        for (_, hash) in SCREENS {
            browser.visit(hash);
        }
    }
    // A game that cannot be read is told of, and can be removed.
    browser.visit("#/");
    browser.click(".waiting .quiet");
    browser.visit("#/play/4294967295");
    assert!(!browser.text("h1").is_empty());
    // A storage that keeps nothing does not keep anybody from playing.
    browser.visit("#/new/akropolis");
    browser.run("Storage.prototype.setItem = () => { throw new Error('full') }");
    browser.click("#start");
    play_until(&browser, 1);
    assert!(!browser.text(".error").is_empty());
    check_console(&browser);
}

#[test]
fn without_a_network_the_game_goes_on() {
    let Some(mut browser) = Browser::start("offline") else {
        return;
    };
    browser.run_async("navigator.serviceWorker.ready.then(() => true)");
    check_console(&browser);
    browser.cut_the_network();
    browser.reload();
    assert_eq!(browser.text(".game .title"), "Akropolis");
    browser.visit("#/new/akropolis");
    browser.click("#start");
    play_until(&browser, 2);
    for screen in ["#/rules/architekton", "#/learn/akropolis"] {
        browser.visit(screen);
        browser.wait(
            "the text",
            "return !!document.querySelector('.book .rule, .said h2')",
        );
    }
}

#[test]
fn without_workers_the_page_thinks_itself() {
    let Some(browser) = Browser::start("workers") else {
        return;
    };
    browser.visit("#/new/architekton");
    browser.run("window.Worker = function () { throw new Error('none here') }");
    browser.click("#start");
    play_until(&browser, 3);
    check_console(&browser);
}
