//! What a host can set. Everything has a value that works without being set.

mod archive;
mod mail;
mod oidc;
mod telemetry;

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;
use serde::Deserialize;
use thiserror::Error;

pub use archive::ArchiveConfig;
pub use mail::{MailConfig, MailTls, SettingSecret};
pub use oidc::OidcConfig;
pub use telemetry::TelemetryConfig;

/// What a host can set, besides where to listen.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub database: Database,
    /// The most connections to PostgreSQL.
    pub database_connections: u32,
    /// A standby of PostgreSQL from which is read what may be a moment old; `None`: everything is read
    /// from the database itself.
    pub standby: Option<StandbyConfig>,
    /// The address of a NATS by which several servers tell each other what happens; `None`: by the
    /// database.
    pub nats: Option<String>,
    /// Number of threads of the engine pool; `None`: half of the cores, one at least.
    pub mind_threads: Option<usize>,
    /// How long the strongest computer player thinks about a move, in milliseconds.
    pub mind_ms: u64,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Other addresses of this site, as in `https://polis.example`: pages from there may use it.
    pub origins: Vec<String>,
    /// How fast anybody may be.
    pub limits: Limits,
    /// Notifications of browsers.
    pub push: PushConfig,
    /// The address of this site as people type it, as in `https://polis.example`: it stands in mails.
    pub public_url: Option<String>,
    /// Mail; none without a mail server.
    pub mail: Option<MailConfig>,
    /// Where the logs of old games go; none: they stay in the database.
    pub archive: Option<ArchiveConfig>,
    /// The host's own provider of identities (`OpenID` Connect); none without one.
    pub oidc: Option<OidcConfig>,
}

/// Notifications of browsers (Web Push).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushConfig {
    /// Whether there are any. They go through the servers of the browsers' vendors.
    pub enabled: bool,
    /// Whom the vendors may write to, as in `mailto:host@polis.example`; without it they are told the
    /// address of the site.
    pub contact: Option<String>,
    /// How long it has to be somebody's turn before they are told, in seconds.
    pub delay_seconds: u64,
    /// How often it is looked whose turn it is, in milliseconds.
    pub look_ms: u64,
    /// Whether browsers may name any address, also without TLS: for tests and networks of one's own.
    pub allow_private: bool,
}

/// A standby of PostgreSQL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandbyConfig {
    /// Its URL.
    pub url: String,
    /// How far it may be behind.
    pub most_lag: Duration,
}

impl StandbyConfig {
    /// A standby that may be ten seconds behind.
    pub fn new(url: String) -> StandbyConfig {
        StandbyConfig {
            url,
            most_lag: Duration::from_secs(10),
        }
    }
}

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// SQLite, in a folder.
    Folder(PathBuf),
    /// PostgreSQL, at a URL.
    Postgres(String),
}

/// How fast anybody may be. Each allows short bursts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New guests, accounts and sign-ins a minute from one address.
    pub sign_ins_per_minute: u32,
    /// Wrong passwords an hour for one account, from all addresses together.
    pub wrong_passwords_per_hour: u32,
    /// Mails with codes an hour, to one mail address and for one account.
    pub mails_per_hour: u32,
    /// Actions a second of one person, at all tables together.
    pub actions_per_second: u32,
    /// New tables a minute of one person.
    pub tables_per_minute: u32,
    /// Tables of one person that wait for players.
    pub open_tables_per_person: u32,
    /// Tables of one address that wait for players.
    pub open_tables_per_address: u32,
    /// Sockets that one address has open.
    pub sockets_per_address: u32,
    /// Connections that one address has open, sockets among them. Proxies have as many as they like.
    pub connections_per_address: u32,
    /// Connections of all addresses together.
    pub connections: u32,
    /// How long the head of a request may take, and how long a connection waits for the next one, in
    /// seconds.
    pub head_seconds: u32,
    /// How long the body of a request may take, in seconds.
    pub body_seconds: u32,
    /// Addresses without limits. Requests through a trusted proxy count by the address of the
    /// client.
    pub exempt: Vec<IpNet>,
}

/// What can stand in a file of settings. What does not stand there is as it is without one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FileConfig {
    /// Where to listen.
    pub listen: Option<String>,
    /// The folder for SQLite.
    pub data: Option<PathBuf>,
    /// The URL of a PostgreSQL database.
    pub database: Option<String>,
    /// The most connections to PostgreSQL.
    pub database_connections: Option<u32>,
    /// The URL of a standby of that database.
    pub standby: Option<String>,
    /// How many seconds it may be behind.
    pub standby_lag_seconds: Option<u32>,
    /// The address of a NATS.
    pub nats: Option<String>,
    /// Number of threads of the engine pool.
    pub mind_threads: Option<usize>,
    /// How long the strongest computer player thinks, in milliseconds.
    pub mind_ms: Option<u64>,
    /// Proxies whose headers are believed.
    pub trusted_proxies: Option<Vec<String>>,
    /// Other addresses of this site.
    pub origins: Option<Vec<String>>,
    /// What is logged.
    pub log: Option<String>,
    /// How it is logged: `text` or `json`.
    pub log_form: Option<String>,
    /// How fast anybody may be.
    pub limits: Option<Limits>,
    /// Notifications of browsers.
    pub push: Option<PushConfig>,
    /// The address of this site as people type it.
    pub public_url: Option<String>,
    /// Mail.
    pub mail: Option<MailConfig>,
    /// Where the logs of old games go.
    pub archive: Option<ArchiveConfig>,
    /// The host's own provider of identities.
    pub oidc: Option<OidcConfig>,
    /// A collector of OpenTelemetry.
    pub telemetry: Option<TelemetryConfig>,
}

