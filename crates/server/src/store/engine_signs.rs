//! How closely people play to the engine, as far as it is worked out.

use polis_protocol::{EngineSign, Millis, PersonId, TableId};

use crate::store::connect::Store;
use crate::store::on;

/// How closely somebody plays to the engine, as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptEngineSign {
    pub(crate) sign: EngineSign,
    /// The latest of the games that are looked at.
    pub(crate) latest_game: TableId,
    /// When something of it was last worked out.
    pub(crate) at: Millis,
}

/// Whether a server may begin to work something out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// It is for this one to do.
    Ours,
    /// Another one does it.
    Taken,
}

impl Store {
    /// What is kept of a person.
    pub(crate) async fn engine_sign(
        &self,
        person: PersonId,
    ) -> Result<Option<KeptEngineSign>, sqlx::Error> {
        let row: Option<(String, i64, String)> = on!(self, pool => {
            sqlx::query_as("SELECT latest_game, at, sign FROM engine_signs WHERE person = $1")
                .bind(person.to_string())
                .fetch_optional(pool)
                .await?
        });
        // What another version has written and this one cannot read is worked out anew.
        Ok(row.and_then(|(latest_game, at, sign)| {
            Some(KeptEngineSign {
                sign: serde_json::from_str(&sign).ok()?,
                latest_game: latest_game.parse().ok()?,
                at: at as Millis,
            })
        }))
    }

    /// Notes that this server begins to work it out, unless another one has given a sign of life since.
    pub(crate) async fn claim_engine_sign(
        &self,
        person: PersonId,
        kept: &KeptEngineSign,
        since: Millis,
    ) -> Result<Claim, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let changed = on!(self, pool => {
            sqlx::query(
                "INSERT INTO engine_signs (person, latest_game, at, is_done, sign) \
                 VALUES ($1, $2, $3, 0, $4) \
                 ON CONFLICT (person) DO UPDATE SET latest_game = excluded.latest_game, \
                 at = excluded.at, is_done = 0, sign = excluded.sign \
                 WHERE engine_signs.is_done = 1 OR engine_signs.at <= $5",
            )
            .bind(person.to_string())
            .bind(kept.latest_game.to_string())
            .bind(kept.at as i64)
            .bind(written(&kept.sign)?)
            .bind(since as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(if changed > 0 {
            Claim::Ours
        } else {
            Claim::Taken
        })
    }

    /// Keeps how far it is. Of who has deleted their account meanwhile nothing is kept.
    pub(crate) async fn keep_engine_sign(
        &self,
        person: PersonId,
        sign: &EngineSign,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE engine_signs SET at = $2, is_done = $3, sign = $4 WHERE person = $1")
                .bind(person.to_string())
                .bind(now as i64)
                .bind(i16::from(sign.done >= sign.games))
                .bind(written(sign)?)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Gives up what this server has claimed.
    pub(crate) async fn drop_engine_sign(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM engine_signs WHERE person = $1")
                .bind(person.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}

fn written(sign: &EngineSign) -> Result<String, sqlx::Error> {
    serde_json::to_string(sign).map_err(|error| sqlx::Error::Encode(error.into()))
}
