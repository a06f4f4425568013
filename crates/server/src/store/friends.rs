//! Friends, people who are blocked, and who is connected.

use polis_protocol::{Friend, Friends, Millis, PersonId, TableId};

use crate::store::connect::{DatabasePool, Store};
use crate::store::on;
use crate::store::people::plain_person;

/// How long somebody counts as connected after a server has seen them.
const PRESENT_MS: Millis = 45_000;

/// What became of asking somebody to be friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AskOutcome {
    /// They are asked now.
    Asked,
    /// They had asked, too: both are friends now.
    Accepted,
    /// They were asked before, or are friends.
    Already,
}

/// How many people somebody has to do with.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FriendCount {
    /// Friends, and people who have been asked.
    pub(crate) all: usize,
    /// People who have been asked and have not answered.
    pub(crate) asked: usize,
}

/// People out of a JSON array of their ids.
macro_rules! present {
    ($each:literal) => {
        concat!(
            "INSERT INTO present (person, seen) SELECT value, $2 FROM ",
            $each,
            " AS each WHERE EXISTS (SELECT 1 FROM friendships \
             WHERE asker = value OR asked = value) ORDER BY value \
             ON CONFLICT (person) DO UPDATE SET seen = excluded.seen"
        )
    };
}

impl Store {
    /// Asks somebody to be friends, or accepts that they have asked.
    pub(crate) async fn ask_friend(
        &self,
        person: PersonId,
        other: PersonId,
        now: Millis,
    ) -> Result<AskOutcome, sqlx::Error> {
        let (person, other) = (person.to_string(), other.to_string());
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let accepted = sqlx::query(
                "UPDATE friendships SET since = $3 \
                 WHERE asker = $2 AND asked = $1 AND since IS NULL",
            )
            .bind(&person)
            .bind(&other)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            let asked = if accepted > 0 {
                // Where both asked at once, one row is enough.
                sqlx::query("DELETE FROM friendships WHERE asker = $1 AND asked = $2")
                    .bind(&person)
                    .bind(&other)
                    .execute(&mut *transaction)
                    .await?;
                AskOutcome::Accepted
            } else {
                let known: i64 = sqlx::query_scalar(
                    "SELECT count(*) FROM friendships \
                     WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)",
                )
                .bind(&person)
                .bind(&other)
                .fetch_one(&mut *transaction)
                .await?;
                if known > 0 {
                    AskOutcome::Already
                } else {
                    sqlx::query(
                        "INSERT INTO friendships (asker, asked, made) VALUES ($1, $2, $3) \
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(&person)
                    .bind(&other)
                    .bind(now as i64)
                    .execute(&mut *transaction)
                    .await?;
                    AskOutcome::Asked
                }
            };
            transaction.commit().await?;
            Ok(asked)
        })
    }

    /// Two people are no friends, and neither asks the other; whether they were or did.
    pub(crate) async fn end_friendship(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let ended = on!(self, pool => {
            sqlx::query(
                "DELETE FROM friendships \
                 WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)",
            )
            .bind(person.to_string())
            .bind(other.to_string())
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(ended > 0)
    }

    pub(crate) async fn count_friends(&self, person: PersonId) -> Result<FriendCount, sqlx::Error> {
        let (all, asked): (i64, i64) = on!(self, pool => {
            sqlx::query_as(
                "SELECT count(*), \
                 COALESCE(sum(CASE WHEN since IS NULL THEN 1 ELSE 0 END), 0) FROM friendships \
                 WHERE asker = $1 OR (asked = $1 AND since IS NOT NULL)",
            )
            .bind(person.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(FriendCount {
            all: all as usize,
            asked: asked as usize,
        })
    }

    /// Whether somebody has asked another to be friends, who has not answered yet.
    pub(crate) async fn has_asked(
        &self,
        asker: PersonId,
        asked: PersonId,
    ) -> Result<bool, sqlx::Error> {
        let found: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM friendships \
                 WHERE asker = $1 AND asked = $2 AND since IS NULL",
            )
            .bind(asker.to_string())
            .bind(asked.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(found > 0)
    }

    /// The people around somebody, without challenges.
    pub(crate) async fn friends(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Friends, sqlx::Error> {
        /// Id, name, kind, who asked, since when, last seen.
        type Row = (String, String, String, String, Option<i64>, i64);
        let me = person.to_string();
        let rows: Vec<Row> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, friendships.asker, \
                 friendships.since, COALESCE(present.seen, 0) FROM friendships \
                 JOIN people ON people.id = CASE WHEN friendships.asker = $1 \
                 THEN friendships.asked ELSE friendships.asker END \
                 LEFT JOIN present ON present.person = people.id \
                 WHERE friendships.asker = $1 OR friendships.asked = $1 \
                 ORDER BY people.name, people.id",
            )
            .bind(&me)
            .fetch_all(pool)
            .await?
        });
        let blocked: Vec<(String, String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind FROM blocks \
                 JOIN people ON people.id = blocks.other WHERE blocks.person = $1 \
                 ORDER BY people.name, people.id",
            )
            .bind(&me)
            .fetch_all(pool)
            .await?
        });
        let mut found = Friends::default();
        for (id, name, kind, asker, since, seen) in rows {
            let Some(person) = plain_person(&id, name, &kind) else {
                continue;
            };
            match since {
                Some(since) => found.friends.push(Friend {
                    person,
                    since: since as Millis,
                    is_online: seen as Millis + PRESENT_MS > now,
                }),
                None if asker == me => found.asked.push(person),
                None => found.asking.push(person),
            }
        }
        found.friends.sort_by_key(|friend| !friend.is_online);
        let blocked = blocked.into_iter();
        found.blocked = blocked
            .filter_map(|(id, name, kind)| plain_person(&id, name, &kind))
            .collect();
        Ok(found)
    }

    /// Blocks somebody: they are no friends any more, and no challenge between both stands.
    pub(crate) async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let (person, other) = (person.to_string(), other.to_string());
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO blocks (person, other, since) VALUES ($1, $2, $3) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(&person)
            .bind(&other)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
            for query in [
                "DELETE FROM friendships \
                 WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)",
                "DELETE FROM challenges WHERE (challenger = $1 AND challenged = $2) \
                 OR (challenger = $2 AND challenged = $1)",
            ] {
                sqlx::query(query)
                    .bind(&person)
                    .bind(&other)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    pub(crate) async fn unblock(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM blocks WHERE person = $1 AND other = $2")
                .bind(person.to_string())
                .bind(other.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Number of people whom somebody has blocked.
    pub(crate) async fn count_blocked(&self, person: PersonId) -> Result<usize, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar("SELECT count(*) FROM blocks WHERE person = $1")
                .bind(person.to_string())
                .fetch_one(pool)
                .await?
        });
        Ok(count as usize)
    }

    /// Whether one of two people has blocked the other.
    pub(crate) async fn is_blocked(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<bool, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM blocks \
                 WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)",
            )
            .bind(person.to_string())
            .bind(other.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(count > 0)
    }

    /// Whether somebody who sits at a table has blocked a person, or the person them.
    pub(crate) async fn is_blocked_at(
        &self,
        person: PersonId,
        table: TableId,
    ) -> Result<bool, sqlx::Error> {
        let count: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM tables \
                 JOIN seats ON seats.table_number = tables.number \
                 JOIN blocks ON (blocks.person = seats.person AND blocks.other = $1) \
                 OR (blocks.person = $1 AND blocks.other = seats.person) \
                 WHERE tables.id = $2",
            )
            .bind(person.to_string())
            .bind(table.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(count > 0)
    }

    /// Takes note that people are connected; only of those who have friends, who may see it.
    pub(crate) async fn be_present(
        &self,
        people: &[PersonId],
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        if people.is_empty() {
            return Ok(());
        }
        let people: Vec<String> = people.iter().map(ToString::to_string).collect();
        let people = serde_json::to_string(&people).map_err(|e| sqlx::Error::Encode(e.into()))?;
        let query = match self.pool() {
            DatabasePool::Sqlite(_) => present!("json_each($1)"),
            DatabasePool::Postgres(_) => present!("json_array_elements_text($1::json)"),
        };
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(query)
                .bind(&people)
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Takes note that somebody is not connected any more.
    pub(crate) async fn be_absent(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM present WHERE person = $1")
                .bind(person.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Forgets who was last seen before then.
    pub(crate) async fn forget_present(&self, before: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM present WHERE seen < $1")
                .bind(before as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Whether somebody has friends, or has asked or been asked.
    pub(crate) async fn has_friends(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        let found: i64 = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT count(*) FROM (SELECT 1 FROM friendships \
                 WHERE asker = $1 OR asked = $1 LIMIT 1) AS some_friends",
            )
            .bind(person.to_string())
            .fetch_one(pool)
            .await?
        });
        Ok(found > 0)
    }
}
