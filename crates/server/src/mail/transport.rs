//! Handing one mail to the mail server.

use std::net::IpAddr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use crate::config::{MailConfig, MailTls};
use crate::mail::MailError;
use crate::mail::letter::Letter;
use crate::random::random_secret;

/// How long each step of the talk with the server may take.
const STEP: Duration = Duration::from_secs(20);
/// How long a mail may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// Hands mails to the mail server.
pub(super) struct Transport {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    sender: Mailbox,
    /// The address of the site.
    site: String,
}

/// What became of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MailOutcome {
    /// The server has taken it.
    Taken,
    /// The server will not take it.
    Refused,
    /// The server cannot take it now.
    Later,
    /// The server is not reached, or does not answer.
    Away,
}

impl Transport {
    pub(super) fn new(config: &MailConfig, site: &str) -> Result<Transport, MailError> {
        let sender = config.sender.parse().map_err(|_| MailError::Sender {
            found: config.sender.clone(),
        })?;
        let server = &config.server;
        let tls = || TlsParameters::new_rustls(server.clone()).map_err(MailError::Tls);
        let tls = match config.tls {
            MailTls::Starttls => Tls::Required(tls()?),
            MailTls::Tls => Tls::Wrapper(tls()?),
            MailTls::None if is_this_machine(server) => Tls::None,
            MailTls::None => {
                return Err(MailError::Unprotected {
                    server: server.clone(),
                });
            }
        };
        let host = site.split_once("://").map_or(site, |(_, host)| host);
        let name = host.split(':').next().filter(|name| !name.starts_with('['));
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server)
            .port(config.port.unwrap_or(config.tls.usual_port()))
            .tls(tls)
            .timeout(Some(STEP));
        // A site without a name greets as an address.
        if let Some(name) = name {
            builder = builder.hello_name(ClientId::Domain(name.to_owned()));
        }
        if let Some((user, password)) = credentials(config)? {
            builder = builder.credentials(Credentials::new(user, password));
        }
        Ok(Transport {
            smtp: builder.build(),
            sender,
            site: site.to_owned(),
        })
    }

    /// Hands a mail over. What the server says of it is not logged, as it names the address.
    pub(super) async fn send(&self, letter: &Letter) -> MailOutcome {
        let Some(message) = self.message(letter) else {
            tracing::error!("a mail cannot be written");
            return MailOutcome::Refused;
        };
        match tokio::time::timeout(PATIENCE, self.smtp.send(message)).await {
            Ok(Ok(_)) => MailOutcome::Taken,
            Ok(Err(error)) => match error.status() {
                Some(code) if error.is_permanent() => {
                    tracing::warn!(%code, "the mail server refuses a mail");
                    MailOutcome::Refused
                }
                Some(code) => {
                    tracing::warn!(%code, "the mail server does not take a mail now");
                    MailOutcome::Later
                }
                None => {
                    let reason = reason(&error);
                    tracing::warn!(reason, "the mail server is not reached");
                    MailOutcome::Away
                }
            },
            Err(_) => {
                tracing::warn!("the mail server is too slow");
                MailOutcome::Away
            }
        }
    }

    fn message(&self, letter: &Letter) -> Option<Message> {
        let text = letter.text(&self.site);
        let domain = self.sender.email.domain();
        let mut message = Message::builder()
            .from(self.sender.clone())
            .to(Mailbox::new(None, letter.to.clone()))
            .subject(text.subject)
            .date_now()
            .message_id(Some(format!("<{}@{domain}>", &random_secret()[..32])))
            .header(ContentType::TEXT_PLAIN)
            .raw_header(plain("Auto-Submitted", "auto-generated".to_owned())?)
            .raw_header(plain(
                "Content-Language",
                letter.language.code().to_owned(),
            )?);
        if let Some(stop) = letter.stop() {
            // One press in the reader's mail program, without a page (RFC 8058).
            let link = format!("<{}/api/v1/mail/stop/{stop}>", self.site);
            let one_click = "List-Unsubscribe=One-Click".to_owned();
            message = message
                .raw_header(plain("List-Unsubscribe", link)?)
                .raw_header(plain("List-Unsubscribe-Post", one_click)?);
        }
        message.body(text.body).ok()
    }
}

/// A header that is written as it stands: made of the settings and of ids, with nothing of anybody else.
fn plain(name: &'static str, value: String) -> Option<HeaderValue> {
    let name = HeaderName::new_from_ascii(name.to_owned()).ok()?;
    let is_plain = value.bytes().all(|byte| byte.is_ascii_graphic());
    is_plain.then(|| HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value))
}

/// Why a server is not reached, without anything that it said.
fn reason(error: &lettre::transport::smtp::Error) -> &'static str {
    if error.is_timeout() {
        "it does not answer"
    } else if error.is_tls() {
        "TLS fails"
    } else if error.is_response() {
        "it answers what is no SMTP"
    } else if error.is_client() {
        "it cannot do what is asked for, as in TLS or signing in"
    } else {
        "no connection"
    }
}

/// Who signs in at the server.
fn credentials(config: &MailConfig) -> Result<Option<(String, String)>, MailError> {
    let wrong = |found| Err(MailError::Password { found });
    match (&config.user, &config.password, &config.password_file) {
        (None, None, None) => Ok(None),
        (Some(user), Some(password), None) => {
            Ok(Some((user.clone(), password.expose().to_owned())))
        }
        (Some(user), None, Some(path)) => match std::fs::read_to_string(path) {
            Ok(text) => Ok(Some((user.clone(), text.trim_end().to_owned()))),
            Err(source) => Err(MailError::PasswordFile {
                path: path.clone(),
                source,
            }),
        },
        (Some(_), None, None) => wrong("a user without a password"),
        (Some(_), Some(_), Some(_)) => wrong("both password and password_file"),
        (None, _, _) => wrong("a password without a user"),
    }
}

/// Whether a server is on this machine, so that nobody hears what is said to it.
fn is_this_machine(server: &str) -> bool {
    let is_loopback = |address: IpAddr| address.is_loopback();
    server.eq_ignore_ascii_case("localhost") || server.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::SettingSecret;

    const SITE: &str = "https://polis.example";
    const SENDER: &str = "Polis <polis@polis.example>";

    #[test]
    fn settings_that_make_no_sense_are_refused() {
        let good = MailConfig::new("mail.polis.example", SENDER);
        assert!(Transport::new(&good, SITE).is_ok());
        let refused = |config: MailConfig| {
            let error = Transport::new(&config, SITE).err();
            error.map(|error| error.to_string()).unwrap_or_default()
        };
        let nobody = MailConfig::new("mail.polis.example", "Polis");
        assert!(refused(nobody).contains("expected an address"));
        for (server, is_fine) in [("mail.polis.example", false), ("127.0.0.1", true)] {
            let mut config = MailConfig::new(server, SENDER);
            config.tls = MailTls::None;
            assert_eq!(refused(config).is_empty(), is_fine, "{server}");
        }
        let mut config = good.clone();
        config.user = Some("polis".to_owned());
        assert!(refused(config.clone()).contains("a user without a password"));
        config.password = Some(SettingSecret::new("secret"));
        assert_eq!(refused(config.clone()), "");
        assert!(!format!("{config:?}").contains("secret"));
        config.password_file = Some("/nowhere".into());
        assert!(refused(config.clone()).contains("both"));
        config.password = None;
        assert!(refused(config).contains("/nowhere"));
    }
}
