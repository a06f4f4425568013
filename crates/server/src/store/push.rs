//! Browsers that want to be told, and what they have been told.

use polis_protocol::{Millis, PersonId, QuietHours};

use crate::store::columns::{Columns, quiet_hours, read_rows};
use crate::store::connect::Store;
use crate::store::on;

/// The most browsers of one person; the oldest go first.
const MOST: i64 = 10;
/// The most notices of one round.
const PAGE: i64 = 500;

/// A browser to be kept.
pub(crate) struct PushRow<'a> {
    /// The hash of its endpoint.
    pub(crate) id: &'a str,
    pub(crate) person: PersonId,
    /// The hash of the secret of the session it belongs to.
    pub(crate) session: &'a str,
    pub(crate) endpoint: &'a str,
    pub(crate) p256dh: &'a str,
    pub(crate) auth: &'a str,
    /// The host under which the reader knows this server.
    pub(crate) host: &'a str,
    pub(crate) quiet: Option<QuietHours>,
}

/// A browser that is to be told of a turn.
pub(crate) struct DueNotice {
    pub(crate) subscription: String,
    pub(crate) person: PersonId,
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    pub(crate) host: String,
    pub(crate) quiet: Option<QuietHours>,
    pub(crate) failures: i64,
    /// The number of the table.
    pub(crate) table: i64,
    /// The last event there.
    pub(crate) seq: i64,
    pub(crate) seat: i64,
    /// How the lobby shows the table.
    pub(crate) listing: String,
}

