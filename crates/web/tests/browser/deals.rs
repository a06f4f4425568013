//! The deals of the day and duels: two browsers, one server.

use crate::check_console;
use crate::driver::{Browser, Server};

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// Begins the solo deal of the day from the lobby, as a guest.
fn begin(browser: &Browser, name: &str) {
    browser.visit("#/online");
    browser.click("#to-daily");
    browser.click("[data-contest=solo] .button");
    browser.fill("#my-name", name);
    browser.click("#begin-deal button[type=submit]");
    browser.await_element(".akropolis-table");
}

/// Plays the free tile where it brings most until the game is over.
pub(crate) fn play_out(browser: &Browser) {
    loop {
        browser.wait(
            "a turn or the end",
            "return !!document.querySelector('#place, #result')",
        );
        if browser.has("#result") {
            browser.await_element(".result-panel[open] .ending:not(.telling)");
            return;
        }
        let turns = "+document.querySelector('[data-turns]').dataset.turns";
        let before = browser.run(&format!("return {turns}"));
        for key in ["1", TAB, ENTER] {
            browser.press(key);
        }
        browser.wait("the move", &format!("return {turns} > {before}"));
    }
}

#[test]
fn two_browsers_play_the_deal_of_the_day_and_compare() {
    let Some(server) = Server::start("deals") else {
        return;
    };
    let thalia = Browser::at(&server.url, "deals-thalia");
    let kleio = Browser::at(&server.url, "deals-kleio");
    kleio.resize(390, 844);
    begin(&thalia, "Thalia");
    // It is played without help.
    assert_eq!(
        thalia.run("return document.querySelector('#hint').hidden"),
        true
    );
    let table = thalia.run("return location.hash");
    let table = table.as_str().unwrap().to_owned();

    // Who has not finished sees neither the table nor the board.
    kleio.visit(&table);
    kleio.wait("a refusal", "return !!document.querySelector('main h1')");
    assert!(!kleio.has(".akropolis-table"));
    begin(&kleio, "Kleio");
    kleio.visit("#/daily");
    kleio.await_element("[data-contest=solo] .button.primary");
    kleio.click("[data-contest=solo] .button.primary");
    kleio.await_element(".akropolis-table");

    // Both play it out; the second compares.
    play_out(&thalia);
    thalia.click(".result-panel .to-deal");
    thalia.await_element(".board tr.mine");
    assert!(thalia.has("#my-result"));
    play_out(&kleio);
    kleio.click(".result-panel .to-deal");
    kleio.wait(
        "both games",
        "return document.querySelectorAll('.comparison tbody tr').length === 2",
    );
    assert_eq!(
        kleio.run("return document.querySelectorAll('.board tbody tr').length"),
        2
    );
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(kleio.run(fits), true);
    // Now the game of the other can be replayed.
    kleio.click(".board tbody tr:not(.mine) .button");
    kleio.await_element(".akropolis-table");

    // A duel: the link leads to the same deal.
    thalia.visit("#/daily");
    thalia.click("#new-duel button[type=submit]");
    thalia.await_element(".qr");
    let link = thalia.run("return document.querySelector('#link').value");
    let link = link.as_str().unwrap();
    kleio.visit(&link[link.find('#').unwrap()..]);
    kleio.wait(
        "the invitation",
        "return document.querySelector('h1')?.textContent.includes('Thalia')",
    );
    kleio.click("#begin-deal button[type=submit]");
    kleio.await_element(".akropolis-table");
    for browser in [&thalia, &kleio] {
        check_console(browser);
    }
}
