//! The keys with which the provider signs (JSON Web Key Set).

use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;

use super::id_token::{SignedToken, TokenAlgorithm};
use crate::signature_key::SignatureKey;

/// The most keys that are kept.
const MAX_KEYS: usize = 64;
/// How often a minute the keys are fetched because one is not known.
const FETCHES_A_MINUTE: NonZeroU32 = NonZeroU32::new(6).expect("six is not zero");

/// The keys of the provider, as they were fetched last.
pub(super) struct ProviderKeys {
    known: Mutex<Vec<ProviderKey>>,
    fetches: DefaultDirectRateLimiter,
}

/// What the provider tells of its keys.
#[derive(Deserialize)]
pub(super) struct KeySet {
    keys: Vec<WebKey>,
}

struct ProviderKey {
    id: Option<String>,
    algorithm: TokenAlgorithm,
    key: SignatureKey,
}

/// A key as JSON (RFC 7517 and 7518).
#[derive(Deserialize)]
struct WebKey {
    kty: String,
    #[serde(default)]
    kid: Option<String>,
    #[serde(default, rename = "use")]
    purpose: Option<String>,
    #[serde(default)]
    alg: Option<String>,
    #[serde(default)]
    crv: Option<String>,
    #[serde(default)]
    n: String,
    #[serde(default)]
    e: String,
    #[serde(default)]
    x: String,
    #[serde(default)]
    y: String,
}

impl ProviderKeys {
    pub(super) fn new() -> ProviderKeys {
        ProviderKeys {
            known: Mutex::default(),
            fetches: RateLimiter::direct(Quota::per_minute(FETCHES_A_MINUTE)),
        }
    }

    /// Whether the keys may be fetched again. Whoever sends tokens with keys that nobody knows must not
    /// make this server ask all the time.
    pub(super) fn may_be_fetched(&self) -> bool {
        self.fetches.check().is_ok()
    }

    /// Replaces the keys. Those of kinds that are not used are left out.
    pub(super) fn put(&self, found: KeySet) {
        let keys = found.keys.into_iter().filter_map(WebKey::read);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        *known = keys.take(MAX_KEYS).collect();
    }

    /// The key that a token names; without a name the only one of its kind.
    pub(super) fn find(&self, token: &SignedToken<'_>) -> Option<SignatureKey> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut fitting = known
            .iter()
            .filter(|key| key.algorithm == token.algorithm)
            .filter(|key| match &token.key {
                Some(id) => key.id.as_ref() == Some(id),
                None => true,
            });
        let found = fitting.next()?;
        let is_only = fitting.next().is_none();
        is_only.then(|| found.key.clone())
    }
}

impl WebKey {
    fn read(self) -> Option<ProviderKey> {
        let decode = |text: &str| BASE64.decode(text).ok();
        let (algorithm, key) = match (self.kty.as_str(), self.crv.as_deref()) {
            ("RSA", None) => {
                let key = SignatureKey::rsa(&decode(&self.n)?, &decode(&self.e)?)?;
                (TokenAlgorithm::Rs256, key)
            }
            ("EC", Some("P-256")) => {
                let key = SignatureKey::p256(&decode(&self.x)?, &decode(&self.y)?)?;
                (TokenAlgorithm::Es256, key)
            }
            _ => return None,
        };
        let is_for_signing = self.purpose.is_none_or(|purpose| purpose == "sig");
        let is_for_this = self.alg.is_none_or(|name| name == algorithm.name());
        (is_for_signing && is_for_this).then_some(ProviderKey {
            id: self.kid,
            algorithm,
            key,
        })
    }
}
