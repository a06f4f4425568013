//! `cargo xtask test`: everything that must hold before a change is done.

use anyhow::bail;

use crate::tools::{self, cargo, say};
use crate::{architecture, fuzz, links};

/// The crates that the browser needs.
const BROWSER_CRATES: [&str; 5] = [
    "polis-table",
    "polis-akropolis",
    "polis-architekton",
    "polis-notation",
    "polis-search",
];

const BROWSER_TARGET: &str = "wasm32-unknown-unknown";

pub(crate) fn run() -> anyhow::Result<()> {
    if tools::output("python3", &["--version"]).is_none() {
        bail!(
            "python3 was not found; a test runs the bot of docs/bots.md with it. Install it, on \
             Debian with `apt install python3`"
        );
    }
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
    tools::run(&mut cargo(&["test", "--workspace"]))?;
    tools::run(
        cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-Dwarnings"),
    )?;

    let mut browser = cargo(&["build", "--target", BROWSER_TARGET]);
    for package in BROWSER_CRATES {
        browser.args(["--package", package]);
    }
    tools::run(&mut browser)?;
    fuzz::run_each()?;
    say("\nAll checks passed.");
    Ok(())
}
