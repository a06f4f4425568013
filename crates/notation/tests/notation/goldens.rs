//! Whole games as records with their traces, and malformed records with their messages.
//!
//! The data are files: `tests/data/games/*.polis` with a `.trace.jsonl` beside each, and
//! `tests/data/malformed/*.polis`, whose first line is a comment with the expected message.

use std::path::{Path, PathBuf};

use polis_game::Seat;
use polis_notation::Record;
use serde_json::Value;

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "polis")
        })
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

fn trace(record: &Record) -> Vec<Value> {
    let lines: Vec<String> = record.trace().collect();
    lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn games_give_their_traces() {
    for file in files("games") {
        let text = std::fs::read_to_string(&file).unwrap();
        let record = Record::read(&text).unwrap();
        let golden = std::fs::read_to_string(file.with_extension("trace.jsonl")).unwrap();
        let golden: Vec<Value> = golden
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let trace = trace(&record);
        assert_eq!(trace.len(), golden.len(), "{}", file.display());
        for (line, golden) in trace.iter().zip(&golden) {
            assert_eq!(line, golden, "{}", file.display());
        }
    }
}

#[test]
fn records_are_written_as_they_were_read() {
    for file in files("games") {
        let text = std::fs::read_to_string(&file).unwrap();
        let written = Record::read(&text).unwrap().to_string();
        assert_eq!(Record::read(&written), Record::read(&text));
        // The header may come in any order, and so may the variants.
        let parts = |text: &str| -> (Vec<String>, String) {
            let (header, moves) = text.split_once("moves\n").unwrap();
            let lines = header.lines().filter(|line| !line.starts_with("variants"));
            let mut lines: Vec<String> = lines.map(str::to_owned).collect();
            lines.sort();
            (lines, moves.to_owned())
        };
        assert_eq!(parts(&written), parts(&text), "{}", file.display());
    }
}

/// A redacted record hides what has not been face up, and gives the same trace.
#[test]
fn redacted_records_can_be_replayed() {
    for file in files("games") {
        let text = std::fs::read_to_string(&file).unwrap();
        let (header, moves) = text.split_once("moves\n").unwrap();
        let lines: Vec<&str> = moves.lines().collect();
        for plies in 0..=lines.len() {
            let cut = format!("{header}moves\n{}", lines[..plies].join("\n"));
            let record = Record::read(&cut).unwrap();
            let redacted = record.redacted(Seat::First).to_string();
            let read = Record::read(&redacted).unwrap();
            assert_eq!(read.to_string(), redacted);
            assert_eq!(trace(&read), trace(&record), "{}", file.display());
            if plies == 0 {
                assert!(redacted.contains('?'), "{}", file.display());
            }
        }
    }
}

#[test]
fn malformed_records_give_their_messages() {
    for file in files("malformed") {
        let text = std::fs::read_to_string(&file).unwrap();
        let expected = text.lines().next().unwrap().strip_prefix("# ").unwrap();
        match Record::read(&text) {
            Ok(_) => panic!("{} is not malformed", file.display()),
            Err(error) => assert_eq!(error.to_string(), expected, "{}", file.display()),
        }
    }
}
