//! Tables that were announced and not opened in time: other tables take their place.
//!
//! A server that was frozen meanwhile may still want to open one. Both happen in transactions of which the
//! second sees what the first did, so exactly one of both succeeds.

use polis_protocol::Millis;

use crate::store::connect::{DatabasePool, Store};
use crate::store::on;

/// How long it is known that a table was given up, in milliseconds: no server is frozen for so long.
const KEPT_MS: Millis = 30 * 24 * 3_600_000;

/// Gives up a table that is not there, if what depends on it could be changed: `$change` gives the number of
/// changed rows. Whether that was done.
macro_rules! give_up {
    ($store:expr, $table:expr, $now:expr, $transaction:ident => $change:expr) => {{
        let lock = $store.table_lock();
        $crate::store::on!($store, pool => {
            let mut $transaction = pool.begin().await?;
            // Whoever is just opening it is waited for, and whoever comes later sees what is done here.
            if let Some(lock) = lock {
                sqlx::query(lock).execute(&mut *$transaction).await?;
            }
            let found: Option<i64> = sqlx::query_scalar("SELECT number FROM tables WHERE id = $1")
                .bind($table.to_string())
                .fetch_optional(&mut *$transaction)
                .await?;
            if found.is_some() || $change == 0 {
                return Ok(false);
            }
            sqlx::query(
                "INSERT INTO given_up_tables (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind($table.to_string())
            .bind($now as i64)
            .execute(&mut *$transaction)
            .await?;
            $transaction.commit().await?;
        });
        Ok(true)
    }};
}
pub(super) use give_up;

impl Store {
    /// What keeps others from opening tables until a transaction ends. SQLite has one writer anyway.
    pub(super) fn table_lock(&self) -> Option<&'static str> {
        match self.pool() {
            DatabasePool::Sqlite(_) => None,
            DatabasePool::Postgres(_) => Some("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE"),
        }
    }

    /// Forgets what was given up long ago.
    pub(crate) async fn forget_given_up(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM given_up_tables WHERE at < $1")
                .bind(now.saturating_sub(KEPT_MS) as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_protocol::{Person, PersonId, PersonKind, TableId, TableSettings};

    use crate::notice::Told;
    use crate::peer_bus::BusKind;
    use crate::store::connect::{Purpose, Store};
    use crate::store::{Opening, on};
    use crate::table::{HostedTable, opening};

    const HOST: u128 = 7;

    fn table(id: TableId) -> Opening {
        let host = Person {
            id: PersonId::from_bits(HOST),
            name: "Thalia".to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        };
        let settings = r#"{"game":{"akropolis":{}},"chairs":["host","open"]}"#;
        let settings: TableSettings = serde_json::from_str(settings).unwrap();
        let (table, log) = HostedTable::open(&host, settings, None, None, 1).unwrap();
        opening(id, &table, &log)
    }

    /// A server that was frozen before it opened a table finds that others gave it up; and whoever wants to
    /// give up a table that is there finds it.
    #[tokio::test]
    async fn a_table_is_opened_or_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::in_folder(folder.path(), 1, Purpose::Serve)
            .await
            .unwrap();
        let (frozen, other) = (TableId::from_bits(1), TableId::from_bits(2));
        on!(store, pool => {
            sqlx::query("INSERT INTO people (id, name, kind, created) VALUES ($1, 'Thalia', 'guest', 1)")
                .bind(PersonId::from_bits(HOST).to_string())
                .execute(pool)
                .await
                .unwrap();
            sqlx::query(
                "INSERT INTO seekers (person, game, seats, pace, rated, account, rating, since, seen, \
                 table_id, paired) VALUES ($1, 'akropolis', 2, 'x', 'x', 0, 1500, 1, 1, $2, 1)",
            )
            .bind(PersonId::from_bits(HOST).to_string())
            .bind(frozen.to_string())
            .execute(pool)
            .await
            .unwrap();
        });
        assert!(store.unpair(frozen, 5).await.unwrap());
        let openings = [table(frozen), table(other)];
        let openings: Vec<&Opening> = openings.iter().collect();
        let (_, numbers) = store
            .write(&[], &openings, BusKind::Database, Told::Places)
            .await;
        assert!(numbers[0].is_err(), "it was given up");
        assert!(numbers[1].is_ok(), "the others are opened: {numbers:?}");
        assert!(!store.has_table(frozen).await.unwrap());
        on!(store, pool => {
            sqlx::query("UPDATE seekers SET table_id = $1").bind(other.to_string()).execute(pool).await.unwrap();
        });
        assert!(!store.unpair(other, 5).await.unwrap(), "it is there");
        store.close().await;
    }
}
