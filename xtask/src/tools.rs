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

/// The folder for the browser game as those have it who play at home, test it or work on it.
pub(crate) fn quick_folder() -> PathBuf {
    target_folder().join("web-quick")
}

/// A program of the workspace, as `cargo build` leaves it there.
pub(crate) fn compiled(name: &str) -> PathBuf {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    target_folder().join("debug").join(name)
}

/// Tells the user something.
#[expect(clippy::print_stderr, reason = "this is a program for people")]
pub(crate) fn say(text: &str) {
    eprintln!("{text}");
}

/// The cargo that runs this task, in the root of the repository.
///
/// What cargo told this task about its own package is not handed on: build scripts that look at it (that of
/// `ring`) would run again, and all that depends on them be compiled again, whenever somebody calls cargo
/// themselves between two tasks.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(is_of_our_package) {
            command.env_remove(name);
        }
    }
    command
}

/// Whether cargo sets a variable to tell a program about its package.
fn is_of_our_package(variable: &str) -> bool {
    variable.starts_with("CARGO_PKG_") || variable.starts_with("CARGO_MANIFEST_")
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

/// Runs a command without its output, which is said only when it fails.
pub(crate) fn run_quietly(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| describe(command))?;
    let printed = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        say(&printed);
        bail!("{} failed", describe(command));
    }
    Ok(printed.into_owned())
}

/// This program once more, for another of its tasks.
pub(crate) fn ourselves(arguments: &[&str]) -> anyhow::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(arguments);
    Ok(command)
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
