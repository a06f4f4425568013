//! The table of Architekton: by clicks, by keys, and to the end of a game.

use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

/// The keys as the driver names them.
const RIGHT: &str = "\u{e014}";
const ESCAPE: &str = "\u{e00c}";

/// A browser at a new table, a person against the computer; the person begins.
fn table(name: &str) -> Option<Browser> {
    let browser = Browser::start(name)?;
    let choices = json!({"starter": "first"}).to_string();
    browser.run(&format!(
        "localStorage.setItem('polis.new-game', {})",
        json!(choices)
    ));
    browser.reload();
    browser.visit("#/new/architekton");
    browser.click("#start");
    browser.wait(
        "the table",
        "return document.querySelector('.architekton-table #place') != null",
    );
    Some(browser)
}

fn tiles(browser: &Browser) -> u64 {
    let tiles = browser.run("return document.querySelectorAll('.laid .polis-tile').length");
    tiles.as_u64().unwrap()
}

fn wait_for_tiles(browser: &Browser, tiles: u64) {
    let script = format!("return document.querySelectorAll('.laid .polis-tile').length >= {tiles}");
    browser.wait("the tile", &script);
}

/// Where an offered place is on the page.
fn offered(browser: &Browser) -> [f64; 2] {
    browser.wait(
        "a place",
        "return document.querySelector('.polis-places rect') != null",
    );
    let place = browser.run(
        "const box = document.querySelector('.polis-places rect').getBoundingClientRect();
         return [box.x + box.width / 2, box.y + box.height / 2]",
    );
    serde_json::from_value(place).unwrap()
}

/// Takes the first tile that fits somewhere.
fn take_one(browser: &Browser) {
    browser.click(".offer:not(.nowhere, .empty)");
    browser.wait(
        "the tile in hand",
        "return document.querySelector('.offer.taken') != null",
    );
}

#[test]
fn tiles_are_laid_by_clicks() {
    let Some(browser) = table("architekton-clicks") else {
        return;
    };
    for (width, height) in [(1440, 900), (390, 844)] {
        browser.resize(width, height);
        let before = tiles(&browser);
        browser.wait(
            "the turn",
            "return document.querySelector('.offer:not(.idle)') != null",
        );
        take_one(&browser);
        let pointer = if width < 760 { "touch" } else { "mouse" };
        browser.tap(pointer, offered(&browser));
        browser.wait(
            "the tile over its place",
            "return document.querySelector('.polis-ghost') != null",
        );
        // What the move brings about is told before it is made.
        assert!(!browser.text(".architekton-table [role=status]").is_empty());
        browser.click("#place");
        wait_for_tiles(&browser, before + 1);
        browser.click("#undo");
        browser.wait(
            "one tile less",
            &format!("return document.querySelectorAll('.laid .polis-tile').length === {before}"),
        );
        browser.press("y");
        wait_for_tiles(&browser, before + 1);
    }
    check_console(&browser);
}

#[test]
fn a_game_is_played_by_keys() {
    let Some(browser) = table("architekton-keys") else {
        return;
    };
    // A tile is taken, moved, turned, put back.
    let fits = browser.run(
        "return [...document.querySelectorAll('.offer')].findIndex(one =>
             !one.matches('.nowhere, .empty')) + 1",
    );
    browser.press(&fits.to_string());
    browser.wait(
        "the focus on the board",
        "return document.activeElement.id === 'board'",
    );
    browser.press(RIGHT);
    browser.press("e");
    browser.wait(
        "the tile over its place",
        "return document.querySelector('.polis-ghost') != null",
    );
    browser.press(ESCAPE);
    browser.wait(
        "an empty hand",
        "return document.querySelector('.polis-ghost') == null",
    );
    // To the end, by the best place for some tile.
    browser.wait(
        "the end",
        "const press = key => (document.activeElement ?? document.body).dispatchEvent(
             new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
         if (document.querySelector('.result-panel[open]')) return true;
         if (document.querySelector('#hurry')) { document.querySelector('#hurry').click(); return false; }
         if (document.querySelector('#keep')) { press('2'); return false; }
         if (document.querySelector('.offer.idle')) return false;
         const fits = [...document.querySelectorAll('.offer')].filter(one =>
             !one.matches('.nowhere, .empty'));
         const one = fits[Math.floor(Math.random() * fits.length)];
         if (!one) return false;
         press(one.getAttribute('aria-keyshortcuts'));
         press('Tab');
         press('Enter');
         return false",
    );
    browser.await_element(".result-panel .ending:not(.telling)");
    assert!(!browser.text(".result-panel .title").is_empty());
    browser.click(".result-panel .more summary");
    let happened = browser.text(".result-panel .happened");
    assert!(happened.contains("Sides that match"), "{happened}");
    browser.click("#again");
    browser.wait(
        "the next game",
        "return document.querySelectorAll('.laid .polis-tile').length < 6",
    );
    check_console(&browser);
}

/// A game in which the person must decide about a house at once.
const DECISION: &str = include_str!("decision.json");

#[test]
fn a_house_is_kept_or_taken_back() {
    let Some(browser) = Browser::start("architekton-decision") else {
        return;
    };
    let text = json!(DECISION);
    for (way, houses) in [("#keep", "1"), ("#remove", "2")] {
        browser.visit("#/");
        browser.run(&format!("localStorage.setItem('polis.game.1', {text})"));
        browser.visit("#/play/1");
        browser.click(way);
        browser.wait(
            "the decision",
            "return document.querySelector('#keep') == null",
        );
        let hand = browser.text(".player-card .small");
        assert!(hand.starts_with(houses), "{way}: {hand}");
        browser.visit("#/");
    }
    check_console(&browser);
}
