//! The columns of a row of either database, by their names: what has many is read like this, and a part
//! that several queries share is read once.

use polis_protocol::{Person, QuietHours};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Postgres, Row, Sqlite, Type};

use crate::store::people::plain_person;

/// What both databases can keep in a column.
pub(super) trait Column:
    Type<Sqlite> + for<'r> Decode<'r, Sqlite> + Type<Postgres> + for<'r> Decode<'r, Postgres>
{
}

impl<T> Column for T where
    T: Type<Sqlite> + for<'r> Decode<'r, Sqlite> + Type<Postgres> + for<'r> Decode<'r, Postgres>
{
}

/// A row of either database.
pub(super) trait Columns {
    /// What stands in a column.
    fn column<T: Column>(&self, name: &str) -> Result<T, sqlx::Error>;
}

impl Columns for SqliteRow {
    fn column<T: Column>(&self, name: &str) -> Result<T, sqlx::Error> {
        self.try_get(name)
    }
}

impl Columns for PgRow {
    fn column<T: Column>(&self, name: &str) -> Result<T, sqlx::Error> {
        self.try_get(name)
    }
}

/// Reads rows; those that say nothing are left out.
pub(super) fn read_rows<R: Columns, T>(
    rows: &[R],
    read: impl Fn(&R) -> Result<Option<T>, sqlx::Error>,
) -> Result<Vec<T>, sqlx::Error> {
    rows.iter()
        .filter_map(|row| read(row).transpose())
        .collect()
}

/// Somebody whose id, name and kind stand in these columns.
pub(super) fn person(
    row: &impl Columns,
    [id, name, kind]: [&str; 3],
) -> Result<Option<Person>, sqlx::Error> {
    let (id, name): (String, String) = (row.column(id)?, row.column(name)?);
    let kind: String = row.column(kind)?;
    Ok(plain_person(&id, name, &kind))
}

/// The columns `quiet_from`, `quiet_to` and `utc_offset`.
pub(super) fn quiet_hours(row: &impl Columns) -> Result<Option<QuietHours>, sqlx::Error> {
    let from: Option<i64> = row.column("quiet_from")?;
    let to: Option<i64> = row.column("quiet_to")?;
    let utc_offset: Option<i64> = row.column("utc_offset")?;
    let read = || {
        Some(QuietHours {
            from: from?.try_into().ok()?,
            to: to?.try_into().ok()?,
            utc_offset: utc_offset?.try_into().ok()?,
        })
    };
    Ok(read())
}
