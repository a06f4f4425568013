//! The mail server that a host names.

use std::fmt;
use std::path::PathBuf;

use serde::Deserialize;

/// The mail server of the host, and when mails go.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MailConfig {
    /// The name of the server.
    pub server: String,
    /// Its port; without it the usual one for how it is spoken to.
    #[serde(default)]
    pub port: Option<u16>,
    /// How it is spoken to.
    #[serde(default)]
    pub tls: MailTls,
    /// Who signs in there; none where nobody has to.
    #[serde(default)]
    pub user: Option<String>,
    /// The password for it.
    #[serde(default)]
    pub password: Option<SettingSecret>,
    /// A file with the password, instead of it.
    #[serde(default)]
    pub password_file: Option<PathBuf>,
    /// Whom mails come from, as in `Polis <polis@polis.example>`.
    pub sender: String,
    /// How long it has to be somebody's turn before they are told, in seconds.
    #[serde(default = "delay_seconds")]
    pub delay_seconds: u64,
    /// How often it is looked what is to be told, in milliseconds.
    #[serde(default = "look_ms")]
    pub look_ms: u64,
    /// How long after a mail that failed it is tried again, in milliseconds; longer each time.
    #[serde(default = "retry_ms")]
    pub retry_ms: u64,
}

/// How a mail server is spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MailTls {
    /// TLS after a first word in the clear, on port 587.
    #[default]
    Starttls,
    /// TLS from the beginning, on port 465.
    Tls,
    /// In the clear, on port 25: only for a server on this machine.
    None,
}

/// A secret among the settings, which is never shown.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct SettingSecret(String);

impl MailConfig {
    /// A server with the values that work without being set.
    pub fn new(server: &str, sender: &str) -> MailConfig {
        MailConfig {
            server: server.to_owned(),
            port: None,
            tls: MailTls::default(),
            user: None,
            password: None,
            password_file: None,
            sender: sender.to_owned(),
            delay_seconds: delay_seconds(),
            look_ms: look_ms(),
            retry_ms: retry_ms(),
        }
    }
}

impl MailTls {
    /// The port that is usual for it.
    pub const fn usual_port(self) -> u16 {
        match self {
            MailTls::Starttls => 587,
            MailTls::Tls => 465,
            MailTls::None => 25,
        }
    }
}

impl SettingSecret {
    /// A secret.
    pub fn new(text: impl Into<String>) -> SettingSecret {
        SettingSecret(text.into())
    }

    /// What must not be shown.
    pub(crate) fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SettingSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

const fn delay_seconds() -> u64 {
    10 * 60
}

const fn look_ms() -> u64 {
    30_000
}

const fn retry_ms() -> u64 {
    15_000
}
