//! Signed tokens (JSON Web Signature, RFC 7515): their parts, and whose signature they have.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::Deserialize;

use super::SignInError;
use crate::signature_key::{SignatureForm, SignatureKey};

/// The most bytes of a token.
const MAX_BYTES: usize = 64 * 1024;

/// How a token is signed. Others are refused: `none` is no signature, and HS256 is made with a secret
/// that is no key of the provider's alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenAlgorithm {
    Rs256,
    Es256,
}

/// A token whose signature is not checked yet.
pub(super) struct SignedToken<'a> {
    pub(super) algorithm: TokenAlgorithm,
    /// The name of the key.
    pub(super) key: Option<String>,
    signed: &'a str,
    payload: &'a str,
    signature: Vec<u8>,
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    #[serde(default)]
    kid: Option<String>,
    /// What has to be understood; nothing of it is.
    #[serde(default)]
    crit: Option<serde_json::Value>,
}

impl TokenAlgorithm {
    pub(super) const fn name(self) -> &'static str {
        match self {
            TokenAlgorithm::Rs256 => "RS256",
            TokenAlgorithm::Es256 => "ES256",
        }
    }

    fn from_name(name: &str) -> Option<TokenAlgorithm> {
        [TokenAlgorithm::Rs256, TokenAlgorithm::Es256]
            .into_iter()
            .find(|algorithm| algorithm.name() == name)
    }
}

impl<'a> SignedToken<'a> {
    pub(super) fn read(token: &'a str) -> Result<SignedToken<'a>, SignInError> {
        let unreadable = SignInError::Token("it cannot be read");
        if token.len() > MAX_BYTES {
            return Err(unreadable);
        }
        let (signed, signature) = token.rsplit_once('.').ok_or(unreadable)?;
        let (header, payload) = signed.split_once('.').ok_or(unreadable)?;
        let decode = |text: &str| BASE64.decode(text).map_err(|_| unreadable);
        let header: Header = serde_json::from_slice(&decode(header)?).map_err(|_| unreadable)?;
        if header.crit.is_some() {
            return Err(SignInError::Token("it wants what is not known"));
        }
        let algorithm = TokenAlgorithm::from_name(&header.alg);
        let algorithm =
            algorithm.ok_or(SignInError::Token("it is not signed by RS256 or ES256"))?;
        Ok(SignedToken {
            algorithm,
            key: header.kid,
            signed,
            payload,
            signature: decode(signature)?,
        })
    }

    /// What it says, if a key signed it.
    pub(super) fn verify(&self, key: &SignatureKey) -> Result<Vec<u8>, SignInError> {
        let form = SignatureForm::Fixed;
        if !key.verify(self.signed.as_bytes(), &self.signature, form) {
            return Err(SignInError::Token("its signature is wrong"));
        }
        let payload = BASE64.decode(self.payload);
        payload.map_err(|_| SignInError::Token("it cannot be read"))
    }
}
