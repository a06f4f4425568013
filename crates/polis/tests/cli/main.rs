//! The command as a script uses it, in one test binary.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analyse;
mod archive;
mod arena;
mod command;
mod draw;
mod hint;
mod hosting;
mod limits;
mod load;
mod puzzles;
mod regret;
mod telemetry;
mod terminal;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The command with arguments that have no spaces in them, and nothing on standard input.
fn polis(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_polis"));
    command
        .args(arguments.split_whitespace())
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

fn run(arguments: &str) -> Output {
    polis(arguments).output().unwrap()
}

fn run_with_input(arguments: &str, input: &[u8]) -> Output {
    let mut child = polis(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its input early closes the pipe; that is no matter here.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// What a command that succeeded printed.
fn stdout(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The record of a random game.
fn random(mode: &str) -> String {
    stdout(&run(&format!("random {mode} --seed 5")))
}

/// Checks the exit status and a part of the message.
fn check_failure(output: &Output, status: i32, message: &str) {
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{text}");
    assert!(text.contains(message), "{text}");
    assert!(!text.contains("panicked"), "{text}");
}

/// A path for a file of this test alone.
fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("polis-{}-{name}", std::process::id()))
}
