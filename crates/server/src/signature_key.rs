//! Public keys of others, and checking what they signed: passkeys and the keys of providers.

use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey, VerificationAlgorithm};

/// Bytes of a coordinate of a point of P-256, and of a key of Ed25519.
pub(crate) const COORDINATE: usize = 32;
/// Bytes of the modulus of an RSA key: 2048 to 4096 bits.
const MODULUS: std::ops::RangeInclusive<usize> = 256..=512;
/// The most bytes of the exponent of an RSA key.
const MAX_EXPONENT: usize = 4;

/// A public key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SignatureKey {
    /// ES256: a point of P-256, uncompressed.
    P256([u8; 1 + 2 * COORDINATE]),
    /// Ed25519.
    Ed25519([u8; COORDINATE]),
    /// RS256.
    Rsa { modulus: Vec<u8>, exponent: Vec<u8> },
}

/// How the two numbers of a signature by ES256 are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SignatureForm {
    /// As a sequence of ASN.1, as passkeys do.
    Asn1,
    /// One after the other, as JSON Web Tokens do.
    Fixed,
}

impl SignatureKey {
    /// The point of P-256 with these coordinates; none where one has another length. Whether it is on
    /// the curve is seen when something is checked with it.
    pub(crate) fn p256(x: &[u8], y: &[u8]) -> Option<SignatureKey> {
        if x.len() != COORDINATE || y.len() != COORDINATE {
            return None;
        }
        let mut point = [4; 1 + 2 * COORDINATE];
        point[1..=COORDINATE].copy_from_slice(x);
        point[1 + COORDINATE..].copy_from_slice(y);
        Some(SignatureKey::P256(point))
    }

    /// A key of Ed25519; none where it has another length.
    pub(crate) fn ed25519(key: &[u8]) -> Option<SignatureKey> {
        Some(SignatureKey::Ed25519(key.try_into().ok()?))
    }

    /// An RSA key; none where it is too short, or so long that checking it is work.
    pub(crate) fn rsa(modulus: &[u8], exponent: &[u8]) -> Option<SignatureKey> {
        let start = modulus.iter().position(|&byte| byte != 0)?;
        let modulus = &modulus[start..];
        let is_good =
            MODULUS.contains(&modulus.len()) && (1..=MAX_EXPONENT).contains(&exponent.len());
        is_good.then(|| SignatureKey::Rsa {
            modulus: modulus.to_vec(),
            exponent: exponent.to_vec(),
        })
    }

    /// Whether this key signed a message.
    pub(crate) fn verify(&self, message: &[u8], signature: &[u8], form: SignatureForm) -> bool {
        match self {
            SignatureKey::P256(point) => {
                let algorithm: &'static dyn VerificationAlgorithm = match form {
                    SignatureForm::Asn1 => &signature::ECDSA_P256_SHA256_ASN1,
                    SignatureForm::Fixed => &signature::ECDSA_P256_SHA256_FIXED,
                };
                let key = UnparsedPublicKey::new(algorithm, point);
                key.verify(message, signature).is_ok()
            }
            SignatureKey::Ed25519(key) => UnparsedPublicKey::new(&signature::ED25519, key)
                .verify(message, signature)
                .is_ok(),
            SignatureKey::Rsa { modulus, exponent } => {
                let key = RsaPublicKeyComponents {
                    n: modulus,
                    e: exponent,
                };
                let algorithm = &signature::RSA_PKCS1_2048_8192_SHA256;
                key.verify(algorithm, message, signature).is_ok()
            }
        }
    }
}
