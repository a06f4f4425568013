//! What holds on every screen.

use polis_game::chance;
use polis_notation::Record;
use rand::RngExt;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEventKind};

use super::{TestGame, lay_one_of};
use crate::app::ExitMessage;

#[test]
fn keys_with_ctrl_or_alt_do_nothing_and_capitals_do_the_same_as_small_letters() {
    let mut seated = TestGame::new("--game akropolis --seed 9 --save FILE");
    seated.keys("1N\n");
    assert_eq!(seated.plies(), 1);
    for modifiers in [KeyModifiers::CONTROL, KeyModifiers::ALT] {
        for key in ['u', 'z', 'w', 'x', 's', 'r'] {
            let event = KeyEvent::new(KeyCode::Char(key), modifiers);
            seated.app.handle(&Event::Key(event));
        }
    }
    assert_eq!(seated.plies(), 1);
    assert!(!seated.app.is_left());
    seated.keys("U");
    assert_eq!(seated.plies(), 0);
    seated.keys("Y");
    assert_eq!(seated.plies(), 1);
    let event = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    seated.app.handle(&Event::Key(event));
    assert!(seated.app.is_left());

    let mut page = TestGame::new("");
    for _ in 0..8 {
        page.key(KeyCode::Down);
    }
    let event = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
    page.app.handle(&Event::Key(event));
    page.draw();
    page.shows("type a name");
}

#[test]
fn every_screen_fits_the_smallest_one_and_says_so_where_it_is_smaller() {
    for arguments in [
        "--game akropolis --players 4 --seed 1 --save FILE",
        "--game akropolis --solo metagenes --seed 1 --save FILE",
        "--game architekton --seed 1 --save FILE",
    ] {
        let mut seated = TestGame::new(arguments);
        seated.keys("?");
        seated.shows("Keys");
        seated.keys("?1o");
        seated.terminal = Terminal::new(TestBackend::new(60, 20)).unwrap();
        seated.draw();
        seated.shows("The table needs");
        seated.terminal = Terminal::new(TestBackend::new(1, 1)).unwrap();
        seated.draw();
        seated.terminal = Terminal::new(TestBackend::new(300, 90)).unwrap();
        seated.draw();
        seated.keys("1n\n");
        assert_eq!(seated.plies(), 1);
    }
}

#[test]
fn the_end_sheets_of_both_games_take_the_same_keys() {
    for game in ["akropolis --players 2", "architekton"] {
        let mut seated = TestGame::new(&format!("--game {game} --seed 1 --save FILE"));
        while !seated.app.is_over() {
            lay_one_of(&mut seated, "142536");
        }
        for key in [KeyCode::Tab, KeyCode::Char('o'), KeyCode::Esc] {
            seated.shows("The end");
            seated.key(key);
            assert!(!seated.screen().contains("The end"), "{game} {key}");
            seated.keys("\n");
        }
        if game == "akropolis --players 2" {
            seated.key(KeyCode::Esc);
            seated.shows("left over");
            seated.keys("\n");
        }
        seated.keys("u");
        assert!(!seated.app.is_over());
        seated.keys("y");
        assert!(seated.app.is_over());
        let ExitMessage::Saved(words) = seated.app.close() else {
            panic!("the game is saved");
        };
        assert!(words.starts_with("The game is over"), "{words}");
    }
}

#[test]
fn random_keys_and_clicks_never_break_a_game() {
    for (number, arguments) in [
        "--game akropolis --players 3 --computer 2 --seed 1 --save FILE",
        "--game akropolis --solo hippodamos --variants all --seed 2 --save FILE",
        "--game architekton --computer 2:top --seed 3 --save FILE",
        "--game architekton --seed 4 --save FILE",
    ]
    .into_iter()
    .enumerate()
    {
        let mut seated = TestGame::new(arguments);
        let mut rng = chance(number as u64);
        for step in 0..2500 {
            match rng.random_range(0..20) {
                0 => {
                    seated.app.tick();
                }
                1..4 => {
                    let (x, y) = (rng.random_range(0..90), rng.random_range(0..30));
                    seated.mouse(MouseEventKind::Moved, x, y);
                }
                4 => {
                    let (x, y) = (rng.random_range(0..90), rng.random_range(0..30));
                    seated.click(x, y);
                }
                5 => seated.key(KeyCode::Enter),
                6 => seated.key(KeyCode::Up),
                7 => seated.key(KeyCode::Left),
                8 => seated.key(KeyCode::Tab),
                9 => seated.mouse(MouseEventKind::ScrollUp, 5, 5),
                // Everything but what leaves the table or the game.
                _ => {
                    let keys = [
                        '1', '2', '3', '4', '5', '6', 'n', 'n', 'N', 'q', 'e', 'h', 'u', 's', 'o',
                        '?', 'm', 'y', 'l', 'c', 'i',
                    ];
                    let key = keys[rng.random_range(0..keys.len())];
                    seated.key(KeyCode::Char(key));
                }
            }
            if step % 100 == 0 {
                let text = seated.app.record_text().unwrap();
                assert_eq!(Record::read(&text).unwrap().to_string(), text);
            }
        }
    }
}

#[test]
fn the_last_moves_of_everybody_can_be_read() {
    let mut seated = TestGame::new("--game akropolis --players 4 --seed 9 --save FILE");
    for _ in 0..4 {
        seated.keys("1n\n");
    }
    seated.keys("l");
    insta::assert_snapshot!("log", seated.screen());
    seated.keys("l");
    seated.shows("Seat 4");
    let mut seated = TestGame::new("--game architekton --computer 1,2 --seed 9 --save FILE");
    seated.keys("l");
    seated.shows("No move has been played.");
    for _ in 0..30 {
        seated.app.tick();
    }
    seated.draw();
    seated.keys("ll");
    seated.shows("Foreman 2: ");
}
