//! The `polis` command: play, replay and study Akropolis and Architekton.

#[cfg(feature = "tools")]
mod arena;
#[cfg(feature = "tools")]
mod bot_protocol;
#[cfg(feature = "tools")]
mod captions;
#[cfg(feature = "tools")]
mod certainty;
mod cli;
mod commands;
#[cfg(feature = "tools")]
mod explain;
#[cfg(feature = "tools")]
mod input;
#[cfg(feature = "tools")]
mod options;
#[cfg(feature = "tools")]
mod output;
#[cfg(feature = "tools")]
mod progress;
mod serve;
#[cfg(feature = "telemetry")]
mod telemetry;
#[cfg(not(feature = "telemetry"))]
#[path = "telemetry_off.rs"]
mod telemetry;
#[cfg(feature = "tools")]
mod why;

use std::io::ErrorKind;
use std::process::ExitCode;

#[cfg(feature = "tools")]
use clap::CommandFactory;
use clap::Parser;

#[cfg(feature = "tools")]
use crate::cli::Tool;
use crate::cli::{Cli, Command};
#[cfg(feature = "tools")]
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
        Command::Serve(arguments) => commands::serve::run(&arguments),
        Command::Backup(arguments) => commands::backup::backup(&arguments),
        Command::Restore(arguments) => commands::backup::restore(&arguments),
        Command::Admin(arguments) => commands::admin::run(&arguments),
        #[cfg(feature = "tools")]
        Command::Tool(tool) => use_tool(tool),
        Command::Completions(arguments) => commands::completions::run(&arguments),
        Command::Manual(arguments) => commands::manual::run(&arguments),
    }
}

#[cfg(feature = "tools")]
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
    #[cfg(feature = "tools")]
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
