//! The commands of those who host Polis: `serve`, `backup`, `restore` and `admin`.
//!
//! They are a crate of their own so that whoever only wants to play in the browser need not wait for the
//! terminal game, pictures, analysis and training of the whole command to be compiled: the program
//! `polis-host` has these commands alone, `polis` has them among all others.

mod admin;
mod arguments;
mod backup;
mod failure;
mod serve;
mod telemetry;

pub use arguments::{
    AdminArguments, BackupArguments, HostCommand, RestoreArguments, ServeArguments,
};
pub use failure::report;
pub use serve::told_to_end;

impl HostCommand {
    /// Does what was asked for.
    ///
    /// # Errors
    /// When it cannot be done, with what was found and what was expected.
    pub fn run(&self) -> anyhow::Result<()> {
        match self {
            HostCommand::Serve(arguments) => serve::run(arguments),
            HostCommand::Backup(arguments) => backup::backup(arguments),
            HostCommand::Restore(arguments) => backup::restore(arguments),
            HostCommand::Admin(arguments) => admin::run(arguments),
        }
    }
}
