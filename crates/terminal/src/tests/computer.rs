//! Seats that the computer plays, and hints.

use std::fs;
use std::rc::Rc;
use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use super::TestGame;

#[test]
fn the_computer_plays_its_seats_and_undo_goes_back_to_the_person() {
    let mut seated =
        TestGame::new("--game akropolis --players 3 --computer 2,3 --seed 9 --save FILE");
    seated.keys("1n\n");
    assert_eq!(seated.plies(), 1);
    seated.app.tick();
    seated.app.tick();
    seated.app.tick();
    assert_eq!(seated.plies(), 3);
    seated.draw();
    seated.keys("u");
    assert_eq!(seated.plies(), 0);
    seated.keys("u");
    seated.shows("There is nothing to take back.");
}

#[test]
fn a_game_is_gone_on_with_and_its_computer_seat_is_remembered() {
    let mut seated = TestGame::new("--game akropolis --computer 2:mason --seed 9 --save FILE");
    seated.keys("1n\n");
    seated.app.tick();
    let saved = seated.saved();
    assert!(saved.contains("name 2 Mason\n"));
    assert!(saved.contains("# computer 2:mason\n"));
    let folder = Rc::clone(&seated.folder);
    let mut again = TestGame::on(&folder, "--resume FILE", 100, 30);
    assert_eq!(again.app.record_text().as_ref(), Some(&saved));
    again.keys("1n\n");
    again.app.tick();
    assert_eq!(again.plies(), 4);
    // The mark counts, not the name; and the command line goes before the mark.
    let check = |mark: &str, arguments: &str, expected: &str| {
        let text = saved.replace("# computer 2:mason", mark);
        fs::write(folder.join("game.polis"), text).unwrap();
        let mut seated = TestGame::on(&folder, arguments, 80, 24);
        seated.keys("1n\n");
        let record = seated.app.record_text().unwrap();
        let words = ["name 2 ", "# computer "].map(|start| {
            let line = record.lines().find_map(|line| line.strip_prefix(start));
            line.unwrap_or_default()
        });
        assert_eq!(words.join(", "), expected, "{mark} {arguments}");
        assert_eq!(seated.app.tick_delay().is_some(), !words[1].is_empty());
    };
    check("# computer 2:pupil", "--resume FILE", "Mason, 2:pupil");
    check("# computer 2", "--resume FILE", "Mason, 2:foreman");
    check(
        "# computer 7:mason x 2",
        "--resume FILE",
        "Mason, 2:foreman",
    );
    check("# computer 2:x", "--resume FILE", "Mason, ");
    check("# computer", "--resume FILE", "Mason, ");
    check("#", "--resume FILE", "Mason, ");
    check("#", "--resume FILE --computer 2", "Mason, 2:foreman");
    // A name that came from the level goes with it.
    let mark = "# computer 2:mason";
    check(
        mark,
        "--resume FILE --computer 2:top",
        "Daidalos, 2:daidalos",
    );
    check(mark, "--resume FILE --computer 1:mason", ", 1:mason");
}

#[test]
fn the_strongest_thinks_while_the_screen_goes_on_and_can_be_hurried() {
    for game in ["akropolis", "architekton"] {
        let arguments = format!("--game {game} --computer 2:top --seed 9 --save FILE");
        let mut seated = TestGame::new(&arguments);
        while seated.app.tick_delay().is_none() {
            super::lay_one_of(&mut seated, "142536");
        }
        let plies = seated.plies();
        assert_eq!(seated.app.tick_delay(), Some(Duration::ZERO));
        assert!(seated.app.tick());
        seated.draw();
        seated.shows("Daidalos is thinking …");
        seated.keys("c1n");
        assert_eq!(seated.plies(), plies);
        seated.shows("Enter hurry");
        // What is read stays open while the computer plays.
        seated.key(KeyCode::Enter);
        seated.keys("?");
        while seated.plies() == plies {
            seated.app.tick();
        }
        seated.draw();
        seated.shows("Keys");
        seated.keys("?");
        seated.hurry();
        assert_eq!(seated.app.tick_delay(), None, "the person has the turn");
    }
}

