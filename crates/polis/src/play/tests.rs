//! The whole game, driven by keys and the mouse on a screen that is only thought of.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use clap::Parser;
use polis_notation::Record;
use polis_table::chance;
use rand::RngExt;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::app::App;
use crate::cli::{Cli, Command};

/// A table on a screen of its own, with a folder of its own.
struct Seated {
    app: App,
    terminal: Terminal<TestBackend>,
    folder: PathBuf,
}

impl Seated {
    /// Starts `polis play` with these arguments; `FILE` stands for a file in a fresh folder.
    fn new(arguments: &str) -> Seated {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("polis-play-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Seated::on(&folder, arguments, 80, 24)
    }

    fn on(folder: &Path, arguments: &str, width: u16, height: u16) -> Seated {
        let file = folder.join("game.polis");
        let words = ["polis", "play"].into_iter().map(str::to_owned).chain(
            arguments.split_whitespace().map(|word| match word {
                "FILE" => file.display().to_string(),
                word => word.to_owned(),
            }),
        );
        let cli = Cli::try_parse_from(words).unwrap();
        let Command::Play(arguments) = cli.command else {
            panic!("expected play");
        };
        let mut seated = Seated {
            app: App::new(&arguments).unwrap(),
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            folder: folder.to_owned(),
        };
        seated.draw();
        seated
    }

    fn file(&self) -> PathBuf {
        self.folder.join("game.polis")
    }

    fn saved(&self) -> String {
        std::fs::read_to_string(self.file()).unwrap()
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.render(frame)).unwrap();
    }

    fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let area = buffer.area;
        let mut text = String::new();
        for y in 0..area.height {
            let line: String = (0..area.width).map(|x| buffer[(x, y)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Where a text stands on the screen.
    fn find(&self, text: &str) -> (u16, u16) {
        for (y, line) in self.screen().lines().enumerate() {
            if let Some(at) = line.find(text) {
                return (line[..at].chars().count() as u16, y as u16);
            }
        }
        panic!("{text:?} is not on the screen:\n{}", self.screen());
    }

    fn key(&mut self, code: KeyCode) {
        self.app
            .handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
    }

    /// Presses the keys of a text, `\n` for Enter.
    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(match key {
                '\n' => KeyCode::Enter,
                key => KeyCode::Char(key),
            });
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.app.handle(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
        self.draw();
    }

    fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    fn plies(&self) -> usize {
        let text = self.app.record_text().unwrap();
        text.lines().skip_while(|&line| line != "moves").count() - 1
    }

    fn shows(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "expected {text:?} in\n{screen}");
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn a_whole_game_of_akropolis_is_played_by_keys_alone() {
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
    for ply in 0..36 {
        assert_eq!(seated.plies(), ply);
        seated.keys("1n\n");
    }
    assert!(seated.app.is_over());
    seated.shows("The end");
    seated.shows("new game");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    let again = Seated::on(&seated.folder, "--resume FILE", 80, 24);
    again.shows("The end");
    // The folder has another name each time.
    let screen: Vec<String> = seated
        .screen()
        .lines()
        .filter(|line| !line.contains("The record is in"))
        .map(str::to_owned)
        .collect();
    insta::assert_snapshot!("akropolis_end", screen.join("\n"));
}

#[test]
fn a_table_of_akropolis_shows_the_tile_in_hand_and_what_it_changes() {
    let mut seated = Seated::new("--game akropolis --variants all --seed 5 --save FILE");
    for _ in 0..12 {
        seated.keys("1n\n");
    }
    seated.keys("2n");
    insta::assert_snapshot!("akropolis_table", seated.screen());
}

#[test]
fn a_place_that_is_not_allowed_says_why() {
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
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
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
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
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
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
    let mut seated = Seated::new("--solo callicrates --seed 4 --save FILE");
    seated.keys("1n\n");
    seated.shows("He takes tile");
    for _ in 1..18 {
        seated.keys("1n\n");
    }
    assert!(seated.app.is_over());
}

#[test]
fn the_computer_plays_its_seats_and_undo_goes_back_to_the_person() {
    let mut seated =
        Seated::new("--game akropolis --players 3 --computer 2,3 --seed 9 --save FILE");
    seated.keys("1n\n");
    assert_eq!(seated.plies(), 1);
    seated.app.tick();
    seated.app.tick();
    seated.app.tick();
    assert_eq!(seated.plies(), 3);
    seated.draw();
    seated.keys("u");
    assert_eq!(seated.plies(), 0);
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    seated.keys("u");
    seated.shows("There is nothing to take back.");
}

#[test]
fn a_game_is_gone_on_with_and_its_computer_seat_is_remembered() {
    let mut seated = Seated::new("--game akropolis --computer 2 --seed 9 --save FILE");
    seated.keys("1n\n");
    seated.app.tick();
    let saved = seated.saved();
    assert!(saved.contains("name 2 Computer"));
    let folder = seated.folder.clone();
    let mut again = Seated::on(&folder, "--resume FILE", 100, 30);
    assert_eq!(again.app.record_text(), Some(saved));
    again.keys("1n\n");
    again.app.tick();
    assert_eq!(again.plies(), 4);
}

#[test]
fn a_whole_game_of_architekton_with_decisions_and_a_match() {
    let mut decisions = 0;
    for seed in 1..6 {
        let mut seated = Seated::new(&format!("--game architekton --seed {seed} --save FILE"));
        let mut steps = 0;
        while !seated.app.is_over() {
            if seated.screen().contains("Keep the house") {
                decisions += 1;
                if decisions == 1 {
                    insta::assert_snapshot!("architekton_decision", seated.screen());
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

/// Lays the first tile that can be laid, of those with these numbers, at the best place.
fn lay_one_of(seated: &mut Seated, numbers: &str) {
    let before = seated.plies();
    for number in numbers.chars() {
        if seated.screen().contains("Keep the house") {
            seated.keys("1\n");
        } else {
            seated.keys(&format!("{number}n\n"));
        }
        if seated.plies() > before {
            return;
        }
    }
}

#[test]
fn without_a_house_in_hand_one_is_chosen_to_move() {
    for seed in 1.. {
        let mut seated = Seated::new(&format!("--game architekton --seed {seed} --save FILE"));
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
    let mut seated = Seated::new("--game architekton --computer 1,2 --seed 2 --save FILE");
    for _ in 0..16 {
        seated.app.tick();
    }
    let folder = seated.folder.clone();
    let saved = seated.saved().replace("Computer ", "Player ");
    std::fs::write(seated.file(), saved).unwrap();
    let mut seated = Seated::on(&folder, "--resume FILE", 80, 24);
    seated.keys("1n");
    insta::assert_snapshot!("architekton_table", seated.screen());
}

#[test]
fn every_screen_fits_the_smallest_one_and_says_so_where_it_is_smaller() {
    let mut seated = Seated::new("");
    insta::assert_snapshot!("start", seated.screen());
    seated.keys("?");
    for arguments in [
        "--game akropolis --players 4 --seed 1 --save FILE",
        "--game akropolis --solo metagenes --seed 1 --save FILE",
        "--game architekton --seed 1 --save FILE",
    ] {
        let mut seated = Seated::new(arguments);
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
fn the_first_page_starts_what_is_chosen() {
    let mut seated = Seated::new("--save FILE");
    // Three players; the long game; the gardens variant; a name for the third seat.
    for (downs, keys) in [(1, " "), (1, " "), (5, " "), (3, "Anna")] {
        for _ in 0..downs {
            seated.key(KeyCode::Down);
        }
        seated.keys(keys);
    }
    seated.keys("\n");
    let record = seated.app.record_text().unwrap();
    for line in [
        "players 3",
        "length long",
        "variants gardens",
        "name 2 Computer",
        "name 3 Anna",
    ] {
        assert!(record.contains(line), "{record}");
    }
}

#[test]
fn a_game_that_cannot_be_saved_goes_on() {
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
    std::fs::remove_dir_all(&seated.folder).unwrap();
    seated.keys("1n\n");
    assert_eq!(seated.plies(), 1);
    seated.shows("Not saved to");
    std::fs::create_dir_all(&seated.folder).unwrap();
    seated.keys("1n\n");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
}

#[test]
fn random_keys_and_clicks_never_break_a_game() {
    for (number, arguments) in [
        "--game akropolis --players 3 --computer 2 --seed 1 --save FILE",
        "--game akropolis --solo hippodamos --variants all --seed 2 --save FILE",
        "--game architekton --computer 2 --seed 3 --save FILE",
        "--game architekton --seed 4 --save FILE",
    ]
    .into_iter()
    .enumerate()
    {
        let mut seated = Seated::new(arguments);
        let mut rng = chance(number as u64);
        for step in 0..2500 {
            match rng.random_range(0..20) {
                0 => seated.app.tick(),
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
                        '?', 'm',
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
