//! Puzzles: right and wrong answers, the rating, the puzzle of the day, without a network.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_client::puzzles::{AnswerOutcome, Explained, judge, next_of_solution};
use polis_client::table::{Order, TableGame};
use polis_game::Game;
use polis_puzzles::{Collection, Goal};
use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

const PUZZLES: &str = include_str!("../../../puzzles/data/akropolis.txt");
const TOWNS: &str = include_str!("../../../puzzles/data/architekton.txt");
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// A puzzle, and how a move in it is made with the keys: the place of the tile among those on offer,
/// and how often Tab leads to the next place. Places come as they lie, so that their order tells nothing.
struct Found {
    number: usize,
    tile: usize,
    tabs: usize,
}

fn find(is_solved: bool, except: usize) -> Found {
    let collection = Collection::<Akropolis>::read(PUZZLES).unwrap();
    let puzzles = collection.puzzles().iter().enumerate();
    let mut found = puzzles.filter_map(|(index, puzzle)| {
        if index + 1 == except {
            return None;
        }
        (0..6).find_map(|price| {
            let position = puzzle.position();
            let hand = Akropolis::take(position, price, None)?;
            let tour = Akropolis::tour(position, hand, Order::ByPlace);
            let place = tour.into_iter().position(|hand| {
                let chosen = hand.chosen().unwrap();
                puzzle.accepted().contains(&chosen) == is_solved
            })?;
            Some(Found {
                number: index + 1,
                tile: price + 1,
                tabs: place + 1,
            })
        })
    });
    found.next().unwrap()
}

/// Takes a tile, lays it where the keys lead, and waits for what is said.
fn answer(browser: &Browser, found: &Found) {
    browser.visit(&format!("#/puzzles/akropolis/{}", found.number));
    browser.await_element("#board");
    browser.press(&found.tile.to_string());
    for _ in 0..found.tabs {
        browser.press(TAB);
    }
    browser.await_element("#place:enabled");
    browser.press(ENTER);
    browser.await_element(".puzzle-card .change");
}

fn rating(browser: &Browser) -> i64 {
    browser.visit("#/puzzles");
    let text = browser.text(".puzzle-game .number");
    text.trim().parse().unwrap()
}

#[test]
fn the_rating_rises_and_falls_with_the_answers() {
    let Some(browser) = Browser::start("puzzles") else {
        return;
    };
    let start = rating(&browser);
    let right = find(true, 0);
    answer(&browser, &right);
    assert!(browser.has(".puzzle-card .verdict.right"));
    assert!(browser.has("#next-puzzle"));
    let better = rating(&browser);
    assert!(better > start, "{better} after {start}");
    let wrong = find(false, right.number);
    answer(&browser, &wrong);
    assert!(!browser.has(".puzzle-card .verdict.right"));
    // The line that refutes it is shown on the table, and leads back to the puzzle.
    browser.click("#see-why");
    browser.await_element(".puzzle-card .verdict.line");
    assert!(browser.text(".puzzle-card .verdict.line").contains("You: "));
    assert!(browser.has("#line-back:disabled"));
    assert!(!browser.has("#hurry"), "nobody thinks in a line");
    browser.click("#try-again");
    browser.wait(
        "the puzzle",
        "return !document.querySelector('.verdict.line') && !document.querySelector('#try-again')",
    );
    // It is a puzzle still: nothing can be taken back, and nobody suggests the answer.
    browser.await_element("#undo:disabled");
    assert!(!browser.has("#hint:not([hidden])"));
    let worse = rating(&browser);
    assert!(worse < better, "{worse} after {better}");
    // Trying again, and having the solution shown, changes nothing any more.
    answer(&browser, &wrong);
    browser.click("#show-solution");
    browser.await_element("#place:enabled");
    browser.press(ENTER);
    browser.await_element(".puzzle-card .verdict.right");
    assert_eq!(rating(&browser), worse);
    browser.reload();
    assert_eq!(rating(&browser), worse);
    // The next puzzle is another one.
    browser.click(".puzzle-game .next");
    browser.await_element("#board");
    let address = browser.run("return location.hash");
    let number = format!("/{}", wrong.number);
    assert!(!address.as_str().unwrap().ends_with(&number), "{address}");
    check_console(&browser);
}

