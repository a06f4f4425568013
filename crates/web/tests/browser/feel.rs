//! How the table feels: what stays still, what moves, and what is told at the end.

use crate::driver::Browser;
use crate::games::game;
use crate::{check_console, wait_for_moves};
use polis_client::new_game::People;
use polis_notation::GameKind;

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// Begins a game against the computer.
fn begin(browser: &Browser, game: &str) {
    browser.visit(&format!("#/new/{game}"));
    browser.click("#start");
    browser.await_element(".offer:not(.idle)");
}

/// Adds up what the browser calls layout shifts, by what moved.
const WATCH_SHIFTS: &str = "
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            window.shifts.push([entry.value, entry.sources.map(one =>
                one.node?.parentElement?.outerHTML?.slice(0, 160) ?? '')]);
    }).observe({ type: 'layout-shift' })";

/// What is kept of the settings where a language is chosen, and nothing moves.
pub(crate) fn settings_in(language: &str) -> (String, String) {
    (
        "polis.settings".to_owned(),
        format!(r#"{{"language":"{language}","pace":"instant"}}"#),
    )
}

/// Takes a tile that fits, moves the mouse over the stage so many times, and lays it by keys. Comes to
/// what moved while it was held; to nothing while it is somebody else's turn.
const HOLD_AND_LAY: &str = "
    const frame = () => new Promise(requestAnimationFrame);
    const press = key => (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await frame();
    if (document.querySelector('#keep')) press('2');
    const offers = [...document.querySelectorAll('.offer')];
    const fits = offers.findIndex(one => !one.matches('.idle, .nowhere, .empty'));
    if (fits < 0 || document.querySelector('#keep')) return null;
    press(String(fits + 1));
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift' });
    const stage = document.querySelector('#board');
    const { left, top, width, height } = stage.getBoundingClientRect();
    for (let moves = 0; moves < MOVES; moves += 1) {
        const [x, y] = [0.2 + 0.6 * (moves * 7 % MOVES) / MOVES, 0.2 + 0.6 * moves / MOVES];
        stage.dispatchEvent(new PointerEvent('pointermove', {
            bubbles: true, pointerId: 1, pointerType: 'mouse',
            clientX: left + x * width, clientY: top + y * height,
        }));
        await frame();
    }
    await frame();
    const shifts = observer.takeRecords().map(entry => [entry.value, entry.sources.map(one =>
        one.node?.parentElement?.outerHTML?.slice(0, 160) ?? '')]);
    observer.disconnect();
    press('Tab');
    press('Enter');
    return shifts";

#[test]
fn nothing_moves_while_a_tile_is_held() {
    let Some(browser) = Browser::start("feel-still") else {
        return;
    };
    for (width, height) in [(1440, 900), (1280, 800), (390, 844)] {
        for kind in GameKind::ALL {
            let kept = ("polis.game.1".to_owned(), game(kind, People::Two, 5, 0));
            browser.resize(width, height);
            browser.visit_with("#/play/1", &[settings_in("en"), kept]);
            browser.await_element(".offer:not(.idle)");
            let mut held = 0;
            while !browser.has("#result, dialog[open]") {
                // The most at first, and then as many as show what comes up in the course of a game.
                let moves = if held == 0 { "60" } else { "6" };
                let script = HOLD_AND_LAY.replace("MOVES", moves);
                let shifts = browser.run_async(&format!("(async () => {{ {script} }})()"));
                let Some(shifts) = shifts.as_array() else {
                    continue;
                };
                held += 1;
                let sum: f64 = shifts.iter().map(|one| one[0].as_f64().unwrap()).sum();
                // Half a pixel of an icon is nothing that anybody sees.
                assert!(sum < 1e-4, "{kind:?} at {width}, tile {held}: {shifts:?}");
            }
            assert!(held > 3, "{kind:?} at {width}: {held} tiles");
        }
    }
    check_console(&browser);
}

/// Whoever plays by keys hears every change of what is in hand, and what the others did, in order.
#[test]
fn a_turn_by_keys_is_spoken_in_order() {
    let Some(browser) = Browser::start("feel-spoken") else {
        return;
    };
    for kind in GameKind::ALL {
        let kept = ("polis.game.1".to_owned(), game(kind, People::Two, 5, 6));
        browser.visit_with("#/play/1", &[settings_in("en"), kept]);
        browser.await_element(".offer:not(.idle, .nowhere, .empty)");
        browser.run(
            "window.heard = [];
             const said = document.querySelector('.table > [role=status]');
             new MutationObserver(() => window.heard.push(said.textContent))
                 .observe(said, { childList: true, characterData: true, subtree: true })",
        );
        let tile = browser.run(
            "return String([...document.querySelectorAll('.offer')]
                 .findIndex(one => !one.matches('.idle, .nowhere, .empty')) + 1)",
        );
        let tile = tile.as_str().unwrap();
        let taken = match kind {
            GameKind::Akropolis => "in hand",
            GameKind::Architekton => "",
        };
        let keys = [
            (tile, taken),
            (TAB, "allowed"),
            (ESCAPE, "Put back"),
            (tile, taken),
            (TAB, "allowed"),
            (ENTER, "Your turn"),
        ];
        for (number, (key, expected)) in keys.into_iter().enumerate() {
            browser.press(key);
            browser.wait(
                &format!("{kind:?}: word about key {number}"),
                &format!(
                    "const heard = window.heard;
                     return heard.length > {number} && heard.at(-1).includes('{expected}')"
                ),
            );
            let heard = browser.run("return window.heard");
            let heard = heard.as_array().unwrap();
            assert_eq!(heard.len(), number + 1, "{kind:?}: {heard:?}");
        }
    }
    check_console(&browser);
}

#[test]
fn one_tile_moves_at_a_time() {
    let Some(browser) = Browser::start("feel-one") else {
        return;
    };
    for game in crate::GAMES {
        begin(&browser, game);
        // Slowly enough to be looked at in every frame.
        browser.run(
            "document.documentElement.style.setProperty('--pace', 3);
             window.most = 0;
             const look = () => {
                 const falling = document.querySelectorAll('.landing .stage .polis-falling');
                 const flying = document.querySelectorAll('.flight');
                 window.most = Math.max(window.most, falling.length + flying.length);
                 requestAnimationFrame(look);
             };
             look()",
        );
        for turn in 0..2 {
            browser.await_element(".offer:not(.idle)");
            browser.wait(
                "a tile that fits",
                "const press = key => (document.activeElement ?? document.body).dispatchEvent(
                     new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
                 if (document.querySelector('#place:enabled')) return true;
                 press('Escape');
                 press(String(1 + Math.floor(Math.random() * 6)));
                 press('Tab');
                 return !!document.querySelector('#place:enabled')",
            );
            browser.press(ENTER);
            wait_for_moves(&browser, turn + 1);
        }
        browser.wait(
            "what was laid",
            "return !document.querySelector('.landing, .flying, .flight')",
        );
        assert_eq!(browser.run("return window.most"), 1, "{game}");
    }
    check_console(&browser);
}

#[test]
fn a_row_of_the_sheet_lights_what_it_counts() {
    let Some(browser) = Browser::start("feel-row") else {
        return;
    };
    browser.resize(1440, 900);
    begin(&browser, "akropolis");
    let pale = "return document.querySelectorAll('.stage .polis-column[opacity]').length";
    assert_eq!(browser.run(pale), 0);
    browser.click(".sheet button.kind");
    assert!(browser.run(pale).as_u64().unwrap() > 0);
    assert!(browser.text(".why").contains("Houses"));
    // Whoever takes a tile has seen it.
    browser.press("1");
    browser.press(TAB);
    browser.wait("no card", "return !document.querySelector('.why')");
    assert_eq!(browser.run(pale), 0);
    check_console(&browser);
}

/// Points leave the tile for their rows, which count when they arrive; who listens hears the sum at once.
#[test]
fn points_fly_to_their_rows() {
    let Some(browser) = Browser::start("feel-points") else {
        return;
    };
    browser.resize(1440, 900);
    let kept = (
        "polis.game.1".to_owned(),
        game(GameKind::Akropolis, People::Two, 5, 12),
    );
    browser.visit_with("#/play/1", &[kept]);
    let number = |script: &str| {
        let text = browser.run(&format!("return {script}"));
        let text = text.as_str().unwrap().replace('\u{2212}', "-");
        text.parse::<i64>().unwrap()
    };
    for moves in ["moving", "still"] {
        browser.await_element(".offer:not(.idle)");
        if moves == "still" {
            browser.hold_still();
        }
        // Slowly enough to be looked at in every frame.
        browser.run(
            "document.documentElement.style.setProperty('--pace', 3);
             window.watched = { flying: 0, shown: [], told: [] };
             const look = () => {
                 const flying = document.querySelectorAll('.flying-points').length;
                 const total = document.querySelector('#total');
                 if (flying) {
                     window.watched.flying = Math.max(window.watched.flying, flying);
                     window.watched.shown.push(total.innerText);
                     window.watched.told.push(total.getAttribute('aria-label'));
                 }
                 requestAnimationFrame(look);
             };
             look()",
        );
        // What the computer has left in the site is by chance: one place of some brings something.
        let found = ["1", "2", "3"].into_iter().any(|tile| {
            browser.press(tile);
            (0..12).any(|_| {
                browser.press(TAB);
                browser.has("#place:enabled") && browser.has(".sheet [data-row] .pill.gain")
            })
        });
        assert!(found, "no tile brings anything");
        let before = number("document.querySelector('#total').innerText");
        let gain = number("document.querySelector('#change').innerText");
        browser.run(WATCH_SHIFTS);
        browser.press(ENTER);
        browser.wait(
            "all points",
            &format!(
                "return document.querySelector('#total').innerText == {}
                     && !document.querySelector('.landing, .flying-points')",
                before + gain
            ),
        );
        let watched = browser.run("return window.watched");
        let flying = watched["flying"].as_u64().unwrap();
        assert_eq!(flying > 0, moves == "moving", "{watched}");
        for shown in watched["shown"].as_array().unwrap() {
            assert_eq!(*shown, before.to_string(), "{watched}");
        }
        for told in watched["told"].as_array().unwrap() {
            assert_eq!(*told, (before + gain).to_string(), "{watched}");
        }
        let shifts = browser.run("return window.shifts");
        let sum: f64 = shifts
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one[0].as_f64().unwrap())
            .sum();
        assert!(sum < 1e-4, "{moves}: {shifts}");
    }
    check_console(&browser);
}
