//! A game move by move: going through it, what the computer thinks of it, and trying other moves.

use polis_client::new_game::People;
use polis_client::replay::link;
use polis_client::session::{AnySession, Saved};
use polis_notation::GameKind::{self, Akropolis, Architekton};
use serde_json::json;

use crate::check_console;
use crate::driver::Browser;
use crate::games::game;

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// More moves than a game has.
const WHOLE: usize = 1000;

/// Puts a game among the saved games and opens its study.
fn open(browser: &Browser, game: &str) {
    browser.visit("#/settings");
    browser.run(&format!(
        "localStorage.setItem('polis.game.1', {})",
        json!(game)
    ));
    browser.visit("#/replay/1");
    browser.reload();
    browser.await_element("#board");
}

fn wait_for_ply(browser: &Browser, ply: usize) {
    browser.wait(
        &format!("ply {ply}"),
        &format!("return +document.querySelector('#ply').value === {ply}"),
    );
}

/// The record of a game among the saved games.
fn record(game: &str) -> String {
    let session = Saved::from_text(game).unwrap().restore().unwrap();
    match session {
        AnySession::Akropolis(session) => session.record().to_string(),
        AnySession::Architekton(session) => session.record().to_string(),
    }
}

fn whole(kind: GameKind) -> String {
    game(kind, People::Two, 7, WHOLE)
}

#[test]
fn one_goes_through_a_game_by_keys_slider_and_buttons() {
    let Some(browser) = Browser::start("replay-steps") else {
        return;
    };
    browser.resize(1440, 900);
    for kind in [Akropolis, Architekton] {
        open(&browser, &whole(kind));
        wait_for_ply(&browser, 0);
        browser.press(RIGHT);
        wait_for_ply(&browser, 1);
        browser.press(RIGHT);
        browser.press(LEFT);
        wait_for_ply(&browser, 1);
        browser.press(END);
        let plies = browser.run("return +document.querySelector('#ply').max");
        let plies = plies.as_u64().unwrap() as usize;
        wait_for_ply(&browser, plies);
        // The end opens nothing over the board.
        assert!(!browser.has("dialog[open]"));
        browser.press(HOME);
        wait_for_ply(&browser, 0);
        browser.click("#forward");
        browser.click("#forward");
        wait_for_ply(&browser, 2);
        browser.run(
            "const slider = document.querySelector('#ply'); slider.value = 9;
             slider.dispatchEvent(new Event('input', { bubbles: true }))",
        );
        wait_for_ply(&browser, 9);
        assert_eq!(browser.text(".replay-moves .now .number"), "9");
        // The address follows, and leads back.
        browser.wait("the address", "return location.hash === '#/replay/1/9'");
        browser.reload();
        wait_for_ply(&browser, 9);
        browser.visit("#/replay/1/4");
        wait_for_ply(&browser, 4);
        browser.press(RIGHT);
        browser.wait("the address", "return location.hash === '#/replay/1/5'");
        browser.visit("#/replay/1/4");
        wait_for_ply(&browser, 4);
        browser.click(".replay-moves li:nth-child(12) button");
        wait_for_ply(&browser, 12);
        browser.run(
            "document.querySelector('.graph').dispatchEvent(
                 new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))",
        );
        wait_for_ply(&browser, 13);
        // It plays by itself, until it is held.
        browser.click("#play");
        wait_for_ply(&browser, 15);
        browser.click("#play");
        assert_eq!(
            browser.run("return document.querySelector('#play').ariaPressed"),
            "false"
        );
    }
    check_console(&browser);
}

