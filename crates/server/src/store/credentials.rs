//! Cookies and tokens: what people are known by.

use polis_protocol::{ApiToken, Millis, PersonId, Session, SessionKind, TokenId, TokenScope};

use crate::store::connect::Store;
use crate::store::on;
use crate::store::people::{Account, PersonRow, read_person};

/// The most cookies and tokens of one person; those that were not used for longest go first.
const MOST: i64 = 100;
/// How long a cookie or token from before there were times is kept.
const UNTIMED_MS: Millis = 400 * 24 * 3_600_000;

/// A cookie or token to be kept.
#[derive(Clone, Debug)]
pub(crate) struct CredentialRow {
    /// The hash of the secret, in hexadecimal.
    pub(crate) hash: String,
    pub(crate) id: TokenId,
    pub(crate) person: PersonId,
    pub(crate) kind: SessionKind,
    pub(crate) label: String,
    pub(crate) scope: TokenScope,
    pub(crate) created: Millis,
    pub(crate) expires: Millis,
    /// Whether using it puts its end off.
    pub(crate) renews: bool,
}

/// A person, and what they are known by.
pub(crate) struct KnownBy {
    pub(crate) account: Account,
    pub(crate) kind: SessionKind,
    pub(crate) scope: TokenScope,
    pub(crate) renews: bool,
    pub(crate) created: Millis,
    pub(crate) used: Option<Millis>,
    pub(crate) expires: Option<Millis>,
}

/// The columns of a cookie or token.
type SessionRow = (
    String,
    String,
    String,
    String,
    i64,
    Option<i64>,
    Option<i64>,
    String,
);

/// The columns that say what a cookie or token is good for.
type UseRow = (String, String, i64, i64, Option<i64>, Option<i64>);

