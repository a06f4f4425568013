//! Runs the test binaries of the workspace side by side. `cargo test` runs one after the other, and
//! those that wait for a browser or a database leave the processor idle.

use std::collections::VecDeque;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde::Deserialize;

use crate::lints;
use crate::passed::Passed;
use crate::steps::{Seconds, Steps};
use crate::tools::{self, cargo, say};
use crate::web::{self, Build};

/// How many binaries run at a time. Each runs as many tests at a time as there are cores, and a
/// browser needs half a gigabyte.
const SIDE_BY_SIDE: usize = 2;

/// The binary that takes longest but for that of the browser; it begins first.
const LONGEST: &str = "server";

/// A compiled test binary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Binary {
    /// What it tests, as people read it.
    name: String,
    path: PathBuf,
    /// The folder of its package, in which its tests expect to run.
    folder: PathBuf,
}

/// Which test binaries are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    All,
    /// The one that drives a browser.
    OfTheBrowser,
}

impl Binary {
    /// The command that runs it as cargo would.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder);
        command.env("CARGO_MANIFEST_DIR", &self.folder);
        if self.is_of_the_browser() {
            command.env("RUST_TEST_THREADS", browsers().to_string());
        }
        command
    }

    /// The files on which its result depends beside the data in the repository.
    fn made_of(&self) -> Vec<PathBuf> {
        // Any test may start the command.
        let mut files = vec![self.path.clone(), tools::compiled("polis")];
        if self.is_of_the_browser() {
            files.extend(web::modules(Build::Release));
        }
        files
    }

    /// Whether it drives a browser, for which the browser game must be there.
    pub(crate) fn is_of_the_browser(&self) -> bool {
        self.name.ends_with(": browser")
    }
}

/// What cargo tells about something that it compiled, as far as it is needed.
#[derive(Deserialize)]
struct Message {
    reason: String,
    executable: Option<PathBuf>,
    manifest_path: Option<PathBuf>,
    profile: Option<Profile>,
    target: Option<Target>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

/// Compiles and lints test binaries of the workspace, and in the same call the programs that they use.
///
/// Whichever are wanted, cargo chooses the features of dependencies for the whole workspace, so that what
/// was compiled for some need not be compiled again for others.
pub(crate) fn compile(wanted: Wanted) -> anyhow::Result<Vec<Binary>> {
    let mut command = cargo(&["build", "--workspace"]);
    command.args(match wanted {
        Wanted::All => &["--lib", "--tests", "--examples", "--benches"][..],
        Wanted::OfTheBrowser => &["--test", "browser"],
    });
    lints::while_compiling(&mut command);
    // Not all programs: this one runs, and cannot be replaced everywhere.
    command.args([
        "--bin",
        "polis",
        "--bin",
        "polis-host",
        "--bin",
        web::BUNDLER,
        "--features",
        web::PACKED,
    ]);
    command.arg("--message-format=json-render-diagnostics");
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .context("cargo build")?;
    if !output.status.success() {
        bail!("the tests do not compile without warnings");
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let mut binaries: Vec<Binary> = messages.lines().filter_map(binary).collect();
    binaries.sort_by_key(|one| !one.name.ends_with(LONGEST));
    Ok(binaries)
}

/// The test binary of which a line of cargo's tells.
fn binary(line: &str) -> Option<Binary> {
    let message: Message = serde_json::from_str(line).ok()?;
    if message.reason != "compiler-artifact" || !message.profile?.test {
        return None;
    }
    let target = message.target?;
    let manifest = message.manifest_path?;
    let folder = manifest.parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let name = if target.kind.iter().any(|kind| kind == "test") {
        format!("{package}: {}", target.name)
    } else {
        format!("{package}: units")
    };
    Some(Binary {
        name,
        path: message.executable?,
        folder,
    })
}

/// Runs test binaries with these variables, but those that have passed already as they are. All others are
/// run even when one fails.
pub(crate) fn run(
    steps: &Steps,
    passed: &Passed,
    binaries: Vec<Binary>,
    variables: &[(&str, PathBuf)],
) -> anyhow::Result<()> {
    let waiting = Mutex::new(VecDeque::from(binaries));
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..SIDE_BY_SIDE {
            scope.spawn(|| {
                // A lock in the condition would be held until the binary has ended.
                let next = || lock(&waiting).pop_front();
                while let Some(binary) = next() {
                    if passed.covers(&binary.name, &binary.made_of()) {
                        say(&format!("    {}: unchanged since it passed", binary.name));
                        continue;
                    }
                    let mut command = binary.command();
                    command.envs(variables.iter().map(|(name, value)| (name, value)));
                    let began = Instant::now();
                    let result = tools::run_quietly(&mut command);
                    let took = began.elapsed();
                    steps.note(&binary.name, took);
                    match &result {
                        Ok(_) => {
                            // What is not remembered runs once more.
                            let _ = passed.remember(&binary.name, &binary.made_of());
                        }
                        Err(_) => lock(&failed).push(again(&binary)),
                    }
                    say(&line(&binary.name, result.as_deref().ok(), took));
                }
            });
        }
    });
    let failed = lock(&failed);
    if failed.is_empty() {
        return Ok(());
    }
    bail!("tests failed; once more with:\n  {}", failed.join("\n  "));
}

/// How many browsers run at a time. They wait for frames and answers, so one more than there are cores
/// keeps these busy.
fn browsers() -> usize {
    std::thread::available_parallelism().map_or(2, NonZero::get) + 1
}

/// One line about a binary that ran, with how many of its tests passed.
fn line(name: &str, printed: Option<&str>, took: Duration) -> String {
    let result = match printed {
        Some(printed) => {
            let results = printed
                .lines()
                .filter(|line| line.starts_with("test result: ok. "));
            let passed = results.filter_map(|line| line.split(' ').nth(3)?.parse::<u32>().ok());
            format!("{} passed", passed.sum::<u32>())
        }
        None => "FAILED".to_owned(),
    };
    format!("    {name}: {result}, {}", Seconds(took))
}

/// The command that runs such a binary again.
fn again(binary: &Binary) -> String {
    let folder = binary.folder.strip_prefix(tools::root());
    let folder = folder.unwrap_or(&binary.folder).display();
    match binary.name.split_once(": ") {
        Some((_, "units")) | None => format!("cargo xtask check {folder}"),
        Some((_, test)) => format!("cargo test --manifest-path {folder}/Cargo.toml --test {test}"),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::path::Path;

    use super::*;

    fn artifact(kind: &str, is_test: bool) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","manifest_path":"/p/crates/game/Cargo.toml",
            "target":{{"kind":["{kind}"],"name":"laws"}},"profile":{{"test":{is_test}}},
            "executable":"/p/target/debug/deps/laws-1"}}"#
        )
    }

    #[test]
    fn test_binaries_are_found() {
        let found = binary(&artifact("test", true)).unwrap();
        assert_eq!(found.name, "game: laws");
        assert_eq!(found.folder, Path::new("/p/crates/game"));
        assert_eq!(binary(&artifact("lib", true)).unwrap().name, "game: units");
        assert_eq!(binary(&artifact("example", false)), None);
        assert_eq!(
            binary(r#"{"reason":"build-finished","success":true}"#),
            None
        );
    }

    #[test]
    fn passed_tests_are_counted() {
        let printed = "running 2 tests\ntest result: ok. 34 passed; 0 failed; 0 ignored\n";
        let took = Duration::from_secs(12);
        assert_eq!(line("a", Some(printed), took), "    a: 34 passed, 12 s");
        assert_eq!(line("a", None, took), "    a: FAILED, 12 s");
    }
}
