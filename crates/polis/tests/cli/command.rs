//! The command as a script uses it.

use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use super::{check_failure, polis, run, run_with_input, stdout, temporary};

const MODES: [&str; 9] = [
    "--game akropolis",
    "--game akropolis --players 3 --variants houses,gardens",
    "--game akropolis --players 4 --variants all",
    "--game akropolis --players 2 --length long",
    "--game akropolis --players 3 --length long --variants temples",
    "--game akropolis --solo hippodamos",
    "--game akropolis --solo metagenes --variants all --players 1",
    "--game akropolis --solo callicrates --length long",
    "--game architekton",
];

#[test]
fn random_games_of_every_mode_can_be_traced_shown_and_scored() {
    for mode in MODES {
        let record = stdout(&run(&format!("random {mode} --seed 5")));
        assert_eq!(
            record,
            stdout(&run(&format!("random {mode} --seed 5"))),
            "{mode}"
        );
        assert_ne!(
            record,
            stdout(&run(&format!("random {mode} --seed 6"))),
            "{mode}"
        );
        let trace = stdout(&run_with_input("trace -", record.as_bytes()));
        let last: Value = serde_json::from_str(trace.lines().last().unwrap()).unwrap();
        assert_eq!(last["over"], true, "{mode}");
        for view in ["show -", "score -", "show - --ply 7", "score - --ply 7"] {
            let text = stdout(&run_with_input(view, record.as_bytes()));
            assert!(!text.is_empty(), "{mode}");
            assert!(
                !text.contains('\u{1b}'),
                "no colours where nobody looks: {mode}"
            );
        }
    }
}

/// A seed is a promise: this game is the same on every platform and in every version.
#[test]
fn equal_seeds_give_equal_games_for_ever() {
    for (mode, file) in [
        ("--game akropolis --players 2", "akropolis-seed-1.polis"),
        ("--game architekton", "architekton-seed-1.polis"),
    ] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
        let golden = std::fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(stdout(&run(&format!("random {mode} --seed 1"))), golden);
    }
}

#[test]
fn several_games_go_to_a_folder() {
    let folder = temporary("random");
    let out = folder.display();
    stdout(&run(&format!(
        "random --game architekton --seed 9 --games 3 --out {out}"
    )));
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["10.polis", "11.polis", "9.polis"]);
    let second = std::fs::read_to_string(folder.join("10.polis")).unwrap();
    assert_eq!(second, stdout(&run("random --game architekton --seed 10")));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bad_input_gives_status_1_and_says_where() {
    check_failure(&run("trace /nowhere/game.polis"), 1, "/nowhere/game.polis");
    check_failure(
        &run_with_input("trace -", b""),
        1,
        "standard input: line 1: found no `moves`",
    );
    check_failure(
        &run_with_input("trace -", &[b'g', b'\n', 0xff]),
        1,
        "line 2: found bytes",
    );
    let huge = vec![b' '; 300 * 1024];
    check_failure(
        &run_with_input("trace -", &huge),
        1,
        "found more than 262144 bytes",
    );

    let record = stdout(&run("random --game akropolis --seed 5"));
    let ply = run_with_input("show - --ply 37", record.as_bytes());
    check_failure(&ply, 1, "expected --ply 0 to 36, found 37");

    // The trace stops at an illegal move, after the positions before it.
    let lines: Vec<&str> = record.lines().collect();
    let broken = format!("{}\n99 0,0 0\n", lines[..6].join("\n"));
    let output = run_with_input("trace -", broken.as_bytes());
    check_failure(
        &output,
        1,
        "line 7: found `99`; expected the number of a tile, 1 to 61",
    );
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 3);
}

#[test]
fn wrong_calls_give_status_2_and_say_what_to_do() {
    let check = |arguments: &str, message| check_failure(&run(arguments), 2, message);
    check("", "Usage");
    check("trase game.polis", "trace");
    check("random --game chess --seed 1", "akropolis");
    check("random --game akropolis", "--seed");
    check("random --game akropolis --seed 1 --players 5", "1..=4");
    check(
        "random --game akropolis --seed 1 --players 1",
        "solo opponent",
    );
    check(
        "random --game akropolis --seed 1 --variants stables",
        "houses",
    );
    check(
        "random --game akropolis --seed 1 --solo vitruvius",
        "callicrates",
    );
    check(
        "random --game akropolis --seed 1 --solo metagenes --players 3",
        "1 against metagenes",
    );
    check(
        "random --game akropolis --seed 1 --players 4 --length long",
        "no long game for 4",
    );
    check(
        "random --game architekton --seed 1 --players 3",
        "--players is for akropolis",
    );
    check("random --game akropolis --seed 1 --games 2", "--out DIR");
    check(
        "random --game akropolis --seed 1 --buildings x.csv",
        "--buildings is for architekton",
    );
    check("perft --game akropolis --seed 1 --depth 0", "1..=12");
    check("bench --seconds 0", "expected 0.01 to 60");
    check("random --game akropolis --seed 1 --games 0", "0");
    check(
        "random --game akropolis --seed 18446744073709551615 --games 3",
        "beyond the last seed",
    );
    check(
        "random --game architekton --seed 1 --length standard",
        "--length is for akropolis",
    );
    check("random --game akropolis --seed 1 --games 2", "polis random");
    check(
        "play --resume game.polis --players 4",
        "cannot be used with",
    );
}

