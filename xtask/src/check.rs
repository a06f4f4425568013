//! `cargo xtask check`: format, lints and tests of what somebody works on, soon told.

use anyhow::bail;

use crate::lints;
use crate::packages::{self, Package};
use crate::steps::Steps;
use crate::tools::{self, cargo, say};

/// Those whose tests beside the units start servers, browsers or the whole command.
const LONG_TESTS: [&str; 3] = ["polis", "polis-server", "polis-web"];

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let all = Package::all()?;
    let chosen: Vec<&Package> = match arguments {
        [] => Package::with_files(&all, &packages::changed_files()?)
            .into_iter()
            .collect(),
        [name] if !name.starts_with('-') => vec![Package::named(&all, name)?],
        [argument, ..] => bail!("found `{argument}`; expected `cargo xtask check [CRATE]`"),
    };
    if chosen.is_empty() {
        say("No crate has changed since the last commit. `cargo xtask check CRATE` checks one.");
        return Ok(());
    }
    let names: Vec<&str> = chosen.iter().map(|one| one.name.as_str()).collect();
    let listed = names.join(", ");
    let steps = Steps::new(3);
    steps.take(&format!("format of {listed}"), || {
        tools::run_quietly(&mut with_packages(&["fmt", "--check"], &names)).map(drop)
    })?;
    steps.take(&format!("lints of {listed}"), || {
        lints::check(&names)?;
        let pages: Vec<&str> = lints::for_the_browser(&names);
        if pages.is_empty() {
            return Ok(());
        }
        lints::check_pages(&pages)
    })?;
    steps.take(&format!("tests of {listed}"), || {
        let (long, short): (Vec<&Package>, Vec<&Package>) = chosen
            .iter()
            .partition(|one| LONG_TESTS.contains(&one.name.as_str()));
        run_tests(&short, &["--lib", "--bins", "--tests"])?;
        run_tests(&long, &["--lib", "--bins"])
    })?;
    say("\nThese hold. `cargo xtask test` checks everything.");
    Ok(())
}

/// Runs tests of these kinds. Cargo refuses `--lib` where there is no library.
fn run_tests(packages: &[&Package], kinds: &[&str]) -> anyhow::Result<()> {
    for has_library in [true, false] {
        let names: Vec<&str> = packages
            .iter()
            .filter(|one| one.has_library == has_library)
            .map(|one| one.name.as_str())
            .collect();
        if names.is_empty() {
            continue;
        }
        let mut command = with_packages(&["test", "--quiet"], &names);
        command.args(kinds.iter().filter(|kind| has_library || **kind != "--lib"));
        tools::run(&mut command)?;
    }
    Ok(())
}

fn with_packages(arguments: &[&str], names: &[&str]) -> std::process::Command {
    let mut command = cargo(arguments);
    for name in names {
        command.args(["--package", name]);
    }
    command
}