impl Store {
    /// Keeps a browser, or changes what is kept of it.
    pub(crate) async fn add_push(&self, row: &PushRow<'_>, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        let person = row.person.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO push_subscriptions (id, person, session, endpoint, p256dh, auth, host, \
                 quiet_from, quiet_to, utc_offset, made) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                 ON CONFLICT (id) DO UPDATE SET person = excluded.person, \
                 session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth, \
                 host = excluded.host, quiet_from = excluded.quiet_from, \
                 quiet_to = excluded.quiet_to, utc_offset = excluded.utc_offset, not_before = 0",
            )
            .bind(row.id)
            .bind(&person)
            .bind(row.session)
            .bind(row.endpoint)
            .bind(row.p256dh)
            .bind(row.auth)
            .bind(row.host)
            .bind(row.quiet.map(|quiet| i64::from(quiet.from)))
            .bind(row.quiet.map(|quiet| i64::from(quiet.to)))
            .bind(row.quiet.map(|quiet| i64::from(quiet.utc_offset)))
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "DELETE FROM push_subscriptions WHERE person = $1 AND id NOT IN \
                 (SELECT id FROM push_subscriptions WHERE person = $1 \
                 ORDER BY made DESC, id LIMIT $2)",
            )
            .bind(&person)
            .bind(MOST)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Forgets a browser, of one person where one is given.
    pub(crate) async fn drop_push(
        &self,
        id: &str,
        person: Option<PersonId>,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM push_subscriptions WHERE id = $1 AND person LIKE $2")
                .bind(id)
                .bind(person.map_or("%".to_owned(), |person| person.to_string()))
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The endpoints of a person's browsers, and since when they are known.
    pub(crate) async fn push_endpoints(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, i64)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT endpoint, made FROM push_subscriptions WHERE person = $1 ORDER BY made",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await
        })
    }

    /// Whether any browser wants to be told.
    pub(crate) async fn has_push_subscriptions(&self) -> Result<bool, sqlx::Error> {
        let found: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT made FROM push_subscriptions LIMIT 1")
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }

    /// Forgets browsers whose session is over, and notices of turns that are over.
    pub(crate) async fn forget_past_notices(&self) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "DELETE FROM push_subscriptions WHERE NOT EXISTS \
                 (SELECT 1 FROM credentials WHERE hash = push_subscriptions.session)",
            )
            .execute(pool)
            .await?;
            sqlx::query(
                "DELETE FROM turn_notices WHERE NOT EXISTS (SELECT 1 FROM tables \
                 JOIN progress ON progress.table_number = tables.number \
                 JOIN seats ON seats.table_number = tables.number AND seats.seat = progress.turn \
                 WHERE tables.number = turn_notices.table_number AND tables.status = 1 \
                 AND (seats.person = turn_notices.subscription OR seats.person = (SELECT person \
                 FROM push_subscriptions WHERE id = turn_notices.subscription)))",
            )
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Browsers of people whose turn it is since before a moment, at tables at which something happened
    /// since they were last told.
    pub(crate) async fn due_notices(
        &self,
        now: Millis,
        before: Millis,
    ) -> Result<Vec<DueNotice>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(
                "SELECT push.id, push.person, push.endpoint, push.p256dh, push.auth, push.host, \
                 push.quiet_from, push.quiet_to, push.utc_offset, push.failures, tables.number, \
                 progress.seq, seats.seat, tables.listing FROM push_subscriptions AS push \
                 JOIN people ON people.id = push.person AND people.suspended IS NULL \
                 JOIN seats ON seats.person = push.person AND seats.ended IS NULL \
                 JOIN tables ON tables.number = seats.table_number AND tables.status = 1 \
                 JOIN progress ON progress.table_number = seats.table_number \
                 AND progress.turn = seats.seat \
                 WHERE push.not_before <= $1 AND progress.changed <= $2 \
                 AND NOT EXISTS (SELECT 1 FROM turn_notices WHERE subscription = push.id \
                 AND table_number = tables.number AND turn_notices.seq = progress.seq) \
                 ORDER BY progress.changed LIMIT $3",
            )
            .bind(now as i64)
            .bind(before as i64)
            .bind(PAGE)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_notice)
        })
    }

    /// Notes that a browser, or a person by mail, is told of the turn at a table; false when they have
    /// been, by whichever node, and when the table has gone on since the notice was found to be due.
    pub(crate) async fn claim_notice(
        &self,
        subscription: &str,
        table: i64,
        seq: i64,
    ) -> Result<bool, sqlx::Error> {
        // Chat goes on during a turn; what begins one is a move, a takeback, or the game itself.
        let turn: Option<i64> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT max(seq) FROM log WHERE table_number = $1 AND (body LIKE '[%' OR body LIKE '{\"moved\"%' \
                 OR body LIKE '{\"taken_back\"%' OR body LIKE '{\"started\"%')",
            )
            .bind(table)
            .fetch_one(pool)
            .await?
        });
        let _writing = self.writing.lock().await;
        let claimed = on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let claimed = sqlx::query(
                "INSERT INTO turn_notices (subscription, table_number, turn, seq) \
                 SELECT $1, table_number, $3, seq FROM progress \
                 WHERE table_number = $2 AND seq = $4 \
                 ON CONFLICT (subscription, table_number) \
                 DO UPDATE SET turn = excluded.turn WHERE turn_notices.turn < excluded.turn",
            )
            .bind(subscription)
            .bind(table)
            .bind(turn.unwrap_or_default())
            .bind(seq)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            sqlx::query(
                "UPDATE turn_notices SET seq = $3 WHERE subscription = $1 AND table_number = $2",
            )
            .bind(subscription)
            .bind(table)
            .bind(seq)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            claimed
        });
        Ok(claimed > 0)
    }

    /// A message was taken.
    pub(crate) async fn push_worked(&self, subscription: &str) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE push_subscriptions SET failures = 0 WHERE id = $1 AND failures > 0")
                .bind(subscription)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Tells a browser nothing before a moment.
    pub(crate) async fn defer_push(
        &self,
        subscription: &str,
        until: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE push_subscriptions SET not_before = $2 WHERE id = $1")
                .bind(subscription)
                .bind(until as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// A message was not taken: it is tried again, not before a moment.
    pub(crate) async fn push_failed(
        &self,
        subscription: &str,
        table: i64,
        later: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "UPDATE push_subscriptions SET failures = failures + 1, not_before = $2 \
                 WHERE id = $1",
            )
            .bind(subscription)
            .bind(later as i64)
            .execute(&mut *transaction)
            .await?;
            sqlx::query("DELETE FROM turn_notices WHERE subscription = $1 AND table_number = $2")
                .bind(subscription)
                .bind(table)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        Ok(())
    }
}

fn read_notice(row: &impl Columns) -> Result<Option<DueNotice>, sqlx::Error> {
    let person: String = row.column("person")?;
    let Ok(person) = person.parse() else {
        return Ok(None);
    };
    Ok(Some(DueNotice {
        subscription: row.column("id")?,
        person,
        endpoint: row.column("endpoint")?,
        p256dh: row.column("p256dh")?,
        auth: row.column("auth")?,
        host: row.column("host")?,
        quiet: quiet_hours(row)?,
        failures: row.column("failures")?,
        table: row.column("number")?,
        seq: row.column("seq")?,
        seat: row.column("seat")?,
        listing: row.column("listing")?,
    }))
}
