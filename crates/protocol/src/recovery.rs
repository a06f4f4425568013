//! The recovery code of an account: the way back for who forgot the password.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::bounds::{MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS};
use crate::person::{Credential, keep_secret};

/// Sets a new password with the recovery code: `POST /api/v1/recovery`. All sessions end, the code is
/// used up, and the answer has the next one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// The recovery code. Capitals, gaps and dashes do not matter.
    pub code: String,
    /// The new password.
    #[schemars(length(min = MIN_PASSWORD_CHARS, max = MAX_PASSWORD_CHARS))]
    pub password: String,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
}

/// Makes a new recovery code, which replaces the one before: `POST /api/v1/me/recovery`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewRecoveryCode {
    /// The password.
    pub password: String,
}

/// A new recovery code, which is sent only this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecoveryCode {
    /// The code.
    pub code: String,
}

/// Whether the caller has a recovery code: `GET /api/v1/me/recovery`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecoveryState {
    /// When it was made; none for accounts that have no code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<Millis>,
}

keep_secret!(Recovery, NewRecoveryCode, RecoveryCode);
