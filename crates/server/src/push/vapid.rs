//! The key of this server, and what it signs (RFC 8292, "VAPID").

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use polis_protocol::Millis;

use crate::random::random_bytes;

/// How long a signature is good, in seconds. More than a day is refused.
const GOOD_SECONDS: u64 = 12 * 3600;

/// The key of this server.
pub(super) struct VapidKey(SigningKey);

impl VapidKey {
    /// A new secret key as text.
    pub(super) fn fresh_secret() -> String {
        // Nearly all numbers of 256 bits are keys.
        let key = std::iter::repeat_with(random_bytes::<32>)
            .find(|bytes| SigningKey::from_slice(bytes).is_ok())
            .expect("the search goes on until there is one");
        BASE64.encode(key)
    }

    pub(super) fn from_secret(text: &str) -> Option<VapidKey> {
        let bytes = BASE64.decode(text).ok()?;
        SigningKey::from_slice(&bytes).ok().map(VapidKey)
    }

    /// The public key, as browsers want it.
    pub(super) fn public(&self) -> String {
        let point = self.0.verifying_key().to_sec1_point(false);
        BASE64.encode(point.as_bytes())
    }

    /// The `Authorization` header for a message to a server of a vendor. `contact` is whom they may
    /// write to when something is wrong with our messages.
    pub(super) fn authorization(&self, audience: &str, contact: &str, now: Millis) -> String {
        let claims = serde_json::json!({
            "aud": audience,
            "exp": now / 1000 + GOOD_SECONDS,
            "sub": contact,
        });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}
