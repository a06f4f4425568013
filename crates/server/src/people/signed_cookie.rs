//! Short-lived cookies that hold what a sign-in needs between its two steps.
//!
//! They are signed, so that any node can believe what it reads in one, and nothing is stored until the
//! second step comes. Each belongs to one browser.

use axum::http::HeaderMap;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use polis_protocol::Millis;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::Sha256;

use super::identity::{Scheme, cookie_in};
use crate::random::random_secret;
use crate::store::Store;

/// The longest cookie that is read.
const MAX_BYTES: usize = 3000;

/// What a cookie is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CookiePurpose {
    /// A passkey is made or used.
    Passkey,
    /// The browser is at the host's provider.
    Provider,
    /// Somebody came from the provider and has not chosen a name yet.
    Newcomer,
}

/// Signs cookies, and reads them again.
pub(crate) struct SignedCookies {
    key: Vec<u8>,
}

impl CookiePurpose {
    const fn name(self) -> &'static str {
        match self {
            CookiePurpose::Passkey => "polis-passkey",
            CookiePurpose::Provider => "polis-provider",
            CookiePurpose::Newcomer => "polis-newcomer",
        }
    }

    /// How long it is good.
    pub(crate) const fn lifetime(self) -> Millis {
        match self {
            CookiePurpose::Passkey => 5 * 60_000,
            CookiePurpose::Provider => 10 * 60_000,
            CookiePurpose::Newcomer => 30 * 60_000,
        }
    }

    /// The header that removes the cookie.
    pub(crate) fn removal(self) -> String {
        let name = self.name();
        format!("{name}=; Path=/api/v1; Max-Age=0; HttpOnly; SameSite=Lax")
    }
}

impl SignedCookies {
    /// With the key that all nodes at the database share.
    pub(crate) async fn new(store: &Store) -> Result<SignedCookies, sqlx::Error> {
        let key = store.shared_secret("sign-in key", &random_secret()).await?;
        Ok(SignedCookies {
            key: key.into_bytes(),
        })
    }

    /// The header that sets a cookie.
    pub(crate) fn set(
        &self,
        purpose: CookiePurpose,
        content: &impl Serialize,
        scheme: Scheme,
        now: Millis,
    ) -> String {
        let (name, seconds) = (purpose.name(), purpose.lifetime() / 1000);
        let secure = match scheme {
            Scheme::Https => "; Secure",
            Scheme::Http => "",
        };
        let value = self.seal(purpose, content, now + purpose.lifetime());
        format!("{name}={value}; Path=/api/v1; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
    }

    /// What a request brings in a cookie; none where there is none, its time is over, or somebody
    /// changed it.
    pub(crate) fn read<T: DeserializeOwned>(
        &self,
        purpose: CookiePurpose,
        headers: &HeaderMap,
        now: Millis,
    ) -> Option<T> {
        self.open(purpose, cookie_in(headers, purpose.name())?, now)
    }

    fn seal(&self, purpose: CookiePurpose, content: &impl Serialize, until: Millis) -> String {
        let json = serde_json::to_vec(content).expect("what is kept in cookies can be written");
        let content = BASE64.encode(json);
        let signature = self.mac(purpose, &content, until).finalize().into_bytes();
        format!("{content}.{until}.{}", BASE64.encode(signature))
    }

    fn open<T: DeserializeOwned>(
        &self,
        purpose: CookiePurpose,
        value: &str,
        now: Millis,
    ) -> Option<T> {
        if value.len() > MAX_BYTES {
            return None;
        }
        let mut parts = value.split('.');
        let (content, until, signature) = (parts.next()?, parts.next()?, parts.next()?);
        let until: Millis = until.parse().ok()?;
        if parts.next().is_some() || until <= now {
            return None;
        }
        let signature = BASE64.decode(signature).ok()?;
        let mac = self.mac(purpose, content, until);
        mac.verify_slice(&signature).ok()?;
        serde_json::from_slice(&BASE64.decode(content).ok()?).ok()
    }

    fn mac(&self, purpose: CookiePurpose, content: &str, until: Millis) -> Hmac<Sha256> {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(format!("{} {until} {content}", purpose.name()).as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_good_for_its_purpose_and_its_time_alone() {
        let cookies = SignedCookies {
            key: b"key".to_vec(),
        };
        let sealed = cookies.seal(CookiePurpose::Passkey, &"Thalia", 1000);
        let open = |value: &str, purpose, now| cookies.open::<String>(purpose, value, now);
        let found = open(&sealed, CookiePurpose::Passkey, 999);
        assert_eq!(found.as_deref(), Some("Thalia"));
        assert_eq!(open(&sealed, CookiePurpose::Passkey, 1000), None);
        assert_eq!(open(&sealed, CookiePurpose::Provider, 999), None);
        let later = sealed.replace(".1000.", ".9000.");
        for wrong in [
            &later,
            "",
            ".",
            "a.b.c",
            &sealed[1..],
            &format!("{sealed}.x"),
        ] {
            assert_eq!(open(wrong, CookiePurpose::Passkey, 999), None, "{wrong}");
        }
        let other = SignedCookies {
            key: b"other".to_vec(),
        };
        let found = other.open::<String>(CookiePurpose::Passkey, &sealed, 999);
        assert_eq!(found, None);
    }
}
