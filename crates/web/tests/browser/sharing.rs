//! Taking games away: records and pictures.

use polis_client::new_game::People;
use polis_notation::GameKind::{Akropolis, Architekton};
use serde_json::json;

use crate::check_console;
use crate::driver::Browser;
use crate::games::game;

/// More moves than a game has.
const WHOLE: usize = 1000;

/// Opens a game that is kept.
fn open(browser: &Browser, game: &str) {
    browser.run(&format!(
        "localStorage.setItem('polis.game.1', {})",
        json!(game)
    ));
    browser.visit("#/play/1");
    browser.reload();
    browser.wait("the end", "return !!document.querySelector('dialog[open]')");
    // Where there is more to do, it is below.
    browser.run("document.querySelector('dialog details.more')?.setAttribute('open', '')");
}

#[test]
fn the_picture_of_the_end_shows_everybody() {
    let Some(browser) = Browser::start("picture") else {
        return;
    };
    for (game, names) in [
        (
            game(Akropolis, People::Four, 4, WHOLE),
            ["You", "Hylas", "Alke", "Ergias"].as_slice(),
        ),
        (game(Architekton, People::Two, 5, WHOLE), &["You", "Hylas"]),
    ] {
        open(&browser, &game);
        let pressed = browser.run_async(
            "new Promise(found => {
                 const make = URL.createObjectURL;
                 URL.createObjectURL = blob => { blob.text().then(found); return make(blob) };
                 [...document.querySelectorAll('dialog .button')]
                     .find(button => button.textContent.includes('SVG')).click();
             })",
        );
        let picture = pressed.as_str().unwrap();
        assert!(picture.starts_with("<svg"), "{picture:.80}");
        for name in names {
            assert!(picture.contains(name), "{name}");
        }
    }
    check_console(&browser);
}

#[test]
fn a_clipboard_that_is_closed_is_told_of() {
    let Some(browser) = Browser::start("clipboard") else {
        return;
    };
    open(&browser, &game(Akropolis, People::Two, 7, WHOLE));
    browser.run(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
    );
    let before = browser.text("#copy-record");
    browser.click("#copy-record");
    browser.wait(
        "a word",
        &format!(
            "return document.querySelector('#copy-record').textContent !== {}",
            json!(before)
        ),
    );
    assert!(browser.text("#copy-record").contains("does not allow"));
    check_console(&browser);
}
