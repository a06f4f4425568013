//! `cargo xtask test`: everything that must hold before a change is done.

use anyhow::bail;

use crate::first_load::FirstLoad;
use crate::tools::{self, cargo, say};
use crate::{architecture, browser, fuzz, links, postgres, web};

pub(crate) fn run() -> anyhow::Result<()> {
    if tools::output("python3", &["--version"]).is_none() {
        bail!(
            "python3 was not found; a test runs the bot of docs/bots.md with it. Install it, on \
             Debian with `apt install python3`"
        );
    }
    postgres::prepare()?;
    architecture::check()?;
    links::check()?;
    tools::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    tools::run(&mut cargo(&[
        "fmt",
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--check",
    ]))?;
    tools::run(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "--deny",
        "warnings",
    ]))?;
    // The pages compile for the browser only. With its profile, what they need is compiled once.
    tools::run(&mut cargo(&[
        "clippy",
        "--package",
        "polis-web",
        "--package",
        "polis-engine-worker",
        "--lib",
        "--target",
        web::TARGET,
        "--profile",
        "web",
        "--",
        "--deny",
        "warnings",
    ]))?;
    // The browser test runs with all others, on the game that is built here.
    let web = web::folder();
    web::write(&web, web::Build::Release)?;
    FirstLoad::of(&web)?.check()?;
    let mut tests = cargo(&["test", "--workspace"]);
    tests.env("POLIS_WEB", &web);
    browser::prepare(&mut tests)?;
    tools::run(&mut tests)?;
    tools::run(
        cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-Dwarnings"),
    )?;
    fuzz::run_each()?;
    say("\nAll checks passed.");
    Ok(())
}
