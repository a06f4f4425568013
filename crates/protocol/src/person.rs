//! People, as others see them and as they see themselves.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::bounds::{MAX_PASSWORD_CHARS, MAX_TOKEN_DAYS, MIN_PASSWORD_CHARS};
use crate::host::InvitationCode;
use crate::id::{PersonId, TokenId};
use crate::schema;

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Person {
    /// The person's id.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
    /// Guest or account.
    pub kind: PersonKind,
    /// The rating for the game and the number of seats in question, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Whether that rating comes from so few games that it says little.
    #[serde(default, skip_serializing_if = "is_false")]
    pub provisional: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for this form"
)]
pub(crate) fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Guest or account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Known by a cookie or a token alone.
    Guest,
    /// With a password.
    Account,
    /// Gone: the account was deleted, its games stay.
    Deleted,
}

/// The caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// The caller as others see them.
    pub person: Person,
    /// When they first came.
    pub since: Millis,
    /// What the client stores for them: JSON of the client's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_settings: Option<String>,
    /// Whether they are a host of the site; false where it is not said.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_host: bool,
}

/// Plays at once: `POST /api/v1/guest`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewGuest {
    /// The wanted name: 1 to 40 characters, as in a record.
    #[schemars(with = "schema::Name")]
    pub name: String,
    /// The code of an invitation, where the site wants one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationCode>,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
}

/// How a person proves who they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Credential {
    /// By a cookie, for browsers.
    #[default]
    Cookie,
    /// By a token in the answer, to be sent as `Authorization: Bearer …`, for programs.
    Token,
}

/// The answer to a new guest, a new account and a sign-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SignedIn {
    /// The person.
    pub me: Me,
    /// The token, where one was asked for: what to send as `Authorization: Bearer …`. It is sent only
    /// this once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The recovery code of a new account, or the next one after a recovery. It is sent only this
    /// once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery_code: Option<String>,
}

/// Turns the calling guest into an account, or creates a new one: `POST /api/v1/account`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewAccount {
    /// The name, which no other account has.
    #[schemars(with = "schema::Name")]
    pub name: String,
    /// The password.
    #[schemars(length(min = MIN_PASSWORD_CHARS, max = MAX_PASSWORD_CHARS))]
    pub password: String,
    /// The code of an invitation, where the site wants one and nobody is signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationCode>,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
}

/// Signs in: `POST /api/v1/session`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
    /// The wanted kind of credential.
    #[serde(default)]
    pub credential: Credential,
}

/// Another name: `PUT /api/v1/me/name`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rename {
    /// The new name.
    #[schemars(with = "schema::Name")]
    pub name: String,
}

/// Another password: `PUT /api/v1/me/password`. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewPassword {
    /// The password so far.
    pub old: String,
    /// The new one.
    #[schemars(length(min = MIN_PASSWORD_CHARS, max = MAX_PASSWORD_CHARS))]
    pub new: String,
}

/// Deletes oneself: `DELETE /api/v1/me`. The games stay, under "deleted player".
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeleteMe {
    /// The password; none for a guest.
    #[serde(default)]
    pub password: Option<String>,
}

/// An API token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ApiToken {
    /// Which one.
    pub id: TokenId,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: Millis,
    /// What it may do.
    #[serde(default)]
    pub scope: TokenScope,
    /// When it was last used, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
    /// When it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

/// What a token may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenScope {
    /// Whatever its owner may do.
    #[default]
    All,
    /// Everything at tables, but nothing about the account.
    Play,
    /// Look, and change nothing.
    Read,
}

impl TokenScope {
    /// The word for it in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            TokenScope::All => "all",
            TokenScope::Play => "play",
            TokenScope::Read => "read",
        }
    }
}

/// A cookie or token with which the caller is signed in somewhere: `GET /api/v1/sessions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Session {
    /// Which one, for `DELETE /api/v1/sessions/{id}`.
    pub id: TokenId,
    /// A cookie or a token.
    pub kind: SessionKind,
    /// What it is for.
    pub label: String,
    /// What it may do.
    pub scope: TokenScope,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
    /// When it ends, if it is not used before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
    /// Whether it is the one that the request came with.
    pub current: bool,
}

/// How somebody is signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SessionKind {
    /// By a cookie, in a browser.
    Cookie,
    /// By a token, in a program.
    Token,
}

impl SessionKind {
    /// The word for it in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            SessionKind::Cookie => "cookie",
            SessionKind::Token => "token",
        }
    }
}

/// Makes an API token: `POST /api/v1/me/tokens`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewApiToken {
    /// What it is for.
    #[schemars(with = "schema::Label")]
    pub label: String,
    /// What it may do.
    #[serde(default)]
    pub scope: TokenScope,
    /// How many days it is good; a year when nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = MAX_TOKEN_DAYS))]
    pub days: Option<u32>,
}

/// A new API token with its secret, which is sent only this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SecretToken {
    /// The token.
    pub token: ApiToken,
    /// What to send as `Authorization: Bearer …`.
    pub secret: String,
}

/// Secrets never stand in a log.
macro_rules! keep_secret {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}
pub(crate) use keep_secret;
keep_secret!(NewAccount, Credentials, NewPassword, DeleteMe, SecretToken);
