//! The table of Akropolis: by mouse, by keyboard and by finger.

use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

/// The keys as the driver of the browser numbers them.
const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const TAB: &str = "\u{e004}";
const ESCAPE: &str = "\u{e00c}";

/// Begins a game in which the person begins.
fn begin(browser: &Browser) {
    let choices = json!({"starter": "first"}).to_string();
    browser.run(&format!(
        "localStorage.setItem('polis.new-game', {})",
        json!(choices)
    ));
    browser.visit("#/");
    browser.reload();
    browser.visit("#/new/akropolis");
    browser.click("#start");
    await_turn(browser);
}

/// Waits until a tile can be chosen.
fn await_turn(browser: &Browser) {
    browser.wait(
        "the own turn",
        "return document.querySelector('#place, #result') != null",
    );
}

fn is_over(browser: &Browser) -> bool {
    browser.run("return document.querySelector('#result') != null") == json!(true)
}

/// The number in an element, with a true minus.
fn number(browser: &Browser, selector: &str) -> i64 {
    let text = browser.text(selector).replace('\u{2212}', "-");
    text.trim().trim_start_matches('+').parse().unwrap_or(0)
}

/// Where the places for the tile in hand are on the page.
fn places(browser: &Browser) -> Vec<[f64; 2]> {
    browser.wait(
        "the places",
        "return document.querySelector('.polis-places circle') != null",
    );
    let found = browser.run(
        "return [...document.querySelectorAll('.stage .polis-places circle')].map(dot => {
             const box = dot.getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2];
         })",
    );
    serde_json::from_value(found).unwrap()
}

/// Waits for a preview, confirms it in some way, and checks that what it promised came.
fn check_promise(browser: &Browser, confirm: impl Fn()) {
    browser.wait(
        "a preview",
        "return document.querySelector('#place:enabled') != null",
    );
    let promised = number(browser, "#total") + number(browser, "#change");
    assert_eq!(
        number(browser, "#change"),
        number(browser, "#place .points")
    );
    let turns = browser.run("return +document.querySelector('[data-turns]').dataset.turns");
    confirm();
    browser.wait(
        "the move",
        &format!("return +document.querySelector('[data-turns]').dataset.turns > {turns}"),
    );
    // Points are counted when they arrive at the sheet.
    browser.wait(
        "the points",
        &format!(
            "return !document.querySelector('.flying-points')
                 && document.querySelector('#total').textContent.trim() === '{promised}'"
        ),
    );
    assert_eq!(number(browser, "#total"), promised);
    await_turn(browser);
}

#[test]
fn tiles_are_laid_with_the_mouse() {
    let Some(browser) = Browser::start("akropolis-mouse") else {
        return;
    };
    browser.resize(1440, 900);
    begin(&browser);
    for turn in 0..4 {
        browser.click(".offer");
        let places = places(&browser);
        browser.tap("mouse", places[(turn * 7) % places.len()]);
        for _ in 0..turn {
            browser.click("#turn-right");
        }
        check_promise(&browser, || browser.click("#place"));
    }
    // A move can be taken back, and a mind be changed.
    let total = number(&browser, "#total");
    browser.click("#undo");
    await_turn(&browser);
    browser.click("[aria-label='Redo']");
    browser.wait(
        "the total",
        &format!("return document.querySelector('#total').innerText == {total}"),
    );
    crate::scenes::rest(&browser);
    browser.click(".offer");
    browser.click(".offer.taken");
    browser.wait(
        "a free hand",
        "return document.querySelector('.say').innerText.includes('Pick a tile')",
    );
    // A hex says why it counts.
    let middle = browser.run(
        "const box = document.querySelector('#board').getBoundingClientRect();
         const seat = document.querySelector('.stage svg.city').getScreenCTM();
         return [seat.e, seat.f]",
    );
    browser.tap("mouse", serde_json::from_value(middle).unwrap());
    browser.wait("the card", "return document.querySelector('.why') != null");
    check_console(&browser);
}

#[test]
fn a_whole_game_is_played_with_the_keyboard() {
    let Some(browser) = Browser::start("akropolis-keyboard") else {
        return;
    };
    browser.resize(1440, 900);
    begin(&browser);
    for turn in 0.. {
        if is_over(&browser) {
            break;
        }
        browser.press("1");
        browser.press(if turn % 2 == 0 { RIGHT } else { TAB });
        if turn % 3 == 0 {
            browser.press(DOWN);
            browser.press("e");
        }
        let said = browser.text("[role=status]");
        assert!(said.contains("allowed") && said.contains("Total"), "{said}");
        check_promise(&browser, || browser.press(ENTER));
    }
    browser.wait(
        "the result",
        "return document.querySelector('dialog[open] .final') != null",
    );
    browser.press(ESCAPE);
    browser.wait(
        "the cities",
        "return document.querySelector('dialog[open]') == null",
    );
    check_console(&browser);
}

