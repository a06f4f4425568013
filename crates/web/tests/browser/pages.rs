//! The first page, the settings, and links to rules.

use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

/// What stands in an element, once there is one.
fn text_of(browser: &Browser, selector: &str) -> String {
    let quoted = json!(selector);
    browser.wait(
        selector,
        &format!("return !!document.querySelector({quoted})?.textContent"),
    );
    browser.text(selector)
}

/// Begins a game and goes back to the first page.
fn begin(browser: &Browser, game: &str) {
    browser.visit(&format!("#/new/{game}"));
    browser.click("#start");
    browser.wait("the table", "return location.hash.startsWith('#/play/')");
    browser.visit("#/");
}

/// Pastes a text as a game to open.
fn paste(browser: &Browser, text: &str) {
    browser.run(&format!(
        "document.querySelector('.open').open = true;
         document.querySelector('.open textarea').value = {}",
        json!(text)
    ));
    browser.click(".open button[type=submit]");
}

#[test]
fn a_link_leads_to_a_rule() {
    let Some(browser) = Browser::start("rule") else {
        return;
    };
    for (address, mark) in [
        ("#/rules/akropolis/rule-9", "rule-9"),
        ("#/rules/akropolis/ruling-A4", "ruling-A4"),
        ("#/rules/architekton/end", "end"),
    ] {
        browser.visit(address);
        browser.wait(
            mark,
            &format!(
                "const place = document.getElementById('{mark}').getBoundingClientRect();
                 return document.activeElement.id === '{mark}' && place.top >= 0
                     && place.bottom <= innerHeight"
            ),
        );
    }
    browser.visit("#/rules/akropolis/rule-99");
    assert!(!browser.text("h1").is_empty());
    check_console(&browser);
}

#[test]
fn a_text_that_did_not_come_can_be_asked_for_again() {
    let Some(browser) = Browser::start("book") else {
        return;
    };
    // The screens come, but not what they say.
    browser.run(
        "window.was = window.fetch;
         window.fetch = (what, ...more) => String(what).includes('/book-')
             ? Promise.reject(new Error('cut'))
             : window.was(what, ...more)",
    );
    for (screen, text) in [
        ("#/rules/akropolis", ".book .rule"),
        ("#/learn/architekton", ".said h2"),
    ] {
        browser.visit(screen);
        browser.wait(
            "the failure",
            "return !!document.querySelector('.awaited .button')",
        );
        assert!(!text_of(&browser, ".awaited p").is_empty());
        assert_eq!(
            browser.run(&format!("return !!document.querySelector('{text}')")),
            false
        );
    }
    browser.run("window.fetch = window.was");
    browser.click(".awaited .button");
    assert!(!text_of(&browser, ".said h2").is_empty());
    // What was loaded once is there at once, in whatever page.
    browser.visit("#/rules/akropolis");
    assert!(!text_of(&browser, ".book .rule").is_empty());
    check_console(&browser);
}

#[test]
fn a_game_that_was_removed_comes_back() {
    let Some(browser) = Browser::start("removed") else {
        return;
    };
    begin(&browser, "akropolis");
    begin(&browser, "architekton");
    let before = text_of(&browser, ".waiting .about");
    browser.click(".waiting .quiet");
    browser.click(".notice .button");
    browser.wait("no notice", "return !document.querySelector('.notice')");
    assert_eq!(text_of(&browser, ".waiting .about"), before);
    check_console(&browser);
}

#[test]
fn games_come_from_elsewhere() {
    let Some(browser) = Browser::start("opened") else {
        return;
    };
    browser.visit("#/");
    for bad in [
        "",
        "game chess\nmoves",
        "{\"polis_games\":9,\"games\":[]}",
        "\u{fffd}",
    ] {
        paste(&browser, bad);
        assert!(!text_of(&browser, ".open .error").is_empty(), "{bad}");
    }
    let kept = browser.run("return Object.keys(localStorage).filter(key => key.includes('game.'))");
    assert_eq!(kept, json!([]));
    let record = include_str!("../../../client/src/figure/example.polis");
    paste(&browser, record);
    browser.wait("the table", "return location.hash.startsWith('#/play/')");
    check_console(&browser);
}

#[test]
fn everything_is_forgotten_only_when_it_is_meant() {
    let Some(browser) = Browser::start("forgotten") else {
        return;
    };
    begin(&browser, "akropolis");
    browser.visit("#/settings");
    let games = "return Object.keys(localStorage).filter(key => key.includes('game.')).length";
    browser.click("#forget");
    browser.click("#keep");
    assert_eq!(browser.run(games), 1);
    browser.click("#forget");
    browser.click("#forget-now");
    browser.wait("nothing", "return !document.querySelector('#forget-now')");
    assert_eq!(browser.run(games), 0);
    check_console(&browser);
}
