//! Authentication: by a random secret in a signed cookie, or in an `Authorization` header.
//!
//! The database holds only a hash of the secret. The signature lets guesses fail before they reach
//! the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use hmac::{Hmac, KeyInit, Mac};
use polis_protocol::{Me, Millis, Person, PersonId, PersonKind, SessionKind, TokenId, TokenScope};
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::random::{random_bits, random_secret, to_hex};
use crate::store::{CredentialRow, Store};

/// The name of the cookie.
const COOKIE_NAME: &str = "polis";
/// How long a cookie is kept.
const COOKIE_SECONDS: u64 = 400 * 24 * 3600;
/// How long an account stays signed in without coming, and how long a guest does.
const ACCOUNT_MS: Millis = 90 * 24 * 3_600_000;
const GUEST_MS: Millis = 400 * 24 * 3_600_000;
/// How often it is noted that a cookie or token is used.
const NOTED_MS: Millis = 3_600_000;
/// How often a socket looks up who is at its other end.
const CHECK_MS: Millis = 60_000;
/// How long after a sign-in its owner can do what takes more than an open session.
const RECENT_MS: Millis = 30 * 60_000;
/// How long an identity is cached without asking the database again.
const FRESH: Duration = Duration::from_secs(30);
/// Largest number of cached identities.
const MOST: usize = 20_000;
/// The characters of a signature.
const SIGNATURE: usize = 32;

/// A person who is signed in.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) person: Person,
    pub(crate) since: Millis,
    pub(crate) kept_settings: Option<String>,
    is_host: bool,
    /// The hash of the secret they signed in with.
    pub(crate) hash: String,
    /// What that is, and what it may do.
    pub(crate) kind: SessionKind,
    pub(crate) scope: TokenScope,
    /// When that ends, unless it is used again.
    pub(crate) expires: Option<Millis>,
    /// When the person signed in with it; none for an API token, for which nobody gives a password.
    pub(crate) signed_in: Option<Millis>,
    /// When it has to be looked up again: it may have ended, or its use has to be noted.
    check_at: Millis,
}

/// A cookie or token to be made.
pub(crate) struct NewCredential<'a> {
    pub(crate) person: PersonId,
    pub(crate) kind: SessionKind,
    pub(crate) label: &'a str,
    pub(crate) scope: TokenScope,
    pub(crate) expires: Millis,
    /// Whether using it puts its end off.
    pub(crate) renews: bool,
}

/// A secret with which a person signs in: sent once, never stored.
pub(crate) struct Secret(String);

/// Knows people by their secrets.
pub(crate) struct Identities {
    key: Vec<u8>,
    known: Mutex<HashMap<String, (Arc<Identity>, Instant)>>,
}

impl Identity {
    /// Whether it has to be looked up again before it is believed.
    pub(crate) fn is_stale(&self, now: Millis) -> bool {
        self.check_at <= now
    }

    /// Whether the person signed in not long ago.
    pub(crate) fn is_recent(&self, now: Millis) -> bool {
        self.signed_in
            .is_some_and(|signed_in| now < signed_in + RECENT_MS)
    }

    pub(crate) fn me(&self) -> Me {
        Me {
            person: self.person.clone(),
            since: self.since,
            kept_settings: self.kept_settings.clone(),
            is_host: self.is_host,
        }
    }
}

impl Identities {
    /// With the key that all nodes at the database share.
    pub(crate) async fn new(store: &Store) -> Result<Identities, sqlx::Error> {
        let key = store.shared_secret("cookie key", &random_secret()).await?;
        Ok(Identities {
            key: key.into_bytes(),
            known: Mutex::default(),
        })
    }

    /// Makes a new secret for a person and keeps its hash.
    pub(crate) async fn issue(
        &self,
        store: &Store,
        new: &NewCredential<'_>,
        now: Millis,
    ) -> Result<(Secret, CredentialRow), Failure> {
        let token = random_secret();
        let row = CredentialRow {
            hash: hash(&token),
            id: TokenId::from_bits(random_bits()),
            person: new.person,
            kind: new.kind,
            label: new.label.to_owned(),
            scope: new.scope,
            created: now,
            expires: new.expires,
            renews: new.renews,
        };
        store.add_credential(&row).await?;
        let signature = self.sign(&token);
        Ok((Secret(format!("{token}.{signature}")), row))
    }

    /// The person who sends a request with these headers; `None` without a valid credential.
    pub(crate) async fn find(
        &self,
        store: &Store,
        headers: &HeaderMap,
        now: Millis,
    ) -> Result<Option<Arc<Identity>>, Failure> {
        let Some(hash) = secret_in(headers).and_then(|secret| self.check(secret)) else {
            return Ok(None);
        };
        match self.remembered(&hash) {
            Some(identity) if !identity.is_stale(now) => Ok(Some(identity)),
            Some(_) | None => self.look_up(store, hash, now).await,
        }
    }

