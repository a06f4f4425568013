//! Reading and writing tables and their logs.

use polis_protocol::{LOBBY_PAGE, Logged, Millis, PersonId, Seq, TableId};

use crate::notice::Told;
use crate::peer_bus::BusKind;
use crate::store::append::{Append, Appended, Opening, StatusNumber};
use crate::store::connect::{DatabasePool, Store};
use crate::store::event_body::read_body;
use crate::store::postgres::NotifySender;
use crate::store::{on, postgres};

/// A table as it is in the database.
pub(crate) struct LoadedTable {
    pub(crate) number: i64,
    /// The record without a move, with the order of all tiles.
    pub(crate) setup: Option<String>,
    pub(crate) log: Vec<Logged>,
    /// Whether somebody has planned a turn.
    pub(crate) has_plans: bool,
}

/// A table that is due for a check.
pub(crate) struct DueTable {
    pub(crate) id: TableId,
}

/// How the body of what was said begins.
const SAID: &str = "{\"said\"";
/// Largest number of tables that are checked in one go.
const WAKING_PAGE: i64 = 200;

impl Store {
    /// Writes appends and new tables, each whole or not at all, and all of them for good. No two
    /// appends are of the same table. PostgreSQL tells the other nodes, where messages go that way.
    pub(crate) async fn write(
        &self,
        appends: &[&Append],
        openings: &[&Opening],
        way: BusKind,
        told: Told,
    ) -> (
        Vec<Result<Appended, sqlx::Error>>,
        Vec<Result<i64, sqlx::Error>>,
    ) {
        match self.pool() {
            DatabasePool::Sqlite(pool) => {
                match self.write_to_sqlite(pool, appends, openings).await {
                    Ok((appended, numbers)) => (
                        appended.into_iter().map(Ok).collect(),
                        numbers.into_iter().map(postgres::expect_number).collect(),
                    ),
                    Err(error) => {
                        let text = error.to_string();
                        let again = || sqlx::Error::Protocol(text.clone());
                        (
                            appends.iter().map(|_| Err(again())).collect(),
                            openings.iter().map(|_| Err(again())).collect(),
                        )
                    }
                }
            }
            DatabasePool::Postgres(pool) => {
                let teller = NotifySender {
                    node: self.node(),
                    key: self.peer_key(),
                    way,
                    told,
                };
                postgres::write(pool, teller, appends, openings).await
            }
        }
    }