/// A puzzle that asks for a bankrupt opponent is played to the end: only then the page says so.
#[test]
fn a_bankrupt_opponent_is_bankrupt_in_the_end() {
    let Some(browser) = Browser::start("bankrupt puzzle") else {
        return;
    };
    let collection = Collection::<Architekton>::read(TOWNS).unwrap();
    let puzzles = collection.puzzles().iter().enumerate();
    let mut longer = puzzles.filter_map(|(index, puzzle)| {
        let first = next_of_solution(puzzle, puzzle.record())?;
        match judge(puzzle, puzzle.record(), first) {
            AnswerOutcome::Played(record) => {
                let next = next_of_solution(puzzle, &record)?;
                let is_lay = record.position().slot(next).is_some();
                (is_lay && record.position().to_move().is_some()).then_some((index + 1, puzzle))
            }
            AnswerOutcome::Wrong | AnswerOutcome::Right => None,
        }
    });
    let (number, puzzle) = longer.next().unwrap();
    assert_eq!(puzzle.goal(), Goal::Bankrupt);
    browser.visit(&format!("#/puzzles/architekton/{number}"));
    browser.await_element("#board");
    // The first lay is right, and nothing is won yet.
    browser.click("#show-solution");
    browser.await_element("#place:enabled");
    browser.press(ENTER);
    browser.wait(
        "the next lay",
        "return document.querySelector('.verdict.right')?.innerText.includes('Now finish it.')",
    );
    assert!(!browser.has("#next-puzzle"));
    browser.click("#show-solution");
    browser.await_element("#place:enabled");
    browser.press(ENTER);
    browser.wait(
        "the end",
        "return document.querySelector('.verdict.right')?.innerText.includes('goes bankrupt')",
    );
    browser.await_element("#next-puzzle");
    check_console(&browser);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_after_a_reload_and_without_a_network() {
    let Some(mut browser) = Browser::start("puzzle of the day") else {
        return;
    };
    browser.visit("#/puzzles");
    browser.click("#solve-day");
    browser.await_element("#board");
    let position = "return document.querySelector('.puzzle-card .asked').innerText";
    let before = browser.run(position);
    browser.run_async("navigator.serviceWorker.ready.then(() => true)");
    browser.reload();
    browser.await_element("#board");
    assert_eq!(browser.run(position), before);
    browser.click("#puzzle-hint");
    browser.await_element(".puzzle-card .verdict");
    browser.click("#show-solution");
    browser.await_element("#share");
    check_console(&browser);
    browser.cut_the_network();
    browser.visit("#/puzzles");
    browser.reload();
    browser.await_element(".month .failed[aria-current]");
    browser.click(".puzzle-game:nth-child(2) .next");
    browser.await_element("#board");
}

#[test]
fn what_is_kept_of_puzzles_breaks_nothing() {
    let Some(browser) = Browser::start("kept puzzles") else {
        return;
    };
    for text in [
        "",
        "{",
        "[]",
        "{\"akropolis\":{\"strength\":{\"rating\":1e300,\"deviation\":0}}}",
        "{\"days\":{\"x\":1}}",
    ] {
        let text = json!(text);
        browser.run(&format!("localStorage.setItem('polis.puzzles-1', {text})"));
        browser.visit("#/puzzles");
        browser.reload();
        assert_eq!(rating(&browser), 1000);
    }
    browser.visit("#/puzzles/architekton/9999");
    assert!(!browser.text("h1").is_empty());
    check_console(&browser);
}

#[test]
fn a_small_phone_shows_the_board_of_a_puzzle() {
    let Some(browser) = Browser::start("puzzles-small") else {
        return;
    };
    // A game of four, which has most around the board.
    browser.visit("#/puzzles/akropolis/1");
    browser.await_element("#board");
    for (width, height) in [(320, 640), (390, 844)] {
        browser.resize(width, height);
        browser.wait(
            "a board with nothing over it",
            "const of = name => document.querySelector(name).getBoundingClientRect();
             const stage = of('#board');
             return stage.height > 180 && of('.tell').top >= stage.bottom - 1
                 && of('.dock').bottom <= innerHeight + 1",
        );
    }
    check_console(&browser);
}
