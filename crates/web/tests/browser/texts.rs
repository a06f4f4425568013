//! No two texts of a table overlap and none is cut: by rectangles, in every language, at every size
//! and with large letters.

use polis_client::new_game::People;
use polis_notation::GameKind;
use serde_json::json;

use crate::driver::{Browser, Server};
use crate::feel::settings_in;
use crate::games::{DECISION, game};
use crate::online::{play_on, two_at_a_table};
use crate::{LANGUAGES, check_console, scorepad};

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
/// Those in which most messages of a table are longest.
const LONGEST: [&str; 3] = ["el", "fr", "de"];

/// How large letters are, and in which languages one looks.
#[derive(Clone, Copy, Debug)]
struct Letters {
    pixels: u32,
    languages: &'static [&'static str],
}

const USUAL: Letters = Letters {
    pixels: 16,
    languages: &LANGUAGES,
};
/// Where less is said than at another moment in the same places.
const QUIET: Letters = Letters {
    pixels: 16,
    languages: &LONGEST,
};
/// Twice as large. Lengths of the layout grow with the letters, so that a size shows what half of it
/// shows with usual letters, and such sizes are looked at in all languages.
const LARGE: Letters = Letters {
    pixels: 32,
    languages: &LONGEST,
};

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
    // No drawing is looked at, so that none need be painted.
    if (!document.querySelector('#unpainted')) {
        const style = document.createElement('style');
        style.id = 'unpainted';
        style.textContent = 'svg { visibility: hidden !important }';
        document.head.append(style);
    }
    const all = new Set();
    const moves = one => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
    await frame();
    do await frame(); while (document.getAnimations().some(moves));
    for (const language of LANGUAGES) {
        const settings = JSON.parse(localStorage.getItem('polis.settings'));
        localStorage.setItem('polis.settings', JSON.stringify({ ...settings, language }));
        dispatchEvent(new StorageEvent('storage', { key: 'polis.settings' }));
        while (document.documentElement.lang !== language) await new Promise(done => setTimeout(done));
        await document.fonts.ready;
        for (const text of collisions()) all.add(`${language}: ${text}`);
    }
    return [...all]";

/// What is wrong with the texts of what is shown, at all sizes.
fn faults(browser: &Browser, what: &str, letters: &[Letters]) -> Vec<String> {
    let mut faults = Vec::new();
    for &Letters { pixels, languages } in letters {
        browser.set_letters(pixels);
        let script = COLLISIONS.replace("LANGUAGES", &json!(languages).to_string());
        let script = format!("(async () => {{ {script} }})()");
        for (width, height) in SIZES {
            browser.resize(width, height);
            let found = browser.run_async(&script);
            faults.extend(
                found
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|text| format!("{what}, {width} × {height}, letters of {pixels}: {text}")),
            );
        }
    }
    browser.set_letters(16);
    faults
}

