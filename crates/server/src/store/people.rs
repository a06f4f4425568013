//! People and what they are known by.

use polis_protocol::{ApiToken, Millis, Person, PersonId, PersonKind, TokenId};

use crate::store::connect::Store;
use crate::store::on;

/// A person's row in the database.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) person: Person,
    pub(crate) since: Millis,
    pub(crate) kept_settings: Option<String>,
}

/// The kind of a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CredentialKind {
    Cookie,
    Token,
}

impl CredentialKind {
    const fn name(self) -> &'static str {
        match self {
            CredentialKind::Cookie => "cookie",
            CredentialKind::Token => "token",
        }
    }
}

/// A cookie or token to be kept.
#[derive(Clone, Debug)]
pub(crate) struct CredentialRow {
    /// The hash of the secret, in hexadecimal.
    pub(crate) hash: String,
    pub(crate) id: TokenId,
    pub(crate) person: PersonId,
    pub(crate) kind: CredentialKind,
    pub(crate) label: String,
    pub(crate) created: Millis,
}

/// The columns of a person.
type PersonRow = (String, String, String, i64, Option<String>);

impl Store {
    /// A new guest.
    pub(crate) async fn add_guest(
        &self,
        id: PersonId,
        name: &str,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("INSERT INTO people (id, name, kind, created) VALUES ($1, $2, 'guest', $3)")
                .bind(id.to_string())
                .bind(name)
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Makes an account of a guest. False when another account has the name, or it is no guest.
    pub(crate) async fn make_account(
        &self,
        id: PersonId,
        name: &str,
        name_key: &str,
        password: &str,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let result = on!(self, pool => {
            sqlx::query(
                "UPDATE people SET kind = 'account', name = $2, name_key = $3, password = $4 \
                 WHERE id = $1 AND kind = 'guest'",
            )
            .bind(id.to_string())
            .bind(name)
            .bind(name_key)
            .bind(password)
            .execute(pool)
            .await
            .map(|done| done.rows_affected())
        });
        taken_or(result)
    }

    /// Gives a person another name. False when another account has it.
    pub(crate) async fn rename(
        &self,
        id: PersonId,
        name: &str,
        name_key: &str,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let result = on!(self, pool => {
            sqlx::query(
                "UPDATE people SET name = $2, \
                 name_key = CASE WHEN kind = 'account' THEN $3 ELSE NULL END \
                 WHERE id = $1 AND kind <> 'deleted'",
            )
            .bind(id.to_string())
            .bind(name)
            .bind(name_key)
            .execute(pool)
            .await
            .map(|done| done.rows_affected())
        });
        taken_or(result)
    }

    /// The account with a name, and the hash of its password.
    pub(crate) async fn account_named(
        &self,
        name_key: &str,
    ) -> Result<Option<(PersonId, String)>, sqlx::Error> {
        let row: Option<(String, String)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, password FROM people WHERE name_key = $1 AND password IS NOT NULL",
            )
            .bind(name_key)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.and_then(|(id, password)| Some((id.parse().ok()?, password))))
    }

    /// The hash of a person's password.
    pub(crate) async fn password(&self, id: PersonId) -> Result<Option<String>, sqlx::Error> {
        let row: Option<(Option<String>,)> = on!(self, pool => {
            sqlx::query_as("SELECT password FROM people WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(row.and_then(|row| row.0))
    }

    /// Sets the hash of a person's password.
    pub(crate) async fn set_password(
        &self,
        id: PersonId,
        password: &str,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'")
                .bind(id.to_string())
                .bind(password)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Keeps the client's own settings for a person.
    pub(crate) async fn keep_settings(
        &self,
        id: PersonId,
        settings: &str,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE people SET kept_settings = $2 WHERE id = $1")
                .bind(id.to_string())
                .bind(settings)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// A person.
    pub(crate) async fn person(&self, id: PersonId) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<PersonRow> = on!(self, pool => {
            sqlx::query_as("SELECT id, name, kind, created, kept_settings FROM people WHERE id = $1")
                .bind(id.to_string())
                .fetch_optional(pool)
                .await?
        });
        Ok(row.and_then(read_person))
    }

    /// Removes the data of a person; the games stay.
    pub(crate) async fn delete_person(&self, id: PersonId, name: &str) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        let id = id.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for query in [
                "DELETE FROM credentials WHERE person = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM rating_points WHERE person = $1",
                "DELETE FROM statistics WHERE person = $1",
            ] {
                sqlx::query(query).bind(&id).execute(&mut *transaction).await?;
            }
            sqlx::query(
                "UPDATE people SET kind = 'deleted', name = $2, name_key = NULL, password = NULL, \
                 kept_settings = NULL WHERE id = $1",
            )
            .bind(&id)
            .bind(name)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Keeps a cookie or token.
    pub(crate) async fn add_credential(
        &self,
        credential: &CredentialRow,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO credentials (hash, id, person, kind, label, created) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&credential.hash)
            .bind(credential.id.to_string())
            .bind(credential.person.to_string())
            .bind(credential.kind.name())
            .bind(&credential.label)
            .bind(credential.created as i64)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// The person with a secret, by its hash.
    pub(crate) async fn known_by(&self, hash: &str) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<PersonRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, people.created, people.kept_settings \
                 FROM credentials JOIN people ON people.id = credentials.person \
                 WHERE credentials.hash = $1",
            )
            .bind(hash)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.and_then(read_person))
    }

    /// Forgets one cookie or token by its hash.
    pub(crate) async fn drop_credential(&self, hash: &str) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM credentials WHERE hash = $1")
                .bind(hash)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Forgets all cookies and tokens of a person, but perhaps one.
    pub(crate) async fn drop_credentials(
        &self,
        id: PersonId,
        but: Option<&str>,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("DELETE FROM credentials WHERE person = $1 AND hash <> $2")
                .bind(id.to_string())
                .bind(but.unwrap_or_default())
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// The API tokens of a person.
    pub(crate) async fn tokens(&self, id: PersonId) -> Result<Vec<ApiToken>, sqlx::Error> {
        let rows: Vec<(String, String, i64)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, label, created FROM credentials WHERE person = $1 AND kind = 'token' \
                 ORDER BY created",
            )
            .bind(id.to_string())
            .fetch_all(pool)
            .await?
        });
        Ok(rows
            .into_iter()
            .filter_map(|(id, label, created)| {
                Some(ApiToken {
                    id: id.parse().ok()?,
                    label,
                    created: created as Millis,
                })
            })
            .collect())
    }

    /// Forgets an API token of a person. Its hash, when there was such a one.
    pub(crate) async fn drop_token(
        &self,
        person: PersonId,
        token: TokenId,
    ) -> Result<Option<String>, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query_scalar(
                "DELETE FROM credentials WHERE person = $1 AND id = $2 AND kind = 'token' \
                 RETURNING hash",
            )
            .bind(person.to_string())
            .bind(token.to_string())
            .fetch_optional(pool)
            .await
        })
    }

    /// A secret that all nodes share; `fresh` is taken when there is none yet.
    pub(crate) async fn shared_secret(
        &self,
        name: &str,
        fresh: &str,
    ) -> Result<String, sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            )
            .bind(name)
            .bind(fresh)
            .execute(pool)
            .await?;
            sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1")
                .bind(name)
                .fetch_one(pool)
                .await
        })
    }
}

fn taken_or(result: Result<u64, sqlx::Error>) -> Result<bool, sqlx::Error> {
    match result {
        Ok(rows) => Ok(rows > 0),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

fn read_person((id, name, kind, created, kept_settings): PersonRow) -> Option<Account> {
    let kind = match kind.as_str() {
        "guest" => PersonKind::Guest,
        "account" => PersonKind::Account,
        _ => PersonKind::Deleted,
    };
    Some(Account {
        person: Person {
            id: id.parse().ok()?,
            name,
            kind,
            rating: None,
        },
        since: created as Millis,
        kept_settings,
    })
}
