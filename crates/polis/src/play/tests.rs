//! The whole game, driven by keys and the mouse on a screen that is only thought of.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::rc::Rc;
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

use super::app::{App, Farewell};
use crate::cli::{Cli, Command};

/// A table on a screen of its own, with a folder of its own.
struct Seated {
    app: App,
    terminal: Terminal<TestBackend>,
    folder: Rc<Folder>,
}

/// A folder that goes when the last table in it does.
struct Folder(PathBuf);

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Seated {
    /// Starts `polis play` with these arguments; `FILE` stands for a file in a fresh folder.
    fn new(arguments: &str) -> Seated {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("polis-play-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Seated::on(&Rc::new(Folder(folder)), arguments, 80, 24)
    }

    fn on(folder: &Rc<Folder>, arguments: &str, width: u16, height: u16) -> Seated {
        let file = folder.join("game.polis");
        let words = ["polis", "play"].into_iter().map(str::to_owned).chain(
            arguments.split_whitespace().map(|word| match word {
                "FILE" => file.display().to_string(),
                word => word.to_owned(),
            }),
        );
        let mut seated = Seated {
            app: started(words).unwrap(),
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            folder: Rc::clone(folder),
        };
        seated.draw();
        seated
    }

    /// Starts again with other arguments in the same folder.
    fn again(&self, arguments: &str) -> Seated {
        Seated::on(&self.folder, arguments, 80, 24)
    }

    /// The files in the folder, by name.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.to_path_buf()).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn file(&self) -> PathBuf {
        self.folder.join("game.polis")
    }

    fn saved(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
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

/// What `polis play` with these words starts.
fn started(words: impl Iterator<Item = String>) -> anyhow::Result<App> {
    let cli = Cli::try_parse_from(words).unwrap();
    let Command::Play(arguments) = cli.command else {
        panic!("expected play");
    };
    App::new(&arguments)
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
    seated.shows("Callicrates takes");
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
    seated.keys("u");
    seated.shows("There is nothing to take back.");
}

#[test]
fn what_is_taken_back_stays_in_the_file_and_can_be_played_again() {
    let mut seated = Seated::new("--game akropolis --computer 2 --seed 9 --save FILE");
    seated.keys("1n\n");
    seated.app.tick();
    seated.keys("1n\n");
    seated.app.tick();
    let saved = seated.saved();
    assert_eq!(Some(saved.clone()), seated.app.record_text());
    seated.keys("u");
    assert_eq!(seated.plies(), 2);
    seated.keys("u");
    assert_eq!(seated.plies(), 0);
    seated.shows("Taken back.");
    seated.shows("y redo");
    seated.keys("s");
    assert_eq!(seated.saved(), saved, "not even when asked for");
    seated.shows("The file keeps the moves taken back");
    seated.keys("y");
    assert_eq!(seated.plies(), 2);
    seated.keys("y");
    assert_eq!(seated.app.record_text(), Some(saved.clone()));
    seated.keys("y");
    seated.shows("Nothing was taken back.");
    assert_eq!(seated.saved(), saved);
    // Another move ends it.
    seated.keys("u1nn\n");
    assert_eq!(seated.plies(), 3);
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    seated.app.tick();
    seated.draw();
    seated.keys("y");
    seated.shows("Nothing was taken back.");
}

#[test]
fn keys_with_ctrl_or_alt_do_nothing_and_capitals_do_the_same_as_small_letters() {
    let mut seated = Seated::new("--game akropolis --seed 9 --save FILE");
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

    let mut page = Seated::new("");
    for _ in 0..8 {
        page.key(KeyCode::Down);
    }
    let event = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
    page.app.handle(&Event::Key(event));
    page.draw();
    page.shows("type a name");
}

#[test]
fn a_game_takes_its_file_at_once_and_gives_it_back_if_no_move_is_played() {
    let mut seated = Seated::new("--game akropolis --seed 9 --save FILE");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    let file = seated.file().display().to_string();
    let words = ["polis", "play", "--game", "akropolis", "--save", &file];
    let error = started(words.into_iter().map(str::to_owned)).err().unwrap();
    assert!(error.to_string().contains("is there already"), "{error}");
    assert_eq!(seated.app.close(), Farewell::Nothing);
    assert_eq!(seated.files(), [""; 0]);

    let mut seated = seated.again("--game akropolis --seed 9 --save FILE");
    seated.keys("1n\nu");
    let Farewell::Saved(words) = seated.app.close() else {
        panic!("the move is in the file");
    };
    assert!(words.contains("polis play --resume "), "{words}");
    assert_eq!(seated.files(), ["game.polis"]);
    // What was there before stays, be it without a move.
    let saved = seated.saved();
    let at = saved.find("moves\n").unwrap() + "moves\n".len();
    fs::write(seated.file(), &saved[..at]).unwrap();
    let mut again = seated.again("--resume FILE");
    again.app.close();
    assert_eq!(again.files(), ["game.polis"]);
}

#[test]
fn a_game_is_gone_on_with_and_its_computer_seat_is_remembered() {
    let mut seated = Seated::new("--game akropolis --computer 2 --seed 9 --save FILE");
    seated.keys("1n\n");
    seated.app.tick();
    let saved = seated.saved();
    assert!(saved.contains("name 2 Computer"));
    assert!(saved.contains("# computer 2\n"));
    let folder = Rc::clone(&seated.folder);
    let mut again = Seated::on(&folder, "--resume FILE", 100, 30);
    assert_eq!(again.app.record_text().as_ref(), Some(&saved));
    again.keys("1n\n");
    again.app.tick();
    assert_eq!(again.plies(), 4);
    // The mark counts, not the name; and the command line goes before the mark.
    let check = |mark: &str, arguments: &str, waits: bool| {
        fs::write(
            folder.join("game.polis"),
            saved.replace("# computer 2", mark),
        )
        .unwrap();
        let mut seated = Seated::on(&folder, arguments, 80, 24);
        seated.keys("1n\n");
        assert_eq!(seated.app.patience().is_some(), waits, "{mark} {arguments}");
    };
    check("# computer 2", "--resume FILE", true);
    check("# computer 7 x 2", "--resume FILE", true);
    check("# computer", "--resume FILE", false);
    check("#", "--resume FILE", false);
    check("#", "--resume FILE --computer 2", true);
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
    let folder = Rc::clone(&seated.folder);
    let saved = seated.saved().replace("Computer ", "Player ");
    let saved = saved.replace("# computer 1 2\n", "");
    fs::write(seated.file(), saved).unwrap();
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
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
    fs::remove_dir_all(seated.folder.to_path_buf()).unwrap();
    seated.keys("1n\n");
    assert_eq!(seated.plies(), 1);
    seated.shows("Not saved: No such file");
    seated.keys("1n");
    seated.shows("Not saved: No such file");
    seated.keys("x");
    assert!(!seated.app.is_left());
    seated.shows("x again leaves and prints the record");
    seated.keys("n");
    seated.shows("Not saved: No such file");
    seated.keys("xx");
    assert!(seated.app.is_left());
    let Farewell::Unsaved { why, record } = seated.app.close() else {
        panic!("the move is in no file");
    };
    assert!(why.contains("Not saved"), "{why}");
    assert_eq!(Some(record), seated.app.record_text());
    fs::create_dir_all(seated.folder.to_path_buf()).unwrap();
    seated.keys("\n");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
}

#[test]
fn a_folder_that_cannot_be_written_to_shows_at_the_start() {
    let seated = Seated::new("--game akropolis --seed 3 --save /dev/null/game.polis");
    seated.shows("Not saved: Not a directory");
    let mut seated = seated;
    assert_eq!(seated.app.close(), Farewell::Nothing);
}

#[cfg(unix)]
#[test]
fn saving_keeps_links_and_permissions_and_refuses_what_is_not_a_file() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
    seated.keys("1n\n");
    let behind = seated.folder.join("behind.polis");
    fs::rename(seated.file(), &behind).unwrap();
    fs::set_permissions(&behind, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&behind, seated.file()).unwrap();
    let mut again = seated.again("--resume FILE");
    again.keys("1n\n");
    assert_eq!(
        Some(fs::read_to_string(&behind).unwrap()),
        again.app.record_text()
    );
    assert!(fs::symlink_metadata(again.file()).unwrap().is_symlink());
    let mode = fs::metadata(&behind).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    fs::remove_file(again.file()).unwrap();
    fs::create_dir(again.file()).unwrap();
    again.keys("1n\n");
    again.shows("Not saved: it is not a regular file");
    assert_eq!(again.files(), ["behind.polis", "game.polis"]);
}

#[test]
fn a_match_goes_on_after_leaving_and_everybody_keeps_a_name() {
    // A game whose end does not end the match.
    let mut seated = (1..60)
        .map(|seed| {
            let mut seated = Seated::new(&format!("--game architekton --seed {seed} --save FILE"));
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
fn play_to_the_end(seated: &mut Seated) {
    while !seated.app.is_over() {
        lay_one_of(seated, "142536");
    }
}

#[test]
fn the_last_moves_of_everybody_can_be_read() {
    let mut seated =
        Seated::new("--game akropolis --players 4 --computer 2,3,4 --seed 9 --save FILE");
    seated.keys("1n\n");
    for _ in 0..3 {
        seated.app.tick();
    }
    seated.draw();
    seated.keys("l");
    insta::assert_snapshot!("akropolis_log", seated.screen());
    seated.keys("l");
    seated.shows("Computer 4");
    let mut seated = Seated::new("--game architekton --computer 1,2 --seed 9 --save FILE");
    seated.keys("l");
    seated.shows("No move has been played.");
    for _ in 0..30 {
        seated.app.tick();
    }
    seated.draw();
    seated.keys("ll");
    seated.shows("Computer 2: ");
}

#[test]
fn at_the_smallest_screen_nothing_is_cut() {
    let mut seated =
        Seated::new("--solo callicrates --length long --variants all --seed 4 --save FILE");
    for _ in 0..6 {
        seated.keys("1n\n");
    }
    insta::assert_snapshot!("akropolis_solo", seated.screen());
}

#[test]
fn the_ends_of_a_long_city_can_be_seen_and_nothing_beyond() {
    // A row of tiles to the east.
    let mut seated = Seated::new("--game akropolis --seed 3 --save FILE");
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
    insta::assert_snapshot!("akropolis_east", east);
}

#[test]
fn saving_with_a_tile_in_hand_says_so() {
    for game in ["akropolis", "architekton"] {
        let mut seated = Seated::new(&format!("--game {game} --seed 3 --save FILE"));
        seated.keys("1s");
        seated.shows("Saved to");
        seated.shows("in hand");
    }
}

#[test]
fn a_tile_that_fits_nowhere_leaves_the_one_in_hand() {
    for seed in 1.. {
        assert!(seed < 60, "no game came to a tile that fits nowhere");
        let mut seated = Seated::new(&format!("--game architekton --seed {seed} --save FILE"));
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

#[test]
fn the_end_sheets_of_both_games_take_the_same_keys() {
    for game in ["akropolis --players 2", "architekton"] {
        let mut seated = Seated::new(&format!("--game {game} --seed 1 --save FILE"));
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
        let Farewell::Saved(words) = seated.app.close() else {
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
                        '?', 'm', 'y', 'l', 'c',
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
