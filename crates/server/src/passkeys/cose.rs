//! Public keys as devices write them (COSE, RFC 9052 and 9053).

use minicbor::Decoder;
use minicbor::data::Type;

use super::authenticator_data::PasskeyError;
use crate::signature_key::SignatureKey;

/// The signatures that can be checked, by their numbers at IANA, the best first: `EdDSA`, ES256, RS256.
pub(crate) const ALGORITHMS: [i64; 3] = [EDDSA, ES256, RS256];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// The most entries of a key.
const MAX_ENTRIES: u64 = 8;

/// What stands in a key: its kind, its algorithm, and the parameters -1 to -3, whose meaning depends on
/// the kind.
#[derive(Default)]
struct Parameters<'a> {
    kind: Option<i64>,
    algorithm: Option<i64>,
    curve: Option<i64>,
    first: Option<&'a [u8]>,
    second: Option<&'a [u8]>,
    third: Option<&'a [u8]>,
}

/// Reads a key at the beginning of some bytes; and how many bytes it takes.
pub(super) fn read_key(bytes: &[u8]) -> Result<(SignatureKey, usize), PasskeyError> {
    let mut decoder = Decoder::new(bytes);
    let parameters = read_parameters(&mut decoder).map_err(|_| PasskeyError::Key)?;
    let key = parameters.key().ok_or(PasskeyError::Key)?;
    Ok((key, decoder.position()))
}

fn read_parameters<'a>(
    decoder: &mut Decoder<'a>,
) -> Result<Parameters<'a>, minicbor::decode::Error> {
    let unexpected = || minicbor::decode::Error::message("unexpected");
    let entries = decoder.map()?.ok_or_else(unexpected)?;
    if entries > MAX_ENTRIES {
        return Err(unexpected());
    }
    let mut found = Parameters::default();
    for _ in 0..entries {
        match decoder.i64()? {
            1 => found.kind = Some(decoder.i64()?),
            3 => found.algorithm = Some(decoder.i64()?),
            -1 if decoder.datatype()? == Type::Bytes => found.first = Some(decoder.bytes()?),
            -1 => found.curve = Some(decoder.i64()?),
            -2 => found.second = Some(decoder.bytes()?),
            -3 => found.third = Some(decoder.bytes()?),
            _ => decoder.skip()?,
        }
    }
    Ok(found)
}

impl Parameters<'_> {
    fn key(&self) -> Option<SignatureKey> {
        match (self.kind?, self.algorithm?) {
            // Two coordinates, on P-256.
            (2, ES256) if self.curve? == 1 => SignatureKey::p256(self.second?, self.third?),
            // One coordinate, on Ed25519.
            (1, EDDSA) if self.curve? == 6 => SignatureKey::ed25519(self.second?),
            (3, RS256) => SignatureKey::rsa(self.first?, self.second?),
            _ => None,
        }
    }
}
