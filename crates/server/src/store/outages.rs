//! When no server could write: the clocks of games stand still for that time.

use polis_protocol::Millis;

use crate::store::connect::Store;
use crate::store::on;

/// How long no server may have written before it counts as an outage.
pub(crate) const GAP_MS: Millis = 3_000;
/// How long outages are kept: longer than any turn lasts.
const KEPT_MS: Millis = 60 * 24 * 3_600_000;

/// A time in which no server could write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outage {
    pub(crate) began: Millis,
    pub(crate) ended: Millis,
}

/// What the signs of life of all servers are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SignsOfLife {
    /// When one of them last gave one.
    pub(crate) alive: Option<Millis>,
    /// Whether the clock of any game runs.
    pub(crate) has_clocks: bool,
    /// The end of the last outage.
    pub(crate) last_outage: Option<Millis>,
}

/// Whether the sign of life before this one was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Before {
    /// It was: if it is missing, no server could write.
    Due,
    /// No clock was running, so nobody wrote one.
    Idle,
}

impl Store {
    /// When a server last gave a sign of life; none at a database without any.
    pub(crate) async fn last_alive(&self) -> Result<Option<Millis>, sqlx::Error> {
        let alive: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT alive FROM heartbeat").fetch_optional(pool).await?
        });
        if alive.is_some() {
            return Ok(alive.map(|alive| alive as Millis));
        }
        // A server that wrote none yet was there when something last happened at an unfinished table.
        let changed: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT max(changed) FROM progress WHERE look IS NOT NULL AND wake IS NOT NULL",
            )
            .fetch_one(pool)
            .await?
        });
        Ok(changed.map(|changed| changed as Millis))
    }

    /// What the signs of life of all servers are like, in one question, as each server asks it every second.
    pub(crate) async fn signs_of_life(&self) -> Result<SignsOfLife, sqlx::Error> {
        let (alive, clock, outage): (Option<i64>, Option<i64>, Option<i64>) = on!(self, pool => {
            sqlx::query_as(
                "SELECT (SELECT alive FROM heartbeat), \
                 (SELECT tables.number FROM progress \
                 JOIN tables ON tables.number = progress.table_number AND tables.status = 1 \
                 WHERE progress.look IS NOT NULL AND progress.wake IS NOT NULL LIMIT 1), \
                 (SELECT max(ended) FROM outages)",
            )
            .fetch_one(pool)
            .await?
        });
        Ok(SignsOfLife {
            alive: alive.map(|alive| alive as Millis),
            has_clocks: clock.is_some(),
            last_outage: outage.map(|ended| ended as Millis),
        })
    }

    /// Gives a sign of life after the last one, and notes an outage when that is too long ago.
    pub(crate) async fn beat(
        &self,
        last: Option<Millis>,
        now: Millis,
        before: Before,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Of several servers, the one whose row is as it was read notes the outage.
            let expected = last.map_or(-1, |last| last as i64);
            let mut moved = sqlx::query("UPDATE heartbeat SET alive = $1 WHERE alive = $2")
                .bind(now as i64)
                .bind(expected)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if moved == 0 {
                moved = sqlx::query(
                    "INSERT INTO heartbeat (only_row, alive) VALUES (1, $1) ON CONFLICT DO NOTHING",
                )
                .bind(now as i64)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            }
            if let Some(last) = last
                && moved > 0
                && before == Before::Due
                && now.saturating_sub(last) > GAP_MS
            {
                sqlx::query(
                    "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                )
                .bind(last as i64)
                .bind(now as i64)
                .execute(&mut *transaction)
                .await?;
                sqlx::query("DELETE FROM outages WHERE ended < $1")
                    .bind(now.saturating_sub(KEPT_MS) as i64)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// The outages that may concern a clock that runs, in order.
    pub(crate) async fn outages(&self) -> Result<Vec<Outage>, sqlx::Error> {
        let rows: Vec<(i64, i64)> = on!(self, pool => {
            sqlx::query_as("SELECT began, ended FROM outages ORDER BY began").fetch_all(pool).await?
        });
        Ok(rows
            .into_iter()
            .map(|(began, ended)| Outage {
                began: began as Millis,
                ended: ended as Millis,
            })
            .collect())
    }

    /// Sets when tables are next checked, unless something happened there in the meantime: their row,
    /// their last event and the time.
    pub(crate) async fn postpone(&self, tables: &[(i64, u32, Millis)]) -> Result<(), sqlx::Error> {
        if tables.is_empty() {
            return Ok(());
        }
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for &(number, seq, wake) in tables {
                sqlx::query(
                    "UPDATE progress SET wake = $3, look = $3 WHERE table_number = $1 AND seq = $2",
                )
                .bind(number)
                .bind(i64::from(seq))
                .bind(wake as i64)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }
}
