//! The recovery codes of accounts, by their hashes.

use polis_protocol::{Millis, PersonId};

use crate::store::connect::Store;
use crate::store::on;

impl Store {
    /// The hash of an account's recovery code, and when the code was made.
    pub(crate) async fn recovery(
        &self,
        id: PersonId,
    ) -> Result<Option<(String, Millis)>, sqlx::Error> {
        let row: Option<(String, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT recovery, recovery_made FROM people \
                 WHERE id = $1 AND recovery IS NOT NULL AND recovery_made IS NOT NULL",
            )
            .bind(id.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(row.map(|(hash, made)| (hash, made as Millis)))
    }

    /// Forgets the recovery code of an account.
    pub(crate) async fn forget_recovery(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE people SET recovery = NULL, recovery_made = NULL WHERE id = $1")
                .bind(person.to_string())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Replaces the recovery code of an account.
    pub(crate) async fn set_recovery(
        &self,
        id: PersonId,
        hash: &str,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "UPDATE people SET recovery = $2, recovery_made = $3 \
                 WHERE id = $1 AND kind = 'account'",
            )
            .bind(id.to_string())
            .bind(hash)
            .bind(now as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Uses up a code, that which was kept by the person or that which was sent by mail: sets a new
    /// password and the next recovery code, and ends all sessions. Whether the code was still there: of
    /// two who use it at once, one comes too late.
    pub(crate) async fn recover(
        &self,
        id: PersonId,
        used: &str,
        password: &str,
        next: &str,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let id = id.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            let was_mailed = sqlx::query(
                "DELETE FROM mail_codes WHERE person = $1 AND purpose = 'recover' \
                 AND hash = $2 AND until > $3",
            )
            .bind(&id)
            .bind(used)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
            let changed = sqlx::query(
                "UPDATE people SET password = $3, recovery = $4, recovery_made = $5 \
                 WHERE id = $1 AND kind = 'account' AND (recovery = $2 OR $6 > 0)",
            )
            .bind(&id)
            .bind(used)
            .bind(password)
            .bind(next)
            .bind(now as i64)
            .bind(was_mailed as i64)
            .execute(&mut *transaction)
            .await?;
            if changed.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query("DELETE FROM mail_codes WHERE person = $1 AND purpose = 'recover'")
                .bind(&id)
                .execute(&mut *transaction)
                .await?;
            for query in [
                "DELETE FROM credentials WHERE person = $1",
                // Whoever needs a code has lost the others, or somebody else has them.
                "DELETE FROM passkeys WHERE person = $1",
                "DELETE FROM provider_identities WHERE person = $1",
            ] {
                sqlx::query(query).bind(&id).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
        });
        Ok(true)
    }
}