/// A setting cannot be read.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// Not a network.
    #[error("found {found:?}; expected a network as in 10.0.0.0/8, or an address")]
    Network {
        /// What was given.
        found: String,
    },
    /// Not the origin of a page.
    #[error("found {found:?}; expected an origin as in https://polis.example, without a path")]
    Origin {
        /// What was given.
        found: String,
    },
    /// The file is not TOML, or has settings that there are not.
    #[error("the settings cannot be read")]
    Toml(#[from] toml::de::Error),
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        PushConfig {
            enabled: true,
            contact: None,
            delay_seconds: 60,
            look_ms: 20_000,
            allow_private: false,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            sign_ins_per_minute: 20,
            wrong_passwords_per_hour: 100,
            mails_per_hour: 5,
            actions_per_second: 20,
            tables_per_minute: 20,
            open_tables_per_person: 10,
            open_tables_per_address: 20,
            sockets_per_address: 100,
            connections_per_address: 200,
            connections: 20_000,
            head_seconds: 10,
            body_seconds: 10,
            exempt: this_machine(),
        }
    }
}

impl Config {
    /// The settings that work without being set.
    pub fn new(database: Database) -> Config {
        Config {
            database,
            database_connections: 16,
            standby: None,
            nats: None,
            mind_threads: None,
            mind_ms: 1000,
            // A proxy is most often on the same machine.
            trusted_proxies: this_machine(),
            origins: Vec::new(),
            limits: Limits::default(),
            push: PushConfig::default(),
            public_url: None,
            mail: None,
            archive: None,
            oidc: None,
        }
    }
}

impl Config {
    /// Sets the proxies whose headers are believed, given as networks or addresses.
    ///
    /// # Errors
    /// When one is neither.
    pub fn set_trusted_proxies(&mut self, proxies: &[String]) -> Result<(), ConfigError> {
        let read = |text: &String| {
            let net = text.parse::<IpNet>().ok();
            net.or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))
                .ok_or_else(|| ConfigError::Network {
                    found: text.clone(),
                })
        };
        self.trusted_proxies = proxies.iter().map(read).collect::<Result<_, _>>()?;
        Ok(())
    }
}

impl Config {
    /// Sets other addresses of this site, given as browsers send them.
    ///
    /// # Errors
    /// When one could never be sent.
    pub fn set_origins(&mut self, origins: &[String]) -> Result<(), ConfigError> {
        self.origins = origins
            .iter()
            .map(|text| read_origin(text))
            .collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Sets the address of this site as people type it.
    ///
    /// # Errors
    /// When it is none, or has a path.
    pub fn set_public_url(&mut self, url: &str) -> Result<(), ConfigError> {
        self.public_url = Some(read_origin(url)?);
        Ok(())
    }
}

/// The origin of a page, without a slash at its end.
fn read_origin(text: &str) -> Result<String, ConfigError> {
    let origin = text.trim_end_matches('/');
    let host = origin
        .strip_prefix("https://")
        .or(origin.strip_prefix("http://"));
    let is_host = |host: &str| {
        let is_sign = |c: char| c.is_control() || "/?#@ \"<>".contains(c);
        !host.is_empty() && host.is_ascii() && !host.contains(is_sign)
    };
    if host.is_some_and(is_host) {
        return Ok(origin.to_owned());
    }
    Err(ConfigError::Origin {
        found: text.to_owned(),
    })
}

impl FileConfig {
    /// Reads a file of settings.
    ///
    /// # Errors
    /// When it is not TOML, or names settings that there are not.
    pub fn read(text: &str) -> Result<FileConfig, ConfigError> {
        Ok(toml::from_str(text)?)
    }