#[test]
fn cities_are_flipped() {
    let Some(browser) = Browser::start("replay-flip") else {
        return;
    };
    browser.resize(1440, 900);
    open(&browser, &whole(Akropolis));
    browser.visit("#/replay/1/6");
    wait_for_ply(&browser, 6);
    let shown = "return document.querySelector('.strip .seat.shown').dataset.seat";
    let before = browser.run(shown);
    browser.press("f");
    browser.wait(
        "the other city",
        &format!("return (() => {{ {shown} }})() != {before}"),
    );
    // It stays, whoever moves.
    let after = browser.run(shown);
    browser.press(RIGHT);
    wait_for_ply(&browser, 7);
    assert_eq!(browser.run(shown), after);
    browser.click("#flip");
    browser.wait(
        "the first city",
        &format!("return (() => {{ {shown} }})() == {before}"),
    );
    // A city is seen again as it was seen before, and no camera moves from one to the other.
    browser.visit("#/replay/1/30");
    wait_for_ply(&browser, 30);
    let frame = "return document.querySelector('.stage > svg.city').getAttribute('viewBox')";
    let first = browser.run(frame);
    browser.press("f");
    browser.wait(
        "the frame of the other city",
        &format!("return (() => {{ {frame} }})() != {first}"),
    );
    browser.press("f");
    browser.wait(
        "the frame of the first city",
        &format!("return (() => {{ {frame} }})() == {first}"),
    );
    assert!(!browser.has(".stage > svg:is(.eased, .eased-again)"));
    let widths = "return new Set([...document.querySelectorAll('.thumb .mini')].map(
        city => city.clientWidth)).size";
    assert_eq!(browser.run(widths), 1, "one is as large as the other");
    check_console(&browser);
}

#[test]
fn the_computer_looks_at_every_move_and_can_be_stopped() {
    let Some(browser) = Browser::start("replay-analysis") else {
        return;
    };
    browser.resize(1440, 900);
    open(&browser, &whole(Akropolis));
    browser.click("#analyse");
    // The graph comes first, then words about the moves.
    browser.wait(
        "the expected points",
        "return document.querySelector('.graph path.later')?.getAttribute('d').length > 100",
    );
    let marked = ".moves-panel .replay-moves .mark:is(.weak, .missed)";
    browser.await_element(marked);
    browser.click("#stop");
    browser.await_element("#analyse");
    let marks = "return document.querySelectorAll('.moves-panel .replay-moves .mark').length";
    let found = browser.run(marks);
    assert!(found.as_u64().unwrap() > 0);
    // What was found is there next time.
    browser.reload();
    browser.await_element(".replay-moves .mark");
    assert_eq!(browser.run(marks), found);
    // A marked move says why: what the best move was for, against the one that was played.
    browser.run(&format!(
        "document.querySelector('{marked}').closest('button').click()"
    ));
    browser.wait(
        "the reason",
        "const reason = document.querySelector('.better .reason')?.textContent ?? '';
         return ['by the end', 'Played to the end', 'ends with', 'futures']
            .some(words => reason.includes(words))",
    );
    // A short game is looked at to its end.
    open(&browser, &game(Architekton, People::Two, 2, 2));
    browser.click("#analyse");
    browser.wait(
        "the end of the analysis",
        "return !document.querySelector('#stop') && !document.querySelector('#analyse')",
    );
    assert!(browser.text(".accuracies b").contains('%'));
    browser.press(END);
    browser.await_element(".verdict .judgement");
    assert!(browser.text(".verdict .judgement").contains('%'));
    // What was better is shown on the board, and the same move is judged meanwhile.
    let judged = browser.text(".verdict .judgement");
    browser.click(".better");
    browser.await_element("#place:enabled, #keep");
    assert_eq!(browser.text(".verdict .judgement"), judged);
    check_console(&browser);
}

