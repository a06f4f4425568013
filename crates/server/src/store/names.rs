//! Names that are taken, by what they look like.

use polis_protocol::{Millis, PersonId};

use crate::people::Looks;
use crate::store::connect::Store;
use crate::store::on;
use crate::store::sign_in_ways::{PasskeyRow, ProviderIdentity, insert_identity, insert_passkey};

/// How long nobody else can have the name of an account that was deleted or renamed.
const KEPT_MS: Millis = 365 * 24 * 3_600_000;
/// Number of accounts whose names are taken down at a time.
const PAGE: i64 = 500;

/// Takes a name for a person, unless somebody else has one that looks like it: the looks, the person
/// and the time.
macro_rules! take_name {
    ($transaction:expr, $looks:expr, $person:expr, $now:expr) => {{
        let mut is_free = true;
        for look in $looks {
            let taken = sqlx::query(
                "INSERT INTO names (hash, person) VALUES ($1, $2) \
                 ON CONFLICT (hash) DO UPDATE SET person = excluded.person, until = NULL \
                 WHERE names.person = excluded.person \
                 OR (names.until IS NOT NULL AND names.until <= $3)",
            )
            .bind(look)
            .bind($person)
            .bind($now as i64)
            .execute(&mut *$transaction)
            .await?;
            is_free &= taken.rows_affected() > 0;
        }
        is_free
    }};
}

impl Store {
    /// Makes an account of a guest. False when somebody else has the name or what they sign in with, or
    /// it is no guest.
    pub(crate) async fn make_account(
        &self,
        id: PersonId,
        name: &NewName<'_>,
        secrets: &NewSecrets<'_>,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let password = match secrets.first {
            FirstSignIn::Password(hash) => Some(hash),
            FirstSignIn::Passkey(_) | FirstSignIn::Provider(_) => None,
        };
        let _writing = self.writing.lock().await;
        let person = id.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            if !take_name!(transaction, name.looks, &person, now) {
                return Ok(false);
            }
            let made = sqlx::query(
                "UPDATE people SET kind = 'account', name = $2, name_key = $3, password = $4, \
                 recovery = $5, recovery_made = $6 WHERE id = $1 AND kind = 'guest'",
            )
            .bind(&person)
            .bind(name.name)
            .bind(name.key)
            .bind(password)
            .bind(secrets.recovery)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await
            .map(|done| done.rows_affected());
            let is_made = taken_or(made)? && match secrets.first {
                FirstSignIn::Password(_) => true,
                FirstSignIn::Passkey(row) => {
                    insert_passkey!(&mut *transaction, &person, row, now)
                }
                FirstSignIn::Provider(identity) => {
                    insert_identity!(&mut *transaction, &person, identity, now)
                }
            };
            if is_made {
                transaction.commit().await?;
            }
            Ok(is_made)
        })
    }

    /// Gives an account another name. False when somebody else has it. The old one stays theirs for a
    /// while.
    pub(crate) async fn rename_account(
        &self,
        id: PersonId,
        name: &NewName<'_>,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let person = id.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            if !take_name!(transaction, name.looks, &person, now) {
                return Ok(false);
            }
            sqlx::query(
                "UPDATE names SET until = $4 \
                 WHERE person = $1 AND hash <> $2 AND hash <> $3 AND until IS NULL",
            )
            .bind(&person)
            .bind(&name.looks[0])
            .bind(&name.looks[1])
            .bind(kept_until(now))
            .execute(&mut *transaction)
            .await?;
            let renamed = sqlx::query(
                "UPDATE people SET name = $2, name_key = $3 WHERE id = $1 AND kind = 'account'",
            )
            .bind(&person)
            .bind(name.name)
            .bind(name.key)
            .execute(&mut *transaction)
            .await
            .map(|done| done.rows_affected());
            if taken_or(renamed)? {
                transaction.commit().await?;
                Ok(true)
            } else {
                Ok(false)
            }
        })
    }

    /// Gives a guest another name.
    pub(crate) async fn rename_guest(&self, id: PersonId, name: &str) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let renamed = on!(self, pool => {
            sqlx::query("UPDATE people SET name = $2 WHERE id = $1 AND kind = 'guest'")
                .bind(id.to_string())
                .bind(name)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(renamed > 0)
    }

    /// Whether an account has a name that looks like this, or had it not long ago.
    pub(crate) async fn is_name_taken(
        &self,
        looks: &Looks,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let found: Option<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT hash FROM names WHERE hash IN ($1, $2) \
                 AND (until IS NULL OR until > $3) LIMIT 1",
            )
            .bind(&looks[0])
            .bind(&looks[1])
            .bind(now as i64)
            .fetch_optional(pool)
            .await?
        });
        Ok(found.is_some())
    }

    /// Takes down the names of accounts that are older than the list of names, a page at a time, in
    /// the order of their ids. The last of them; none at the end.
    pub(crate) async fn take_down_names(
        &self,
        after: &str,
        looks: impl Fn(&str) -> Looks,
    ) -> Result<Option<String>, sqlx::Error> {
        let accounts: Vec<(String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, name FROM people WHERE id > $1 AND name_key IS NOT NULL \
                 AND NOT EXISTS (SELECT 1 FROM names WHERE names.person = people.id) \
                 ORDER BY id LIMIT $2",
            )
            .bind(after)
            .bind(PAGE)
            .fetch_all(pool)
            .await?
        });
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for (id, name) in &accounts {
                for look in looks(name) {
                    // Of two old accounts that look alike, one has the name; both keep it.
                    sqlx::query(
                        "INSERT INTO names (hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    )
                    .bind(look)
                    .bind(id)
                    .execute(&mut *transaction)
                    .await?;
                }
            }
            transaction.commit().await?;
        });
        Ok(accounts.into_iter().last().map(|(id, _)| id))
    }
}

/// A name that somebody wants to have.
pub(crate) struct NewName<'a> {
    pub(crate) name: &'a str,
    /// The form in which no two accounts have the same.
    pub(crate) key: &'a str,
    /// What it looks like.
    pub(crate) looks: &'a Looks,
}

/// What is kept of the secrets of a new account.
pub(crate) struct NewSecrets<'a> {
    pub(crate) first: FirstSignIn<'a>,
    /// The hash of the recovery code.
    pub(crate) recovery: &'a str,
}

/// What somebody signs in with who has a new account.
#[derive(Clone, Copy)]
pub(crate) enum FirstSignIn<'a> {
    /// The hash of a password.
    Password(&'a str),
    Passkey(&'a PasskeyRow),
    Provider(&'a ProviderIdentity<'a>),
}

/// How long the name of a deleted account stays taken.
pub(super) const fn kept_until(now: Millis) -> i64 {
    (now + KEPT_MS) as i64
}

fn taken_or(result: Result<u64, sqlx::Error>) -> Result<bool, sqlx::Error> {
    match result {
        Ok(rows) => Ok(rows > 0),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}