#[test]
fn tiles_are_laid_with_a_finger() {
    let Some(browser) = Browser::start("akropolis-finger") else {
        return;
    };
    browser.resize(390, 844);
    begin(&browser);
    for turn in 0..3 {
        browser.click(".offer");
        let places = places(&browser);
        let place = places[(turn * 5) % places.len()];
        browser.tap("touch", place);
        // A tap on the tile turns it.
        browser.tap("touch", place);
        check_promise(&browser, || browser.click("#place"));
    }
    let width = browser.run("return document.documentElement.scrollWidth");
    assert_eq!(width, 390);
    check_console(&browser);
}

#[test]
fn two_tabs_with_one_game_agree() {
    let Some(browser) = Browser::start("tabs") else {
        return;
    };
    begin(&browser);
    browser.run("window.other = window.open(location.href, 'other')");
    browser.wait(
        "the other window",
        "return window.other.document.querySelector('[data-turns]') != null",
    );
    // A move here is seen there.
    browser.press("h");
    browser.click("#place:enabled");
    browser.wait(
        "the move in the other window",
        "const turns = (page) => +page.document.querySelector('[data-turns]').dataset.turns;
         return turns(window) > 0 && turns(window) === turns(window.other)",
    );
    await_turn(&browser);
    let kept = "return JSON.parse(localStorage.getItem(
        'polis.game.' + location.hash.split('/').pop())).record";
    let before = browser.run(kept);
    // What is taken back there is taken back here, and stays so.
    browser.wait(
        "undo in the other window",
        "const undo = window.other.document.querySelector('#undo:enabled');
         if (undo) undo.click();
         return undo != null",
    );
    browser.wait(
        "the move taken back here",
        "return document.querySelector('[data-turns]').dataset.turns === '0'",
    );
    assert_eq!(browser.run(kept), before);
    let turns =
        browser.run("return window.other.document.querySelector('[data-turns]').dataset.turns");
    assert_eq!(turns, "0");
    // A game that is removed there is still on this table, and kept again when it goes on.
    browser.run(
        "window.other.localStorage.removeItem('polis.game.' + location.hash.split('/').pop())",
    );
    browser.wait(
        "a word about it",
        "return document.querySelector('.table > .error') != null",
    );
    browser.press("h");
    browser.click("#place:enabled");
    browser.wait(
        "the game kept again",
        "return document.querySelector('.table > .error') == null
             && localStorage.getItem('polis.game.' + location.hash.split('/').pop()) != null",
    );
    browser.run("window.other.close()");
    check_console(&browser);
}

/// Where the middle of the city is on the page.
fn middle(browser: &Browser) -> [f64; 2] {
    let found = browser.run(
        "const seat = document.querySelector('.stage svg.city').getScreenCTM();
         return [seat.e, seat.f]",
    );
    serde_json::from_value(found).unwrap()
}

#[test]
fn a_finger_that_rests_asks_why_a_hex_counts() {
    let Some(browser) = Browser::start("akropolis-press") else {
        return;
    };
    browser.resize(390, 844);
    begin(&browser);
    // With a tile in hand a tap would put it somewhere.
    browser.click(".offer");
    let [x, y] = middle(&browser);
    browser.run(&format!(
        "document.querySelector('#board').dispatchEvent(new PointerEvent('pointerdown', {{
             bubbles: true, pointerId: 7, pointerType: 'touch', button: 0, clientX: {x}, clientY: {y},
         }}))"
    ));
    browser.wait("the card", "return document.querySelector('.why') != null");
    check_console(&browser);
}

#[test]
fn shift_and_an_arrow_move_the_view() {
    let Some(browser) = Browser::start("akropolis-pan") else {
        return;
    };
    browser.resize(1440, 900);
    begin(&browser);
    let [before, _] = middle(&browser);
    browser.run(
        "window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true }))",
    );
    browser.wait(
        "the city elsewhere",
        &format!(
            "return document.querySelector('.stage svg.city').getScreenCTM().e < {before} - 50"
        ),
    );
    check_console(&browser);
}

#[test]
fn the_tile_of_the_computer_travels() {
    let Some(browser) = Browser::start("akropolis-travel") else {
        return;
    };
    browser.resize(1440, 900);
    begin(&browser);
    browser.run(
        "window.flights = 0;
         new MutationObserver(changes => changes.forEach(change =>
             change.addedNodes.forEach(node => { if (node.className === 'flight') window.flights++ })
         )).observe(document.body, { childList: true })",
    );
    browser.press("h");
    browser.click("#place:enabled");
    browser.wait("a tile on its way", "return window.flights === 1");
    browser.wait(
        "the tile at its place",
        "return document.querySelector('.flight') == null",
    );
    await_turn(&browser);
    check_console(&browser);
}