impl Store {
    /// Keeps a cookie or token.
    pub(crate) async fn add_credential(&self, row: &CredentialRow) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(
                "INSERT INTO credentials (hash, id, person, kind, label, created, used, expires, \
                 scope, renews) VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)",
            )
            .bind(&row.hash)
            .bind(row.id.to_string())
            .bind(row.person.to_string())
            .bind(row.kind.name())
            .bind(&row.label)
            .bind(row.created as i64)
            .bind(row.expires as i64)
            .bind(row.scope.name())
            .bind(i64::from(row.renews))
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "DELETE FROM credentials WHERE person = $1 AND hash NOT IN \
                 (SELECT hash FROM credentials WHERE person = $1 \
                 ORDER BY COALESCE(used, created) DESC, hash LIMIT $2)",
            )
            .bind(row.person.to_string())
            .bind(MOST)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// The person with a secret, by its hash.
    pub(crate) async fn known_by(&self, hash: &str) -> Result<Option<KnownBy>, sqlx::Error> {
        let person: Option<PersonRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT people.id, people.name, people.kind, people.created, people.kept_settings, \
                 (SELECT count(*) FROM hosts WHERE hosts.person = people.id) FROM credentials JOIN people ON people.id = credentials.person \
                 WHERE credentials.hash = $1 AND people.suspended IS NULL",
            )
            .bind(hash)
            .fetch_optional(pool)
            .await?
        });
        let Some(account) = person.and_then(read_person) else {
            return Ok(None);
        };
        let row: Option<UseRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT kind, scope, renews, created, used, expires FROM credentials \
                 WHERE hash = $1",
            )
            .bind(hash)
            .fetch_optional(pool)
            .await?
        });
        Ok(
            row.map(|(kind, scope, renews, created, used, expires)| KnownBy {
                account,
                kind: read_kind(&kind),
                scope: read_scope(&scope),
                renews: renews == 1,
                created: created as Millis,
                used: used.map(|used| used as Millis),
                expires: expires.map(|expires| expires as Millis),
            }),
        )
    }

    /// Notes that a cookie or token was used, and until when it is good now.
    pub(crate) async fn use_credential(
        &self,
        hash: &str,
        now: Millis,
        expires: Option<Millis>,
    ) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query("UPDATE credentials SET used = $2, expires = $3 WHERE hash = $1")
                .bind(hash)
                .bind(now as i64)
                .bind(expires.map(|expires| expires as i64))
                .execute(pool)
                .await?;
        });
        Ok(())
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

    /// The cookies and tokens of a person that are good; `current` is the hash of the one in use.
    pub(crate) async fn sessions(
        &self,
        id: PersonId,
        now: Millis,
        current: &str,
    ) -> Result<Vec<Session>, sqlx::Error> {
        let rows: Vec<SessionRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT hash, id, kind, label, created, used, expires, scope FROM credentials \
                 WHERE person = $1 AND (expires IS NULL OR expires > $2) ORDER BY created",
            )
            .bind(id.to_string())
            .bind(now as i64)
            .fetch_all(pool)
            .await?
        });
        let read = |(hash, id, kind, label, created, used, expires, scope): SessionRow| {
            Some(Session {
                id: id.parse().ok()?,
                kind: read_kind(&kind),
                label,
                scope: read_scope(&scope),
                created: created as Millis,
                used: used.map(|used| used as Millis),
                expires: expires.map(|expires| expires as Millis),
                current: hash == current,
            })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The API tokens of a person.
    pub(crate) async fn tokens(
        &self,
        id: PersonId,
        now: Millis,
    ) -> Result<Vec<ApiToken>, sqlx::Error> {
        let sessions = self.sessions(id, now, "").await?;
        Ok(sessions
            .into_iter()
            .filter(|session| session.kind == SessionKind::Token)
            .map(|session| ApiToken {
                id: session.id,
                label: session.label,
                created: session.created,
                scope: session.scope,
                used: session.used,
                expires: session.expires,
            })
            .collect())
    }

    /// Forgets a cookie or token of a person; whether there was such a one.
    pub(crate) async fn drop_session(
        &self,
        person: PersonId,
        session: TokenId,
        kind: Option<SessionKind>,
    ) -> Result<bool, sqlx::Error> {
        let _writing = self.writing.lock().await;
        let dropped = on!(self, pool => {
            sqlx::query("DELETE FROM credentials WHERE person = $1 AND id = $2 AND kind LIKE $3")
                .bind(person.to_string())
                .bind(session.to_string())
                .bind(kind.map_or("%", SessionKind::name))
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(dropped > 0)
    }

    /// Forgets cookies, tokens and reserved names whose time is over.
    pub(crate) async fn drop_expired(&self, now: Millis) -> Result<(), sqlx::Error> {
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            sqlx::query(
                "DELETE FROM credentials WHERE expires <= $1 \
                 OR (expires IS NULL AND used IS NULL AND created < $2)",
            )
            .bind(now as i64)
            .bind(now.saturating_sub(UNTIMED_MS) as i64)
            .execute(pool)
            .await?;
            sqlx::query("DELETE FROM names WHERE until <= $1")
                .bind(now as i64)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Forgets guests who have no cookie or token any more and were never at a table: some of them,
    /// in the order of their ids. The last that was looked at; none at the end.
    pub(crate) async fn drop_guests(
        &self,
        after: &str,
        created_before: Millis,
    ) -> Result<Option<String>, sqlx::Error> {
        let guests: Vec<String> = on!(self, pool => {
            sqlx::query_scalar(
                "SELECT id FROM people WHERE id > $1 AND kind = 'guest' AND created < $2 \
                 AND NOT EXISTS (SELECT 1 FROM credentials WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM named WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM spectator_chat WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM statistics WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM deals WHERE host = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM deal_tries WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM seekers WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM reports \
                 WHERE reporter = people.id OR about = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM suspensions WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = people.id OR other = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tournament_players WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM studies \
                 WHERE owner = people.id OR leader = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM study_offers WHERE person = people.id) \
                 ORDER BY id LIMIT 500",
            )
            .bind(after)
            .bind(created_before as i64)
            .fetch_all(pool)
            .await?
        });
        let _writing = self.writing.lock().await;
        on!(self, pool => {
            let mut transaction = pool.begin().await?;
            for id in &guests {
                sqlx::query("DELETE FROM people WHERE id = $1")
                    .bind(id)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(guests.into_iter().last())
    }
}

fn read_kind(text: &str) -> SessionKind {
    match text {
        "cookie" => SessionKind::Cookie,
        _ => SessionKind::Token,
    }
}

/// A scope that this version does not know may do the least.
fn read_scope(text: &str) -> TokenScope {
    match text {
        "all" => TokenScope::All,
        "play" => TokenScope::Play,
        _ => TokenScope::Read,
    }
}
