//! Clippy over the workspace, for this machine and for the browser.

use crate::tools::{self, cargo};
use crate::web;

/// What compiles for the browser only.
pub(crate) const PAGES: [&str; 2] = ["polis-web", "polis-engine-worker"];

/// Those of these packages that compile for the browser.
pub(crate) fn for_the_browser<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let names = names.iter().filter(|name| PAGES.contains(name));
    names.copied().collect()
}

/// Lints packages; without names, all of them.
pub(crate) fn check(names: &[&str]) -> anyhow::Result<()> {
    lint(names, &["--all-targets"])
}

/// Lints what compiles for the browser.
pub(crate) fn check_pages(names: &[&str]) -> anyhow::Result<()> {
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
