//! Puzzles: right and wrong answers, the rating, the puzzle of the day, without a network.

use polis_akropolis::Akropolis;
use polis_puzzles::{Collection, Goal, Puzzle, PuzzleGame};
use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

const PUZZLES: &str = include_str!("../../../puzzles/data/akropolis.txt");
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// A puzzle that is solved, or failed, by taking a tile and laying it where it brings the most
/// points: its number, and the place of the tile among those on offer.
struct Found {
    number: usize,
    tile: usize,
}

/// The one move of a tile that brings the most points; none where several do.
fn best_of_tile(puzzle: &Puzzle<Akropolis>, price: usize) -> Option<polis_akropolis::Move> {
    use polis_game::Game;
    let position = puzzle.position();
    let tile = *position.site().get(price)?;
    let moves = position.legal_moves().into_iter();
    let points: Vec<_> = moves
        .filter(|chosen| chosen.tile == tile)
        .filter_map(|chosen| Some((position.points_after(chosen)?, chosen)))
        .collect();
    let most = points.iter().map(|&(points, _)| points).max()?;
    let mut best = points.iter().filter(|&&(points, _)| points == most);
    match (best.next(), best.next()) {
        (Some(&(_, chosen)), None) => Some(chosen),
        _ => None,
    }
}

fn find(is_solved: bool, except: usize) -> Found {
    let collection = Collection::<Akropolis>::read(PUZZLES).unwrap();
    let puzzles = collection.puzzles().iter().enumerate();
    let mut found = puzzles.filter_map(|(index, puzzle)| {
        if puzzle.goal() == Goal::Points || index + 1 == except {
            // There the order of places tells nothing.
            return None;
        }
        let tile = (0..6).find(|&price| {
            best_of_tile(puzzle, price)
                .is_some_and(|chosen| puzzle.accepted().contains(&chosen) == is_solved)
        })?;
        Some(Found {
            number: index + 1,
            tile: tile + 1,
        })
    });
    found.next().unwrap()
}

/// Takes a tile, lays it where it brings the most points, and waits for what is said.
fn answer(browser: &Browser, found: &Found) {
    browser.visit(&format!("#/puzzles/akropolis/{}", found.number));
    browser.await_element("#board");
    browser.press(&found.tile.to_string());
    browser.press(TAB);
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
