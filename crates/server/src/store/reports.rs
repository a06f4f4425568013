//! Reports of people, and what hosts do about games.

use polis_protocol::{
    AbuseReport, Millis, PersonId, ReportId, ReportReason, ReportedLine, TableId,
};

use crate::store::batch::LOCK_RATINGS;
use crate::store::columns::{Columns, person, read_rows};
use crate::store::connect::{DatabasePool, Store};
use crate::store::on;

/// How long a report that was closed is kept.
const CLOSED_MS: Millis = 400 * 24 * 3_600_000;

/// A report that is made.
pub(crate) struct NewReport<'a> {
    pub(crate) id: ReportId,
    pub(crate) by: PersonId,
    pub(crate) about: PersonId,
    pub(crate) reason: ReportReason,
    pub(crate) text: &'a str,
    pub(crate) table: Option<TableId>,
    /// What was said, as JSON.
    pub(crate) chat: &'a str,
    pub(crate) at: Millis,
}

impl Store {
    /// The last table at which two people sat, or talked as spectators.
    pub(crate) async fn last_table_of(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<Option<TableId>, sqlx::Error> {
        let found: Option<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM tables WHERE number = (SELECT max(mine.table_number) FROM \
                 (SELECT table_number FROM seats WHERE person = $1 UNION ALL \
                 SELECT table_number FROM spectator_chat WHERE person = $1) AS mine \
                 WHERE mine.table_number IN (SELECT table_number FROM seats WHERE person = $2 \
                 UNION ALL SELECT table_number FROM spectator_chat WHERE person = $2))",
            )
            .bind(person.to_string())
            .bind(other.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(found.and_then(|id| id.parse().ok()))
    }

    /// Number of reports that somebody has made since a time, and whether one about a person is open.
    pub(crate) async fn reports_by(
        &self,
        person: PersonId,
        about: PersonId,
        since: Millis,
    ) -> Result<(usize, bool), sqlx::Error> {
        let (count, open): (i64, i64) = on!(self, pool => {
            sqlx::query_as(
                "SELECT COALESCE(sum(CASE WHEN at >= $3 THEN 1 ELSE 0 END), 0), \
                 COALESCE(sum(CASE WHEN about = $2 AND closed IS NULL THEN 1 ELSE 0 END), 0) \
                 FROM reports WHERE reporter = $1",
            )
            .bind(person.to_string())
            .bind(about.to_string())
            .bind(since as i64)
            .fetch_one(pool)
            .await?
        });
        Ok((count as usize, open > 0))
    }

    /// What somebody has reported: when, about whom, why and in which words.
    pub(crate) async fn reports_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(i64, String, String, String)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT at, about, reason, body FROM reports WHERE reporter = $1 ORDER BY at, id",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await
        })
    }

    pub(crate) async fn add_report(&self, report: &NewReport<'_>) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO reports (id, at, reporter, about, reason, body, table_id, chat) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(report.id.to_string())
            .bind(report.at as i64)
            .bind(report.by.to_string())
            .bind(report.about.to_string())
            .bind(report.reason.name())
            .bind(report.text)
            .bind(report.table.map(|table| table.to_string()))
            .bind(report.chat)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The reports that are open, the newest first.
    pub(crate) async fn open_reports(&self, most: i64) -> Result<Vec<AbuseReport>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(
                "SELECT reports.id, reports.at, reports.reason, reports.body, reports.table_id, \
                 reports.chat, (SELECT count(*) FROM tables JOIN rating_points \
                 ON rating_points.table_number = tables.number WHERE tables.id = reports.table_id) \
                 AS points, one.id AS by_id, one.name AS by_name, one.kind AS by_kind, \
                 other.id AS about_id, other.name AS about_name, other.kind AS about_kind \
                 FROM reports \
                 JOIN people AS one ON one.id = reports.reporter \
                 JOIN people AS other ON other.id = reports.about \
                 WHERE reports.closed IS NULL ORDER BY reports.at DESC, reports.id LIMIT $1",
            )
            .bind(most)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_report)
        })
    }

    /// Closes a report; about whom it was, where there was one.
    pub(crate) async fn close_report(
        &self,
        id: ReportId,
        now: Millis,
    ) -> Result<Option<PersonId>, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let about: Option<String> = sqlx::query_scalar(
                "UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL RETURNING about",
            )
            .bind(id.to_string())
            .bind(now as i64)
            .fetch_optional(pool)
            .await?;
            Ok(about.and_then(|about| about.parse().ok()))
        })
    }

    /// Forgets reports that were closed long ago.
    pub(crate) async fn forget_closed_reports(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM reports WHERE closed < $1")
                .bind(now.saturating_sub(CLOSED_MS) as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Takes back what a game changed at the ratings of its players; whether it changed any. What they
    /// played since stays as it was rated.
    pub(crate) async fn annul_rating(&self, table: TableId) -> Result<bool, sqlx::Error> {
        /// Table, person, game, seats, by how much the rating changed.
        type Row = (i64, String, String, i64, f64);
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            if matches!(self.pool(), DatabasePool::Postgres(_)) {
                // A game that is rated just now must not write over it.
                sqlx::query(LOCK_RATINGS).execute(&mut *transaction).await?;
            }
            let rows: Vec<Row> = sqlx::query_as(
                "SELECT points.table_number, points.person, points.game, points.seats, \
                 COALESCE(points.rating - points.rating_before, 0) FROM rating_points AS points \
                 JOIN tables ON tables.number = points.table_number WHERE tables.id = $1",
            )
            .bind(table.to_string())
            .fetch_all(&mut *transaction)
            .await?;
            let Some(&(number, ..)) = rows.first() else {
                return Ok(false);
            };
            for (_, person, game, seats, change) in &rows {
                sqlx::query(
                    "UPDATE ratings SET rating = rating - $4, \
                     games = CASE WHEN games > 0 THEN games - 1 ELSE 0 END \
                     WHERE person = $1 AND game = $2 AND seats = $3",
                )
                .bind(person)
                .bind(game)
                .bind(seats)
                .bind(change)
                .execute(&mut *transaction)
                .await?;
            }
            // Who took it back at the same time finds nothing any more.
            let gone = sqlx::query("DELETE FROM rating_points WHERE table_number = $1")
                .bind(number)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if gone as usize != rows.len() {
                return Ok(false);
            }
            transaction.commit().await?;
            Ok(true)
        })
    }

    /// Lets people in again whose time is over.
    pub(crate) async fn end_suspensions(&self, now: Millis) -> Result<(), sqlx::Error> {
        let due: Vec<String> = on!(self, pool => {
            sqlx::query_scalar("SELECT person FROM suspensions WHERE until <= $1")
                .bind(now as i64)
                .fetch_all(pool)
                .await?
        });
        for person in due {
            let _writing = self.writing.lock().await;
            on!(self, pool => {
                let mut transaction = pool.begin().await?;
                let ended = sqlx::query("DELETE FROM suspensions WHERE person = $1 AND until <= $2")
                    .bind(&person)
                    .bind(now as i64)
                    .execute(&mut *transaction)
                    .await?
                    .rows_affected();
                // A host may have kept them out again meanwhile.
                if ended > 0 {
                    sqlx::query("UPDATE people SET suspended = NULL WHERE id = $1")
                        .bind(&person)
                        .execute(&mut *transaction)
                        .await?;
                }
                transaction.commit().await?;
            });
        }
        Ok(())
    }
}

