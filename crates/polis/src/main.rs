//! The `polis` command: play, replay and study Akropolis and Architekton.

mod arena;
mod bot_protocol;
mod captions;
mod certainty;
mod cli;
mod commands;
mod explain;
mod input;
mod options;
mod output;
mod progress;
mod why;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::cli::{Cli, Command, Tool};
use crate::options::UsageError;

/// The static binary has an allocator whose threads do not wait for each other.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&error),
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Host(command) => command.run(),
        Command::Tool(tool) => use_tool(tool),
        Command::Completions(arguments) => commands::completions::run(&arguments),
        Command::Manual(arguments) => commands::manual::run(&arguments),
    }
}

fn use_tool(tool: Tool) -> anyhow::Result<()> {
    match tool {
        Tool::Play(arguments) => commands::play::run(&arguments),
        Tool::Show(arguments) => commands::show::run(&arguments),
        Tool::Score(arguments) => commands::score::run(&arguments),
        Tool::Hint(arguments) => commands::hint::run(&arguments),
        Tool::Analyse(arguments) => commands::analyse::run(&arguments),
        Tool::Draw(arguments) => commands::draw::run(&arguments),
        Tool::Film(arguments) => commands::film::run(&arguments),
        Tool::Trace(arguments) => commands::trace::run(&arguments),
        Tool::Verify(arguments) => commands::verify::run(&arguments),
        Tool::Random(arguments) => commands::random::run(&arguments),
        Tool::Arena(arguments) => commands::arena::run(&arguments),
        Tool::Archive(arguments) => commands::archive::run(&arguments),
        Tool::Regret(arguments) => commands::regret::run(&arguments),
        Tool::Limits(arguments) => commands::limits::run(&arguments),
        Tool::Bot(arguments) => commands::bot::run(&arguments),
        Tool::BotCheck(arguments) => commands::bot_check::run(&arguments),
        Tool::BotServe(arguments) => commands::bot_serve::run(&arguments),
        Tool::Train(arguments) => commands::train::run(&arguments),
        Tool::Puzzles(arguments) => commands::puzzles::run(&arguments),
        Tool::Load(arguments) => commands::load::run(&arguments),
        Tool::Soak(arguments) => commands::soak::run(&arguments),
        Tool::Perft(arguments) => commands::perft::run(&arguments),
        Tool::Bench(arguments) => commands::bench::run(&arguments),
    }
}

/// Says what went wrong: status 1 when the answer is no or the input is bad, 2 when the command
/// was called wrongly.
fn report(error: &anyhow::Error) -> ExitCode {
    if let Some(error) = error.downcast_ref::<UsageError>() {
        let mut command = Cli::command();
        command.build();
        // The usage that helps is that of the subcommand.
        let name = std::env::args().nth(1).unwrap_or_default();
        let command = match command.find_subcommand_mut(&name) {
            Some(subcommand) => subcommand,
            None => &mut command,
        };
        command
            .error(clap::error::ErrorKind::ArgumentConflict, error)
            .exit();
    }
    polis_hosting::report(error)
}
