//! `polis puzzles` as a script uses it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_polis"))
        .arg("puzzles")
        .args(arguments)
        .output()
        .unwrap()
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn make(out: &Path, games: &str, threads: &str) -> String {
    let made = run(&[
        "--game",
        "architekton",
        "--seed",
        "1",
        "--games",
        games,
        "--play",
        "20",
        "--playouts",
        "200",
        "--threads",
        threads,
        "--out",
        out.to_str().unwrap(),
    ]);
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    fs::read_to_string(out).unwrap()
}

#[test]
fn threads_and_interruptions_do_not_change_what_is_made() {
    let folder = folder("puzzles-made");
    let (one, other) = (folder.join("one.txt"), folder.join("other.txt"));
    let whole = make(&one, "4", "1");
    assert!(whole.starts_with("# made by polis puzzles --game architekton --seed 1"));
    assert!(whole.lines().count() > 1, "{whole}");
    make(&other, "2", "3");
    // What came after the last note of progress is made again.
    let half = fs::read_to_string(&other).unwrap();
    fs::write(&other, format!("{half}best 1200 | a line that was cut o")).unwrap();
    assert_eq!(make(&other, "4", "3"), whole);
    // Another run does not write into this file.
    let refused = run(&["--game", "akropolis", "--out", one.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(1));
    let message = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(message.contains("begins otherwise"), "{message}");
}

#[test]
fn a_check_keeps_what_holds_and_says_why_it_refuses() {
    let folder = folder("puzzles-checked");
    let (made, checked) = (folder.join("made.txt"), folder.join("checked.txt"));
    let text = make(&made, "3", "2");
    let arguments = [
        "--game",
        "architekton",
        "--check",
        made.to_str().unwrap(),
        "--out",
        checked.to_str().unwrap(),
    ];
    let output = run(&arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let kept = fs::read_to_string(&checked).unwrap();
    let puzzles = |text: &str| text.lines().filter(|line| !line.starts_with('#')).count();
    let told = String::from_utf8(output.stdout).unwrap();
    let refused = told
        .lines()
        .filter(|line| line.starts_with("refused "))
        .count();
    assert_eq!(puzzles(&kept) + refused, puzzles(&text), "{told}");
    assert!(kept.contains("# checked by polis puzzles --check"));
    for line in kept.lines().filter(|line| !line.starts_with('#')) {
        assert!(text.contains(line));
    }
    fs::write(&made, "best 1200 | nothing").unwrap();
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("line 1: found 2 parts"), "{message}");
}
