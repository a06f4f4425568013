//! Logs of an older version or of a backup, read while the server serves: who is named in them.
//!
//! At a million games that is many gigabytes. Until it is done, a person who deletes their account is
//! forgotten at the tables that have been read, and at the others as soon as those are.

use polis_protocol::PersonId;

use crate::store::connect::{DatabasePool, Store};
use crate::store::on;

/// Number of tables whose logs are read at a time.
const PAGE: i64 = 200;

/// Some tables whose logs have not been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnreadLogs {
    after: i64,
    /// The last of them, and whether it is the last of all.
    end: i64,
    is_last: bool,
}

impl Store {
    /// The next tables whose logs have to be read.
    pub(crate) async fn unread_logs(&self) -> Result<Option<UnreadLogs>, sqlx::Error> {
        let unread: Option<(i64, i64)> = on!(self, pool => {
            sqlx::query_as("SELECT after, last FROM unread_logs").fetch_optional(pool).await?
        });
        Ok(unread.map(|(after, last)| UnreadLogs {
            after,
            end: last.min(after + PAGE),
            is_last: last <= after + PAGE,
        }))
    }

    /// Reads them and notes who is named. Gives who has deleted their account, and at which table:
    /// they have to be forgotten there before the logs count as read.
    pub(crate) async fn read_logs(
        &self,
        logs: UnreadLogs,
    ) -> Result<Vec<(PersonId, i64)>, sqlx::Error> {
        // Nobody waits for the reading, which is most of the work.
        let named = self.named_in(logs, "%").await?;
        let mut missing = Vec::new();
        for (person, table) in named {
            let is_known: Option<i64> = on!(self, pool => {
                sqlx::query_scalar(
                    "SELECT table_number FROM named WHERE person = $1 AND table_number = $2",
                )
                .bind(&person)
                .bind(table)
                .fetch_optional(pool)
                .await?
            });
            if is_known.is_none() {
                missing.push((person, table));
            }
        }
        if !missing.is_empty() {
            let _writing = self.writing.lock().await;
            on!(self, pool => {
                let mut transaction = pool.begin().await?;
                for (person, table) in missing {
                    sqlx::query(
                        "INSERT INTO named (person, table_number) VALUES ($1, $2) \
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(person)
                    .bind(table)
                    .execute(&mut *transaction)
                    .await?;
                }
                transaction.commit().await?;
            });
        }
        // Whoever deletes their account from now on is found by what was just written.
        let deleted = self.named_in(logs, "deleted").await?;
        let read = |(person, table): (String, i64)| Some((person.parse().ok()?, table));
        Ok(deleted.into_iter().filter_map(read).collect())
    }

    /// Notes that logs have been read.
    pub(crate) async fn logs_were_read(&self, logs: UnreadLogs) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        let query = if logs.is_last {
            "DELETE FROM unread_logs WHERE after = $1 AND last = $2"
        } else {
            "UPDATE unread_logs SET after = $2 WHERE after = $1"
        };
        on!(self, pool => {
            sqlx::query(query).bind(logs.after).bind(logs.end).execute(pool).await?;
        });
        Ok(())
    }

    /// The people of a kind who opened these tables or sat down there, each with the table.
    async fn named_in(
        &self,
        logs: UnreadLogs,
        kind: &'static str,
    ) -> Result<Vec<(String, i64)>, sqlx::Error> {
        macro_rules! named_in {
            ($host:literal, $seated:literal) => {
                concat!(
                    "SELECT DISTINCT people.id, table_number FROM (SELECT COALESCE(",
                    $host,
                    ", ",
                    $seated,
                    ") AS person, table_number FROM log WHERE table_number > $1 \
                     AND table_number <= $2 AND (body LIKE '{\"opened\"%' \
                     OR body LIKE '{\"seated\"%')) AS everybody \
                     JOIN people ON people.id = everybody.person WHERE people.kind LIKE $3"
                )
            };
        }
        let query = match self.pool() {
            DatabasePool::Sqlite(_) => named_in!(
                "body ->> '$.opened.host.id'",
                "body ->> '$.seated.who.person.id'"
            ),
            DatabasePool::Postgres(_) => named_in!(
                "body::json #>> '{opened,host,id}'",
                "body::json #>> '{seated,who,person,id}'"
            ),
        };
        Ok(on!(self, pool => {
            sqlx::query_as(query)
                .bind(logs.after)
                .bind(logs.end)
                .bind(kind)
                .fetch_all(pool)
                .await?
        }))
    }
}
