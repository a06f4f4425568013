//! What players intend to play at their next turns.

use polis_protocol::{Millis, PersonId, Seq, TableId, TurnPlan};

use crate::store::StatusNumber;
use crate::store::connect::Store;
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
            .execute(pool)
            .await?;
        });
        Ok(())
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
