//! A restore drill: a backup is put back into a folder of its own, looked over, and its games are
//! played again by the rules.

use std::io::Read;
use std::path::Path;

use polis_protocol::TableId;

use crate::backup::{BackupError, restore};
use crate::config::Database;
use crate::random::random_bits;
use crate::store::{Purpose, Store, on, remove_database};
use crate::table::HostedTable;

/// Number of finished games that are played again, the newest ones. All that are not over are.
const FINISHED: i64 = 1000;

/// What a drill found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// Rows that were put back.
    pub rows: u64,
    /// Tables whose logs were replayed by the rules.
    pub tables: u64,
}

/// Puts a backup into a folder that is not there yet, looks whether it is whole, and removes the
/// folder again.
///
/// # Errors
/// When the backup is none, broke off, or holds a table whose log makes no sense.
pub async fn try_backup(from: impl Read, folder: &Path) -> Result<Drill, BackupError> {
    let drilled = drill(from, folder).await;
    remove_database(folder);
    drilled
}

async fn drill(from: impl Read, folder: &Path) -> Result<Drill, BackupError> {
    let rows = restore(&Database::Folder(folder.to_owned()), from).await?;
    let store = Store::in_folder(folder, random_bits() as u64, Purpose::Serve).await?;
    let checked = check(&store).await;
    store.close().await;
    Ok(Drill {
        rows,
        tables: checked?,
    })
}

async fn check(store: &Store) -> Result<u64, BackupError> {
    if let Some(what) = store.find_damage().await? {
        return Err(BackupError::Damaged { what });
    }
    let tables: Vec<String> = on!(store, pool => {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE status < 2 OR number IN \
             (SELECT number FROM tables WHERE status = 2 ORDER BY ended DESC LIMIT $1)",
        )
        .bind(FINISHED)
        .fetch_all(pool)
        .await?
    });
    for id in &tables {
        let broken = || BackupError::Table { id: id.clone() };
        let table: TableId = id.parse().map_err(|_| broken())?;
        let loaded = store.load(table).await?.ok_or_else(broken)?;
        HostedTable::fold(loaded.log, loaded.setup.as_deref()).map_err(|_| broken())?;
    }
    Ok(tables.len() as u64)
}