#[test]
fn who_is_not_asked_any_more_does_not_answer() {
    let mut seated = TestGame::new("--game akropolis --computer 2:top --seed 9 --save FILE");
    seated.keys("1n\n");
    assert!(seated.app.tick());
    seated.keys("u");
    assert_eq!(seated.plies(), 0);
    assert_eq!(seated.app.tick_delay(), None);
    assert!(!seated.app.tick());
    seated.keys("y");
    assert_eq!(seated.plies(), 1);
    assert_eq!(
        seated.app.tick_delay(),
        Some(Duration::ZERO),
        "it begins anew"
    );
    assert!(seated.app.tick());
    seated.keys("x");
    assert!(seated.app.is_left());
    seated.app.close();
    assert_eq!(seated.plies(), 1);
}

#[test]
fn a_hint_puts_a_good_move_in_hand() {
    for game in ["akropolis", "architekton"] {
        let mut seated = TestGame::new(&format!("--game {game} --seed 9 --save FILE"));
        seated.keys("1i");
        seated.shows("Looking for a good move …");
        seated.hurry();
        seated.shows("Hint: ");
        seated.shows("here");
        seated.shows("in hand");
        assert_eq!(seated.plies(), 0, "it is not played");
        seated.keys("\n");
        assert_eq!(seated.plies(), 1);
        // Whoever goes on alone hears nothing more.
        seated.keys("i");
        assert!(seated.app.tick_delay().is_some());
        for keys in ["1", "iu"] {
            seated.keys(keys);
            assert_eq!(seated.app.tick_delay(), None);
        }
    }
}

#[test]
fn a_hint_is_forgotten_where_the_tile_is_moved_away() {
    let mut seated = TestGame::new("--game akropolis --seed 9 --save FILE");
    for away in [true, false] {
        seated.keys("i");
        seated.hurry();
        seated.shows("Hint: ");
        if away {
            seated.mouse(MouseEventKind::Moved, 2, 3);
        } else {
            seated.key(KeyCode::Right);
        }
        assert!(!seated.screen().contains("Hint: "));
    }
}

#[test]
fn a_hint_says_whether_to_keep_a_house() {
    for seed in 1.. {
        assert!(seed < 20, "no decision came up");
        let mut seated = TestGame::new(&format!("--game architekton --seed {seed} --save FILE"));
        while !seated.app.is_over() && !seated.screen().contains("Keep the house") {
            let before = seated.plies();
            for number in '1'..='6' {
                seated.keys(&format!("{number}N\n"));
                if seated.plies() > before {
                    break;
                }
            }
        }
        if seated.app.is_over() {
            continue;
        }
        let before = seated.plies();
        seated.keys("i");
        seated.hurry();
        seated.shows("the house");
        seated.shows("Hint: ");
        seated.keys("\n");
        assert_eq!(seated.plies(), before + 1);
        return;
    }
}

#[test]
fn the_companion_learns_from_a_finished_game_once_and_remembers_it() {
    let options = "--game architekton --computer 2:companion --seed 3 --save FILE";
    let mut seated = TestGame::new(&format!("{options} --memory FOLDER"));
    let memory = seated.folder.join("memory/polis.companion");
    let finish = |seated: &mut TestGame| {
        while !seated.app.is_over() {
            match seated.app.tick_delay() {
                Some(_) => {
                    seated.app.tick();
                    seated.draw();
                }
                None => super::lay_one_of(seated, "12345678"),
            }
        }
    };
    finish(&mut seated);
    let learned = fs::read_to_string(&memory).unwrap();
    assert!(learned.contains(r#""games":1"#), "{learned}");
    let record = seated.app.record_text().unwrap();
    assert!(
        record.contains("name 2 Companion\n# computer 2:companion\n"),
        "{record}"
    );
    // A game that ends again is the same game.
    seated.key(KeyCode::Esc);
    seated.keys("u");
    assert!(!seated.app.is_over());
    finish(&mut seated);
    assert_eq!(fs::read_to_string(memory).unwrap(), learned);
}