    /// The person with a secret, by its hash, as the database knows them now. Notes that it is used.
    pub(crate) async fn look_up(
        &self,
        store: &Store,
        hash: String,
        now: Millis,
    ) -> Result<Option<Arc<Identity>>, Failure> {
        let Some(known_by) = store.known_by(&hash).await? else {
            return Ok(None);
        };
        if known_by.expires.is_some_and(|expires| expires <= now) {
            return Ok(None);
        }
        let account = known_by.account;
        let mut expires = known_by.expires;
        // What was made by signing in is good for as long as it is used; an API token ends when
        // its owner said. A cookie from before there were times is made by signing in.
        let renews = known_by.renews || known_by.kind == SessionKind::Cookie;
        if known_by.used.is_none_or(|used| used + NOTED_MS <= now) {
            if renews {
                expires = Some(session_end(account.person.kind, now));
            }
            // Whoever only reads can do so where nothing can be written.
            if let Err(error) = store.use_credential(&hash, now, expires).await {
                tracing::warn!(%error, "the use of a session cannot be noted");
            }
        }
        let identity = Arc::new(Identity {
            person: account.person,
            since: account.since,
            kept_settings: account.kept_settings,
            is_host: account.is_host,
            hash: hash.clone(),
            kind: known_by.kind,
            scope: known_by.scope,
            expires,
            signed_in: renews.then_some(known_by.created),
            check_at: expires.unwrap_or(Millis::MAX).min(now + CHECK_MS),
        });
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash, (Arc::clone(&identity), Instant::now()));
        Ok(Some(identity))
    }

    /// Forgets what is remembered of a person.
    pub(crate) fn forget(&self, person: PersonId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, (identity, _)| identity.person.id != person);
    }

    fn remembered(&self, hash: &str) -> Option<Arc<Identity>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (identity, since) = known.get(hash)?;
        (since.elapsed() < FRESH).then(|| Arc::clone(identity))
    }

    /// The hash of a secret whose signature is right.
    fn check(&self, secret: &str) -> Option<String> {
        let (token, signature) = secret.split_once('.')?;
        if signature.len() != SIGNATURE || token.len() != 64 {
            return None;
        }
        // Both are hashed before they are compared, so that time tells nothing.
        let expected = self.sign(token);
        (hash(signature) == hash(&expected)).then(|| hash(token))
    }

    fn sign(&self, token: &str) -> String {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(token.as_bytes());
        let mut signature = to_hex(&mac.finalize().into_bytes());
        signature.truncate(SIGNATURE);
        signature
    }
}

impl Secret {
    /// The header that sets the cookie.
    pub(crate) fn cookie(&self, scheme: Scheme) -> String {
        let secure = match scheme {
            Scheme::Https => "; Secure",
            Scheme::Http => "",
        };
        let Secret(secret) = self;
        format!(
            "{COOKIE_NAME}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        )
    }

    /// What a program sends as `Authorization: Bearer …`.
    pub(crate) fn into_token(self) -> String {
        self.0
    }
}

/// Until when somebody who comes now stays signed in.
pub(crate) fn session_end(kind: PersonKind, now: Millis) -> Millis {
    now + match kind {
        PersonKind::Guest => GUEST_MS,
        PersonKind::Account | PersonKind::Deleted => ACCOUNT_MS,
    }
}

/// The header that removes the cookie.
pub(crate) fn no_cookie() -> String {
    format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// How a request came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Http,
    Https,
}

fn hash(text: &str) -> String {
    to_hex(&Sha256::digest(text.as_bytes()))
}

/// The secret that a request brings: the header goes before the cookie.
fn secret_in(headers: &HeaderMap) -> Option<&str> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        return value.to_str().ok()?.strip_prefix("Bearer ");
    }
    cookie_in(headers, COOKIE_NAME)
}

/// The value of a cookie that a request brings.
pub(super) fn cookie_in<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identities() -> Identities {
        Identities {
            key: b"key".to_vec(),
            known: Mutex::default(),
        }
    }

    #[test]
    fn a_signature_is_checked() {
        let identities = identities();
        let token = random_secret();
        let good = format!("{token}.{}", identities.sign(&token));
        assert_eq!(identities.check(&good), Some(hash(&token)));
        let mut other = good.clone();
        let last = if other.pop() == Some('0') { '1' } else { '0' };
        other.push(last);
        for wrong in [&other, &token, "", ".", "a.b", &format!("{token}.")] {
            assert_eq!(identities.check(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn secrets_are_found_in_headers() {
        let headers = |name, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().expect("a header"));
            headers
        };
        assert_eq!(
            secret_in(&headers(AUTHORIZATION, "Bearer x.y")),
            Some("x.y")
        );
        assert_eq!(secret_in(&headers(AUTHORIZATION, "Basic x.y")), None);
        assert_eq!(
            secret_in(&headers(COOKIE, "a=b; polis=x.y; c=d")),
            Some("x.y")
        );
        assert_eq!(secret_in(&headers(COOKIE, "polish=x.y")), None);
        assert_eq!(secret_in(&HeaderMap::new()), None);
    }
}
