//! A table of Akropolis.

use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use super::TestGame;

#[test]
fn a_whole_game_of_akropolis_is_played_by_keys_alone() {
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
    for ply in 0..36 {
        assert_eq!(seated.plies(), ply);
        seated.keys("1n\n");
    }
    assert!(seated.app.is_over());
    seated.shows("The end");
    seated.shows("new game");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    let again = TestGame::on(&seated.folder, "--resume FILE", 80, 24);
    again.shows("The end");
    // The folder has another name each time.
    let screen: Vec<String> = seated
        .screen()
        .lines()
        .filter(|line| !line.contains("The record is in"))
        .map(str::to_owned)
        .collect();
    insta::assert_snapshot!("end", screen.join("\n"));
}

#[test]
fn a_table_of_akropolis_shows_the_tile_in_hand_and_what_it_changes() {
    let mut seated = TestGame::new("--game akropolis --variants all --seed 5 --save FILE");
    for _ in 0..12 {
        seated.keys("1n\n");
    }
    seated.keys("2n");
    insta::assert_snapshot!("table", seated.screen());
}

#[test]
fn a_place_that_is_not_allowed_says_why() {
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
    seated.keys("1");
    for _ in 0..12 {
        seated.key(KeyCode::Up);
    }
    seated.shows("It touches nothing.");
    seated.keys("\n");
    assert_eq!(seated.plies(), 0);
    while !seated
        .screen()
        .contains("Not level: it would rest on heights 0")
    {
        seated.key(KeyCode::Down);
    }
    seated.keys("\n");
    assert_eq!(seated.plies(), 0);
    seated.key(KeyCode::Esc);
    seated.keys("4");
    seated.shows("Tile 32 costs 3 stones: you are short by 2.");
    seated.keys("14");
    seated.shows("Tile 32 costs 3 stones: you are short by 2.");
}

#[test]
fn the_tile_goes_right_and_left_in_its_row() {
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
    seated.keys("1");
    let before = seated.screen();
    for _ in 0..3 {
        seated.key(KeyCode::Right);
    }
    for _ in 0..3 {
        seated.key(KeyCode::Left);
    }
    assert_eq!(seated.screen(), before);
    seated.keys("eq");
    assert_eq!(seated.screen(), before);
}

#[test]
fn the_mouse_takes_moves_turns_and_lays_a_tile() {
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
    let (x, y) = seated.find("Qu1");
    seated.mouse(MouseEventKind::Moved, x, y);
    seated.shows("Quarry, level 1: no points");
    let (x, y) = seated.find("free");
    seated.click(x, y);
    seated.shows("in hand");
    let (x, y) = seated.find("┏");
    seated.mouse(MouseEventKind::Moved, 2, 3);
    seated.shows("It touches nothing.");
    seated.mouse(MouseEventKind::ScrollDown, x, y);
    seated.mouse(MouseEventKind::Moved, x + 3, y + 1);
    seated.shows("allowed");
    let (x, y) = seated.find("┏");
    seated.click(x + 2, y);
    assert_eq!(seated.plies(), 1);
}

#[test]
fn the_illustrious_architect_tells_what_he_takes() {
    let mut seated = TestGame::new("--solo callicrates --seed 4 --save FILE");
    seated.keys("1n\n");
    seated.shows("Callicrates takes");
    for _ in 1..18 {
        seated.keys("1n\n");
    }
    assert!(seated.app.is_over());
}

#[test]
fn at_the_smallest_screen_nothing_is_cut() {
    let mut seated =
        TestGame::new("--solo callicrates --length long --variants all --seed 4 --save FILE");
    for _ in 0..6 {
        seated.keys("1n\n");
    }
    insta::assert_snapshot!("solo", seated.screen());
}

#[test]
fn the_ends_of_a_long_city_can_be_seen_and_nothing_beyond() {
    // A row of tiles to the east.
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
    let before = seated.screen();
    seated.key(KeyCode::Left);
    assert_eq!(seated.screen(), before, "all is in view");
    for _ in 0..28 {
        seated.keys("1");
        for _ in 0..80 {
            seated.key(KeyCode::Right);
        }
        for _ in 0..80 {
            if seated.screen().contains("allowed") {
                break;
            }
            seated.key(KeyCode::Left);
        }
        seated.keys("\n");
    }
    assert_eq!(seated.plies(), 28);
    let middle = seated.screen();
    for _ in 0..100 {
        seated.key(KeyCode::Right);
    }
    let east = seated.screen();
    assert_ne!(east, middle);
    for _ in 0..100 {
        seated.key(KeyCode::Left);
    }
    let west = seated.screen();
    seated.shows("Qu1");
    assert_ne!(west, middle);
    seated.keys("c");
    assert_eq!(seated.screen(), middle);
    insta::assert_snapshot!("east", east);
}
