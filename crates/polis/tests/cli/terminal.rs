//! The pictures that `polis show` and `polis score` print, without colours.

use std::path::PathBuf;
use std::process::Command;

/// Runs `polis` and gives what it printed.
fn polis(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_polis"))
        .args(arguments)
        .env_remove("CLICOLOR_FORCE")
        .output()
        .expect("polis can be run");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("polis prints text")
}

/// A random game in a file.
fn game(name: &str, arguments: &[&str]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let text = polis(&[&["random"], arguments].concat());
    std::fs::write(&path, text).expect("the folder for tests can be written to");
    path
}

/// What a subcommand prints of a game after so many moves.
fn check(subcommand: &str, path: &std::path::Path, ply: &str) -> String {
    let page = polis(&[
        subcommand,
        path.to_str().expect("the path is text"),
        "--ply",
        ply,
    ]);
    assert!(page.lines().all(|line| line == line.trim_end()));
    page
}

#[test]
fn akropolis_is_shown_and_scored() {
    let options = ["--game", "akropolis", "--variants", "all", "--seed", "11"];
    let path = game("akropolis.polis", &options);
    insta::assert_snapshot!("show_akropolis", check("show", &path, "18"));
    insta::assert_snapshot!("score_akropolis", check("score", &path, "18"));
}

#[test]
fn a_solo_game_shows_what_the_illustrious_architect_has() {
    let options = ["--game", "akropolis", "--solo", "metagenes", "--seed", "2"];
    let path = game("solo.polis", &options);
    insta::assert_snapshot!("show_solo", check("show", &path, "18"));
}

#[test]
fn architekton_is_shown_and_scored() {
    let path = game(
        "architekton.polis",
        &["--game", "architekton", "--seed", "3"],
    );
    insta::assert_snapshot!("show_architekton", check("show", &path, "14"));
    insta::assert_snapshot!("score_architekton", check("score", &path, "25"));
}
