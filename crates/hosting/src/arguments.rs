//! What can be typed.

mod admin;
mod server;

use clap::Subcommand;

pub use admin::AdminArguments;
pub(crate) use admin::{AdminTask, WhoCanSignUp};
pub use server::{BackupArguments, RestoreArguments, ServeArguments};
pub(crate) use server::{LogFormat, StorageArguments};

/// The commands of those who host the game.
#[derive(Debug, Subcommand)]
pub enum HostCommand {
    /// Serve the browser game.
    Serve(ServeArguments),
    /// Write everything that a server keeps into a file; the server can go on meanwhile.
    Backup(BackupArguments),
    /// Put everything of a backup into an empty folder or database.
    Restore(RestoreArguments),
    /// Look at people and tables of a server, and help or keep out somebody.
    Admin(AdminArguments),
}
