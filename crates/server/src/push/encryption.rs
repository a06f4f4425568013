//! Messages that only one browser can read (RFC 8291, `aes128gcm`).

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::random::random_bytes;

/// The size of the one record of a message, which is shorter.
const RECORD_SIZE: u32 = 4096;
/// The byte after the text of the last record.
const LAST: u8 = 2;

/// What a browser tells to be written to.
#[derive(Clone, Debug)]
pub(crate) struct BrowserKeys {
    public: PublicKey,
    auth: [u8; 16],
}

impl BrowserKeys {
    /// Reads what a browser sent; none where it is no key.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Option<BrowserKeys> {
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let public = decode(p256dh).filter(|bytes| bytes.len() == 65)?;
        Some(BrowserKeys {
            public: PublicKey::from_sec1_bytes(&public).ok()?,
            auth: decode(auth)?.try_into().ok()?,
        })
    }

    /// The body of a message.
    pub(super) fn encrypt(&self, text: &[u8]) -> Option<Vec<u8>> {
        let once = std::iter::repeat_with(random_bytes::<32>)
            .find_map(|bytes| SecretKey::from_slice(&bytes).ok())?;
        self.encrypt_with(text, &once, random_bytes())
    }

    /// The body of a message, with a key and a salt that are used once.
    fn encrypt_with(&self, text: &[u8], once: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
        let ours = once.public_key().to_sec1_bytes();
        let theirs = self.public.to_sec1_bytes();
        let shared = once.diffie_hellman(&self.public);
        // 1. Both keys and the browser's secret become the key material.
        let info = [b"WebPush: info\0", &theirs[..], &ours[..]].concat();
        let mut material = [0; 32];
        let exchange = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes());
        exchange.expand(&info, &mut material).ok()?;
        // 2. With the salt, it becomes the key and the nonce of this message.
        let derived = Hkdf::<Sha256>::new(Some(&salt), &material);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        let expand = |what: &[u8], out: &mut [u8]| derived.expand(what, out).ok();
        expand(b"Content-Encoding: aes128gcm\0", &mut key)?;
        expand(b"Content-Encoding: nonce\0", &mut nonce)?;
        // 3. One record, after a head with what the browser needs to read it.
        let padded = [text, &[LAST]].concat();
        let cipher = Aes128Gcm::new(&key.into());
        let sealed = cipher.encrypt(&Nonce::from(nonce), &padded[..]).ok()?;
        let size = RECORD_SIZE.to_be_bytes();
        let length = [u8::try_from(ours.len()).ok()?];
        Some([&salt[..], &size, &length, &ours, &sealed].concat())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_says() {
        let keys = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let bytes = |text: &str| BASE64.decode(text).unwrap();
        let once = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let once = SecretKey::from_slice(&once).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let body = keys.encrypt_with(text, &once, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
             Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuw\
             XPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(body), expected);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(BrowserKeys::read(good, auth).is_some());
        let off_the_curve = BASE64.encode([4; 65]);
        for (key, auth) in [
            ("", auth),
            ("x", auth),
            (&off_the_curve, auth),
            (good, ""),
            (good, "AAAA"),
        ] {
            assert!(BrowserKeys::read(key, auth).is_none(), "{key} {auth}");
        }
    }
}
