//! What a device says of the site, of whom it saw, and of a new key.

use minicbor::Decoder;
use thiserror::Error;

use super::cose;
use crate::signature_key::SignatureKey;

/// Bytes before what is said of a new key.
const HEAD: usize = 37;
/// Bytes of the model of the device, and of the length of the id that follows.
const MODEL: usize = 16;
const LENGTH: usize = 2;
/// The most bytes of the id of a passkey.
const MAX_ID: usize = 1023;

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const BACKUP_ELIGIBLE: u8 = 0x08;
const BACKED_UP: u8 = 0x10;
const HAS_KEY: u8 = 0x40;
const HAS_EXTENSIONS: u8 = 0x80;

/// The answer of a device is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum PasskeyError {
    /// It cannot be read.
    #[error("found an answer of a passkey that cannot be read")]
    Unreadable,
    /// It has no key of a kind that is known.
    #[error("found a passkey of an unknown kind; expected ES256, EdDSA or RS256")]
    Key,
    /// It is for something else.
    #[error("found an answer of a passkey for something else")]
    Kind,
    /// The challenge is another one.
    #[error("found an answer of a passkey to another challenge")]
    Challenge,
    /// It comes from a page of another site, or is for one.
    #[error("found an answer of a passkey for another site")]
    Site,
    /// The device has not seen its owner, or does not know them.
    #[error("found a passkey whose owner the device has not recognised")]
    NotVerified,
    /// Another key signed it.
    #[error("found a wrong signature of a passkey")]
    Signature,
}

/// What a device says.
pub(super) struct AuthenticatorData<'a> {
    pub(super) site: [u8; 32],
    flags: u8,
    pub(super) counter: u32,
    pub(super) key: Option<AttestedKey<'a>>,
}

/// A new key.
pub(super) struct AttestedKey<'a> {
    pub(super) id: &'a [u8],
    /// As COSE.
    pub(super) bytes: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Result<AuthenticatorData<'a>, PasskeyError> {
        let unreadable = PasskeyError::Unreadable;
        let (head, mut rest) = bytes.split_at_checked(HEAD).ok_or(unreadable)?;
        let (site, head) = head.split_first_chunk::<32>().ok_or(unreadable)?;
        let (&flags, counter) = head.split_first().ok_or(unreadable)?;
        let counter = u32::from_be_bytes(counter.try_into().map_err(|_| unreadable)?);
        let mut key = None;
        if flags & HAS_KEY != 0 {
            let (found, after) = read_attested_key(rest)?;
            key = Some(found);
            rest = after;
        }
        if flags & HAS_EXTENSIONS != 0 {
            let mut decoder = Decoder::new(rest);
            decoder.skip().map_err(|_| unreadable)?;
            rest = &rest[decoder.position()..];
        }
        let is_backed_up_alone = flags & BACKED_UP != 0 && flags & BACKUP_ELIGIBLE == 0;
        if !rest.is_empty() || is_backed_up_alone {
            return Err(unreadable);
        }
        Ok(AuthenticatorData {
            site: *site,
            flags,
            counter,
            key,
        })
    }

    /// Whether the device saw its owner and knows them.
    pub(super) fn is_verified(&self) -> bool {
        let both = USER_PRESENT | USER_VERIFIED;
        self.flags & both == both
    }
}

fn read_attested_key(bytes: &[u8]) -> Result<(AttestedKey<'_>, &[u8]), PasskeyError> {
    let unreadable = PasskeyError::Unreadable;
    let (head, rest) = bytes.split_at_checked(MODEL + LENGTH).ok_or(unreadable)?;
    let length = usize::from(u16::from_be_bytes([head[MODEL], head[MODEL + 1]]));
    if !(1..=MAX_ID).contains(&length) {
        return Err(unreadable);
    }
    let (id, rest) = rest.split_at_checked(length).ok_or(unreadable)?;
    let (_, taken) = cose::read_key(rest)?;
    let (bytes, after) = rest.split_at_checked(taken).ok_or(unreadable)?;
    Ok((AttestedKey { id, bytes }, after))
}

/// Reads a kept key.
pub(super) fn read_kept_key(bytes: &[u8]) -> Result<SignatureKey, PasskeyError> {
    cose::read_key(bytes).map(|(key, _)| key)
}
