//! People.

use polis_protocol::{Millis, Person, PersonId, PersonKind};

use crate::store::connect::Store;
use crate::store::names::kept_until;
use crate::store::on;
use crate::store::reports::without_lines_of;

/// A person's row in the database.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) person: Person,
    pub(crate) since: Millis,
    pub(crate) kept_settings: Option<String>,
    pub(crate) is_host: bool,
}

/// The columns of a person.
pub(super) type PersonRow = (String, String, String, i64, Option<String>, i64);

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

    /// The account with a name, and the hash of its password, if it has one.
    pub(crate) async fn account_named(
        &self,
        name_key: &str,
    ) -> Result<Option<(PersonId, Option<String>)>, sqlx::Error> {
        let row: Option<(String, Option<String>)> = on!(self, pool => {
            sqlx::query_as(
                "SELECT id, password FROM people WHERE name_key = $1 AND kind = 'account'",
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
            // A code that was sent for the password before is good no more.
            sqlx::query("DELETE FROM mail_codes WHERE person = $1 AND purpose = 'recover'")
                .bind(id.to_string())
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
            sqlx::query_as(
                "SELECT id, name, kind, created, kept_settings, \
                 (SELECT count(*) FROM hosts WHERE person = people.id) FROM people WHERE id = $1",
            )
            .bind(id.to_string())
            .fetch_optional(pool)
            .await?
        });
        Ok(row.and_then(read_person))
    }

    /// Removes the data of a person; the games stay.
    pub(crate) async fn delete_person(
        &self,
        person: PersonId,
        name: &str,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        let id = person.to_string();
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for query in [
                "DELETE FROM push_subscriptions WHERE person = $1",
                "DELETE FROM mail_addresses WHERE person = $1",
                "DELETE FROM mail_codes WHERE person = $1",
                "DELETE FROM credentials WHERE person = $1",
                "DELETE FROM passkeys WHERE person = $1",
                "DELETE FROM provider_identities WHERE person = $1",
                "DELETE FROM hosts WHERE person = $1",
                "DELETE FROM reports WHERE reporter = $1 OR about = $1",
                "DELETE FROM suspensions WHERE person = $1",
                "DELETE FROM seekers WHERE person = $1",
                "DELETE FROM turn_plans WHERE person = $1",
                "DELETE FROM study_offers WHERE person = $1 \
                 OR study IN (SELECT id FROM studies WHERE owner = $1)",
                "DELETE FROM study_chapters \
                 WHERE study IN (SELECT id FROM studies WHERE owner = $1)",
                "DELETE FROM studies WHERE owner = $1",
                // Who led a study of somebody else gives it back.
                "UPDATE studies SET leader = owner, version = version + 1 WHERE leader = $1",
                "DELETE FROM blocks WHERE person = $1 OR other = $1",
                "DELETE FROM friendships WHERE asker = $1 OR asked = $1",
                "DELETE FROM present WHERE person = $1",
                "DELETE FROM challenges WHERE challenger = $1 OR challenged = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM rating_points WHERE person = $1",
                "DELETE FROM statistics WHERE person = $1",
                "DELETE FROM solo_games WHERE person = $1",
                "DELETE FROM engine_signs WHERE person = $1",
                "DELETE FROM vacation_tables WHERE person = $1",
                "DELETE FROM vacations WHERE person = $1",
                "UPDATE spectator_chat SET body = '…' WHERE person = $1",
            ] {
                sqlx::query(query).bind(&id).execute(&mut *transaction).await?;
            }
            let reports: Vec<(String, String)> =
                sqlx::query_as("SELECT id, chat FROM reports WHERE chat LIKE $1")
                    .bind(format!("%{id}%"))
                    .fetch_all(&mut *transaction)
                    .await?;
            for (report, chat) in reports {
                sqlx::query("UPDATE reports SET chat = $2 WHERE id = $1")
                    .bind(report)
                    .bind(without_lines_of(person, name, &chat)?)
                    .execute(&mut *transaction)
                    .await?;
            }
            // Nobody else can have the name for a while.
            sqlx::query("UPDATE names SET person = NULL, until = $2 WHERE person = $1")
                .bind(&id)
                .bind(kept_until(now))
                .execute(&mut *transaction)
                .await?;
            sqlx::query(
                "UPDATE people SET kind = 'deleted', name = $2, name_key = NULL, password = NULL, \
                 kept_settings = NULL, recovery = NULL, recovery_made = NULL WHERE id = $1",
            )
            .bind(&id)
            .bind(name)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(())
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

pub(super) fn read_person(row: PersonRow) -> Option<Account> {
    let (id, name, kind, created, kept_settings, hosts) = row;
    let kind = read_kind(&kind);
    Some(Account {
        person: Person {
            id: id.parse().ok()?,
            name,
            kind,
            rating: None,
            provisional: false,
        },
        since: created as Millis,
        kept_settings,
        is_host: hosts > 0,
    })
}

/// A person without a rating.
pub(super) fn plain_person(id: &str, name: String, kind: &str) -> Option<Person> {
    Some(Person {
        id: id.parse().ok()?,
        name,
        kind: read_kind(kind),
        rating: None,
        provisional: false,
    })
}

pub(super) fn read_kind(kind: &str) -> PersonKind {
    match kind {
        "guest" => PersonKind::Guest,
        "account" => PersonKind::Account,
        _ => PersonKind::Deleted,
    }
}
