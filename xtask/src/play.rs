//! `cargo xtask play` and `cargo xtask terminal`: build the game and start it.

use crate::tools::{self, cargo};
use crate::web::{self, Build};

/// In the browser; the arguments go to `polis serve`.
pub(crate) fn in_browser(arguments: &[String]) -> anyhow::Result<()> {
    let folder = web::folder();
    web::write(&folder, Build::Release)?;
    tools::run(cargo(&["build", "--release", "--package", "polis"]).env("POLIS_WEB", &folder))?;
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "polis", "--"]);
    command.env("POLIS_WEB", &folder).args(["serve", "--open"]);
    tools::run(command.args(arguments))
}

/// In the terminal; the arguments go to `polis play`.
pub(crate) fn in_terminal(arguments: &[String]) -> anyhow::Result<()> {
    tools::run(&mut cargo(&["build", "--release", "--package", "polis"]))?;
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "polis", "--"]);
    tools::run(command.arg("play").args(arguments))
}
