//! What is no puzzle is refused with a reason, and never breaks anything.

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_puzzles::{Collection, MAX_BYTES, Outline, Puzzle};

const AKROPOLIS: &str = include_str!("../../data/akropolis.txt");

fn line() -> &'static str {
    AKROPOLIS
        .lines()
        .find(|line| line.starts_with("points"))
        .unwrap()
}

/// The parts of a good line with one of them replaced.
fn with(part: usize, text: &str) -> String {
    let mut parts: Vec<&str> = line().split('|').collect();
    parts[part] = text;
    parts.join("|")
}

fn check(line: &str, reason: &str) {
    let error = Puzzle::<Akropolis>::read(line).unwrap_err().to_string();
    assert!(error.contains(reason), "`{error}` for `{line:.60}`");
    let file = Collection::<Akropolis>::read(&format!("# title\n\n{line}")).unwrap_err();
    assert!(file.to_string().starts_with("line 3: "), "{file}");
}

#[test]
fn every_part_is_checked() {
    let record = line().split('|').next_back().unwrap();
    check("points 1200", "found 1 parts");
    check(&with(0, "fame 1200"), "found `fame`; expected best");
    check(&with(0, "points"), "expected a number from 400");
    check(&with(0, "points 90000"), "found the rating `90000`");
    check(&with(1, "castle"), "found `castle`; expected a move");
    check(&with(1, "17 90,90 1"), "expected");
    check(&with(2, "tile"), "found `tile`; expected a move");
    check(&with(3, "1001 0 0 0 4000"), "expected five numbers");
    check(&with(3, "1 2 3"), "expected five numbers");
    check(&with(4, "players 9; moves"), "in the record, line 2");
    check(
        &with(4, &record.replace("players", "plyers")),
        "in the record",
    );
    check(
        &format!("{}{}", line(), "x".repeat(20_000)),
        "found a line of",
    );
}

#[test]
fn a_record_must_not_tell_what_is_unseen() {
    let unseen = AKROPOLIS.lines().find(|line| line.contains("? ?")).unwrap();
    let (before, deck) = unseen.split_once("deck ").unwrap();
    let (deck, after) = deck.split_once(';').unwrap();
    let known: Vec<&str> = deck.split(' ').collect();
    let missing = (1..=61).map(|tile: u8| tile.to_string()).find(|tile| {
        !known.contains(&tile.as_str()) && {
            let named = deck.replacen('?', tile, 1);
            let line = format!("{before}deck {named};{after}");
            let error = Puzzle::<Akropolis>::read(&line).unwrap_err().to_string();
            error.contains("not been face up")
        }
    });
    assert!(missing.is_some());
}

#[test]
fn the_other_game_and_doubles_are_refused() {
    assert!(Puzzle::<Architekton>::read(line()).is_err());
    let twice = format!("{}\n{}", line(), line());
    let error = Collection::<Akropolis>::read(&twice)
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "line 2: found the position of line 1 again; expected each once"
    );
    let answer = line().split('|').nth(1).unwrap().split(';').next().unwrap();
    check(&with(1, &format!("{answer};{answer}")), "stands twice");
    check(&with(2, answer), "stands twice");
}

#[test]
fn nothing_breaks_whatever_comes() {
    let long = "x".repeat(MAX_BYTES + 1);
    assert!(Collection::<Akropolis>::read(&long).is_err());
    for end in 0..line().len() {
        let _ = Puzzle::<Akropolis>::read(&line()[..end]);
    }
    for text in [
        "|",
        "||||",
        "best 1200||||",
        "\u{0}",
        "best 1200|;|-|0 0 0 0 0|moves",
    ] {
        assert!(Puzzle::<Akropolis>::read(text).is_err(), "{text}");
        let _ = Outline::read(text);
    }
}
