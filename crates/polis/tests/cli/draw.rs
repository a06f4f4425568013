//! `polis draw` and `polis film` as a script uses them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn polis(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_polis"))
        .args(arguments)
        .output()
        .unwrap()
}

fn record(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(format!("{game}-seed-1.polis"))
}

/// The bytes of the file that a command wrote.
fn made(command: &str, game: &str, name: &str, more: &[&str]) -> Vec<u8> {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let record = record(game);
    let mut arguments = vec![
        command,
        record.to_str().unwrap(),
        "-o",
        out.to_str().unwrap(),
    ];
    arguments.extend(more);
    let output = polis(&arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{error}");
    fs::read(out).unwrap()
}

#[test]
fn a_position_becomes_a_picture() {
    for game in ["akropolis", "architekton"] {
        let png = made("draw", game, &format!("{game}.png"), &["--scale", "0.4"]);
        assert!(png.starts_with(b"\x89PNG") && png.len() > 10_000);
        let svg = made(
            "draw",
            game,
            &format!("{game}.svg"),
            &["--ply", "7", "--theme", "dark"],
        );
        let svg = String::from_utf8(svg).unwrap();
        assert!(svg.starts_with("<svg") && svg.contains("after 7 moves"));
        assert!(!svg.contains("var(--"), "every colour is written in");
    }
}

#[test]
fn a_game_becomes_a_film() {
    let film = made(
        "film",
        "architekton",
        "game.gif",
        &["--scale", "0.2", "--move-ms", "100"],
    );
    assert!(film.starts_with(b"GIF89a"));
}

#[test]
fn what_is_drawn_can_go_to_another_program() {
    let record = record("akropolis");
    let record = record.to_str().unwrap();
    let written = |arguments: &[&str]| {
        let output = polis(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{error}");
        output.stdout
    };
    let svg = written(&["draw", record, "-o", "-", "--form", "svg", "--scale", "2"]);
    let svg = String::from_utf8(svg).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains(r#" width="2392""#));
    let png = written(&["draw", record, "-o", "-", "--form", "png", "--scale", "0.2"]);
    assert!(png.starts_with(b"\x89PNG"));
    // What was asked for goes before what the name says.
    let form = made("draw", "akropolis", "picture", &["--form", "svg"]);
    assert!(form.starts_with(b"<svg"));
}

#[test]
fn the_architect_has_his_points_beside_who_plays_against_him() {
    let random = [
        "random",
        "--game",
        "akropolis",
        "--solo",
        "metagenes",
        "--seed",
        "3",
    ];
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("draw-solo.polis");
    fs::write(&path, polis(&random).stdout).unwrap();
    let out = path.with_extension("svg");
    let [path, out] = [&path, &out].map(|path| path.to_str().unwrap());
    assert!(polis(&["draw", path, "-o", out]).status.success());
    let svg = fs::read_to_string(out).unwrap();
    assert!(
        svg.contains("points \u{b7} Metagenes "),
        "his points are told"
    );
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let record = record("akropolis");
    let record = record.to_str().unwrap();
    let check = |arguments: &[&str], status: i32, message: &str| {
        let output = polis(arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{error}");
        assert!(error.contains(message), "{error}");
    };
    check(
        &["draw", record, "-o", "city.jpg"],
        1,
        "ends in .png or .svg",
    );
    check(&["film", record, "-o", "game.mp4"], 1, "ends in .gif");
    check(&["film", record, "-o", "game.webp"], 1, "animated GIFs");
    check(&["draw", record, "-o", "-"], 1, "expected --form");
    check(
        &["draw", "nowhere.polis", "-o", "x.png"],
        1,
        "nowhere.polis",
    );
    let folder = env!("CARGO_TARGET_TMPDIR");
    check(
        &["draw", record, "--form", "png", "-o", folder],
        1,
        "found a folder",
    );
    check(
        &["draw", record, "--ply", "99", "-o", "x.svg"],
        1,
        "expected --ply 0 to",
    );
    check(
        &["draw", record, "-o", "/nowhere/x.svg"],
        1,
        "there is no folder /nowhere",
    );
    check(
        &["draw", record, "--scale", "99", "-o", "x.png"],
        2,
        "expected 0.1 to 4",
    );
    check(&["draw", record], 2, "--out");
}
