//! `polis hint` as a script uses it.

use serde_json::Value;

use super::{random, run_with_input, stdout};

fn run(arguments: &str, input: &str) -> std::process::Output {
    run_with_input(arguments, input.as_bytes())
}

/// The legal moves of each position, and who is to move.
fn positions(record: &str) -> Vec<Value> {
    let trace = stdout(&run("trace -", record));
    let lines = trace
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

fn hints(record: &str, arguments: &str) -> Value {
    let output = run(&format!("hint - --json --move-ms 20 {arguments}"), record);
    serde_json::from_str(&stdout(&output)).unwrap()
}

const MODES: [&str; 4] = [
    "--game akropolis",
    "--game akropolis --players 4 --variants all",
    "--game akropolis --solo metagenes --variants all",
    "--game architekton",
];

#[test]
fn hints_are_legal_moves_with_their_chances_facts_and_words() {
    for mode in MODES {
        let record = random(mode);
        let positions = positions(&record);
        for ply in [0, 7, positions.len() - 2] {
            let hints = hints(&record, &format!("--ply {ply} --top 3"));
            let position = &positions[ply];
            assert_eq!(hints["to_move"], position["seat"], "{mode}");
            assert_eq!(hints["ply"], ply);
            let moves = hints["moves"].as_array().unwrap();
            // What is calculated needs no playouts: the last move.
            let is_proven = moves[0]["certainty"]["proven"].as_bool().unwrap();
            let is_last = ply == positions.len() - 2;
            assert_eq!(is_proven, is_last, "{mode}: {hints}");
            assert!(is_proven || hints["playouts"].as_u64().unwrap() >= 32);
            let legal = position["legal"].as_array().unwrap();
            assert!((1..=3).contains(&moves.len()), "{mode}: {hints}");
            for hint in moves {
                assert!(legal.contains(&hint["move"]), "{mode}: {hint}");
                let win = hint["win"].as_f64().unwrap();
                assert!((0.0..=1.0).contains(&win), "{mode}: {hint}");
                assert!(hint["tries"].as_u64().unwrap() > 0, "{mode}: {hint}");
                for figure in ["points", "margin"] {
                    assert!(hint[figure].is_f64(), "{mode}: {hint}");
                }
                assert!(hint["gain"].is_object(), "{mode}: {hint}");
                assert!(!hint["words"].as_array().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn what_is_told_is_what_the_next_position_shows() {
    let record = random("--game akropolis");
    let positions = positions(&record);
    let head: Vec<&str> = record.lines().take(4 + 10).collect();
    let hint = hints(&record, "--ply 10 --top 1");
    let best = hint["moves"][0]["move"].as_str().unwrap();
    let played = format!("{}\n{best}\n", head.join("\n"));
    let after = &self::positions(&played)[11];
    let seat = positions[10]["seat"].as_u64().unwrap() as usize - 1;
    let total = |position: &Value| position["scores"][seat]["total"].as_i64().unwrap();
    let gain = &hint["moves"][0]["gain"];
    assert_eq!(gain["points"], total(after) - total(&positions[10]));
    assert_eq!(
        gain["districts"]["houses"]["after"],
        after["scores"][seat]["houses"]
    );
}

/// A search needs only what the seat to move may know.
#[test]
fn a_record_with_unknown_tiles_will_do() {
    for (mode, lines) in [
        ("--game akropolis", ["deck"].as_slice()),
        ("--game architekton", &["buildings", "landscapes"]),
    ] {
        let record = random(mode);
        let known = |line: &str| {
            let Some(word) = lines.iter().find(|word| line.starts_with(**word)) else {
                return line.to_owned();
            };
            // Reserve, stock and starting tiles; of Akropolis the site.
            let tiles: Vec<&str> = line.split(' ').skip(1).collect();
            let seen = match *word {
                "deck" => 0..4,
                "buildings" => 4..7,
                _ => 4..9,
            };
            let shown = |(index, tile)| if seen.contains(&index) { tile } else { "?" };
            let shown: Vec<&str> = tiles.into_iter().enumerate().map(shown).collect();
            format!("{word} {}", shown.join(" "))
        };
        let start = record.split_inclusive("moves\n").next().unwrap();
        let redacted: Vec<String> = start.lines().map(known).collect();
        let redacted = format!("{}\n", redacted.join("\n"));
        assert!(redacted.contains(" ? ?"), "{redacted}");
        let hints = hints(&redacted, "");
        assert_eq!(hints["to_move"], 1);
        assert_eq!(hints["moves"].as_array().unwrap().len(), 5, "{mode}");
    }
}

/// Every reason compares with another move that is told of and takes something else. Two moves that are
/// compared with each other are compared on the same futures: what one gains the other loses.
#[test]
fn reasons_compare_moves_on_the_same_futures() {
    let mut reasons = 0;
    for mode in MODES {
        let hints = hints(&random(mode), "--ply 8 --top 8 --why");
        let moves = hints["moves"].as_array().unwrap();
        for hint in moves {
            let why = &hint["why"];
            if why.is_null() {
                continue;
            }
            reasons += 1;
            let other = moves.iter().find(|one| one["move"] == why["instead_of"]);
            let other = other.unwrap();
            assert_ne!(other["move"], hint["move"], "{mode}: {hint}");
            let parts = why["parts"].as_array().unwrap();
            assert!(
                parts
                    .iter()
                    .all(|part| part["part"].is_string() && part["mean"].is_number())
            );
            assert!(parts.len() == 6 || parts.len() == 2, "{parts:?}");
            let share = why["next_takes"].as_f64();
            assert!(share.is_none_or(|share| (0.0..=1.0).contains(&share)));
            assert_eq!(why["next"].is_null(), why["next_points"].is_null());
            let taken = |hint: &Value| {
                hint["move"]
                    .as_str()
                    .unwrap()
                    .split(' ')
                    .next()
                    .map(str::to_owned)
            };
            if mode.contains("akropolis") {
                assert_ne!(taken(hint), taken(other), "{mode}: {hint}");
            }
            for figure in ["own_points", "next_points"] {
                let (here, there) = (&why[figure], &other["why"][figure]);
                if other["why"]["instead_of"] != hint["move"] || here.is_null() {
                    continue;
                }
                let [here, there] = [here, there].map(|change| change["mean"].as_f64().unwrap());
                assert!((here + there).abs() < 0.001, "{mode}: {here} {there}");
            }
        }
    }
    assert!(reasons >= 8, "{reasons} reasons");
}

#[test]
fn people_get_a_block_for_each_move() {
    let text = stdout(&run(
        "hint - --ply 6 --top 2 --move-ms 20",
        &random("--game akropolis"),
    ));
    assert!(
        text.starts_with("Akropolis, after 6 moves: Seat 1 to move, "),
        "{text}"
    );
    assert!(text.contains("\n 1. ") && text.contains("\n 2. "), "{text}");
    assert!(text.contains(" % to win, "), "{text}");
    assert!(text.contains("\n    Takes tile "), "{text}");
    assert!(text.contains(" at once.\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "no colours where nobody looks");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let check = |arguments: &str, status, message: &str| {
        let output = run(arguments, &random("--game architekton"));
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{text}");
        assert!(text.contains(message), "{text}");
        assert!(output.stdout.is_empty());
    };
    check("hint -", 1, "the game is over");
    check("hint - --ply 999", 1, "expected --ply 0 to");
    check("hint /nowhere/game.polis", 1, "/nowhere/game.polis");
    check("hint - --top 0", 2, "1..=50");
    check("hint - --top 51", 2, "1..=50");
    check("hint - --move-ms 0", 2, "1..=3600000");
    check("hint", 2, "RECORD");
}
