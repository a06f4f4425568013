//! Passkeys (`WebAuthn`): what browsers are asked for, and checking what devices answer.
//!
//! Nothing is asked of who made a device (attestation `none`), so what it says of itself is passed
//! over. What counts: the challenge is ours, the page is this site's, the device saw its owner and
//! knows them, and the signature is that of the key.

mod authenticator_data;
mod ceremony;
mod cose;
mod relying_party;

pub(crate) use authenticator_data::PasskeyError;
pub(crate) use ceremony::{check_assertion, check_registration};
pub(crate) use cose::ALGORITHMS;
pub(crate) use relying_party::RelyingParty;
