//! The ways to sign in: what a site offers, what an account has, and the host's own provider.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::host::InvitationCode;
use crate::passkey::Passkey;
use crate::person::keep_secret;
use crate::schema;

/// What a site offers to who signs in: `GET /api/v1/sign-in`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SignInWays {
    /// Whether the site sends mail, to those who gave an address.
    #[serde(default)]
    pub mail: bool,
    /// Whether passwords are used.
    #[serde(default = "yes")]
    pub passwords: bool,
    /// Whether passkeys can be used at the address of the request.
    #[serde(default)]
    pub passkeys: bool,
    /// What the button for the host's provider (`OpenID` Connect) says; none without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
}

/// The ways in which the caller can sign in: `GET /api/v1/me/sign-in`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OwnSignInWays {
    /// Whether the account has a password.
    pub password: bool,
    /// Its passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// Since when it is joined with the host's provider.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<Millis>,
}

/// Goes to the host's provider: `POST /api/v1/provider/start`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProviderStart {
    /// Why.
    #[serde(default)]
    pub purpose: ProviderPurpose,
    /// The password of the account that is to be joined; none where it has none, which takes a sign-in
    /// that is not long ago.
    #[serde(default)]
    pub password: String,
}

/// Why somebody goes to the host's provider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProviderPurpose {
    /// To sign in, or to come for the first time.
    #[default]
    SignIn,
    /// To join the account that is signed in with whom the provider knows.
    Join,
}

/// Where to send the browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProviderAddress {
    /// The page of the provider.
    pub url: String,
}

/// Somebody whom the provider knows and this site does not yet: `GET /api/v1/provider/newcomer`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProviderNewcomer {
    /// A name to begin with.
    #[serde(default)]
    pub name: String,
}

/// Makes an account for who comes from the provider: `POST /api/v1/provider/account`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewProviderAccount {
    /// The wanted name.
    #[schemars(with = "schema::Name")]
    pub name: String,
    /// The code of an invitation, where the site wants one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationCode>,
}

/// What came of going to the provider, in the address of the page that the browser returns to
/// (`#/me/provider/OUTCOME`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProviderOutcome {
    /// Somebody new, who has to choose a name.
    Newcomer,
    /// The account is joined with whom the provider knows.
    Joined,
    /// They came back without having signed in there.
    Cancelled,
    /// The way back does not fit the way there, was gone before, or took too long.
    Expired,
    /// What the provider said cannot be believed.
    Refused,
    /// The provider cannot be reached, or does not work.
    Unavailable,
    /// The host lets this person not in.
    NotAllowed,
    /// Another account is joined with whom the provider knows.
    Taken,
}

impl ProviderOutcome {
    /// All outcomes.
    pub const ALL: [ProviderOutcome; 8] = [
        ProviderOutcome::Newcomer,
        ProviderOutcome::Joined,
        ProviderOutcome::Cancelled,
        ProviderOutcome::Expired,
        ProviderOutcome::Refused,
        ProviderOutcome::Unavailable,
        ProviderOutcome::NotAllowed,
        ProviderOutcome::Taken,
    ];

    /// How it stands in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            ProviderOutcome::Newcomer => "newcomer",
            ProviderOutcome::Joined => "joined",
            ProviderOutcome::Cancelled => "cancelled",
            ProviderOutcome::Expired => "expired",
            ProviderOutcome::Refused => "refused",
            ProviderOutcome::Unavailable => "unavailable",
            ProviderOutcome::NotAllowed => "not-allowed",
            ProviderOutcome::Taken => "taken",
        }
    }

    /// The outcome with a name.
    pub fn from_name(name: &str) -> Option<ProviderOutcome> {
        ProviderOutcome::ALL
            .into_iter()
            .find(|outcome| outcome.name() == name)
    }
}

impl Default for SignInWays {
    fn default() -> SignInWays {
        SignInWays {
            mail: false,
            passwords: true,
            passkeys: false,
            provider: None,
        }
    }
}

const fn yes() -> bool {
    true
}

keep_secret!(ProviderStart);
