//! What players intend to play at their next turns.

use polis_protocol::{Millis, PersonId, Seq, TableId, TurnPlan};

use crate::notice::{Notice, write_notice};
use crate::store::StatusNumber;
use crate::store::connect::{DatabasePool, Store};
use crate::store::listen::CHANNEL;
use crate::store::on;

/// A plan that is kept.
pub(crate) struct KeptPlan {
    pub(crate) plan: TurnPlan,
    /// The last event of the table when it was made.
    pub(crate) seq: Seq,
    /// How often moves had been taken back.
    pub(crate) takebacks: u32,
}

impl Store {
    /// Keeps a plan in the place of the one before.
    pub(crate) async fn keep_plan(
        &self,
        table: i64,
        person: PersonId,
        kept: &KeptPlan,
        at: Millis,
    ) -> Result<(), sqlx::Error> {
        let body = serde_json::to_string(&kept.plan).map_err(decode)?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO turn_plans (table_number, person, seq, takebacks, at, body) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_number, person) DO UPDATE SET \
                 seq = excluded.seq, takebacks = excluded.takebacks, at = excluded.at, \
                 body = excluded.body",
            )
            .bind(table)
            .bind(person.to_string())
            .bind(i64::from(kept.seq))
            .bind(i64::from(kept.takebacks))
            .bind(at as i64)
            .bind(body)
            .execute(&mut *transaction)
            .await?;
            if let Some(key) = self.peer_key() {
                // The other nodes ask for plans only where they know of one.
                let notice = write_notice(key, self.node(), &Notice::Planned { number: table });
                sqlx::query("SELECT pg_notify($1, $2)")
                    .bind(CHANNEL)
                    .bind(notice)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Who has a plan at a table.
    pub(crate) async fn planners(&self, table: i64) -> Result<Vec<PersonId>, sqlx::Error> {
        let people: Vec<String> = on!(self, pool => {
            sqlx::query_scalar("SELECT person FROM turn_plans WHERE table_number = $1")
                .bind(table)
                .fetch_all(pool)
                .await?
        });
        let read = |person: String| person.parse().ok();
        Ok(people.into_iter().filter_map(read).collect())
    }

    /// The tables among these at which somebody has a plan.
    pub(crate) async fn tables_with_plans(&self, tables: &[i64]) -> Result<Vec<i64>, sqlx::Error> {
        let DatabasePool::Postgres(pool) = self.pool() else {
            // Nobody plans elsewhere.
            return Ok(Vec::new());
        };
        sqlx::query_scalar(
            "SELECT DISTINCT table_number FROM turn_plans WHERE table_number = ANY($1)",
        )
        .bind(tables)
        .fetch_all(pool)
        .await
    }

    /// The plan of a person at a table.
    pub(crate) async fn plan(
        &self,
        table: i64,
        person: PersonId,
    ) -> Result<Option<KeptPlan>, sqlx::Error> {
        let row: Option<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seq, takebacks, body FROM turn_plans \
                 WHERE table_number = $1 AND person = $2",
            )
            .bind(table)
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?
        });
        row.map(read_plan).transpose()
    }

    /// Takes the plan of a person away, to play it: of several servers one gets it.
    pub(crate) async fn take_plan(
        &self,
        table: i64,
        person: PersonId,
    ) -> Result<Option<KeptPlan>, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let row: Option<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "DELETE FROM turn_plans WHERE table_number = $1 AND person = $2 \
                 RETURNING seq, takebacks, body",
            )
            .bind(table)
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?
        });
        row.map(read_plan).transpose()
    }

    /// All plans of a person.
    pub(crate) async fn plans_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(TableId, TurnPlan)>, sqlx::Error> {
        let rows: Vec<(String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT tables.id, turn_plans.body FROM turn_plans \
                 JOIN tables ON tables.number = turn_plans.table_number \
                 WHERE turn_plans.person = $1 ORDER BY turn_plans.at",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        let read = |(table, body): (String, String)| {
            Some((table.parse().ok()?, serde_json::from_str(&body).ok()?))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Drops the plans of games that are over.
    pub(crate) async fn drop_old_plans(&self) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                // By the few plans, not by all the tables that are over.
                "DELETE FROM turn_plans WHERE EXISTS (SELECT 1 FROM tables \
                 WHERE tables.number = turn_plans.table_number AND tables.status >= $1)",
            )
            .bind(StatusNumber::Finished as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }
}

fn read_plan((seq, takebacks, body): (i64, i64, String)) -> Result<KeptPlan, sqlx::Error> {
    Ok(KeptPlan {
        plan: serde_json::from_str(&body).map_err(decode)?,
        seq: seq as Seq,
        takebacks: takebacks as u32,
    })
}

fn decode(error: serde_json::Error) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}
