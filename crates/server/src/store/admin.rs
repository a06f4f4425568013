//! What a host asks of the database, and changes in it.

use polis_protocol::{Millis, PersonId};

use crate::store::connect::Store;
use crate::store::on;

/// A person as a host sees them: id, name, kind, since when, since when suspended, when they last
/// came, number of finished games, whether they are a host (1), until when suspended.
pub(crate) type PersonLine = (
    String,
    String,
    String,
    i64,
    Option<i64>,
    Option<i64>,
    i64,
    i64,
    Option<i64>,
);

/// A table as a host sees it: id, status, game, seats, number of events, when it last changed.
pub(crate) type TableLine = (String, i64, String, i64, i64, i64);

impl Store {
    /// People whose names hold a text, the newest first.
    pub(crate) async fn find_people(
        &self,
        text: &str,
        most: i64,
    ) -> Result<Vec<PersonLine>, sqlx::Error> {
        let pattern = |text: &str| {
            let escaped = text.replace('\\', "\\\\").replace('%', "\\%");
            format!("%{}%", escaped.replace('_', "\\_"))
        };
        on!(self, pool => {
            sqlx::query_as(
                "SELECT id, name, kind, created, suspended, \
                 (SELECT max(used) FROM credentials WHERE person = people.id), \
                 CAST(COALESCE((SELECT sum(games) FROM statistics WHERE person = people.id), 0) \
                 AS BIGINT), (SELECT count(*) FROM hosts WHERE person = people.id), \
                 (SELECT until FROM suspensions WHERE person = people.id) \
                 FROM people WHERE lower(name) LIKE $1 ESCAPE '\\' OR name LIKE $2 ESCAPE '\\' \
                 ORDER BY created DESC, id LIMIT $3",
            )
            .bind(pattern(&text.to_lowercase()))
            // SQLite knows the lower case of ASCII alone.
            .bind(pattern(text))
            .bind(most)
            .fetch_all(pool)
            .await
        })
    }

    /// Tables that are not over, the liveliest first.
    pub(crate) async fn unfinished_tables(&self, most: i64) -> Result<Vec<TableLine>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT tables.id, tables.status, tables.game, tables.seats, progress.seq, \
                 progress.changed FROM tables \
                 JOIN progress ON progress.table_number = tables.number WHERE tables.status < 2 \
                 ORDER BY progress.changed DESC, tables.number LIMIT $1",
            )
            .bind(most)
            .fetch_all(pool)
            .await
        })
    }

    /// Numbers of people by kind, and of tables by status.
    pub(crate) async fn counts(
        &self,
    ) -> Result<(Vec<(String, i64)>, Vec<(i64, i64)>, i64), sqlx::Error> {
        on!(self, pool => {
            let people = sqlx::query_as("SELECT kind, count(*) FROM people GROUP BY kind")
                .fetch_all(pool)
                .await?;
            let tables = sqlx::query_as("SELECT status, count(*) FROM tables GROUP BY status")
                .fetch_all(pool)
                .await?;
            let suspended =
                sqlx::query_scalar("SELECT count(*) FROM people WHERE suspended IS NOT NULL")
                    .fetch_one(pool)
                    .await?;
            Ok((people, tables, suspended))
        })
    }

    /// Keeps a person out from a time on, until another where there is one, or lets them in again. False
    /// where there is nobody.
    pub(crate) async fn suspend(
        &self,
        person: PersonId,
        since: Option<Millis>,
        until: Option<Millis>,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let changed = sqlx::query(
                "UPDATE people SET suspended = $2 WHERE id = $1 AND kind <> 'deleted'",
            )
            .bind(person.to_string())
            .bind(since.map(|since| since as i64))
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            sqlx::query("DELETE FROM suspensions WHERE person = $1")
                .bind(person.to_string())
                .execute(&mut *transaction)
                .await?;
            if let Some(until) = until.filter(|_| changed > 0) {
                sqlx::query("INSERT INTO suspensions (person, until) VALUES ($1, $2)")
                    .bind(person.to_string())
                    .bind(until as i64)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
            Ok(changed > 0)
        })
    }

    /// Whether the host keeps a person out.
    pub(crate) async fn is_suspended(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let since: Option<Option<i64>> = on!(self, pool => {
            sqlx::query_scalar("SELECT suspended FROM people WHERE id = $1")
                .bind(person.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(since.flatten().is_some())
    }
}
