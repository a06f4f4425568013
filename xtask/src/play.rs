//! `cargo xtask play`: builds the game and starts it.

use crate::tools;

pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    tools::run(&mut tools::cargo(&[
        "build",
        "--release",
        "--package",
        "polis",
    ]))?;
    let mut command = tools::cargo(&["run", "--release", "--quiet", "--package", "polis", "--"]);
    tools::run(command.arg("play").args(arguments))
}