/// The chat of a report without what a person said, and with another name for them.
pub(super) fn without_lines_of(
    person: PersonId,
    name: &str,
    chat: &str,
) -> Result<String, sqlx::Error> {
    let decode = |error: serde_json::Error| sqlx::Error::Decode(error.into());
    let mut lines: Vec<ReportedLine> = serde_json::from_str(chat).map_err(decode)?;
    for line in &mut lines {
        if line.person == Some(person) {
            name.clone_into(&mut line.name);
            "…".clone_into(&mut line.text);
        }
    }
    serde_json::to_string(&lines).map_err(decode)
}

fn read_report(row: &impl Columns) -> Result<Option<AbuseReport>, sqlx::Error> {
    let (id, reason): (String, String) = (row.column("id")?, row.column("reason")?);
    let table: Option<String> = row.column("table_id")?;
    let chat: String = row.column("chat")?;
    let (by, about) = (
        person(row, ["by_id", "by_name", "by_kind"])?,
        person(row, ["about_id", "about_name", "about_kind"])?,
    );
    let (Ok(id), Some(by), Some(about)) = (id.parse(), by, about) else {
        return Ok(None);
    };
    Ok(Some(AbuseReport {
        id,
        at: row.column::<i64>("at")? as Millis,
        by,
        about,
        reason: ReportReason::from_name(&reason).unwrap_or(ReportReason::Other),
        text: row.column("body")?,
        table: table.and_then(|table| table.parse().ok()),
        is_rated: row.column::<i64>("points")? > 0,
        chat: serde_json::from_str(&chat).unwrap_or_default(),
    }))
}
