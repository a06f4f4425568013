//! The provider of identities that a host names (`OpenID` Connect).

use std::path::PathBuf;

use serde::Deserialize;

use super::mail::SettingSecret;

/// The host's own provider of identities, and what its people may do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OidcConfig {
    /// Its address as it stands in its tokens, as in `https://id.example/realms/home`.
    pub issuer: String,
    /// What it calls this site.
    pub client_id: String,
    /// The secret that it gave this site; none for a public client.
    #[serde(default)]
    pub client_secret: Option<SettingSecret>,
    /// A file with the secret, instead of it.
    #[serde(default)]
    pub client_secret_file: Option<PathBuf>,
    /// What the button says after "Continue with".
    #[serde(default = "label")]
    pub label: String,
    /// What the provider is asked for; `openid` has to be among it.
    #[serde(default = "scopes")]
    pub scopes: Vec<String>,
    /// Whether passwords are used beside it.
    #[serde(default = "passwords")]
    pub passwords: bool,
    /// A claim of the provider's tokens that decides who may come in, as in `groups`.
    #[serde(default)]
    pub claim: Option<String>,
    /// The values of the claim with which somebody may; one of them is enough.
    #[serde(default)]
    pub claim_values: Vec<String>,
}

impl OidcConfig {
    /// A provider with the values that work without being set.
    pub fn new(issuer: &str, client_id: &str) -> OidcConfig {
        OidcConfig {
            issuer: issuer.to_owned(),
            client_id: client_id.to_owned(),
            client_secret: None,
            client_secret_file: None,
            label: label(),
            scopes: scopes(),
            passwords: passwords(),
            claim: None,
            claim_values: Vec::new(),
        }
    }
}

fn label() -> String {
    "OpenID Connect".to_owned()
}

fn scopes() -> Vec<String> {
    ["openid", "profile"].map(str::to_owned).to_vec()
}

const fn passwords() -> bool {
    true
}
