//! `polis-host`: the commands of hosts without the rest of `polis`, which is soon compiled.

use std::process::ExitCode;

use clap::Parser;
use polis_hosting::HostCommand;

/// Serve Polis, and look after what a server keeps.
#[derive(Debug, Parser)]
#[command(name = "polis-host", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: HostCommand,
}

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => polis_hosting::report(&error),
    }
}
