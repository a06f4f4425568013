//! `polis completions`: what a shell needs to complete the command.

use std::io::Write;

use clap::CommandFactory;

use crate::cli::{Cli, CompletionsArguments};

pub(crate) fn run(arguments: &CompletionsArguments) -> anyhow::Result<()> {
    // The generator takes a failure to write for a bug, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Cli::command(), "polis", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}
