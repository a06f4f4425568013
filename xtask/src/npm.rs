//! `cargo xtask npm`: the npm package, and its tests in Node and in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::tools::{self, cargo, root, say};
use crate::web::{self, BUNDLER, Build, FAST};
use crate::{browser, play};

/// The oldest Node that the package supports.
const OLDEST: u32 = 20;
/// What is compiled for the package.
pub(crate) const PACKAGE: &str = "polis-npm";
const USAGE: &str = "`cargo xtask npm --out DIR [--quick]` or `cargo xtask npm test`";

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (out, build) = match arguments[..] {
        ["--out", out] => (out, Build::Release),
        ["--out", out, "--quick"] | ["--quick", "--out", out] => (out, Build::Quick),
        ["test"] => {
            play::build_command()?;
            write(&folder(), Build::Quick)?;
            return run_tests(&browser::variables()?);
        }
        _ => bail!("found `{}`; expected {USAGE}", arguments.join(" ")),
    };
    let out = std::path::absolute(out)?;
    write(&out, build)?;
    let out = out.display();
    say(&format!(
        "\nThe package is in {out}. `npm install {out}` takes it from there."
    ));
    Ok(())
}

/// Compiles the package and writes its folder.
fn write(out: &Path, build: Build) -> anyhow::Result<()> {
    tools::run(&mut cargo(&["build", "--package", BUNDLER]))?;
    web::add_target()?;
    let (profile, _) = web::compiled(build);
    let more: &[&str] = match build {
        Build::Release => &FAST,
        Build::Quick => &[],
    };
    web::compile(&[PACKAGE], profile, more, |_| {})?;
    bundle(out, build)
}

/// Writes the folder of a package that has been compiled, as the bundler has.
fn bundle(out: &Path, build: Build) -> anyhow::Result<()> {
    let (_, compiled) = web::compiled(build);
    let mut command = Command::new(tools::compiled(BUNDLER));
    command.arg("npm").arg(compiled.join("polis_npm.wasm"));
    tools::run(command.arg(root()).arg(out))
}

/// Tests the package as people get it, which was compiled with the browser game.
pub(crate) fn test(variables: &[(&str, PathBuf)]) -> anyhow::Result<()> {
    bundle(&folder(), Build::Release)?;
    run_tests(variables)
}

fn run_tests(variables: &[(&str, PathBuf)]) -> anyhow::Result<()> {
    if !is_at_hand() {
        say(&format!(
            "No Node {OLDEST} or later was found: the tests of the npm package are left out."
        ));
        return Ok(());
    }
    let mut command = Command::new("node");
    command.args(["--test", "--test-reporter=spec"]);
    command.arg(root().join("crates/npm/tests/package.test.mjs"));
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    command.env("POLIS_BINARY", tools::compiled("polis"));
    tools::run_quietly(command.env("POLIS_NPM", folder())).map(drop)
}

/// Whether a Node is there that can run the tests.
fn is_at_hand() -> bool {
    let version = tools::output("node", &["--version"]);
    let major = version.as_deref().and_then(|version| {
        let number = version.trim().strip_prefix('v')?.split('.').next()?;
        number.parse::<u32>().ok()
    });
    major.is_some_and(|major| major >= OLDEST)
}

/// The folder in which the package is tested.
fn folder() -> PathBuf {
    tools::target_folder().join("npm")
}
