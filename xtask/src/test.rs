//! `cargo xtask test`: everything that must hold before a change is done.
//!
//! Fuzzing, which has compilations of its own, runs beside the others and fills the time in which they
//! wait.

use std::path::PathBuf;

use anyhow::bail;

use crate::first_load::FirstLoad;
use crate::steps::Steps;
use crate::suite::Binary;
use crate::tools::{self, cargo, ourselves, say};
use crate::web::{self, Build};
use crate::{architecture, browser, dependencies, links, lints, postgres, suite};

/// How many steps there are.
const STEPS: usize = 11;

pub(crate) fn run() -> anyhow::Result<()> {
    if tools::output("python3", &["--version"]).is_none() {
        bail!(
            "python3 was not found; a test runs the bot of docs/bots.md with it. Install it, on \
             Debian with `apt install python3`"
        );
    }
    postgres::prepare()?;
    let variables = browser::variables()?;
    let steps = Steps::new(STEPS);
    // What is soon told comes first, alone.
    steps.take("documents", || {
        architecture::check()?;
        links::check()
    })?;
    steps.take("format", format)?;
    steps.take(
        "licences and known flaws of dependencies",
        dependencies::check,
    )?;
    std::thread::scope(|scope| {
        let fuzzing = scope.spawn(|| fuzzing(&steps));
        let compiled = compile(&steps);
        let tested = compiled.and_then(|binaries| test(&steps, binaries, &variables));
        if let Err(error) = &tested {
            say(&format!(
                "\nerror: {error:#}\n\nWaiting for fuzzing to end …"
            ));
        }
        fuzzing
            .join()
            .unwrap_or_else(|_| bail!("a step panicked"))?;
        tested
    })?;
    say(&format!("\n{}\n\nAll checks passed.", steps.slowest()));
    Ok(())
}

/// Lints, and compiles the tests. All is compiled with one profile, and in as few calls of cargo as can
/// be, so that dependencies are compiled once for lints and once for tests.
fn compile(steps: &Steps) -> anyhow::Result<Vec<Binary>> {
    steps.take("lints", || lints::check(&[]))?;
    steps.take("lints of what the browser runs", || {
        lints::check_pages(&lints::PAGES)
    })?;
    steps.take("compiling the tests", suite::compile)
}

fn test(steps: &Steps, binaries: Vec<Binary>, variables: &[(&str, PathBuf)]) -> anyhow::Result<()> {
    // The browser tests are about what people get.
    steps.take("the browser game and its size", || {
        let folder = web::folder();
        web::bundle(&folder, Build::Release)?;
        FirstLoad::of(&folder)?.check()
    })?;
    steps.take("tests", || suite::run(steps, binaries, variables))?;
    steps.take("examples in the documentation", || {
        tools::run(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))
    })?;
    steps.take("documentation", || {
        let mut command = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
        tools::run(command.env("RUSTDOCFLAGS", "-Dwarnings"))
    })
}

/// Fuzzes in a folder of its own. What it prints is only shown where it fails.
fn fuzzing(steps: &Steps) -> anyhow::Result<()> {
    steps.take("fuzzing", || {
        let printed = tools::run_quietly(&mut ourselves(&["fuzz"])?)?;
        let told = printed.lines().filter(|line| line.contains("fuzzing "));
        told.for_each(say);
        Ok(())
    })
}

fn format() -> anyhow::Result<()> {
    tools::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    tools::run(&mut cargo(&fuzz))
}
