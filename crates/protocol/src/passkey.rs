//! Passkeys: keys that a device holds and that sign in without a name or a password.
//!
//! Options and answers have the JSON forms of `WebAuthn`, so that browsers read and write them by
//! themselves (`PublicKeyCredential.parseCreationOptionsFromJSON`, `toJSON`).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::host::InvitationCode;
use crate::id::PasskeyId;
use crate::person::{Credential, keep_secret};
use crate::schema;

/// A passkey of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Passkey {
    /// What it is removed by.
    pub id: PasskeyId,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: Millis,
    /// When somebody last signed in with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// Asks for the options of a new passkey: `POST /api/v1/me/passkeys/options`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewPasskeyOptions {
    /// The password of the account; none where it has none, which takes a sign-in that is not long ago.
    #[serde(default)]
    pub password: String,
}

/// Asks for the options of the passkey of a new account: `POST /api/v1/account/passkey/options`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewPasskeyAccountOptions {
    /// The wanted name.
    #[schemars(with = "schema::Name")]
    pub name: String,
}

/// What a browser makes a passkey with (`PublicKeyCredentialCreationOptionsJSON` of `WebAuthn`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyCreation {
    /// The site.
    pub rp: PasskeySite,
    /// The account.
    pub user: PasskeyUser,
    /// What has to be in the answer, in base64url. It is good once and for five minutes.
    pub challenge: String,
    /// The signatures that the server can check, the best first.
    pub pub_key_cred_params: Vec<PasskeyAlgorithm>,
    /// How long the browser waits, in milliseconds.
    pub timeout: u64,
    /// The passkeys that the account has already.
    pub exclude_credentials: Vec<PasskeyDescriptor>,
    /// What the device has to do.
    pub authenticator_selection: PasskeySelection,
    /// Always `none`: nobody asks who made the device.
    #[schemars(extend("enum" = ["none"]))]
    pub attestation: String,
}

/// The site that a passkey is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeySite {
    /// The domain at which the passkey works.
    pub id: String,
    /// What the device calls the site.
    pub name: String,
}

/// The account that a passkey is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyUser {
    /// The bits of the person's id, in base64url.
    pub id: String,
    /// The name, as devices list it.
    pub name: String,
    /// The same name, as devices show it.
    pub display_name: String,
}

/// A kind of signature, by its number at IANA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeyAlgorithm {
    /// Always `public-key`.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = ["public-key"]))]
    pub kind: String,
    /// -7 (ES256), -8 (`EdDSA`) or -257 (RS256).
    pub alg: i64,
}

/// A passkey by its id on the device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeyDescriptor {
    /// Always `public-key`.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = ["public-key"]))]
    pub kind: String,
    /// The id, in base64url.
    pub id: String,
}

/// What a device has to do for a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeySelection {
    /// Always `required`: it is found without a name.
    #[schemars(extend("enum" = ["required"]))]
    pub resident_key: String,
    /// Always `required`: the device asks for a finger, a face or its PIN.
    #[schemars(extend("enum" = ["required"]))]
    pub user_verification: String,
}

/// What a browser signs in with (`PublicKeyCredentialRequestOptionsJSON` of `WebAuthn`): the answer to
/// `POST /api/v1/session/passkey/options`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyRequest {
    /// What has to be in the answer, in base64url. It is good once and for five minutes.
    pub challenge: String,
    /// The domain of the site.
    pub rp_id: String,
    /// How long the browser waits, in milliseconds.
    pub timeout: u64,
    /// Always `required`.
    #[schemars(extend("enum" = ["required"]))]
    pub user_verification: String,
}

/// What a device answers when it has made a passkey (`RegistrationResponseJSON` of `WebAuthn`). What else
/// stands in it is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeyRegistration {
    /// Its id on the device, in base64url.
    pub id: String,
    /// What it is.
    pub response: AttestationResponse,
}

/// A new passkey, in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttestationResponse {
    /// What the browser says of the page.
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    /// What the device says of the key.
    pub attestation_object: String,
}

/// What a device answers when somebody signs in (`AuthenticationResponseJSON` of `WebAuthn`). What else
/// stands in it is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeyAssertion {
    /// The id of the passkey on the device, in base64url.
    pub id: String,
    /// What it signed.
    pub response: AssertionResponse,
}

/// A signature by a passkey, in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssertionResponse {
    /// What the browser says of the page.
    #[serde(rename = "clientDataJSON")]
    pub client_data_json: String,
    /// What the device says of the site and of whom it saw.
    pub authenticator_data: String,
    /// The signature.
    pub signature: String,
    /// The bits of the person's id.
    #[serde(default)]
    pub user_handle: Option<String>,
}

/// Keeps a new passkey: `POST /api/v1/me/passkeys`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewPasskey {
    /// What its owner calls it.
    #[schemars(with = "schema::Label")]
    pub label: String,
    /// The answer of the device.
    pub passkey: PasskeyRegistration,
}

/// Makes an account with a passkey instead of a password: `POST /api/v1/account/passkey`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewPasskeyAccount {
    /// The name that the options were asked for with.
    #[schemars(with = "schema::Name")]
    pub name: String,
    /// What its owner calls the passkey.
    #[schemars(with = "schema::Label")]
    pub label: String,
    /// The answer of the device.
    pub passkey: PasskeyRegistration,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
    /// The code of an invitation, where the site wants one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationCode>,
}

/// Signs in with a passkey: `POST /api/v1/session/passkey`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PasskeySignIn {
    /// The answer of the device.
    pub passkey: PasskeyAssertion,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
}

keep_secret!(NewPasskeyOptions);
