//! Setting up positions of both games by hand.

use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

const ENTER: &str = "\u{e007}";
const DOWN: &str = "\u{e015}";
const DELETE: &str = "\u{e017}";

fn verdict(browser: &Browser) -> String {
    browser.await_element("#verdict");
    browser.text("#verdict")
}

fn await_verdict(browser: &Browser, part: &str) {
    browser.wait(
        part,
        &format!(
            "return document.querySelector('#verdict')?.textContent.includes({})",
            json!(part)
        ),
    );
}

/// Takes a tile of the pool and lays it where the keys bring it first.
fn lay(browser: &Browser, tile: &str) {
    browser.click(&format!(".pool {tile}"));
    browser.press(DOWN);
    browser.await_element("#place:enabled");
    browser.press(ENTER);
    browser.wait(
        "the tile to be laid",
        "return !document.querySelector('.pool .taken')",
    );
}

/// Pastes a text and takes it over.
fn paste(browser: &Browser, text: &str) {
    browser.run(&format!(
        "document.querySelector('#as-text textarea').value = {}",
        json!(text)
    ));
    browser.click("#take-over");
}

fn text(browser: &Browser) -> String {
    let text = browser.run("return document.querySelector('#as-text textarea').value");
    text.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_position_of_akropolis_is_set_up_and_played_from() {
    let Some(browser) = Browser::start("editor-akropolis") else {
        return;
    };
    browser.resize(1440, 900);
    browser.visit("#/editor/akropolis");
    // Without a site it is none, and the rule is said.
    await_verdict(&browser, "Tiles in the site: 0");
    assert!(browser.has("#verdict a[href='#/rules/akropolis/rule-7']"));
    assert!(browser.has("#play:disabled"));
    browser.click("#fill");
    await_verdict(&browser, "A legal position");
    // One tile laid by the first player: it is the turn of the second, and the site is one smaller.
    browser.click("#clear");
    lay(&browser, "[data-tile='17']");
    await_verdict(&browser, "There should be 3");
    browser.click("#fill");
    await_verdict(&browser, "Player 2’s turn");
    // More stones than there can be.
    browser.click("#stones-1 button:last-child");
    await_verdict(&browser, "at most 1");
    assert!(browser.has("#verdict a[href='#/rules/akropolis/rule-6']"));
    browser.click("#undo");
    await_verdict(&browser, "A legal position");
    // The wrong city has had a turn.
    lay(&browser, ".offer");
    await_verdict(&browser, "by turn order");
    browser.click("#undo");
    await_verdict(&browser, "A legal position");
    // It stays when the page is loaded again.
    let before = text(&browser);
    assert!(before.contains("city 1 17"), "{before}");
    browser.reload();
    await_verdict(&browser, "A legal position");
    assert_eq!(text(&browser), before);
    // The tile is lifted with the keys.
    browser.click("#board");
    browser.press(DOWN);
    for _ in 0..8 {
        if browser.has(".pool .offer.taken") {
            break;
        }
        browser.press("\u{e013}");
        browser.press(DELETE);
    }
    browser.click("#undo");
    browser.click("#undo");
    browser.wait(
        "the tile to lie again",
        "return document.querySelector('#as-text textarea').value.includes('city 1 17')",
    );
    browser.click("#play");
    browser.wait(
        "the table",
        "return location.hash.startsWith('#/play/') && document.querySelector('.akropolis-table .dock .offers') != null",
    );
    check_console(&browser);
}

#[test]
fn a_position_of_architekton_is_set_up_and_played_from() {
    let Some(browser) = Browser::start("editor-architekton") else {
        return;
    };
    browser.resize(1440, 900);
    browser.visit("#/editor/architekton");
    await_verdict(&browser, "Tiles missing in the stock: 6");
    browser.click("#fill");
    await_verdict(&browser, "A legal position");
    browser.click("#clear");
    lay(&browser, "[data-tile='1']");
    browser.click("#fill");
    await_verdict(&browser, "Player 1’s turn");
    assert!(text(&browser).contains("house 1"), "{}", text(&browser));
    browser.click("#chips-2 button:last-child");
    await_verdict(&browser, "The chips are not");
    assert!(browser.has("#verdict a[href='#/rules/architekton/rule-7']"));
    browser.click("#undo");
    await_verdict(&browser, "A legal position");
    let before = text(&browser);
    browser.reload();
    await_verdict(&browser, "A legal position");
    assert_eq!(text(&browser), before);
    browser.click("#play");
    browser.wait(
        "the table",
        "return location.hash.startsWith('#/play/') && document.querySelector('.architekton-table .dock') != null",
    );
    check_console(&browser);
}

#[test]
fn a_text_is_pasted_and_what_is_wrong_with_it_is_said() {
    let Some(browser) = Browser::start("editor-text") else {
        return;
    };
    browser.resize(1440, 900);
    browser.visit("#/editor/akropolis");
    verdict(&browser);
    paste(&browser, "game akropolis\nplayers nine\nmoves");
    browser.wait(
        "the reason",
        "return document.querySelector('#as-text .error')?.textContent.includes('line 2')",
    );
    paste(
        &browser,
        "game akropolis\nplayers 3\nstones 1 2 3\nsite 5 6 7 8 9\nmoves\n",
    );
    await_verdict(&browser, "A legal position");
    assert!(text(&browser).contains("players 3"));
    // What cannot lie there is left out, and the rest says what is missing.
    paste(
        &browser,
        "game akropolis\nplayers 2\ncity 1 17 9,9 0\nstones 1 2\nsite 5 6 7 8\nmoves\n",
    );
    await_verdict(&browser, "A legal position");
    paste(
        &browser,
        "game architekton\ntown Le 0,0\ntown Le 1,1\nchips 1 1\nturn 1 2\nstock 5 6 7 w e e\nmoves",
    );
    browser.wait(
        "the other game",
        "return document.querySelector('#as-text .error')?.textContent.includes('Architekton')",
    );
    // A browser that keeps nothing more says so, and the position stays.
    browser.run("Storage.prototype.setItem = () => { throw new Error('full') }");
    browser.click("#study");
    browser.await_element("#play-on .error");
    await_verdict(&browser, "A legal position");
    check_console(&browser);
}