    /// Sets what stands in the file.
    ///
    /// # Errors
    /// When a value makes no sense.
    pub fn apply(&self, config: &mut Config) -> Result<(), ConfigError> {
        if let Some(connections) = self.database_connections {
            config.database_connections = connections.max(2);
        }
        if let Some(url) = &self.standby {
            config.standby = Some(StandbyConfig::new(url.clone()));
        }
        if let (Some(standby), Some(lag)) = (&mut config.standby, self.standby_lag_seconds) {
            standby.most_lag = Duration::from_secs(lag.max(1).into());
        }
        if let Some(nats) = &self.nats {
            config.nats = Some(nats.clone());
        }
        if let Some(threads) = self.mind_threads {
            config.mind_threads = Some(threads.max(1));
        }
        if let Some(time) = self.mind_ms {
            config.mind_ms = time;
        }
        if let Some(proxies) = &self.trusted_proxies {
            config.set_trusted_proxies(proxies)?;
        }
        if let Some(origins) = &self.origins {
            config.set_origins(origins)?;
        }
        if let Some(limits) = &self.limits {
            config.limits = limits.clone();
        }
        if let Some(push) = &self.push {
            config.push = push.clone();
        }
        if let Some(url) = &self.public_url {
            config.set_public_url(url)?;
        }
        if let Some(mail) = &self.mail {
            config.mail = Some(mail.clone());
        }
        if let Some(archive) = &self.archive {
            config.archive = Some(archive.clone());
        }
        if let Some(oidc) = &self.oidc {
            config.oidc = Some(oidc.clone());
        }
        Ok(())
    }
}

/// The addresses of this machine.
fn this_machine() -> Vec<IpNet> {
    ["127.0.0.0/8", "::1/128"]
        .iter()
        .filter_map(|net| net.parse().ok())
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_stands_in_it() {
        let file = FileConfig::read(
            "mind_ms = 5\ntrusted_proxies = [\"10.0.0.0/8\", \"192.0.2.1\"]\n\
             [limits]\nrequests_per_second = 7\n",
        )
        .unwrap();
        let mut config = Config::new(Database::Folder(PathBuf::from("x")));
        file.apply(&mut config).unwrap();
        assert_eq!(config.mind_ms, 5);
        assert_eq!(config.trusted_proxies.len(), 2);
        let limits = Limits {
            requests_per_second: 7,
            ..Limits::default()
        };
        assert_eq!(config.limits, limits);
        assert_eq!(config.database_connections, 16);
    }

    #[test]
    fn a_file_names_a_mail_server() {
        let file = FileConfig::read(
            "public_url = \"https://polis.example/\"\n[mail]\nserver = \"mail.example\"\n\
             tls = \"tls\"\nuser = \"polis\"\npassword = \"secret\"\nsender = \"polis@polis.example\"\n",
        )
        .unwrap();
        assert!(!format!("{file:?}").contains("secret"));
        let mut config = Config::new(Database::Folder(PathBuf::from("x")));
        assert_eq!((&config.mail, &config.public_url), (&None, &None));
        file.apply(&mut config).unwrap();
        assert_eq!(config.public_url.as_deref(), Some("https://polis.example"));
        let expected = MailConfig {
            tls: MailTls::Tls,
            user: Some("polis".to_owned()),
            password: Some(SettingSecret::new("secret")),
            ..MailConfig::new("mail.example", "polis@polis.example")
        };
        assert_eq!(config.mail, Some(expected));
    }

    #[test]
    fn a_file_names_a_provider() {
        let file = FileConfig::read(
            "[oidc]\nissuer = \"https://id.example\"\nclient_id = \"polis\"\n\
             client_secret = \"secret\"\nlabel = \"Example\"\npasswords = false\n\
             claim = \"groups\"\nclaim_values = [\"players\"]\n",
        )
        .unwrap();
        assert!(!format!("{file:?}").contains("secret\""));
        let mut config = Config::new(Database::Folder(PathBuf::from("x")));
        file.apply(&mut config).unwrap();
        let expected = OidcConfig {
            client_secret: Some(SettingSecret::new("secret")),
            label: "Example".to_owned(),
            passwords: false,
            claim: Some("groups".to_owned()),
            claim_values: vec!["players".to_owned()],
            ..OidcConfig::new("https://id.example", "polis")
        };
        assert_eq!(config.oidc, Some(expected));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for text in [
            "lisden = \"x\"",
            "mind_ms = -1",
            "[limits]\nspeed = 1",
            "[mail]\nserver = \"x\"",
            "[mail]\nserver = \"x\"\nsender = \"a@b.example\"\ntls = \"ssl\"",
            "x",
        ] {
            assert!(FileConfig::read(text).is_err(), "{text}");
        }
        let mut config = Config::new(Database::Folder(PathBuf::from("x")));
        for text in [
            "polis.example",
            "https://",
            "https://polis.example/game",
            "ftp://x",
        ] {
            let error = config.set_origins(&[text.to_owned()]).unwrap_err();
            assert!(error.to_string().contains("expected an origin"), "{text}");
        }
        config
            .set_origins(&["https://polis.example:8443/".to_owned()])
            .unwrap();
        assert_eq!(config.origins, ["https://polis.example:8443"]);
        let error = config.set_trusted_proxies(&["example.org".to_owned()]);
        assert!(
            error
                .unwrap_err()
                .to_string()
                .contains("expected a network")
        );
    }
}
