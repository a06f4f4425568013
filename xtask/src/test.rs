//! `cargo xtask test`: everything that must hold before a change is done.
//!
//! Fuzzing and the modules of the browser game have compilations of their own. They run beside the others
//! and fill the time in which those wait.

use std::path::PathBuf;
use std::thread::ScopedJoinHandle;

use anyhow::bail;

use crate::first_load::FirstLoad;
use crate::passed::{Choice, Passed};
use crate::steps::Steps;
use crate::suite::{Binary, Wanted};
use crate::tools::{self, cargo, ourselves, say};
use crate::web::{self, Build};
use crate::{architecture, browser, dependencies, docs, links, nats, npm, postgres, python, suite};

/// How many steps there are.
const STEPS: usize = 12;

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let choice = match arguments {
        [] => Choice::Changed,
        [option] if option == "--all" => Choice::All,
        [argument, ..] => bail!("found `{argument}`; expected `cargo xtask test [--all]`"),
    };
    if tools::output("python3", &["--version"]).is_none() {
        bail!(
            "python3 was not found; a test runs the bot of docs/bots.md with it. Install it, on \
             Debian with `apt install python3`"
        );
    }
    postgres::prepare()?;
    nats::prepare()?;
    let variables = browser::variables()?;
    let steps = Steps::new(STEPS);
    let passed = Passed::read(choice);
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
        // Linking them takes minutes on one core: begun first, it keeps nobody waiting.
        let modules = scope.spawn(|| modules(&steps));
        // In one call of cargo, so that dependencies are compiled once.
        let compiled = steps.take("lints, and compiling the tests", || {
            suite::compile(Wanted::All)
        });
        let tested =
            compiled.and_then(|binaries| test(&steps, &passed, binaries, &variables, modules));
        if let Err(error) = &tested {
            say(&format!(
                "\nerror: {error:#}\n\nWaiting for fuzzing to end …"
            ));
        }
        joined(fuzzing)?;
        tested
    })?;
    say(&format!("\n{}\n\nAll checks passed.", steps.slowest()));
    Ok(())
}

fn test(
    steps: &Steps,
    passed: &Passed,
    binaries: Vec<Binary>,
    variables: &[(&str, PathBuf)],
    modules: ScopedJoinHandle<'_, anyhow::Result<()>>,
) -> anyhow::Result<()> {
    let (of_the_browser, others) = binaries.into_iter().partition(Binary::is_of_the_browser);
    std::thread::scope(|scope| {
        let page = scope.spawn(|| {
            joined(modules)?;
            page(steps, passed)
        });
        let tested = steps
            // Without those variables: the page that they name is not there yet.
            .take("tests", || suite::run(steps, passed, others, &[]))
            .and_then(|()| {
                let name = "the Python package";
                steps.take(name, || passed.once(name, &python::made_of(), python::test))
            });
        joined(page)?;
        tested
    })?;
    // Browsers wait much; the compiler has work meanwhile.
    std::thread::scope(|scope| {
        let documented = scope.spawn(|| steps.take("documentation and its examples", docs::check));
        let tested = steps
            .take("the npm package", || npm::test(variables))
            .and_then(|()| {
                steps.take("tests in the browser", || {
                    suite::run(steps, passed, of_the_browser, variables)
                })
            });
        joined(documented)?;
        tested
    })
}

/// What a step beside this one came to.
fn joined(step: ScopedJoinHandle<'_, anyhow::Result<()>>) -> anyhow::Result<()> {
    step.join().unwrap_or_else(|_| bail!("a step panicked"))
}

/// Lints and compiles the modules of the browser game as people get them.
fn modules(steps: &Steps) -> anyhow::Result<()> {
    steps.take("lints, and compiling the browser game", || {
        web::compile_linted(&[npm::PACKAGE])
    })
}

/// Makes the folder of the browser game out of its modules, for the tests in the browser.
fn page(steps: &Steps, passed: &Passed) -> anyhow::Result<()> {
    let name = "the browser game and its size";
    steps.take(name, || {
        let folder = web::folder();
        let [page, worker] = web::modules(Build::Release);
        let made_of = [page, worker, tools::compiled(web::BUNDLER)];
        if !(passed.covers(name, &made_of) && folder.exists()) {
            web::bundle_compiled(&folder, Build::Release)?;
        }
        FirstLoad::of(&folder)?.check()?;
        passed.remember(name, &made_of)
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
