//! Passkeys, whom a provider knows, and challenges that were used.

use polis_protocol::{Millis, Passkey, PasskeyId, PersonId};

use crate::store::connect::Store;
use crate::store::on;

/// A passkey to be kept.
#[derive(Clone, Debug)]
pub(crate) struct PasskeyRow {
    pub(crate) id: PasskeyId,
    /// Its id on the device, in base64url.
    pub(crate) credential: String,
    pub(crate) label: String,
    /// The public key as COSE, in base64url.
    pub(crate) public_key: String,
    pub(crate) counter: u32,
}

/// A passkey that somebody signs in with.
#[derive(Clone, Debug)]
pub(crate) struct KnownPasskey {
    pub(crate) id: PasskeyId,
    pub(crate) person: PersonId,
    pub(crate) public_key: String,
}

/// Somebody whom a provider knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProviderIdentity<'a> {
    pub(crate) issuer: &'a str,
    pub(crate) subject: &'a str,
}

/// What came of taking a way to sign in from an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WayRemoval {
    Removed,
    /// There is no such way.
    NotFound,
    /// It is the last one.
    Last,
}

/// Whether people can sign in with passwords at this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasswordUse {
    Refused = 0,
    Allowed = 1,
}

/// Keeps a passkey; whether no account had it.
macro_rules! insert_passkey {
    ($executor:expr, $person:expr, $row:expr, $now:expr) => {
        sqlx::query(
            "INSERT INTO passkeys (id, credential, person, label, public_key, counter, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential) DO NOTHING",
        )
        .bind($row.id.to_string())
        .bind(&$row.credential)
        .bind($person)
        .bind(&$row.label)
        .bind(&$row.public_key)
        .bind(i64::from($row.counter))
        .bind($now as i64)
        .execute($executor)
        .await?
        .rows_affected()
            > 0
    };
}
pub(super) use insert_passkey;