    /// Loads a table with its log; none when there is none.
    pub(crate) async fn load(&self, id: TableId) -> Result<Option<LoadedTable>, sqlx::Error> {
        // In one statement, so that the setup is the one with which the last event was written: tiles are
        // shuffled anew when something is taken back. No event has the place 0 or -1.
        let mut rows: Vec<(i64, i64, Option<String>)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT 0 AS seq, number AS at, setup AS body FROM tables WHERE id = $1 \
                 UNION ALL SELECT -1, count(*), NULL FROM turn_plans \
                 WHERE table_number = (SELECT number FROM tables WHERE id = $1) \
                 UNION ALL SELECT seq, at, body FROM log \
                 WHERE table_number = (SELECT number FROM tables WHERE id = $1) ORDER BY seq",
            )
            .bind(id.to_string())
            .fetch_all(pool)
            .await?
        });
        if rows.len() < 2 {
            return Ok(None);
        }
        let (_, plans, _) = rows.remove(0);
        let (_, number, setup) = rows.remove(0);
        let found = rows
            .into_iter()
            .map(|(seq, at, body)| read_event((seq, at, body.unwrap_or_default())))
            .collect::<Result<_, _>>()?;
        let log = self
            .with_archived(number, 0, i64::MAX, found, |_| true)
            .await?;
        Ok(Some(LoadedTable {
            number,
            setup,
            log,
            has_plans: plans > 0,
        }))
    }

    /// The record without a move, with the order of all tiles.
    pub(crate) async fn setup(&self, number: i64) -> Result<Option<String>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_scalar("SELECT setup FROM tables WHERE number = $1")
                .bind(number)
                .fetch_one(pool)
                .await
        })
    }

    /// Events of a table after one of them, in order, but not what was said there.
    pub(crate) async fn events_without_chat(
        &self,
        number: i64,
        after: Seq,
        most: i64,
    ) -> Result<Vec<Logged>, sqlx::Error> {
        let rows: Vec<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seq, at, body FROM log WHERE table_number = $1 AND seq > $2 \
                 AND body NOT LIKE '{\"said\"%' ORDER BY seq LIMIT $3",
            )
            .bind(number)
            .bind(i64::from(after))
            .bind(most)
            .fetch_all(pool)
            .await?
        });
        let found = rows.into_iter().map(read_event).collect::<Result<_, _>>()?;
        let wanted = |body: &str| !body.starts_with(SAID);
        self.with_archived(number, after, most, found, wanted).await
    }

    /// Events of a table after one of them, in order.
    pub(crate) async fn events(
        &self,
        number: i64,
        after: Seq,
        most: i64,
    ) -> Result<Vec<Logged>, sqlx::Error> {
        let rows: Vec<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seq, at, body FROM log WHERE table_number = $1 AND seq > $2 \
                 ORDER BY seq LIMIT $3",
            )
            .bind(number)
            .bind(i64::from(after))
            .bind(most)
            .fetch_all(pool)
            .await?
        });
        let found = rows.into_iter().map(read_event).collect::<Result<_, _>>()?;
        self.with_archived(number, after, most, found, |_| true)
            .await
    }

    /// Events of several tables, by their numbers, each after one of them.
    pub(crate) async fn events_of_many(
        &self,
        after: &[(i64, Seq)],
    ) -> Result<std::collections::HashMap<i64, Vec<Logged>>, sqlx::Error> {
        let mut events = std::collections::HashMap::new();
        match self.pool() {
            DatabasePool::Sqlite(_) => {
                for &(number, seq) in after {
                    events.insert(number, self.events(number, seq, i64::MAX).await?);
                }
            }
            DatabasePool::Postgres(pool) => {
                let (numbers, seqs): (Vec<i64>, Vec<i64>) = after
                    .iter()
                    .map(|&(number, seq)| (number, i64::from(seq)))
                    .unzip();
                // An inner query for each table, which is a search in the index. Of a plain join the
                // planner may make a pass over the whole log.
                let rows: Vec<(i64, i64, i64, String)> = sqlx::query_as(
                    "SELECT after.number, fresh.seq, fresh.at, fresh.body \
                     FROM unnest($1::bigint[], $2::bigint[]) AS after (number, seq) \
                     CROSS JOIN LATERAL ( \
                         SELECT log.seq, log.at, log.body FROM log \
                         WHERE log.table_number = after.number AND log.seq > after.seq \
                         OFFSET 0) AS fresh \
                     ORDER BY after.number, fresh.seq",
                )
                .bind(numbers)
                .bind(seqs)
                .fetch_all(pool)
                .await?;
                for (number, seq, at, body) in rows {
                    let log: &mut Vec<Logged> = events.entry(number).or_default();
                    log.push(read_event((seq, at, body))?);
                }
            }
        }
        Ok(events)
    }

    /// The last lines of chat at a table, the first of them first.
    pub(crate) async fn chat(&self, number: i64, most: i64) -> Result<Vec<Logged>, sqlx::Error> {
        let rows: Vec<(i64, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT seq, at, body FROM log WHERE table_number = $1 AND body LIKE '{\"said\"%' \
                 ORDER BY seq DESC LIMIT $2",
            )
            .bind(number)
            .bind(most)
            .fetch_all(pool)
            .await?
        });
        let found: Vec<Logged> = rows
            .into_iter()
            .rev()
            .map(read_event)
            .collect::<Result<_, _>>()?;
        let wanted = |body: &str| body.starts_with(SAID);
        let mut said = self
            .with_archived(number, 0, i64::MAX, found, wanted)
            .await?;
        let first = said
            .len()
            .saturating_sub(usize::try_from(most).unwrap_or(0));
        Ok(said.split_off(first))
    }

    /// Whether a table waits for players.
    pub(crate) async fn is_gathering(&self, id: TableId) -> Result<bool, sqlx::Error> {
        let status: Option<i64> = on!(self, pool => {
            sqlx::query_scalar("SELECT status FROM tables WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(status == Some(StatusNumber::Gathering as i64))
    }

    /// How the lobby shows a table, by the number of its row.
    pub(crate) async fn listing(&self, number: i64) -> Result<Option<String>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_scalar("SELECT listing FROM tables WHERE number = $1")
                .bind(number)
                .fetch_optional(pool)
                .await
        })
    }

    /// Tables that are due for a check by now. Those of which that was expected earlier, and which went on,
    /// are looked at again when they are due.
    pub(crate) async fn waking(&self, now: Millis) -> Result<Vec<DueTable>, sqlx::Error> {
        let now = now as i64;
        let rows: Vec<(String, Option<i64>)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT tables.id, progress.wake FROM progress \
                 JOIN tables ON tables.number = progress.table_number \
                 WHERE progress.look IS NOT NULL AND progress.look <= $1 \
                 ORDER BY progress.look LIMIT $2",
            )
            .bind(now)
            .bind(WAKING_PAGE)
            .fetch_all(pool)
            .await?
        });
        let is_due = |wake: Option<i64>| wake.is_some_and(|wake| wake <= now);
        if rows.iter().any(|&(_, wake)| !is_due(wake)) {
            let _writing = self.writing.lock().await;
            let statement = match self.pool() {
                DatabasePool::Sqlite(_) => {
                    "UPDATE progress SET look = wake WHERE look IS NOT NULL AND look <= $1 \
                     AND (wake IS NULL OR wake > $1)"
                }
                // A row that a move holds is left to the next look: who waits for rows in another order than
                // a batch of moves could wait for ever.
                DatabasePool::Postgres(_) => {
                    "UPDATE progress SET look = wake WHERE table_number IN \
                     (SELECT table_number FROM progress WHERE look IS NOT NULL AND look <= $1 \
                      AND (wake IS NULL OR wake > $1) ORDER BY table_number \
                      FOR UPDATE SKIP LOCKED)"
                }
            };
            on!(self, pool => {
                sqlx::query(statement).bind(now).execute(pool).await?;
            });
        }
        Ok(rows
            .into_iter()
            .filter(|&(_, wake)| is_due(wake))
            .filter_map(|(id, _)| {
                Some(DueTable {
                    id: id.parse().ok()?,
                })
            })
            .collect())
    }

    /// The public tables of a status as the lobby shows them, the latest first: each a JSON object.
    pub(crate) async fn lobby(&self, status: i64) -> Result<Vec<String>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_scalar(
                "SELECT listing FROM tables WHERE public = 1 AND status < 2 AND status = $1 \
                 ORDER BY number DESC LIMIT $2",
            )
            .bind(status)
            .bind(LOBBY_PAGE as i64)
            .fetch_all(pool)
            .await
        })
    }

    /// The unfinished tables of a person: seat, turn, wake, status and listing.
    pub(crate) async fn tables_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(i64, Option<i64>, Option<i64>, i64, String)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT seats.seat, progress.turn, progress.wake, tables.status, tables.listing \
                 FROM seats JOIN tables ON tables.number = seats.table_number \
                 JOIN progress ON progress.table_number = seats.table_number \
                 WHERE seats.person = $1 AND seats.ended IS NULL AND tables.status < 2 \
                 ORDER BY seats.table_number DESC LIMIT 200",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await
        })
    }

    /// Finished public games in the order in which they ended, after a place in it: when each ended,
    /// its number, id and setup.
    pub(crate) async fn archive(
        &self,
        after: (i64, i64),
        most: i64,
    ) -> Result<Vec<(i64, i64, String, String)>, sqlx::Error> {
        on!(self, pool => {
            sqlx::query_as(
                "SELECT ended, number, id, setup FROM tables \
                 WHERE public = 1 AND status = 2 AND setup IS NOT NULL AND ended IS NOT NULL \
                 AND (ended, number) > ($1, $2) ORDER BY ended, number LIMIT $3",
            )
            .bind(after.0)
            .bind(after.1)
            .bind(most)
            .fetch_all(pool)
            .await
        })
    }
}

pub(super) fn read_event((seq, at, body): (i64, i64, String)) -> Result<Logged, sqlx::Error> {
    Ok(Logged {
        seq: seq as Seq,
        at: at as Millis,
        event: read_body(&body).map_err(|error| sqlx::Error::Decode(error.into()))?,
    })
}
