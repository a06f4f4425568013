//! What a host can look at and do.

use clap::{Args, Subcommand, ValueEnum};
use polis_protocol::{InvitationCode, ReportId, TableId};

use crate::arguments::StorageArguments;

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    polis admin --data /var/lib/polis overview\n  \
    polis admin --data /var/lib/polis people Thalia\n  \
    polis admin --data /var/lib/polis password Thalia\n  \
    polis admin --data /var/lib/polis host Thalia\n  \
    polis admin --data /var/lib/polis invite --uses 20 --note 'chess club'\n  \
    polis admin --data /var/lib/polis announce 'We are away from 8 to 9.' --hours 12\n\n\
    It works on the database, as the user that owns it; servers can go on meanwhile. People are named\n\
    by their id or by the name of their account.")]
#[allow(missing_docs, reason = "clap would show it as the help of the command")]
pub struct AdminArguments {
    #[command(flatten)]
    pub(crate) storage: StorageArguments,
    #[command(subcommand)]
    pub(crate) task: AdminTask,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminTask {
    /// How many people, tables and games there are.
    Overview,
    /// People, the newest first.
    People {
        /// Only those whose names hold this text.
        #[arg(default_value = "")]
        text: String,
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
    },
    /// Tables that are not over, the liveliest first.
    Tables {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
    },
    /// Make a new password for somebody who forgot theirs, and end their sessions.
    Password {
        /// Whose.
        person: String,
    },
    /// End all sessions and tokens of somebody.
    SignOut {
        /// Whose.
        person: String,
    },
    /// Keep somebody out: they cannot sign in, and are signed out within a minute.
    Suspend {
        /// Whom.
        person: String,
        /// For how many days; for good where nothing is said.
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3650))]
        days: Option<u16>,
    },
    /// Let somebody in again.
    Allow {
        /// Whom.
        person: String,
    },
    /// Reports of people that are open, the newest first.
    Reports {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
    },
    /// Close a report.
    CloseReport {
        /// Its id.
        report: ReportId,
    },
    /// Take back what a game changed at ratings.
    Annul {
        /// The id of its table.
        table: TableId,
    },
    /// Make an account a host: they may use the host's page (#/host).
    Host {
        /// Whom.
        person: String,
        /// They are a host no more.
        #[arg(long)]
        remove: bool,
    },
    /// Who can come in as a new guest or make a new account; without a word, how it is now.
    SignUp {
        /// Anybody, or only who is invited.
        #[arg(value_enum)]
        who: Option<WhoCanSignUp>,
    },
    /// Make an invitation and print its code.
    Invite {
        /// How many days it is good.
        #[arg(long, value_name = "N", default_value_t = 30)]
        days: u32,
        /// How often it can be used.
        #[arg(long, value_name = "N", default_value_t = 1)]
        uses: u32,
        /// Whom it is for.
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
    },
    /// The invitations that can still be used.
    Invitations,
    /// Withdraw an invitation.
    Uninvite {
        /// Its code.
        code: InvitationCode,
    },
    /// Tell everybody something; servers that run tell it within ten seconds.
    Announce {
        /// The line.
        #[arg(required_unless_present = "end")]
        text: Option<String>,
        /// How long it stands, in hours.
        #[arg(long, value_name = "N", default_value_t = 24)]
        hours: u32,
        /// End what everybody is told.
        #[arg(long, conflicts_with_all = ["text", "hours"])]
        end: bool,
    },
    /// The last backups.
    Backups,
    /// What hosts did, on their page and by this command.
    Deeds {
        /// How many.
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
    },
}

/// Who can come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WhoCanSignUp {
    /// Anybody.
    Open,
    /// Only who brings the code of an invitation.
    Invited,
}
