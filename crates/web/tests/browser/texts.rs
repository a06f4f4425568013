//! No two texts of a table overlap and none is cut: by rectangles, in every language, at every size
//! and with large letters.

use polis_client::new_game::People;
use polis_notation::GameKind;
use serde_json::json;

use crate::driver::Browser;
use crate::feel::settings_in;
use crate::games::{DECISION, game};
use crate::{LANGUAGES, check_console};

const TAB: &str = "\u{e004}";

/// Desks, tablets and phones, upright and on their side. At half of a size is what somebody sees who
/// has made everything twice as large.
const SIZES: [(u32, u32); 11] = [
    (320, 640),
    (390, 844),
    (640, 400),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1440, 600),
];
/// The usual size of letters, and twice as large.
const LETTERS: [u32; 2] = [16, 32];

/// Speaks one language after the other, as if it were set in another tab, and finds texts that overlap
/// or are cut, as people would see it.
const COLLISIONS: &str = "
    const frame = () => new Promise(requestAnimationFrame);
    const collisions = () => {
        const root = document.querySelector('dialog[open]')
            ?? document.querySelector('.game-table') ?? document.querySelector('#content');
        const dialog = root.closest('dialog');
        const isSeen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            && element.closest('dialog') === dialog && !element.closest('.unseen, svg, kbd, .roll');
        // Whatever holds an element and does not let all of it be seen, from the inside out.
        const holders = element => {
            const found = [];
            for (let one = element; one && one !== root.parentElement; one = one.parentElement) {
                const style = getComputedStyle(one);
                if (style.display === 'inline') continue;
                const [x, y] = [style.overflowX, style.overflowY];
                if (x !== 'visible' || y !== 'visible') found.push([one, one.getBoundingClientRect(), x, y]);
            }
            return found;
        };
        const isClipped = overflow => overflow === 'hidden' || overflow === 'clip';
        const isScrolled = overflow => overflow === 'auto' || overflow === 'scroll';
        const isOver = element => {
            for (let one = element; one !== root; one = one.parentElement)
                if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true;
            return false;
        };
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = [];
        const found = [];
        while (walker.nextNode()) {
            const node = walker.currentNode;
            const element = node.parentElement;
            const text = node.data.trim();
            if (!text || !isSeen(element)) continue;
            const around = holders(element);
            // Such texts are for those who listen.
            if (around.some(([, edge]) => edge.width < 2 || edge.height < 2)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const box of range.getClientRects()) {
                let { left, right, top, bottom } = box;
                let [isCut, mayX, mayY] = [false, true, true];
                for (const [one, edge, x, y] of around) {
                    mayX &&= !isScrolled(x);
                    mayY &&= !isScrolled(y);
                    if (mayX && isClipped(x) && (left < edge.left - 1.5 || right > edge.right + 1.5)
                        || mayY && isClipped(y) && (top < edge.top - 5 || bottom > edge.bottom + 5)) isCut ||= one;
                    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
                    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
                }
                if (isCut) found.push(`cut: ${text} in .${isCut.className}`);
                if (right > left && bottom > top) texts.push([text, element, { left, right, top, bottom }]);
            }
        }
        texts.forEach(([text, element, a], index) => {
            for (const [other, its, b] of texts.slice(index + 1)) {
                if (element.contains(its) || its.contains(element)) continue;
                const [width, height] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
                // What is scrolled goes below what stays.
                if (width > 1.5 && height > 4 && isOver(element) === isOver(its))
                    found.push(`over each other: ${text} / ${other}`);
            }
        });
        return found;
    };
    const all = new Set();
    await frame();
    for (const language of LANGUAGES) {
        const settings = JSON.parse(localStorage.getItem('polis.settings'));
        localStorage.setItem('polis.settings', JSON.stringify({ ...settings, language }));
        dispatchEvent(new StorageEvent('storage', { key: 'polis.settings' }));
        do await frame(); while (document.documentElement.lang !== language);
        await document.fonts.ready;
        for (const text of collisions()) all.add(`${language}: ${text}`);
    }
    return [...all]";

/// What is wrong with the texts of what is shown, at all of these sizes and in all languages.
fn faults(browser: &Browser, what: &str, sizes: &[(u32, u32)], letters: &[u32]) -> Vec<String> {
    let script = COLLISIONS.replace("LANGUAGES", &json!(LANGUAGES).to_string());
    let mut faults = Vec::new();
    for &letters in letters {
        browser.set_letters(letters);
        for &(width, height) in sizes {
            browser.resize(width, height);
            crate::scenes::rest(browser);
            let found = browser.run_async(&format!("(async () => {{ {script} }})()"));
            faults.extend(
                found.as_array().unwrap().iter().map(|text| {
                    format!("{what}, {width} × {height}, letters of {letters}: {text}")
                }),
            );
        }
    }
    browser.set_letters(16);
    faults
}

/// What is kept where a game is.
fn with_game(game: String) -> Vec<(String, String)> {
    vec![settings_in("en"), ("polis.game.1".to_owned(), game)]
}

#[test]
fn no_text_of_a_table_is_cut_or_covered() {
    let Some(browser) = Browser::start("texts-tables") else {
        return;
    };
    browser.hold_still();
    let mut found = Vec::new();
    for (kind, people) in [
        (GameKind::Akropolis, People::Two),
        (GameKind::Akropolis, People::Four),
        (GameKind::Architekton, People::Two),
    ] {
        browser.visit_with("#/play/1", &with_game(game(kind, people, 5, 12)));
        browser.await_element(".offer:not(.idle)");
        let what = format!("{kind:?} for {people:?}");
        found.extend(faults(&browser, &what, &SIZES, &[16]));
        // The most is said with a tile in hand.
        browser.press("1");
        browser.press(TAB);
        let what = format!("{what}, a tile in hand");
        found.extend(faults(&browser, &what, &SIZES, &LETTERS));
    }
    browser.visit_with("#/play/1", &with_game(DECISION.to_owned()));
    browser.await_element("#keep");
    found.extend(faults(&browser, "a decision", &SIZES, &[16]));
    assert!(found.is_empty(), "{}", found.join("\n"));
    check_console(&browser);
}

#[test]
fn no_text_of_an_ending_is_cut_or_covered() {
    let Some(browser) = Browser::start("texts-endings") else {
        return;
    };
    browser.hold_still();
    let end = game(GameKind::Akropolis, People::Two, 5, 1000);
    browser.visit_with("#/play/1", &with_game(end));
    browser.await_element("dialog[open]");
    let found = faults(&browser, "the end", &SIZES, &LETTERS);
    assert!(found.is_empty(), "{}", found.join("\n"));
    check_console(&browser);
}
