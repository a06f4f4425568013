//! Logs of old games that are in files instead of the database.
//!
//! A file is noted before it is written, and counts when it is on the disk, was read again, and its
//! games leave the log in the same transaction. Whatever stops in between leaves a file that nobody
//! refers to, and the next round removes it. Files are never changed: a game that has to change goes into a
//! new file with its neighbours, and the old file is removed.

use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use polis_protocol::{Logged, Millis, Seq};

use crate::random::random_bits;
use crate::store::append::LogRow;
use crate::store::archive_folder::{ArchiveFolder, ByteRange, GameLog, MAX_GAME_BYTES};
use crate::store::connect::{DatabasePool, OpenError, Store};
use crate::store::on;
use crate::store::tables::read_event;

/// How long a file may take to be written before it counts as left behind.
const UNFINISHED_MS: i64 = 3_600_000;
/// How often a game is looked for again that has just moved to another file.
const TRIES: usize = 3;
/// Number of tables that are looked at in one go.
const PAGE: i64 = 200;

/// How far a file is.
#[derive(Clone, Copy)]
enum FileState {
    Unfinished = 0,
    Complete = 1,
    Unneeded = 2,
}

/// Where the log of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ArchivedLog {
    pub(super) file: i64,
    range: ByteRange,
    /// The last event that is there. What happened afterwards is in the database.
    pub(super) last: Seq,
}

/// Tables whose logs can go, and where to look on.
pub(crate) struct OldGames {
    /// Their numbers and ids.
    games: Vec<(i64, String)>,
    /// The last table that was looked at; none when all have been.
    pub(crate) after: Option<i64>,
}

/// What became of an attempt to move games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    /// So many are in files.
    Games(u64),
    /// Another server was first, or a game changed meanwhile.
    Conflict,
}

/// Lets a database use the folder for old games that the settings name.
///
/// # Errors
/// When it cannot be used, or none is named though games are in one.
pub(crate) async fn open_archive(
    store: &mut Store,
    folder: Option<&Path>,
) -> Result<(), OpenError> {
    match folder {
        Some(folder) => {
            store.archive = Some(ArchiveFolder::open(folder).map_err(OpenError::Archive)?);
            let is_there = store.archive_is_there().await;
            if !is_there.map_err(OpenError::Connect)? {
                return Err(OpenError::EmptyArchive(folder.to_owned()));
            }
        }
        None if store
            .has_archived_logs()
            .await
            .map_err(OpenError::Connect)? =>
        {
            return Err(OpenError::NoArchive);
        }
        None => {}
    }
    Ok(())
}

