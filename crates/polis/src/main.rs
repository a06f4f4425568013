//! The `polis` command: play, replay and study Akropolis and Architekton.

mod arena;
mod bot_protocol;
mod captions;
mod cli;
mod commands;
mod explain;
mod input;
mod options;
mod output;
mod progress;
mod serve;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::cli::{Cli, Command};
use crate::options::UsageError;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&error),
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Play(arguments) => commands::play::run(&arguments),
        Command::Serve(arguments) => commands::serve::run(&arguments),
        Command::Load(arguments) => commands::load::run(&arguments),
        Command::Backup(arguments) => commands::backup::backup(&arguments),
        Command::Restore(arguments) => commands::backup::restore(&arguments),
        Command::Show(arguments) => commands::show::run(&arguments),
        Command::Score(arguments) => commands::score::run(&arguments),
        Command::Hint(arguments) => commands::hint::run(&arguments),
        Command::Analyse(arguments) => commands::analyse::run(&arguments),
        Command::Draw(arguments) => commands::draw::run(&arguments),
        Command::Film(arguments) => commands::film::run(&arguments),
        Command::Trace(arguments) => commands::trace::run(&arguments),
        Command::Random(arguments) => commands::random::run(&arguments),
        Command::Arena(arguments) => commands::arena::run(&arguments),
        Command::Bot(arguments) => commands::bot::run(&arguments),
        Command::Train(arguments) => commands::train::run(&arguments),
        Command::Puzzles(arguments) => commands::puzzles::run(&arguments),
        Command::Perft(arguments) => commands::perft::run(&arguments),
        Command::Bench(arguments) => commands::bench::run(&arguments),
        Command::Completions(arguments) => commands::completions::run(&arguments),
    }
}

/// Says what went wrong: status 1 when the answer is no or the input is bad, 2 when the command
/// was called wrongly. A reader that went away (`polis trace … | head`) is no failure.
fn report(error: &anyhow::Error) -> ExitCode {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
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
    anstream::eprintln!(
        "{}error:{} {error:#}",
        anstyle::AnsiColor::Red.on_default().bold().render(),
        anstyle::Reset.render()
    );
    ExitCode::FAILURE
}
