//! What spectators said.

use polis_protocol::{Millis, PersonId, SpectatorLine, TableId};

use crate::store::StatusNumber;
use crate::store::connect::Store;
use crate::store::on;
use crate::store::people::plain_person;

/// How often a line is numbered anew that somebody else took the number of.
const TRIES: usize = 20;

/// A line of a spectator that is to be kept.
pub(crate) struct NewSpectatorLine<'a> {
    /// The row of the table.
    pub(crate) table: i64,
    pub(crate) person: PersonId,
    pub(crate) text: &'a str,
    pub(crate) key: u32,
    pub(crate) at: Millis,
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpectatorSaid {
    /// It is kept, under this number.
    New(u32),
    /// It was kept before.
    Known,
    /// More has been said than a table keeps.
    Full,
}

impl Store {
    /// Keeps a line of a spectator, of whom there are at most `most` at a table.
    pub(crate) async fn say_as_spectator(
        &self,
        line: &NewSpectatorLine<'_>,
        most: u32,
    ) -> Result<SpectatorSaid, sqlx::Error> {
        for _ in 0..TRIES {
            let number: Option<i64> = {
                let _writing = self.writing.lock().await;
                on!(self, pool => {
                    sqlx::query_scalar(
                        "INSERT INTO spectator_chat \
                         (table_number, number, person, said_key, at, body) \
                         SELECT $1, COALESCE(max(number), 0) + 1, $2, $3, $4, $5 \
                         FROM spectator_chat WHERE table_number = $1 \
                         HAVING COALESCE(max(number), 0) < $6 \
                         AND COALESCE(max(CASE WHEN person = $2 THEN said_key END), -1) < $3 \
                         ON CONFLICT DO NOTHING RETURNING number",
                    )
                    .bind(line.table)
                    .bind(line.person.to_string())
                    .bind(i64::from(line.key))
                    .bind(line.at as i64)
                    .bind(line.text)
                    .bind(i64::from(most))
                    .fetch_optional(pool)
                    .await?
                })
            };
            if let Some(number) = number {
                return Ok(SpectatorSaid::New(number as u32));
            }
            let (last, key): (i64, i64) = on!(self, pool => {
                sqlx::query_as(
                    "SELECT COALESCE(max(number), 0), \
                     COALESCE(max(CASE WHEN person = $2 THEN said_key END), -1) \
                     FROM spectator_chat WHERE table_number = $1",
                )
                .bind(line.table)
                .bind(line.person.to_string())
                .fetch_one(pool)
                .await?
            });
            if key >= i64::from(line.key) {
                return Ok(SpectatorSaid::Known);
            }
            if last >= i64::from(most) {
                return Ok(SpectatorSaid::Full);
            }
            // Another node took the number at the same time.
        }
        Err(sqlx::Error::PoolTimedOut)
    }

    /// The last lines of the spectators of a table, the first of them first. Nothing for who sits there
    /// while the game is not finished, as the database has it, whatever a node knows of the table.
    pub(crate) async fn spectator_chat(
        &self,
        table: i64,
        reader: Option<PersonId>,
        most: i64,
    ) -> Result<Vec<SpectatorLine>, sqlx::Error> {
        let rows: Vec<(i64, i64, String, String, String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT spectator_chat.number, spectator_chat.at, spectator_chat.body, \
                 people.id, people.name, people.kind FROM spectator_chat \
                 JOIN people ON people.id = spectator_chat.person \
                 WHERE spectator_chat.table_number = $1 AND NOT EXISTS (SELECT 1 FROM seats \
                 JOIN tables ON tables.number = seats.table_number \
                 WHERE seats.table_number = $1 AND seats.person = $2 AND tables.status <> $4) \
                 ORDER BY spectator_chat.number DESC LIMIT $3",
            )
            .bind(table)
            .bind(reader.map(|reader| reader.to_string()))
            .bind(most)
            .bind(StatusNumber::Finished as i64)
            .fetch_all(pool)
            .await?
        });
        let read = |(number, at, text, id, name, kind): (i64, i64, String, String, _, String)| {
            Some(SpectatorLine {
                number: number as u32,
                at: at as Millis,
                who: plain_person(&id, name, &kind)?,
                text,
            })
        };
        Ok(rows.into_iter().rev().filter_map(read).collect())
    }

    /// All that a person said as a spectator: at which table, when, and what.
    pub(crate) async fn said_as_spectator(
        &self,
        person: PersonId,
    ) -> Result<Vec<(TableId, Millis, String)>, sqlx::Error> {
        let rows: Vec<(String, i64, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT tables.id, spectator_chat.at, spectator_chat.body FROM spectator_chat \
                 JOIN tables ON tables.number = spectator_chat.table_number \
                 WHERE spectator_chat.person = $1 ORDER BY spectator_chat.at",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        let read = |(table, at, text): (String, i64, _)| {
            let table = table.parse().ok()?;
            Some((table, at as Millis, text))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}
