//! The key with which the nodes at one database sign what they tell each other.
//!
//! It is kept in the database. Whoever can publish at NATS, or sign in to PostgreSQL without seeing our
//! tables, cannot say anything in the name of a node: a move that a node takes from a message is one
//! that another node wrote.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Number of bytes of a signature: 128 bits cannot be guessed.
const SIGNATURE_BYTES: usize = 16;

/// Signs messages between nodes, and knows those that are signed.
#[derive(Clone)]
pub(crate) struct PeerKey(Hmac<Sha256>);

impl PeerKey {
    pub(crate) fn new(secret: &str) -> PeerKey {
        let mac = Hmac::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
        PeerKey(mac)
    }

    /// A message with its signature before it.
    pub(crate) fn sign(&self, message: &str) -> String {
        let mut mac = self.0.clone();
        mac.update(message.as_bytes());
        let signature = mac.finalize().into_bytes();
        let mut signed = BASE64.encode(&signature[..SIGNATURE_BYTES]);
        signed.reserve_exact(1 + message.len());
        signed.push(' ');
        signed.push_str(message);
        signed
    }

    /// The message, if it is signed with this key.
    pub(crate) fn verify<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (signature, message) = signed.split_once(' ')?;
        let signature = BASE64.decode(signature).ok()?;
        if signature.len() != SIGNATURE_BYTES {
            return None;
        }
        let mut mac = self.0.clone();
        mac.update(message.as_bytes());
        mac.verify_truncated_left(&signature).ok()?;
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_signed_with_the_key_is_believed() {
        let (key, other) = (PeerKey::new("secret"), PeerKey::new("another"));
        let signed = key.sign("ab s 1:2");
        assert_eq!(key.verify(&signed), Some("ab s 1:2"));
        assert_eq!(other.verify(&signed), None);
        let (signature, message) = signed.split_once(' ').expect("there is a signature");
        for forged in [
            message.to_owned(),
            format!(" {message}"),
            format!("{signature} ab s 1:3"),
            // A part of a signature is none.
            format!("{} {message}", &signature[..2]),
            format!("{signature}AA {message}"),
            signature.to_owned(),
            String::new(),
        ] {
            assert_eq!(key.verify(&forged), None, "{forged}");
        }
    }
}
