//! `cargo xtask browser` and `cargo xtask screenshots`: drive the browser game in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::chromium::Chromium;
use crate::suite::{self, Wanted};
use crate::tools::{self, say};
use crate::web::{self, Build};

/// Runs the browser tests on a game that is soon compiled; words are those of names of tests. Times
/// and pictures are taken of the game as people get it.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    if let [option] = arguments
        && option == "--measure"
    {
        return run_alone(&["measurements"], "POLIS_MEASURE", Path::new("1"));
    }
    if let Some(option) = arguments.iter().find(|word| word.starts_with('-')) {
        bail!("found `{option}`; expected `cargo xtask browser [--measure | TEST]`");
    }
    let mut tests = tests(
        Chromium::find_or_install()?,
        tools::quick_folder(),
        Build::Quick,
    )?;
    tests.args(arguments);
    tools::run(&mut tests)
}

/// Takes pictures of every screen.
pub(crate) fn screenshots(arguments: &[String]) -> anyhow::Result<()> {
    let folder = match arguments {
        [] => tools::target_folder().join("screenshots"),
        [folder] => std::path::absolute(folder)?,
        _ => bail!("found several folders; expected `cargo xtask screenshots [DIR]`"),
    };
    run_alone(&["pictures_"], "POLIS_PICTURES", &folder)?;
    say(&format!("\nThe pictures are in {}.", folder.display()));
    Ok(())
}

/// Runs what is left out of the tests unless it is asked for.
fn run_alone(names: &[&str], variable: &str, value: &Path) -> anyhow::Result<()> {
    let mut tests = tests(Chromium::find_or_install()?, web::folder(), Build::Release)?;
    tests.args(names).arg("--nocapture");
    tools::run(tests.env(variable, value))
}

/// The command that tests the game in a browser, on a folder that is built here.
fn tests(chromium: Chromium, folder: PathBuf, build: Build) -> anyhow::Result<Command> {
    let binaries = suite::compile(Wanted::OfTheBrowser)?;
    let Some(binary) = binaries.iter().find(|one| one.is_of_the_browser()) else {
        bail!("cargo told of no tests in the browser");
    };
    web::bundle(&folder, build)?;
    let mut tests = binary.command();
    tests
        .envs(chromium.variables())
        .env("POLIS_BINARY", tools::compiled("polis"))
        .env("POLIS_WEB_FOLDER", folder);
    Ok(tests)
}

/// The variables by which tests drive a browser. Only where nobody checks for others they may be left
/// out: then there are none.
pub(crate) fn variables() -> anyhow::Result<Vec<(&'static str, PathBuf)>> {
    match Chromium::find_or_install() {
        Ok(chromium) => {
            let mut variables = chromium.variables();
            variables.push(("POLIS_BINARY", tools::compiled("polis")));
            variables.push(("POLIS_WEB_FOLDER", web::folder()));
            Ok(variables)
        }
        Err(error) if is_ci() => Err(error),
        Err(error) => {
            say(&format!("\n=== the browser tests are left out: {error:#}"));
            Ok(Vec::new())
        }
    }
}

/// Whether somebody checks for others: then nothing is left out.
pub(crate) fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
}
