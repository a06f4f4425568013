//! Saving, taking back and leaving.

use std::fs;

use super::{TestGame, started};
use crate::app::ExitMessage;

#[test]
fn what_is_taken_back_stays_in_the_file_and_can_be_played_again() {
    let mut seated = TestGame::new("--game akropolis --computer 2 --seed 9 --save FILE");
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
fn a_game_takes_its_file_at_once_and_gives_it_back_if_no_move_is_played() {
    let mut seated = TestGame::new("--game akropolis --seed 9 --save FILE");
    assert_eq!(Some(seated.saved()), seated.app.record_text());
    let error = started("--game akropolis --save FILE", &seated.file());
    let error = error.err().unwrap();
    assert!(error.to_string().contains("is there already"), "{error}");
    assert_eq!(seated.app.close(), ExitMessage::Nothing);
    assert_eq!(seated.files(), [""; 0]);

    let mut seated = seated.again("--game akropolis --seed 9 --save FILE");
    seated.keys("1n\nu");
    let ExitMessage::Saved(words) = seated.app.close() else {
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
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
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
    let ExitMessage::Unsaved { why, record } = seated.app.close() else {
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
    let seated = TestGame::new("--game akropolis --seed 3 --save /dev/null/game.polis");
    seated.shows("Not saved: Not a directory");
    let mut seated = seated;
    assert_eq!(seated.app.close(), ExitMessage::Nothing);
}

#[cfg(unix)]
#[test]
fn saving_keeps_links_and_permissions_and_refuses_what_is_not_a_file() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let mut seated = TestGame::new("--game akropolis --seed 3 --save FILE");
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
fn saving_with_a_tile_in_hand_says_so() {
    for game in ["akropolis", "architekton"] {
        let mut seated = TestGame::new(&format!("--game {game} --seed 3 --save FILE"));
        seated.keys("1s");
        seated.shows("Saved to");
        seated.shows("in hand");
    }
}
