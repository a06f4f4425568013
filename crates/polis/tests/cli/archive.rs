//! `polis archive` as a script uses it.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{check_failure, run, stdout, temporary};

/// The rows that `polis archive read` prints.
fn rows(arguments: &str) -> Vec<Value> {
    let text = stdout(&run(&format!("archive read {arguments}")));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn card(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("card.json")).unwrap()).unwrap()
}

#[test]
fn records_come_back_as_they_were_played() {
    let faces = temporary("archive-faces.csv");
    let built_in = include_str!("../../../architekton/data/buildings.csv");
    fs::write(&faces, built_in.replace("earth,earth", "earth,water")).unwrap();
    let other_faces = format!("--buildings {}", faces.display());
    for (game, mode) in [
        ("akropolis", "--players 3 --variants all"),
        ("akropolis", "--solo metagenes --length long"),
        ("architekton", ""),
        ("architekton", &other_faces),
    ] {
        let folder = temporary(&format!("archive-{game}"));
        let out = folder.display();
        let told = stdout(&run(&format!(
            "archive make --game {game} {mode} --games 3 --level random --seed 7 --out {out}"
        )));
        assert!(told.starts_with(&format!("3 of 3 games of {game}, played by random")));
        // The games of `polis random` with these seeds are the same: who draws by lot draws as it does.
        for seed in 7..10 {
            let record = stdout(&run(&format!(
                "archive export {out} --seeds {seed} --out {out}/records"
            )));
            assert_eq!(record, "");
            let played = temporary(&format!("archive-{seed}.polis"));
            let random = stdout(&run(&format!("random --game {game} {mode} --seed {seed}")));
            fs::write(&played, random).unwrap();
            let trace = |path: &Path| stdout(&run(&format!("trace {}", path.display())));
            let expected = trace(&played);
            let exported = folder.join(format!("records/{seed}.polis"));
            assert_eq!(trace(&exported), expected);
            // A row for each position of the trace but the last, with what the trace tells.
            let found = rows(&format!("{out} --table positions --seeds {seed}"));
            let lines: Vec<Value> = expected
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            assert_eq!(found.len(), lines.len() - 1);
            for (row, line) in found.iter().zip(&lines) {
                for told in ["ply", "seat", "stones", "site", "chips", "hands"] {
                    assert_eq!(row.get(told), line.get(told), "{told} of {row}");
                }
                assert_eq!(row["legal"], line["legal"].as_array().unwrap().len());
                assert_eq!(row["search_win"], Value::Null);
            }
            fs::remove_file(played).unwrap();
        }
        let checked = stdout(&run(&format!("archive check {out}")));
        assert!(checked.starts_with("3 games and "), "{checked}");
        let listed = stdout(&run(&format!("archive list {out}")));
        assert!(listed.starts_with(&told), "{listed}");
        assert!(listed.contains("the move that it played"), "{listed}");
        fs::remove_dir_all(folder).unwrap();
    }
    fs::remove_file(faces).unwrap();
}

#[test]
fn the_strongest_tells_what_it_found_and_threads_change_nothing() {
    let options = "--game akropolis --games 2 --level top --playouts 4 --explore 0.2 --features";
    let mut files = Vec::new();
    for threads in [1, 3] {
        let folder = temporary(&format!("archive-threads-{threads}"));
        let out = folder.display();
        stdout(&run(&format!(
            "archive make {options} --threads {threads} --out {out}"
        )));
        let positions = rows(&format!("{out} --table positions"));
        let found = positions
            .iter()
            .filter(|row| row["search_win"].is_number())
            .count();
        assert!((36..72).contains(&found), "{found}");
        let widths: Vec<usize> = positions
            .iter()
            .map(|row| row["features"].as_array().unwrap().len())
            .collect();
        assert!(widths[0] > 100 && widths.iter().all(|&width| width == widths[0]));
        assert_eq!(rows(&out.to_string())[0]["level"], "top@4p");
        files.push(card(&folder)["parts"].clone());
        fs::remove_dir_all(folder).unwrap();
    }
    assert_eq!(files[0], files[1]);
}

#[test]
fn what_is_not_an_archive_is_told() {
    let folder = temporary("archive-wrong");
    let out = folder.display();
    let make = |more: &str| {
        run(&format!(
            "archive make --game akropolis --level random --games 2 --out {out} {more}"
        ))
    };
    check_failure(&run(&format!("archive list {out}")), 1, "card.json");
    stdout(&make(""));
    check_failure(&make("--seed 2"), 1, "planned otherwise");
    check_failure(&make("--players 9"), 2, "9 is not in 1..=4");
    check_failure(&make("--explore 2"), 2, "expected a number from 0 to 1");
    let last = "--seed 18446744073709551615";
    check_failure(&make(last), 2, "go beyond the last seed");
    check_failure(
        &run(&format!("archive read {out} --seeds 3-1")),
        2,
        "expected a seed, or the first and the last",
    );
    // Whatever a byte becomes, nothing panics, and the check tells that it is another file.
    let path = folder.join("games-00001.parquet");
    let bytes = fs::read(&path).unwrap();
    for place in (0..bytes.len()).step_by(bytes.len() / 40) {
        let mut other = bytes.clone();
        other[place] ^= 0xff;
        fs::write(&path, &other).unwrap();
        let read = run(&format!("archive read {out}"));
        let told = String::from_utf8_lossy(&read.stderr);
        assert!(!told.contains("panicked"), "byte {place}: {told}");
        let checked = run(&format!("archive check {out}"));
        check_failure(&checked, 1, "found other bytes");
    }
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    check_failure(&run(&format!("archive read {out}")), 1, "games-00001");
    fs::write(folder.join("card.json"), "{").unwrap();
    check_failure(&run(&format!("archive list {out}")), 1, "card.json");
    fs::remove_dir_all(folder).unwrap();
}
