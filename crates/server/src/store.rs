//! What is kept: one small interface over SQLite and PostgreSQL.

mod admin;
mod append;
mod archive_folder;
mod archived_logs;
mod batch;
mod challenges;
mod columns;
mod connect;
mod credentials;
mod deals;
mod engine_signs;
mod event_body;
mod failover;
mod folder;
mod forget;
mod friends;
mod given_up;
mod host;
mod integrity;
mod listen;
mod mail;
mod migrations;
mod names;
mod outages;
mod people;
mod postgres;
mod profile;
mod push;
mod recovery;
mod reports;
mod search;
mod sign_in_ways;
mod solo_games;
mod spectators;
mod sqlite;
mod standby;
mod statements;
mod studies;
mod tables;
mod tournament_games;
mod tournament_players;
mod tournaments;
mod turn_plans;
mod unread_logs;
mod vacations;

pub(crate) use admin::{PersonLine, TableLine};
pub(crate) use append::{
    Append, Appended, Completion, Counting, FinishedDeal, FinishedSolo, GameEnd, LogRow, Opening,
    PersonalResult, StatusNumber, TableChanges, Touch,
};
pub(crate) use archived_logs::{Moved, open_archive};
pub use connect::OpenError;
pub(crate) use connect::{DatabasePool, Purpose, Store};
pub(crate) use credentials::CredentialRow;
pub(crate) use deals::{DealRow, FinishedTry, NewTry, TryStart};
pub(crate) use engine_signs::{Claim, KeptEngineSign};
pub(crate) use event_body::{read_body, write_body};
pub(crate) use folder::{database_file, remove as remove_database};
pub(crate) use friends::AskOutcome;
pub(crate) use integrity::{ProbeSize, is_damage};
pub(crate) use mail::{ChallengeMail, MailCodeRow, MailPurpose, MailReader, TurnMail};
pub(crate) use names::{FirstSignIn, NewName, NewSecrets};
pub(crate) use outages::{Before, GAP_MS, Outage};
pub(crate) use profile::HistoryVisibility;
pub(crate) use push::{DueNotice, PushRow};
pub(crate) use reports::NewReport;
pub(crate) use search::{NewSearch, SearchRow};
pub(crate) use sign_in_ways::{PasskeyRow, PasswordUse, ProviderIdentity, WayRemoval};
pub(crate) use solo_games::SoloPlace;
pub(crate) use spectators::{NewSpectatorLine, SpectatorSaid};
pub(crate) use studies::{ChapterRow, StudyRow, StudyWrite};
pub(crate) use tables::LoadedTable;
pub(crate) use tournament_games::{EndedGame, FinishedTournamentGame, TournamentGameRow};
pub(crate) use tournament_players::TournamentEntrant;
pub(crate) use tournaments::{TournamentRow, TournamentStep};
pub(crate) use turn_plans::KeptPlan;
pub(crate) use vacations::VacationStart;

/// Runs one query on whichever database there is; the SQL is the same for both.
macro_rules! on {
    ($store:expr, $pool:ident => $query:expr) => {
        match $store.pool() {
            $crate::store::DatabasePool::Sqlite($pool) => $query,
            $crate::store::DatabasePool::Postgres($pool) => $query,
        }
    };
}
pub(crate) use on;