impl Store {
    /// Whether logs of games are in files.
    async fn has_archived_logs(&self) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT table_number FROM archived_logs LIMIT 1")
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }

    /// Whether the folder is the one with the files: a volume that is not mounted looks like an empty one.
    pub(crate) async fn archive_is_there(&self) -> Result<bool, sqlx::Error> {
        let file: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT file FROM archived_logs ORDER BY table_number DESC LIMIT 1",
            )
            .fetch_optional(pool)
            .await?
        });
        let Some(file) = file else {
            return Ok(true);
        };
        let folder = self.archive_folder()?;
        blocking(move || Ok(folder.has(file))).await
    }

    /// Tables that are over, at which nothing happened since a time, and whose logs are in the database,
    /// from a place on. Tables have numbers in the order in which they were opened, and the log begins
    /// with those that are not in files yet, so nobody has to remember how far this went.
    pub(crate) async fn old_games(
        &self,
        after: i64,
        before: Millis,
    ) -> Result<OldGames, sqlx::Error> {
        let numbers: Vec<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "WITH RECURSIVE present (number) AS ( \
                     SELECT min(table_number) FROM log WHERE table_number > $1 \
                     UNION ALL \
                     SELECT (SELECT min(table_number) FROM log WHERE table_number > present.number) \
                     FROM present WHERE present.number IS NOT NULL \
                 ) SELECT number FROM present WHERE number IS NOT NULL LIMIT $2",
            )
            .bind(after)
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        let mut found = OldGames {
            games: Vec::new(),
            after: numbers.last().copied(),
        };
        for number in numbers {
            let row: Option<(String, i64, i64, i64)> = on!(self, pool => {
                sqlx::query_as(
                    "SELECT tables.id, tables.status, tables.opened, progress.changed FROM tables \
                     JOIN progress ON progress.table_number = tables.number \
                     WHERE tables.number = $1",
                )
                .bind(number)
                .fetch_optional(pool)
                .await?
            });
            // Events without a table can only come from a backup that was changed by hand.
            let Some((id, status, opened, changed)) = row else {
                continue;
            };
            if opened >= before as i64 {
                found.after = None;
                break;
            }
            let is_old = status >= 2 && changed < before as i64;
            if is_old && self.archived(number).await?.is_none() {
                found.games.push((number, id));
            }
        }
        Ok(found)
    }

    /// Moves the logs of games into files.
    pub(crate) async fn archive_games(&self, old: &OldGames) -> Result<Moved, sqlx::Error> {
        let size = match self.pool() {
            // Players wait while SQLite is written to.
            DatabasePool::Sqlite(_) => 16,
            DatabasePool::Postgres(_) => 100,
        };
        let mut moved = 0;
        for games in old.games.chunks(size) {
            match self.archive_file(games).await? {
                Moved::Games(more) => moved += more,
                Moved::Conflict => return Ok(Moved::Conflict),
            }
        }
        Ok(Moved::Games(moved))
    }

    /// Moves the logs of games into one file.
    async fn archive_file(&self, games: &[(i64, String)]) -> Result<Moved, sqlx::Error> {
        let mut numbers = Vec::with_capacity(games.len());
        let mut logs = Vec::with_capacity(games.len());
        for (number, id) in games {
            let log = GameLog {
                table: id.clone(),
                rows: self.log_rows(*number).await?,
            };
            if !log.rows.is_empty() && log.bytes() < MAX_GAME_BYTES {
                numbers.push(*number);
                logs.push(log);
            }
        }
        if logs.is_empty() {
            return Ok(Moved::Games(0));
        }
        let (file, ranges, logs) = self.write_file(logs).await?;
        if self.log_moved(file, &numbers, &logs, &ranges).await? {
            Ok(Moved::Games(numbers.len() as u64))
        } else {
            self.drop_file(file).await?;
            Ok(Moved::Conflict)
        }
    }

    /// Notes a file, and writes it.
    async fn write_file(
        &self,
        logs: Vec<GameLog>,
    ) -> Result<(i64, Vec<ByteRange>, Vec<GameLog>), sqlx::Error> {
        let folder = self.archive_folder()?;
        let file = (random_bits() as i64) & i64::MAX;
        let made = self.database_time().await?;
        {
            let _writing = self.writing.lock().await;
            on!(self, pool => {
                sqlx::query("INSERT INTO archive_files (number, state, made) VALUES ($1, $2, $3)")
                    .bind(file)
                    .bind(FileState::Unfinished as i64)
                    .bind(made)
                    .execute(pool)
                    .await?;
            });
        }
        let written = blocking(move || {
            let ranges = folder.write(file, &logs)?;
            Ok((ranges, logs))
        });
        let (ranges, logs) = written.await?;
        Ok((file, ranges, logs))
    }

    /// Takes events out of the log that are in a file. Returns false, and changes nothing, where the log
    /// is not what was written.
    async fn log_moved(
        &self,
        file: i64,
        numbers: &[i64],
        logs: &[GameLog],
        ranges: &[ByteRange],
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let completed = sqlx::query(SET_STATE)
                .bind(file)
                .bind(FileState::Unfinished as i64)
                .bind(FileState::Complete as i64)
                .execute(&mut *transaction)
                .await?;
            if completed.rows_affected() != 1 {
                return Ok(false);
            }
            for ((&number, log), range) in numbers.iter().zip(logs).zip(ranges) {
                let last = log.rows.last().map_or(0, |row| row.seq);
                let removed: Vec<(i64, i64, String)> = sqlx::query_as(
                    "DELETE FROM log WHERE table_number = $1 AND seq <= $2 \
                     RETURNING seq, at, body",
                )
                .bind(number)
                .bind(i64::from(last))
                .fetch_all(&mut *transaction)
                .await?;
                let mut removed: Vec<LogRow> = removed.into_iter().map(read_row).collect();
                removed.sort_by_key(|row| row.seq);
                if removed != log.rows {
                    return Ok(false);
                }
                sqlx::query(
                    "INSERT INTO archived_logs (table_number, file, place, length, last) \
                     VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(number)
                .bind(file)
                .bind(range.place as i64)
                .bind(range.length as i64)
                .bind(i64::from(last))
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Changes events of a game in a file, which goes into a new file with its neighbours. Returns false
    /// where somebody else changed the file meanwhile.
    pub(super) async fn rewrite_archived(
        &self,
        number: i64,
        archived: ArchivedLog,
        changes: &[(Seq, String)],
    ) -> Result<bool, sqlx::Error> {
        let neighbours: Vec<(i64, i64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT table_number, place, length FROM archived_logs WHERE file = $1 \
                 ORDER BY place",
            )
            .bind(archived.file)
            .fetch_all(pool)
            .await?
        });
        let mut logs = Vec::with_capacity(neighbours.len());
        for &(neighbour, place, length) in &neighbours {
            let range = read_range(place, length);
            let Some(mut log) = self.read_file(archived.file, range).await? else {
                return Ok(false);
            };
            if neighbour == number {
                for row in &mut log.rows {
                    let changed = changes.iter().find(|(seq, _)| *seq == row.seq);
                    if let Some((_, body)) = changed {
                        row.body.clone_from(body);
                    }
                }
            }
            logs.push(log);
        }
        let (file, ranges, _) = self.write_file(logs).await?;
        let numbers: Vec<i64> = neighbours.iter().map(|(number, _, _)| *number).collect();
        let is_done = self
            .games_moved(archived.file, file, &numbers, &ranges)
            .await?;
        let unneeded = if is_done { archived.file } else { file };
        self.drop_file(unneeded).await?;
        Ok(is_done)
    }

    /// Lets games of one file be those of another. Returns false, and changes nothing, where they are not
    /// in it any more.
    async fn games_moved(
        &self,
        from: i64,
        to: i64,
        numbers: &[i64],
        ranges: &[ByteRange],
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for (file, before, after) in [
                (to, FileState::Unfinished, FileState::Complete),
                (from, FileState::Complete, FileState::Unneeded),
            ] {
                let changed = sqlx::query(SET_STATE)
                    .bind(file)
                    .bind(before as i64)
                    .bind(after as i64)
                    .execute(&mut *transaction)
                    .await?;
                if changed.rows_affected() != 1 {
                    return Ok(false);
                }
            }
            for (number, range) in numbers.iter().zip(ranges) {
                let changed = sqlx::query(
                    "UPDATE archived_logs SET file = $3, place = $4, length = $5 \
                     WHERE table_number = $1 AND file = $2",
                )
                .bind(number)
                .bind(from)
                .bind(to)
                .bind(range.place as i64)
                .bind(range.length as i64)
                .execute(&mut *transaction)
                .await?;
                if changed.rows_affected() != 1 {
                    return Ok(false);
                }
            }
            transaction.commit().await?;
        });
        Ok(true)
    }

    /// Removes files that nobody refers to: those whose games are in another one, and those whose server
    /// ended before they counted.
    pub(crate) async fn clean_archive(&self) -> Result<(), sqlx::Error> {
        let left_behind = self.database_time().await? - UNFINISHED_MS;
        let unneeded: Vec<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT number FROM archive_files WHERE state = $1 OR (state = $2 AND made < $3)",
            )
            .bind(FileState::Unneeded as i64)
            .bind(FileState::Unfinished as i64)
            .bind(left_behind)
            .fetch_all(pool)
            .await?
        });
        for file in unneeded {
            self.drop_file(file).await?;
        }
        Ok(())
    }

    /// Removes a file that does not count, and forgets it.
    async fn drop_file(&self, file: i64) -> Result<(), sqlx::Error> {
        let folder = self.archive_folder()?;
        {
            let _writing = self.writing.lock().await;
            on!(self, pool => {
                // From here on it cannot become complete.
                sqlx::query(SET_STATE)
                    .bind(file)
                    .bind(FileState::Unfinished as i64)
                    .bind(FileState::Unneeded as i64)
                    .execute(pool)
                    .await?;
            });
        }
        let state: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT state FROM archive_files WHERE number = $1")
                .bind(file)
                .fetch_optional(pool)
                .await?
        });
        if state != Some(FileState::Unneeded as i64) {
            return Ok(());
        }
        blocking(move || folder.remove(file)).await?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM archive_files WHERE number = $1 AND state = $2")
                .bind(file)
                .bind(FileState::Unneeded as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Where the log of a table is, if it is in a file.
    pub(super) async fn archived(&self, number: i64) -> Result<Option<ArchivedLog>, sqlx::Error> {
        let row: Option<(i64, i64, i64, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT file, place, length, last FROM archived_logs WHERE table_number = $1",
            )
            .bind(number)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.map(|(file, place, length, last)| ArchivedLog {
            file,
            range: read_range(place, length),
            last: last as Seq,
        }))
    }

    /// The events of a table that are in a file; none where it is in the database.
    pub(crate) async fn archived_rows(&self, number: i64) -> Result<Vec<LogRow>, sqlx::Error> {
        for _ in 0..TRIES {
            let Some(archived) = self.archived(number).await? else {
                return Ok(Vec::new());
            };
            if let Some(log) = self.read_file(archived.file, archived.range).await? {
                return Ok(log.rows);
            }
            // The game has just gone into another file.
        }
        // Reading it again would not help.
        let missing = format!("the archived log of table {number} is missing");
        Err(sqlx::Error::Decode(missing.into()))
    }

    /// Puts the events that are in a file before those that were found in the database after a place.
    /// `wanted` tells by the body which ones.
    pub(super) async fn with_archived(
        &self,
        number: i64,
        after: Seq,
        most: i64,
        found: Vec<Logged>,
        wanted: fn(&str) -> bool,
    ) -> Result<Vec<Logged>, sqlx::Error> {
        let is_whole = found.first().is_some_and(|logged| logged.seq == after + 1);
        if is_whole {
            return Ok(found);
        }
        // Also where this server has no folder: another one may have begun to archive.
        let Some(last) = self.archived(number).await?.map(|archived| archived.last) else {
            return Ok(found);
        };
        if last <= after {
            return Ok(found);
        }
        let rows = self.archived_rows(number).await?;
        let events = rows
            .into_iter()
            .filter(|row| row.seq > after && wanted(&row.body))
            .map(|row| read_event((row.seq.into(), row.at as i64, row.body)))
            // What went into the file after it was read here is there twice.
            .chain(found.into_iter().filter(|logged| logged.seq > last).map(Ok));
        events
            .take(usize::try_from(most).unwrap_or(usize::MAX))
            .collect()
    }

    /// Reads a game; none where the file is gone.
    async fn read_file(&self, file: i64, range: ByteRange) -> Result<Option<GameLog>, sqlx::Error> {
        let folder = self.archive_folder()?;
        match blocking(move || folder.read(file, range)).await {
            Ok(log) => Ok(Some(log)),
            Err(sqlx::Error::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            // Reading it again would not help.
            Err(sqlx::Error::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Err(sqlx::Error::Decode(error.into()))
            }
            Err(error) => Err(error),
        }
    }

    /// The events of a table that are in the database.
    async fn log_rows(&self, number: i64) -> Result<Vec<LogRow>, sqlx::Error> {
        let rows: Vec<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as("SELECT seq, at, body FROM log WHERE table_number = $1 ORDER BY seq")
                .bind(number)
                .fetch_all(pool)
                .await?
        });
        Ok(rows.into_iter().map(read_row).collect())
    }

    /// Milliseconds since 1970 by a clock that all servers at the database share.
    async fn database_time(&self) -> Result<i64, sqlx::Error> {
        let of_machine = || SystemTime::now().duration_since(UNIX_EPOCH);
        Ok(match self.now().await? {
            Some(now) => now as i64,
            None => of_machine().map_or(0, |since| since.as_millis() as i64),
        })
    }

    fn archive_folder(&self) -> Result<ArchiveFolder, sqlx::Error> {
        let missing = || io::Error::new(io::ErrorKind::Unsupported, "no folder for archived logs");
        self.archive
            .clone()
            .ok_or_else(|| sqlx::Error::Io(missing()))
    }
}

const SET_STATE: &str = "UPDATE archive_files SET state = $3 WHERE number = $1 AND state = $2";

/// Files are read and written beside the tasks of the server.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T, sqlx::Error> {
    let done = tokio::task::spawn_blocking(work).await;
    let failed = |error: tokio::task::JoinError| sqlx::Error::Io(io::Error::other(error));
    done.map_err(failed)?.map_err(sqlx::Error::Io)
}

fn read_row((seq, at, body): (i64, i64, String)) -> LogRow {
    LogRow {
        seq: seq as Seq,
        at: at as Millis,
        body,
    }
}

fn read_range(place: i64, length: i64) -> ByteRange {
    ByteRange {
        place: place as u64,
        length: length as u64,
    }
}

#[cfg(test)]
mod tests;
