//! Challenges to a game.

use polis_protocol::{Challenge, ChallengeId, Millis, PersonId, TableId};

use crate::store::columns::{Columns, person, read_rows};
use crate::store::connect::Store;
use crate::store::on;

/// How long a challenge that was accepted is told, in milliseconds.
const ACCEPTED_MS: Millis = 60_000;
/// Most challenges to one person that are told.
const MOST_TOLD: i64 = 20;

/// Reads challenges with both people.
macro_rules! challenges {
    ($which:literal) => {
        concat!(
            "SELECT challenges.id, challenges.wish, challenges.made, challenges.until, \
             challenges.table_id, one.id AS from_id, one.name AS from_name, one.kind AS from_kind, \
             other.id AS to_id, other.name AS to_name, other.kind AS to_kind \
             FROM challenges JOIN people AS one ON one.id = challenges.challenger \
             JOIN people AS other ON other.id = challenges.challenged WHERE ",
            $which
        )
    };
}

impl Store {
    pub(crate) async fn add_challenge(&self, challenge: &Challenge) -> Result<(), sqlx::Error> {
        let wish =
            serde_json::to_string(&challenge.wish).map_err(|e| sqlx::Error::Encode(e.into()))?;
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            // Somebody challenges another to one game at a time.
            sqlx::query(
                "DELETE FROM challenges WHERE challenger = $1 AND challenged = $2 \
                 AND table_id IS NULL",
            )
            .bind(challenge.from.id.to_string())
            .bind(challenge.to.id.to_string())
            .execute(pool)
            .await?;
            sqlx::query(
                "INSERT INTO challenges (id, challenger, challenged, wish, made, until) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(challenge.id.to_string())
            .bind(challenge.from.id.to_string())
            .bind(challenge.to.id.to_string())
            .bind(wish)
            .bind(challenge.made as i64)
            .bind(challenge.until as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// A challenge whose time is not over.
    pub(crate) async fn challenge(
        &self,
        id: ChallengeId,
        now: Millis,
    ) -> Result<Option<Challenge>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(challenges!("challenges.id = $1 AND challenges.until > $2"))
                .bind(id.to_string())
                .bind(now as i64)
                .fetch_all(pool)
                .await?;
            Ok(read_rows(&rows, read_challenge)?.pop())
        })
    }

    /// The challenges to a person that stand.
    pub(crate) async fn challenges_to(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Vec<Challenge>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(challenges!(
                "challenges.challenged = $1 AND challenges.until > $2 \
                 AND challenges.table_id IS NULL ORDER BY challenges.made DESC LIMIT $3"
            ))
            .bind(person.to_string())
            .bind(now as i64)
            .bind(MOST_TOLD)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_challenge)
        })
    }

    /// The challenges of a person that stand, and those that were accepted lately.
    pub(crate) async fn challenges_by(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Vec<Challenge>, sqlx::Error> {
        on!(self, pool => {
            let rows = sqlx::query(challenges!(
                "challenges.challenger = $1 AND challenges.until > $2 \
                 ORDER BY challenges.made DESC LIMIT $3"
            ))
            .bind(person.to_string())
            .bind(now as i64)
            .bind(MOST_TOLD)
            .fetch_all(pool)
            .await?;
            read_rows(&rows, read_challenge)
        })
    }

    /// Gives a challenge its table, unless another request was first; whether it did.
    pub(crate) async fn accept_challenge(
        &self,
        id: ChallengeId,
        table: TableId,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let accepted = on!(self, pool => {
            sqlx::query(
                "UPDATE challenges SET table_id = $2, until = $3 \
                 WHERE id = $1 AND table_id IS NULL",
            )
            .bind(id.to_string())
            .bind(table.to_string())
            .bind((now + ACCEPTED_MS) as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(accepted > 0)
    }

    /// A challenge is declined or taken back, or its table could not be opened.
    pub(crate) async fn drop_challenge(&self, id: ChallengeId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM challenges WHERE id = $1")
                .bind(id.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Forgets challenges whose time is over.
    pub(crate) async fn forget_challenges(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM challenges WHERE until < $1")
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

fn read_challenge(row: &impl Columns) -> Result<Option<Challenge>, sqlx::Error> {
    let (id, wish): (String, String) = (row.column("id")?, row.column("wish")?);
    let table: Option<String> = row.column("table_id")?;
    let (from, to) = (
        person(row, ["from_id", "from_name", "from_kind"])?,
        person(row, ["to_id", "to_name", "to_kind"])?,
    );
    let (Ok(id), Ok(wish)) = (id.parse(), serde_json::from_str(&wish)) else {
        return Ok(None);
    };
    let (Some(from), Some(to)) = (from, to) else {
        return Ok(None);
    };
    Ok(Some(Challenge {
        id,
        from,
        to,
        wish,
        made: row.column::<i64>("made")? as Millis,
        until: row.column::<i64>("until")? as Millis,
        table: table.and_then(|table| table.parse().ok()),
    }))
}
