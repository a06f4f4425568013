//! What is kept: one small interface over SQLite and PostgreSQL.

mod append;
mod batch;
mod connect;
mod forget;
mod listen;
mod migrations;
mod people;
mod postgres;
mod profile;
mod sqlite;
mod statements;
mod tables;

pub(crate) use append::{
    Append, Appended, Completion, Counting, Ending, More, Opening, PersonalResult, Row,
    StatusNumber, Touch,
};
pub use connect::OpenError;
pub(crate) use connect::{DatabasePool, Store};
pub(crate) use listen::Notice;
pub(crate) use people::{CredentialKind, CredentialRow};
pub(crate) use profile::Seen;
pub(crate) use tables::LoadedTable;

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
