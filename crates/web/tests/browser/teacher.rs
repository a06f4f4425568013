//! The companion and the teacher: chosen for a new game, and at the table.

use serde_json::json;

use crate::check_console;
use crate::driver::Browser;
use crate::games::mistaken_game;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// Opens the game with the mistake, and waits for the offer to take it back.
fn open(browser: &Browser, kept: &str) {
    browser.run(&format!(
        "localStorage.setItem('polis.game.1', {})",
        json!(kept)
    ));
    browser.visit("#/");
    browser.reload();
    browser.visit("#/play/1");
    browser.await_element("#take-back");
    browser.await_element(".offer:not(.idle, .nowhere, .empty)");
}

/// How many moves of the kept game are played, and whether the teacher is there.
fn kept(browser: &Browser) -> serde_json::Value {
    browser.run(
        "const kept = JSON.parse(localStorage['polis.game.1']);
         return [kept.ply, kept.teacher ?? 'absent']",
    )
}

#[test]
fn a_teacher_offers_to_take_back_a_mistake_and_can_be_sent_away() {
    let Some(browser) = Browser::start("teacher") else {
        return;
    };
    browser.resize(1440, 900);
    browser.hold_still();
    // Both are chosen on the page for a new game.
    browser.visit("#/new/akropolis");
    browser.await_element("#teacher");
    browser.run(
        "const who = document.querySelectorAll('.chair select')[1];
         who.value = 'companion';
         who.dispatchEvent(new Event('change', {bubbles: true}));",
    );
    browser.wait(
        "her name",
        "return document.querySelectorAll('.chair input')[1].placeholder === 'Xenia'",
    );
    browser.click("#teacher");
    browser.click("#start");
    browser.wait(
        "the companion at the table",
        "return document.body.textContent.includes('Xenia')
             && localStorage['polis.game.1']?.includes('\"teacher\":\"watches\"')",
    );
    // A mistake is told, quietly: nothing takes the focus or hides the tiles.
    let mistaken = mistaken_game(5, 8);
    open(&browser, &mistaken);
    let said = browser.text(".teacher [role=status]");
    assert!(
        said.contains("gave away") && said.contains("Better was: "),
        "{said}"
    );
    let has_focus = "return document.activeElement.closest('.teacher') != null";
    assert_eq!(browser.run(has_focus), json!(false));
    assert_eq!(kept(&browser), json!([10, "watches"]));
    // It is taken back with the keyboard.
    browser.run("document.querySelector('#take-back').focus()");
    browser.press(ENTER);
    browser.wait(
        "the decision before it",
        "return JSON.parse(localStorage['polis.game.1']).ply === 8
             && document.querySelector('#take-back') == null",
    );
    // It is left.
    open(&browser, &mistaken);
    browser.press(ESCAPE);
    browser.wait(
        "silence",
        "return document.querySelector('#take-back') == null",
    );
    assert_eq!(kept(&browser), json!([10, "watches"]));
    // The teacher is sent away, for the rest of the game.
    open(&browser, &mistaken);
    browser.click("#no-more");
    browser.wait(
        "an empty place",
        "return document.querySelector('#take-back') == null",
    );
    assert_eq!(kept(&browser), json!([10, "absent"]));
    check_console(&browser);
}
