//! `cargo xtask play` and `cargo xtask terminal`: build the game and start it.

use std::process::Command;

use crate::steps::Steps;
use crate::tools::{self, cargo};
use crate::web::{self, Build};

/// In the browser; the arguments go to `polis serve`.
///
/// Everything is compiled as the tests need it, soon rather than small, and nothing is packed: the
/// browser is on this machine.
pub(crate) fn in_browser(arguments: &[String]) -> anyhow::Result<()> {
    let steps = Steps::new(2);
    let folder = tools::quick_folder();
    steps.take("compiling the server", build_server)?;
    steps.take("compiling the pages and the computer player", || {
        web::bundle(&folder, Build::Quick)
    })?;
    tools::say("\nThe game opens in your browser; Ctrl+C ends it here.");
    let mut command = polis();
    command.args(["serve", "--open", "--web"]).arg(&folder);
    tools::run(command.args(arguments))
}

/// In the terminal; the arguments go to `polis play`.
pub(crate) fn in_terminal(arguments: &[String]) -> anyhow::Result<()> {
    Steps::new(1).take("compiling the game", build_command)?;
    tools::run(polis().arg("play").args(arguments))
}

/// Compiles the part of the command that serves the browser game, and what makes a folder of that.
pub(crate) fn build_server() -> anyhow::Result<()> {
    let packages = ["--package", "polis", "--package", web::BUNDLER];
    tools::run(cargo(&["build", "--no-default-features"]).args(packages))
}

/// Checks that what [`build_server`] compiles can be compiled.
pub(crate) fn check_server() -> anyhow::Result<()> {
    tools::run(&mut cargo(&[
        "check",
        "--package",
        "polis",
        "--no-default-features",
    ]))
}

/// Compiles the whole command.
pub(crate) fn build_command() -> anyhow::Result<()> {
    tools::run(&mut cargo(&["build", "--package", "polis"]))
}

/// The command that was compiled, in the folder of whoever called.
pub(crate) fn polis() -> Command {
    Command::new(tools::compiled("polis"))
}
