//! Whether a database takes what is written, and is whole.

use crate::store::connect::{DatabasePool, Store};
use crate::store::on;

/// The codes of SQLite for a damaged database, and for a file that is none.
const DAMAGE: [u32; 2] = [11, 26];

/// The bytes of a large probe: more than a batch of moves.
const LARGE_BYTES: usize = 128 * 1024;

/// How much a probe writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProbeSize {
    /// A page.
    Small,
    /// As much as many moves, after writing those has failed.
    Large,
}

impl Store {
    /// Writes something that changes nothing.
    pub(crate) async fn write_probe(&self, size: ProbeSize) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            match size {
                ProbeSize::Small => {
                    sqlx::query("UPDATE heartbeat SET alive = alive").execute(pool).await?;
                }
                ProbeSize::Large => {
                    sqlx::query(
                        "INSERT INTO secrets (name, value) VALUES ('probe', $1) \
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    )
                    .bind("x".repeat(LARGE_BYTES))
                    .execute(pool)
                    .await?;
                    sqlx::query("DELETE FROM secrets WHERE name = 'probe'").execute(pool).await?;
                }
            }
        });
        Ok(())
    }

    /// What is wrong with the file of SQLite, if anything. PostgreSQL looks after its own.
    pub(crate) async fn find_damage(&self) -> Result<Option<String>, sqlx::Error> {
        match self.pool() {
            DatabasePool::Sqlite(pool) => {
                let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
                    .fetch_one(pool)
                    .await?;
                Ok((found != "ok").then_some(found))
            }
            DatabasePool::Postgres(_) => Ok(None),
        }
    }

    /// The size of the database in bytes.
    pub(crate) async fn size(&self) -> Result<i64, sqlx::Error> {
        match self.pool() {
            DatabasePool::Sqlite(pool) => {
                let pages: i64 = sqlx::query_scalar("PRAGMA page_count")
                    .fetch_one(pool)
                    .await?;
                let size: i64 = sqlx::query_scalar("PRAGMA page_size")
                    .fetch_one(pool)
                    .await?;
                Ok(pages * size)
            }
            DatabasePool::Postgres(pool) => {
                sqlx::query_scalar("SELECT pg_database_size(current_database())")
                    .fetch_one(pool)
                    .await
            }
        }
    }
}

/// Whether an error says that the database is damaged.
pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| {
        let code: u32 = error.code()?.parse().ok()?;
        // The last byte is the kind; PostgreSQL has other codes, of five characters.
        (error.code()?.len() < 5).then_some(code & 0xff)
    });
    code.is_some_and(|code| DAMAGE.contains(&code))
}
