//! A table of Architekton, and its matches.

use std::fs;

use ratatui::crossterm::event::KeyCode;

use super::{TestGame, lay_one_of};

#[test]
fn a_whole_game_of_architekton_with_decisions_and_a_match() {
    let mut decisions = 0;
    for seed in 1..6 {
        let mut seated = TestGame::new(&format!("--game architekton --seed {seed} --save FILE"));
        let mut steps = 0;
        while !seated.app.is_over() {
            if seated.screen().contains("Keep the house") {
                decisions += 1;
                if decisions == 1 {
                    insta::assert_snapshot!("decision", seated.screen());
                }
                seated.keys("\n");
                seated.shows("Choose first");
                seated.keys("2\n");
            } else {
                // Whatever can be laid, not always at the best place: so that sides are wrong.
                for number in ['1', '4', '2', '5', '3', '6'] {
                    let before = seated.plies();
                    seated.keys(&format!("{number}N\n"));
                    if seated.plies() > before {
                        break;
                    }
                }
            }
            steps += 1;
            assert!(steps < 200, "{}", seated.screen());
        }
        seated.shows("Victory points:");
        assert_eq!(Some(seated.saved()), seated.app.record_text());
        let first = seated.saved();
        seated.keys("m");
        assert!(!seated.app.is_over());
        assert_eq!(seated.saved(), first, "the record of the first game stays");
        for number in ["1", "2", "3", "4"] {
            seated.keys(&format!("{number}\n"));
        }
        assert!(seated.folder.join("game-1.polis").exists());
    }
    assert!(decisions > 0, "no decision came up");
}

#[test]
fn without_a_house_in_hand_one_is_chosen_to_move() {
    for seed in 1.. {
        let mut seated = TestGame::new(&format!("--game architekton --seed {seed} --save FILE"));
        // The first player lays buildings, the second landscapes, until the first has no house.
        while !seated.app.is_over() && !seated.screen().contains(", 0 in hand") {
            let first = seated.screen().contains("▸▲");
            lay_one_of(&mut seated, if first { "123456" } else { "456123" });
        }
        let mut turns = 0;
        while !seated.app.is_over() && turns < 4 && !seated.screen().contains("moves here") {
            seated.key(KeyCode::Esc);
            lay_one_of(&mut seated, "456123");
            seated.keys("1n");
            turns += 1;
        }
        if !seated.screen().contains("moves here") {
            assert!(seed < 60, "no game came to an empty hand");
            continue;
        }
        let before = seated.screen();
        seated.keys("h");
        assert_ne!(seated.screen(), before);
        seated.keys("\n");
        let record = seated.app.record_text().unwrap();
        let last = record.lines().last().unwrap();
        assert!(last.contains(" from "), "{last}");
        assert_eq!(seated.saved(), record);
        return;
    }
}

#[test]
fn a_table_of_architekton_shows_the_tile_in_hand() {
    let mut seated = TestGame::new("--game architekton --seed 2 --save FILE");
    for _ in 0..10 {
        lay_one_of(&mut seated, "142536");
    }
    seated.keys("3n");
    insta::assert_snapshot!("table", seated.screen());
}

#[test]
fn a_match_goes_on_after_leaving_and_everybody_keeps_a_name() {
    // A game whose end does not end the match.
    let mut seated = (1..60)
        .map(|seed| {
            let mut seated =
                TestGame::new(&format!("--game architekton --seed {seed} --save FILE"));
            seated.shows("Player 1 to lay tile 1 of 2");
            play_to_the_end(&mut seated);
            seated
        })
        .find(|seated| seated.screen().contains("begins the next game"))
        .expect("some match goes on after its first game");
    seated.shows("Player 2 begins");
    seated.keys("m");
    seated.shows("Player 2 to lay tile 1 of 2");
    lay_one_of(&mut seated, "123456");
    let saved = fs::read_to_string(seated.folder.join("game-1.polis")).unwrap();
    assert!(
        saved.contains("name 1 Player 2\nname 2 Player 1\n"),
        "{saved}"
    );
    let standing = saved
        .lines()
        .find(|line| line.starts_with("# match"))
        .unwrap();
    assert!(standing.ends_with(" after 1"), "{standing}");
    let bar = seated.screen().lines().next().unwrap().to_owned();
    fs::copy(seated.folder.join("game-1.polis"), seated.file()).unwrap();
    let mut again = seated.again("--resume FILE");
    assert_eq!(again.screen().lines().next(), Some(bar.as_str()));
    play_to_the_end(&mut again);
    again.shows("Victory points");
    // A malformed mark is no mark.
    fs::write(again.file(), saved.replace(standing, "# match 9 9 after x")).unwrap();
    again.again("--resume FILE").shows("match 0 : 0");
}

/// Plays a game of Architekton at the best places until it is over.
fn play_to_the_end(seated: &mut TestGame) {
    while !seated.app.is_over() {
        lay_one_of(seated, "142536");
    }
}

#[test]
fn a_tile_that_fits_nowhere_leaves_the_one_in_hand() {
    for seed in 1.. {
        assert!(seed < 60, "no game came to a tile that fits nowhere");
        let mut seated = TestGame::new(&format!("--game architekton --seed {seed} --save FILE"));
        for _ in 0..12 {
            for number in '1'..='6' {
                seated.key(KeyCode::Esc);
                seated.keys(&number.to_string());
                if !seated.screen().contains("matches nowhere") {
                    continue;
                }
                for other in '1'..='6' {
                    seated.keys(&other.to_string());
                    if seated.screen().contains("in hand  ") {
                        seated.keys(&number.to_string());
                        seated.shows("in hand  ");
                        seated.shows("matches nowhere now");
                        return;
                    }
                }
            }
            lay_one_of(&mut seated, "123456");
        }
    }
}
