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
    let mut command = server();
    command.args(["serve", "--open", "--web"]).arg(&folder);
    tools::run(command.args(arguments))
}

/// In the terminal; the arguments go to `polis play`.
pub(crate) fn in_terminal(arguments: &[String]) -> anyhow::Result<()> {
    Steps::new(1).take("compiling the game", build_command)?;
    let mut command = Command::new(tools::compiled("polis"));
    tools::run(command.arg("play").args(arguments))
}

/// Compiles what serves the browser game, without the rest of the command, and what makes a folder of the
/// game.
pub(crate) fn build_server() -> anyhow::Result<()> {
    let packages = ["--package", "polis-hosting", "--package", web::BUNDLER];
    tools::run(cargo(&["build"]).args(packages))
}

/// Compiles the whole command.
pub(crate) fn build_command() -> anyhow::Result<()> {
    tools::run(&mut cargo(&["build", "--package", "polis"]))
}

/// What serves the browser game, compiled by [`build_server`], in the folder of whoever called.
pub(crate) fn server() -> Command {
    Command::new(tools::compiled("polis-host"))
}
