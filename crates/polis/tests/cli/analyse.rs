//! `polis analyse` as a script uses it.

use serde_json::Value;

use super::{random, run_with_input, stdout};

fn run(arguments: &str, input: &str) -> std::process::Output {
    run_with_input(arguments, input.as_bytes())
}

#[test]
fn every_move_is_told_with_its_mark_and_what_was_better() {
    for (mode, people) in [
        ("--game akropolis --players 3 --variants all", 3),
        ("--game akropolis --solo metagenes", 1),
        ("--game architekton", 2),
    ] {
        let record = random(mode);
        let report = stdout(&run("analyse - --json --playouts 40 --top 2", &record));
        let report: Value = serde_json::from_str(&report).unwrap();
        let played: Vec<&str> = record.split("moves\n").nth(1).unwrap().lines().collect();
        let moves = report["moves"].as_array().unwrap();
        assert_eq!(moves.len(), played.len(), "{mode}");
        for (told, played) in moves.iter().zip(&played) {
            assert_eq!(told["move"], *played, "{mode}");
            let mark = told["mark"].as_str().unwrap();
            assert!(
                ["strong", "good", "weak", "missed"].contains(&mark),
                "{told}"
            );
            let best = told["best"].as_array().unwrap();
            assert!((1..=2).contains(&best.len()), "{mode}: {told}");
            assert!(best[0]["win"].as_f64() >= told["win"].as_f64() || mark != "missed");
            assert!(!best[0]["words"].as_array().unwrap().is_empty());
            // Marks have their reason, and nothing else has one.
            let why = &told["why"];
            assert_eq!(why.is_null(), mark == "good", "{told}");
            if mark != "good" {
                let other = why["instead_of"].as_str().unwrap();
                assert_eq!(other == *played, mark != "strong", "{told}");
                let parts = why["parts"].as_array().unwrap().iter();
                let sum: f64 = parts.map(|part| part["mean"].as_f64().unwrap()).sum();
                let points = why["own_points"]["mean"].as_f64().unwrap();
                assert!((sum - points).abs() < 1e-3, "{told}");
            }
        }
        assert_eq!(report["players"].as_array().unwrap().len(), people);
        let forecast = report["forecast"].as_array().unwrap();
        assert_eq!(forecast.len(), moves.len() + 1);
    }
}

/// Start, luck, what was given away and received, and the rest make the result.
#[test]
fn luck_and_skill_add_up_to_the_result() {
    let record = random("--game akropolis --players 2");
    let report = stdout(&run("analyse - --json --playouts 40", &record));
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["draws"].as_array().unwrap().len(), 11);
    let mut results = 0.0;
    for player in report["players"].as_array().unwrap() {
        let part = |name: &str| player["balance"][name].as_f64().unwrap();
        let sum = part("start") + part("luck") - part("given_away") + part("received");
        assert!(
            (sum + part("rest") - part("result")).abs() < 1e-4,
            "{player}"
        );
        results += part("result");
    }
    assert!((results - 1.0).abs() < 1e-6);
}

#[test]
fn threads_do_not_change_the_answer_and_text_is_for_people() {
    let record = random("--game architekton");
    let one = stdout(&run("analyse - --playouts 200", &record));
    assert_eq!(
        one,
        stdout(&run("analyse - --playouts 200 --threads 3", &record))
    );
    assert!(
        one.starts_with("Architekton, ") && one.contains("accuracy"),
        "{one}"
    );
    assert!(one.contains("Turning points"), "{one}");
    assert!(one.contains("\n       Better was "), "{one}");
}

#[test]
fn what_cannot_be_analysed_is_said() {
    let check = |arguments: &str, input: &str, status: i32, message: &str| {
        let output = run(arguments, input);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{error}");
        assert!(error.contains(message), "{error}");
    };
    check("analyse -", "game chess\nmoves\n", 1, "chess");
    check("analyse /nowhere/game.polis", "", 1, "/nowhere/game.polis");
    check("analyse - --playouts 1", "", 2, "32..");
    // A game that has not begun has nothing to look back at.
    let record = random("--game akropolis");
    let start = record.split_inclusive("moves\n").next().unwrap();
    assert!(stdout(&run("analyse -", start)).contains("0 moves"));
}