#[test]
fn other_moves_are_tried_and_kept() {
    let Some(browser) = Browser::start("replay-explore") else {
        return;
    };
    browser.resize(1440, 900);
    for kind in [Akropolis, Architekton] {
        browser.visit("#/settings");
        browser.run("localStorage.clear()");
        open(&browser, &whole(kind));
        browser.visit("#/replay/1/8");
        wait_for_ply(&browser, 8);
        let moves = "return document.querySelectorAll('.moves-panel .replay-moves li').length";
        let played = browser.run(moves).as_u64().unwrap();
        // By hand, as at the table.
        browser.press("1");
        browser.press(TAB);
        browser.press(TAB);
        browser.await_element("#place:enabled");
        browser.press(ENTER);
        browser.wait("the variation", &format!("{moves} === {}", played + 1));
        wait_for_ply(&browser, 9);
        // The computer answers.
        browser.click("#answer");
        browser.wait("the answer", &format!("{moves} === {}", played + 2));
        // It has an address, is there next time, and goes with the record.
        let address = "return location.hash === '#/replay/1/8.1.0'";
        browser.wait("the address", address);
        browser.reload();
        browser.wait("the variation", &format!("{moves} === {}", played + 2));
        wait_for_ply(&browser, 10);
        browser.run(
            "window.copied = ''; navigator.clipboard.writeText = async text => { window.copied = text }",
        );
        browser.click("#share");
        browser.click("#copy-tree");
        browser.wait("the copy", "return window.copied.length > 0");
        let tree = browser.run("return window.copied");
        let tree = tree.as_str().unwrap().to_owned();
        assert!(tree.contains("\n# variation after 8: "), "{tree}");
        // A link holds all of it, on another machine, too.
        browser.click("#copy-game-link");
        browser.wait("the link", "return window.copied.startsWith('http')");
        let address = browser.run("return window.copied.split('#')[1]");
        browser.run("localStorage.clear()");
        browser.visit(&format!("#{}", address.as_str().unwrap()));
        browser.wait("the variation", &format!("{moves} === {}", played + 2));
        wait_for_ply(&browser, 10);
        // A variation can be removed.
        browser.click(".replay-moves .depth-1 button");
        browser.click("#remove");
        browser.wait("the game alone", &format!("{moves} === {played}"));
        // A record is opened by pasting it.
        browser.visit("#/study");
        browser.fill("textarea", &tree);
        browser.click("#open-record");
        browser.wait("the variation", &format!("{moves} === {}", played + 2));
    }
    check_console(&browser);
}

#[test]
fn a_link_that_holds_no_game_says_so() {
    let Some(browser) = Browser::start("replay-links") else {
        return;
    };
    let good = link::encode(&record(&whole(Architekton)));
    let cut = &good[..good.len() / 2];
    for bad in [
        "#/replay/record/x",
        "#/replay/record/%ff/3",
        "#/replay/record/game_chess~moves",
        "#/replay/record/<script>",
        &format!("#/replay/record/{}", "a".repeat(40_000)),
        "#/replay/999/3",
        "#/replay/1/x",
        "#/replay/table/00000000000000000000000000/3",
    ] {
        browser.visit(bad);
        browser.await_element("h1");
        assert!(!browser.has("#board"), "{bad}");
    }
    // One that was cut off is read as far as it is one, or refused.
    browser.visit(&format!("#/replay/record/{cut}/2"));
    browser.await_element("h1");
    browser.visit(&format!("#/replay/record/{good}/20"));
    wait_for_ply(&browser, 20);
    check_console(&browser);
}

#[test]
fn a_phone_shows_the_board_and_one_panel() {
    let Some(browser) = Browser::start("replay-phone") else {
        return;
    };
    browser.resize(390, 844);
    for kind in [Akropolis, Architekton] {
        open(&browser, &whole(kind));
        browser.click("#forward");
        wait_for_ply(&browser, 1);
        for tab in ["verdict", "analysis", "explore", "moves"] {
            browser.click(&format!("#tab-{tab}"));
            browser.await_element(&format!(".replay[data-tab='{tab}']"));
            let fits = browser.run(
                "const board = document.querySelector('#board').getBoundingClientRect();
                 const steps = document.querySelector('.steps').getBoundingClientRect();
                 // Nothing lies over the city.
                 const other = document.querySelector('.thumb')?.offsetHeight ?? 0;
                 return [document.documentElement.scrollWidth, board.height > 150,
                         steps.bottom <= innerHeight + 1, other]",
            );
            assert_eq!(fits, json!([390, true, true, 0]), "{tab}");
        }
    }
    check_console(&browser);
}

#[test]
fn a_finished_game_leads_to_its_study() {
    let Some(browser) = Browser::start("replay-entry") else {
        return;
    };
    for kind in [Akropolis, Architekton] {
        open(&browser, &whole(kind));
        browser.visit("#/play/1");
        browser.click(".study-link");
        wait_for_ply(&browser, 0);
        browser.visit("#/study");
        browser.click(".my-games a");
        wait_for_ply(&browser, 0);
        browser.visit("#/");
        browser.await_element("a[href='#/replay/1/0']");
    }
    check_console(&browser);
}
