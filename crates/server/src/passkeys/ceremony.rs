//! The two ceremonies: making a passkey, and signing in with one.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use minicbor::Decoder;
use polis_protocol::{PasskeyAssertion, PasskeyRegistration};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::authenticator_data::{AuthenticatorData, PasskeyError, read_kept_key};
use super::relying_party::RelyingParty;
use crate::signature_key::SignatureForm;

/// The most entries of what a device says of a new key.
const MAX_ENTRIES: u64 = 8;

/// A passkey that a device has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewKey {
    /// The id on the device, in base64url.
    pub(crate) credential: String,
    /// The public key as COSE, in base64url.
    pub(crate) public_key: String,
    pub(crate) counter: u32,
}

/// A sign-in whose signature is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Assertion {
    /// How often the device says that it has signed.
    pub(crate) counter: u32,
}

/// What a browser says of the page.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// Checks the answer of a device that has made a passkey.
pub(crate) fn check_registration(
    site: &RelyingParty,
    challenge: &str,
    answer: &PasskeyRegistration,
) -> Result<NewKey, PasskeyError> {
    let client_data = decode(&answer.response.client_data_json)?;
    check_client_data(site, challenge, "webauthn.create", &client_data)?;
    let object = decode(&answer.response.attestation_object)?;
    let data = read_attestation(&object).map_err(|_| PasskeyError::Unreadable)?;
    let data = AuthenticatorData::read(data)?;
    check_site(site, &data)?;
    let key = data.key.as_ref().ok_or(PasskeyError::Unreadable)?;
    let credential = BASE64.encode(key.id);
    if credential != answer.id {
        return Err(PasskeyError::Unreadable);
    }
    Ok(NewKey {
        credential,
        public_key: BASE64.encode(key.bytes),
        counter: data.counter,
    })
}

/// Checks the answer of a device with which somebody signs in, against the public key that was kept.
pub(crate) fn check_assertion(
    site: &RelyingParty,
    challenge: &str,
    answer: &PasskeyAssertion,
    public_key: &str,
) -> Result<Assertion, PasskeyError> {
    let response = &answer.response;
    let client_data = decode(&response.client_data_json)?;
    check_client_data(site, challenge, "webauthn.get", &client_data)?;
    let mut signed = decode(&response.authenticator_data)?;
    let data = AuthenticatorData::read(&signed)?;
    check_site(site, &data)?;
    let counter = data.counter;
    let key = read_kept_key(&decode(public_key)?)?;
    signed.extend_from_slice(&Sha256::digest(&client_data));
    let signature = decode(&response.signature)?;
    if !key.verify(&signed, &signature, SignatureForm::Asn1) {
        return Err(PasskeyError::Signature);
    }
    Ok(Assertion { counter })
}

fn check_client_data(
    site: &RelyingParty,
    challenge: &str,
    kind: &str,
    json: &[u8],
) -> Result<(), PasskeyError> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| PasskeyError::Unreadable)?;
    if data.kind != kind {
        return Err(PasskeyError::Kind);
    }
    if data.challenge != challenge {
        return Err(PasskeyError::Challenge);
    }
    if data.cross_origin || !site.has_page_at(&data.origin) {
        return Err(PasskeyError::Site);
    }
    Ok(())
}

fn check_site(site: &RelyingParty, data: &AuthenticatorData<'_>) -> Result<(), PasskeyError> {
    if data.site != site.hash() {
        return Err(PasskeyError::Site);
    }
    if !data.is_verified() {
        return Err(PasskeyError::NotVerified);
    }
    Ok(())
}

/// What stands about the key in what a device says of it. The rest is about the device.
fn read_attestation(object: &[u8]) -> Result<&[u8], minicbor::decode::Error> {
    let unexpected = || minicbor::decode::Error::message("unexpected");
    let mut decoder = Decoder::new(object);
    let entries = decoder.map()?.filter(|entries| *entries <= MAX_ENTRIES);
    let mut data = None;
    for _ in 0..entries.ok_or_else(unexpected)? {
        match decoder.str()? {
            "authData" => data = Some(decoder.bytes()?),
            _ => decoder.skip()?,
        }
    }
    if decoder.position() != object.len() {
        return Err(unexpected());
    }
    data.ok_or_else(unexpected)
}

fn decode(text: &str) -> Result<Vec<u8>, PasskeyError> {
    BASE64.decode(text).map_err(|_| PasskeyError::Unreadable)
}