#[test]
fn other_building_faces_can_be_used() {
    let built_in = include_str!("../../../architekton/data/buildings.csv");
    let file = temporary("faces.csv");
    let path = file.display();
    // Every earth becomes water: the game is another one.
    std::fs::write(&file, built_in.replace("earth", "water")).unwrap();
    let record = stdout(&run(&format!(
        "random --game architekton --seed 2 --buildings {path}"
    )));
    assert_ne!(record, stdout(&run("random --game architekton --seed 2")));
    let trace = format!("trace - --buildings {path}");
    stdout(&run_with_input(&trace, record.as_bytes()));
    std::fs::write(&file, built_in.replace("22,earth", "22,sand")).unwrap();
    let output = run_with_input(&trace, record.as_bytes());
    check_failure(&output, 1, "line 23: found `sand` as north side");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let record = stdout(&run("random --game akropolis --players 4 --seed 5"));
    let file = temporary("pipe.polis");
    std::fs::write(&file, record).unwrap();
    let trace = format!("trace {}", file.display());
    let show = format!("show {}", file.display());
    let perft = "perft --game architekton --seed 1 --depth 3";
    for arguments in [&trace, &show, "completions bash", perft] {
        let mut child = polis(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments}: {text}");
    }
    std::fs::remove_file(file).unwrap();
}

/// The record of a finished game of a server, in which moves were taken back.
#[test]
fn shuffles_are_verified() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let record = std::fs::read_to_string(folder.join("shuffled.polis")).unwrap();
    let verify = |text: &str| run_with_input("verify -", text.as_bytes());
    let proven = stdout(&verify(&record));
    assert!(proven.contains("shuffle 2, before move 3: "), "{proven}");
    assert!(proven.contains("proven"), "{proven}");
    let nonce = "00112233445566778899aabbccddeeff";
    assert!(record.contains(nonce));
    let other = record.replace(nonce, "00112233445566778899aabbccddee00");
    check_failure(&verify(&other), 1, "shuffle 1 is not what its hash says");
    let played = stdout(&run("random --game architekton --seed 4"));
    check_failure(&verify(&played), 1, "no hash");
}

#[test]
fn perft_counts_sequences() {
    let text = stdout(&run("perft --game akropolis --seed 1 --depth 2"));
    let rows = text.lines().skip(1);
    let counts: Vec<&str> = rows
        .map(|line| line.split_whitespace().nth(1).unwrap())
        .collect();
    assert_eq!(counts, ["180", "48600"]);
}

#[test]
fn bench_prints_one_object() {
    let text = stdout(&run("bench --json --seconds 0.01"));
    let figures: Value = serde_json::from_str(&text).unwrap();
    for key in [
        "akropolis_random_games_per_second",
        "architekton_random_games_per_second",
    ] {
        assert!(figures[key].as_u64().unwrap() > 0, "{key}");
    }
    assert_eq!(figures.as_object().unwrap().len(), 14);
}

#[test]
fn help_has_examples_and_shells_have_completions() {
    assert!(stdout(&run("--help")).contains("Examples:"));
    for command in [
        "play",
        "show",
        "score",
        "trace",
        "verify",
        "random",
        "perft",
        "bench",
        "completions",
    ] {
        assert!(
            stdout(&run(&format!("{command} --help"))).contains("Example"),
            "{command}"
        );
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            stdout(&run(&format!("completions {shell}"))).contains("polis"),
            "{shell}"
        );
    }
}

#[test]
fn play_needs_a_terminal() {
    check_failure(&run("play --game akropolis"), 1, "terminal");
}

#[test]
fn a_built_in_player_speaks_the_protocol() {
    let record = stdout(&run("random --game architekton --seed 4"));
    let start = record.lines().take(4).collect::<Vec<_>>().join("\n");
    let question = |seat| {
        serde_json::json!({
            "protocol": 1, "record": start, "seat": seat, "time_ms": 1000, "new": true
        })
    };
    let input = format!("{}\nnonsense\n\n{}\n", question(1), question(2));
    let text = stdout(&run_with_input("bot --level greedy", input.as_bytes()));
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["move"].is_string(), "{text}");
    assert!(answers[1]["error"].is_string(), "{text}");
    assert!(
        answers[2]["error"].as_str().unwrap().contains("seat 1"),
        "{text}"
    );
}

#[test]
fn a_training_goes_on_where_it_ended() {
    let folder = std::env::temp_dir().join(format!("polis-train-{}", std::process::id()));
    let train = |more: &str| {
        run(&format!(
            "train --game architekton --out {} --games 2 --exam 2 --threads 2 {more}",
            folder.display()
        ))
    };
    assert!(stdout(&train("--generations 1")).contains("generation 1: "));
    let went_on = stdout(&train("--generations 2"));
    assert!(went_on.contains("from generation 1") && went_on.contains("generation 2: "));
    assert!(!went_on.contains("generation 1: "));
    let weights = std::fs::read(folder.join("architekton.bin")).unwrap();
    assert!(!weights.is_empty());
    for wrong in [
        "--rate nan",
        "--rate -1",
        "--minutes nan",
        "--games 0",
        "--epochs 0",
    ] {
        assert_eq!(train(wrong).status.code(), Some(2), "{wrong}");
    }
    std::fs::write(folder.join("architekton.state"), "junk").unwrap();
    assert_eq!(train("").status.code(), Some(1));
    std::fs::remove_dir_all(folder).unwrap();
}
