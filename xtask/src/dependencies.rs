//! Licences, sources and known flaws of what others wrote, by cargo-deny (`deny.toml`).

use std::path::PathBuf;

use crate::tools::{self, cargo, say};

/// What needs no network.
const ALWAYS: [&str; 3] = ["bans", "licenses", "sources"];

/// Checks them where cargo-deny is installed; known flaws only where their list has been fetched.
pub(crate) fn check() -> anyhow::Result<()> {
    if tools::output("cargo", &["deny", "--version"]).is_none() {
        say(
            "    left out: licences, sources and known flaws of dependencies; they need `cargo \
             install cargo-deny`",
        );
        return Ok(());
    }
    let mut command = cargo(&["deny", "--offline", "check"]);
    if advisories().is_some_and(|folder| folder.exists()) {
        command.arg("advisories");
    } else {
        say("    left out: known flaws of dependencies; `cargo deny fetch` gets their list");
    }
    tools::run(command.args(ALWAYS))
}

/// Where cargo-deny keeps the list of known flaws.
fn advisories() -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    Some(home?.join("advisory-dbs"))
}
