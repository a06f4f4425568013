//! Whole games, as people play them: by mouse, by finger, alone, and with a hard choice.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::games::{DECISION, game};
use polis_client::new_game::People;
use polis_notation::GameKind;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// A browser at the table of a game that is kept.
fn table(name: &str, width: u32, height: u32, kept: &str) -> Option<Browser> {
    let browser = Browser::start(name)?;
    browser.resize(width, height);
    browser.hold_still();
    let kept = json!(kept);
    browser.run(&format!("localStorage.setItem('polis.game.1', {kept})"));
    browser.visit("#/play/1");
    Some(browser)
}

/// Waits until the person can do something, and says whether the game is over.
fn await_turn(browser: &Browser) -> bool {
    browser.wait(
        "the own turn",
        "return document.querySelector(
             '.offer:not(.idle, .nowhere, .empty), #keep, #result, dialog[open]') != null",
    );
    browser.run("return document.querySelector('#result, dialog[open]') != null") == json!(true)
}

fn turns(browser: &Browser) -> u64 {
    let turns = browser.run("return +document.querySelector('[data-turns]').dataset.turns");
    turns.as_u64().unwrap()
}

fn await_more_turns(browser: &Browser, turns: u64) {
    browser.wait(
        "the move",
        &format!("return +document.querySelector('[data-turns]').dataset.turns > {turns}"),
    );
}

/// The middle of one of the elements that a selector names.
fn middle(browser: &Browser, selector: &str, number: usize) -> [f64; 2] {
    let quoted = json!(selector);
    browser.wait(
        selector,
        &format!("return document.querySelector({quoted}) != null"),
    );
    let found: Value = browser.run(&format!(
        "const all = [...document.querySelectorAll({quoted})];
         const box = all[{number} % all.length].getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2]"
    ));
    serde_json::from_value(found).unwrap()
}

/// Plays Akropolis to its end with a pointer alone.
fn play_akropolis(browser: &Browser, pointer: &str) {
    for turn in 0.. {
        if await_turn(browser) {
            break;
        }
        let before = turns(browser);
        browser.tap_on(pointer, ".offer");
        let place = middle(browser, ".stage .polis-places circle", turn * 5);
        browser.tap(pointer, place);
        browser.tap_on(pointer, "#place");
        await_more_turns(browser, before);
    }
    browser.wait(
        "the result",
        "return document.querySelector('dialog[open] .final') != null",
    );
}

#[test]
fn akropolis_is_played_with_the_mouse() {
    let kept = game(GameKind::Akropolis, People::Two, 11, 0);
    // Against the companion, who learns from it.
    let kept = kept.replace(r#"{"computer":"pupil"}"#, r#""companion""#);
    if let Some(browser) = table("whole-mouse", 1440, 900, &kept) {
        play_akropolis(&browser, "mouse");
        let known = "return JSON.parse(localStorage['polis.companion']).akropolis.games";
        assert_eq!(browser.run(known), json!(1));
    }
}

#[test]
fn akropolis_is_played_with_a_finger() {
    let kept = game(GameKind::Akropolis, People::Two, 12, 0);
    if let Some(browser) = table("whole-finger", 390, 844, &kept) {
        play_akropolis(&browser, "touch");
        // What to do next is on the screen, without scrolling.
        browser.await_element(".ending:not(.telling)");
        let lowest = browser.run(
            "const buttons = document.querySelectorAll('.ending > .deeds .button');
             const bottoms = [...buttons].map(button => button.getBoundingClientRect().bottom);
             return buttons.length > 2 && Math.max(...bottoms) <= innerHeight",
        );
        assert_eq!(lowest, json!(true));
    }
}

#[test]
fn akropolis_is_played_alone_with_the_keyboard() {
    let kept = game(GameKind::Akropolis, People::Alone, 13, 0);
    let Some(browser) = table("whole-solo", 1440, 900, &kept) else {
        return;
    };
    while !await_turn(&browser) {
        let before = turns(&browser);
        browser.press("1");
        browser.press(TAB);
        browser.press(ENTER);
        await_more_turns(&browser, before);
        // In the middle of it somebody closes the page, and comes back.
        if before == 10 {
            browser.reload();
            assert!(turns(&browser) > before);
        }
    }
    browser.wait(
        "the result",
        "return document.querySelector('dialog[open]') != null",
    );
}

/// From the first move to the last, with a house that must be kept or taken back on the way.
#[test]
fn architekton_is_played_with_a_hard_choice() {
    // All of its moves are taken back.
    let mut kept: Value = serde_json::from_str(DECISION).unwrap();
    kept["ply"] = json!(0);
    let Some(browser) = table("whole-choice", 1440, 900, &kept.to_string()) else {
        return;
    };
    for _ in 0..40 {
        let is_there = browser.run("return document.querySelector('#keep') != null");
        if is_there == json!(true) {
            break;
        }
        browser.press("y");
    }
    browser.tap_on("mouse", "#remove");
    browser.wait(
        "the decision",
        "return document.querySelector('#remove') == null",
    );
    while !await_turn(&browser) {
        // Another choice may come.
        if browser.run("return document.querySelector('#keep') != null") == json!(true) {
            browser.tap_on("mouse", "#keep");
            browser.wait(
                "the decision",
                "return document.querySelector('#keep') == null",
            );
            continue;
        }
        let laid = "document.querySelectorAll('.laid .polis-tile').length";
        let before = browser.run(&format!("return {laid}"));
        browser.tap_on("mouse", ".offer:not(.idle, .nowhere, .empty)");
        browser.tap("mouse", middle(&browser, ".polis-places rect", 1));
        browser.tap_on("mouse", "#place");
        browser.wait("the tile", &format!("return {laid} !== {before}"));
    }
    browser.wait(
        "the result",
        "return document.querySelector('.result-panel[open]') != null",
    );
}