/// Joins an account with whom a provider knows; whether neither was joined before.
macro_rules! insert_identity {
    ($executor:expr, $person:expr, $identity:expr, $now:expr) => {
        sqlx::query(
            "INSERT INTO provider_identities (issuer, subject, person, created) \
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .bind($identity.issuer)
        .bind($identity.subject)
        .bind($person)
        .bind($now as i64)
        .execute($executor)
        .await?
        .rows_affected()
            > 0
    };
}
pub(super) use insert_identity;

impl Store {
    /// Uses a challenge up; false where that was done before.
    pub(crate) async fn use_challenge(
        &self,
        hash: &str,
        until: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let used = on!(self, pool => {
            sqlx::query(
                "INSERT INTO used_challenges (hash, until) VALUES ($1, $2) \
                 ON CONFLICT (hash) DO NOTHING",
            )
            .bind(hash)
            .bind(until as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(used > 0)
    }

    /// Forgets challenges whose time is over.
    pub(crate) async fn forget_used_challenges(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM used_challenges WHERE until <= $1")
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Keeps a passkey of an account; whether no account had it.
    pub(crate) async fn add_passkey(
        &self,
        person: PersonId,
        row: &PasskeyRow,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        Ok(on!(self, pool => insert_passkey!(pool, person.to_string(), row, now)))
    }

    /// The passkeys of an account, the oldest first, with their ids on the devices.
    pub(crate) async fn passkeys(
        &self,
        person: PersonId,
    ) -> Result<Vec<(Passkey, String)>, sqlx::Error> {
        let rows: Vec<(String, String, i64, Option<i64>, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, label, created, used, credential FROM passkeys WHERE person = $1 \
                 ORDER BY created, id",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        let read = |(id, label, created, used, credential): (String, _, i64, Option<i64>, _)| {
            let passkey = Passkey {
                id: id.parse().ok()?,
                label,
                created: created as Millis,
                used: used.map(|used| used as Millis),
            };
            Some((passkey, credential))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The passkey with an id on a device.
    pub(crate) async fn passkey_named(
        &self,
        credential: &str,
    ) -> Result<Option<KnownPasskey>, sqlx::Error> {
        let row: Option<(String, String, String)> = on!(self, pool => {
            sqlx::query_as("SELECT id, person, public_key FROM passkeys WHERE credential = $1")
                .bind(credential)
                .fetch_optional(pool)
                .await?
        });
        Ok(row.and_then(|(id, person, public_key)| {
            Some(KnownPasskey {
                id: id.parse().ok()?,
                person: person.parse().ok()?,
                public_key,
            })
        }))
    }

    /// Notes that a passkey was used. False where its counter did not go up, though the device counts:
    /// somebody may have a copy of it.
    pub(crate) async fn use_passkey(
        &self,
        passkey: PasskeyId,
        counter: u32,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let used = on!(self, pool => {
            sqlx::query(
                "UPDATE passkeys SET counter = $2, used = $3 \
                 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))",
            )
            .bind(passkey.to_string())
            .bind(i64::from(counter))
            .bind(now as i64)
            .execute(pool)
            .await?
            .rows_affected()
        });
        Ok(used > 0)
    }

    /// Removes a passkey of an account, unless it is the last way to sign in: a provider that the host
    /// has set counts as one.
    pub(crate) async fn drop_passkey(
        &self,
        person: PersonId,
        passkey: PasskeyId,
        issuer: Option<&str>,
        passwords: PasswordUse,
    ) -> Result<WayRemoval, sqlx::Error> {
        let query = "DELETE FROM passkeys WHERE person = $1 AND id = $2";
        let left = LeftWays { issuer, passwords };
        self.drop_way(person, query, &passkey.to_string(), left)
            .await
    }

    /// The account that is joined with whom a provider knows.
    pub(crate) async fn person_of_identity(
        &self,
        identity: &ProviderIdentity<'_>,
    ) -> Result<Option<PersonId>, sqlx::Error> {
        let person: Option<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT person FROM provider_identities WHERE issuer = $1 AND subject = $2",
            )
            .bind(identity.issuer)
            .bind(identity.subject)
            .fetch_optional(pool)
            .await?
        });
        Ok(person.and_then(|person| person.parse().ok()))
    }

    /// Joins an account with whom a provider knows; false where one of them is joined already.
    pub(crate) async fn add_identity(
        &self,
        person: PersonId,
        identity: &ProviderIdentity<'_>,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        Ok(on!(self, pool => insert_identity!(pool, person.to_string(), identity, now)))
    }

    /// Whom providers know as the person of an account: the issuer, the subject, and since when.
    pub(crate) async fn identities(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, String, Millis)>, sqlx::Error> {
        let rows: Vec<(String, String, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT issuer, subject, created FROM provider_identities WHERE person = $1 \
                 ORDER BY created, issuer",
            )
            .bind(person.to_string())
            .fetch_all(pool)
            .await?
        });
        let read = |(issuer, subject, created)| (issuer, subject, created as Millis);
        Ok(rows.into_iter().map(read).collect())
    }

    /// Parts an account from a provider, unless that is the last way to sign in.
    pub(crate) async fn drop_identity(
        &self,
        person: PersonId,
        issuer: &str,
        passwords: PasswordUse,
    ) -> Result<WayRemoval, sqlx::Error> {
        let query = "DELETE FROM provider_identities WHERE person = $1 AND issuer = $2";
        let left = LeftWays {
            issuer: None,
            passwords,
        };
        self.drop_way(person, query, issuer, left).await
    }

    /// Deletes what a query finds of a person by a key, unless no way to sign in would be left.
    async fn drop_way(
        &self,
        person: PersonId,
        query: &'static str,
        key: &str,
        ways: LeftWays<'_>,
    ) -> Result<WayRemoval, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let person = person.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            // Of two who remove the last two ways at once, one waits for the other here.
            sqlx::query("UPDATE people SET name = name WHERE id = $1")
                .bind(&person)
                .execute(&mut *transaction)
                .await?;
            let removed = sqlx::query(query)
                .bind(&person)
                .bind(key)
                .execute(&mut *transaction)
                .await?
                .rows_affected();
            if removed == 0 {
                return Ok(WayRemoval::NotFound);
            }
            let left: i64 = sqlx::query_scalar(WAYS_LEFT)
                .bind(&person)
                .bind(ways.issuer.unwrap_or_default())
                .bind(ways.passwords as i64)
                .fetch_one(&mut *transaction)
                .await?;
            if left == 0 {
                return Ok(WayRemoval::Last);
            }
            transaction.commit().await?;
        });
        Ok(WayRemoval::Removed)
    }

    /// Removes the passkeys of an account and parts it from providers.
    pub(crate) async fn drop_ways(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            for query in [
                "DELETE FROM passkeys WHERE person = $1",
                "DELETE FROM provider_identities WHERE person = $1",
            ] {
                sqlx::query(query).bind(person.to_string()).execute(pool).await?;
            }
        });
        Ok(())
    }
}

/// Which ways to sign in count besides passkeys.
struct LeftWays<'a> {
    /// The provider that can be used, if any.
    issuer: Option<&'a str>,
    passwords: PasswordUse,
}

/// Number of ways in which an account can sign in, of which the provider with an issuer is one.
const WAYS_LEFT: &str = "SELECT (SELECT count(*) FROM people WHERE id = $1 AND password IS NOT NULL AND $3 = 1) \
     + (SELECT count(*) FROM passkeys WHERE person = $1) \
     + (SELECT count(*) FROM provider_identities WHERE person = $1 AND issuer = $2)";
