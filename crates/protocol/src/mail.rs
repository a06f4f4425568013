//! Mail: a second way to be called back, and a way back for who forgot the password.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::person::keep_secret;
use crate::push::QuietHours;

/// Gives an address, to which a code is sent: `PUT /api/v1/me/mail`. It counts once it is confirmed;
/// until then the one before does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewMailAddress {
    /// The address, as in `thalia@polis.example`.
    pub address: String,
    /// The password of the account.
    pub password: String,
    /// The code of the language in which to write, as in `el`; English without one.
    #[serde(default)]
    pub language: String,
}

/// The code that was sent to an address: `POST /api/v1/me/mail/confirm`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MailCode {
    /// The code. Capitals, gaps and dashes do not matter.
    pub code: String,
}

/// What somebody wants mail for, and how: `PUT /api/v1/me/mail/wishes`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MailWishes {
    /// When it is their turn in a game without a live clock, once a turn.
    pub turns: bool,
    /// When somebody challenges them.
    pub challenges: bool,
    /// When they want no mail; what comes then waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The code of the language in which to write, as in `el`; English without one.
    #[serde(default)]
    pub language: String,
}

/// A confirmed address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// When it was confirmed.
    pub since: Millis,
    /// What it is used for, besides a forgotten password.
    pub wishes: MailWishes,
}

/// What is known of the caller's address: `GET /api/v1/me/mail`. Nobody else is told it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MailState {
    /// The confirmed address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<MailAddress>,
    /// An address that waits for its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
}

/// Asks for a code by mail for a new password: `POST /api/v1/recovery/mail`. The answer is the same
/// whether or not there is such an account with an address. The code goes into
/// [`Recovery`](crate::Recovery).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ForgottenPassword {
    /// The name of the account.
    pub name: String,
}

keep_secret!(NewMailAddress, MailCode);