/// A screen that shows all its texts at once.
struct Screen {
    what: &'static str,
    hash: &'static str,
    kept: Option<(&'static str, String)>,
    awaited: &'static str,
    letters: &'static [Letters],
}

/// Checks one screen after the other.
fn check(name: &str, screens: Vec<Screen>) {
    let Some(browser) = Browser::start(name) else {
        return;
    };
    browser.hold_still();
    let mut found = Vec::new();
    for screen in screens {
        let kept = screen.kept.map(|(key, text)| (key.to_owned(), text));
        let kept: Vec<_> = kept.into_iter().chain([settings_in("en")]).collect();
        browser.visit_with(screen.hash, &kept);
        browser.await_element(screen.awaited);
        found.extend(faults(&browser, screen.what, screen.letters));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    check_console(&browser);
}

/// Checks a table before and after somebody takes a tile.
fn check_table(name: &str, kind: GameKind, people: People) {
    let Some(browser) = Browser::start(name) else {
        return;
    };
    browser.hold_still();
    let kept = ("polis.game.1".to_owned(), game(kind, people, 5, 12));
    browser.visit_with("#/play/1", &[settings_in("en"), kept]);
    browser.await_element(".offer:not(.idle)");
    let mut found = faults(&browser, "a table", &[QUIET]);
    // The most is said with a tile in hand.
    browser.press("1");
    browser.press(TAB);
    found.extend(faults(&browser, "a tile in hand", &[USUAL, LARGE]));
    assert!(found.is_empty(), "{}", found.join("\n"));
    check_console(&browser);
}

#[test]
fn no_text_of_akropolis_for_two_is_cut_or_covered() {
    check_table("texts-two", GameKind::Akropolis, People::Two);
}

#[test]
fn no_text_of_akropolis_for_four_is_cut_or_covered() {
    check_table("texts-four", GameKind::Akropolis, People::Four);
}

#[test]
fn no_text_of_architekton_is_cut_or_covered() {
    check_table("texts-architekton", GameKind::Architekton, People::Two);
}

/// A game at a table, or looked back at.
fn of_game(
    what: &'static str,
    hash: &'static str,
    game: String,
    awaited: &'static str,
    letters: &'static [Letters],
) -> Screen {
    Screen {
        what,
        hash,
        kept: Some(("polis.game.1", game)),
        awaited,
        letters,
    }
}

#[test]
fn no_text_of_a_decision_or_a_town_that_is_counted_is_cut_or_covered() {
    let end = game(GameKind::Architekton, People::Two, 5, 1000);
    check(
        "texts-towns",
        vec![
            of_game(
                "a decision",
                "#/play/1",
                DECISION.to_owned(),
                "#keep",
                &[USUAL],
            ),
            of_game("the end", "#/play/1", end, "dialog[open]", &[USUAL, LARGE]),
        ],
    );
}

#[test]
fn no_text_of_an_ending_is_cut_or_covered() {
    let end = |people| game(GameKind::Akropolis, people, 5, 1000);
    let of_two = of_game(
        "the end of two",
        "#/play/1",
        end(People::Two),
        "dialog[open]",
        &[USUAL, LARGE],
    );
    let of_four = of_game(
        "the end of four",
        "#/play/1",
        end(People::Four),
        "dialog[open]",
        &[USUAL],
    );
    check("texts-endings", vec![of_two, of_four]);
}

#[test]
fn no_text_of_a_replay_is_cut_or_covered() {
    let of_four = of_game(
        "a game of four",
        "#/replay/1/18",
        game(GameKind::Akropolis, People::Four, 5, 24),
        "#board",
        &[USUAL, LARGE],
    );
    let of_a_town = of_game(
        "a town",
        "#/replay/1/14",
        game(GameKind::Architekton, People::Two, 5, 16),
        "#board",
        &[USUAL],
    );
    check("texts-replay", vec![of_four, of_a_town]);
}

#[test]
fn no_text_of_a_puzzle_is_cut_or_covered() {
    let puzzle = |what, hash, letters| Screen {
        what,
        hash,
        kept: None,
        awaited: "#board",
        letters,
    };
    check(
        "texts-puzzles",
        vec![
            puzzle("a city", "#/puzzles/akropolis/1", &[USUAL, LARGE]),
            puzzle("a town", "#/puzzles/architekton/1", &[USUAL]),
        ],
    );
}

#[test]
fn no_text_of_a_scorepad_is_cut_or_covered() {
    let sheet = |what, sheet| Screen {
        what,
        hash: "#/pad/1",
        kept: Some(("polis.pad.1", sheet)),
        awaited: ".pad",
        letters: &[USUAL, LARGE],
    };
    check(
        "texts-pad",
        vec![
            sheet("numbers", scorepad::numbers_sheet()),
            sheet("a city", scorepad::city_sheet()),
            sheet("a town", scorepad::town_sheet()),
            sheet("the result", scorepad::result_sheet()),
        ],
    );
}

#[test]
fn no_text_that_a_spectator_sees_is_cut_or_covered() {
    let Some(server) = Server::start("texts-spectator") else {
        return;
    };
    let [thalia, kleio, erato] =
        ["thalia", "kleio", "erato"].map(|name| Browser::at(&server.url, &format!("texts-{name}")));
    two_at_a_table(&thalia, &kleio, &json!({"visibility": "public"}));
    play_on([&thalia, &kleio], 2);
    erato.hold_still();
    erato.visit_with("#/online", &[settings_in("en")]);
    erato.click("#playing .row a");
    erato.await_element(".watching");
    let found = faults(&erato, "a spectator", &[USUAL, LARGE]);
    assert!(found.is_empty(), "{}", found.join("\n"));
    check_console(&erato);
}
