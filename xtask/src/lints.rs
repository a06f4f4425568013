//! Clippy over the workspace, for this machine and for the browser.

use std::process::Command;

use crate::tools::{self, cargo};
use crate::web;

/// What compiles for the browser only.
pub(crate) const PAGES: [&str; 3] = ["polis-web", "polis-engine-worker", "polis-npm"];

/// Those of these packages that compile for the browser.
pub(crate) fn for_the_browser<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let names = names.iter().filter(|name| PAGES.contains(name));
    names.copied().collect()
}

/// Lints packages; without names, all of them.
pub(crate) fn check(names: &[&str]) -> anyhow::Result<()> {
    lint(names, &["--all-targets"])
}

/// Lets clippy lint the packages of the workspace while a call of cargo compiles them: it is the
/// compiler with more lints. So dependencies are compiled once for lints and tests.
pub(crate) fn while_compiling(command: &mut Command) -> &mut Command {
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // In the way in which cargo hands arguments on to clippy.
    command.env(
        "CLIPPY_ARGS",
        "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    )
}

/// Lints what compiles for the browser.
pub(crate) fn check_pages(names: &[&str]) -> anyhow::Result<()> {
    web::add_target()?;
    lint(names, &["--lib", "--target", web::TARGET])
}

fn lint(names: &[&str], what: &[&str]) -> anyhow::Result<()> {
    let mut command = cargo(&["clippy"]);
    if names.is_empty() {
        command.args(["--workspace", "--features", web::PACKED]);
    }
    for name in names {
        command.args(["--package", name]);
    }
    tools::run(command.args(what).args(["--", "--deny", "warnings"]))
}
