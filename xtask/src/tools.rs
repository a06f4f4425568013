//! Running other programs, and installing what is missing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, bail};

/// A command that took so many seconds says so.
const WORTH_SAYING: u64 = 5;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .expect("xtask lies in the repository")
        .to_owned()
}

/// The folder that cargo builds in.
pub(crate) fn target_folder() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// Tells the user something.
#[expect(clippy::print_stderr, reason = "this is a program for people")]
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// The cargo that runs this task, in the root of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command, and fails when it does.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    say(&format!("\n=== {}", describe(command)));
    let began = Instant::now();
    let status = command.status().with_context(|| describe(command))?;
    let took = began.elapsed().as_secs();
    if took >= WORTH_SAYING {
        say(&format!("    ({took} s)"));
    }
    if !status.success() {
        bail!("{} failed", describe(command));
    }
    Ok(())
}

/// What a command prints, if it runs and succeeds.
pub(crate) fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}
