//! Mail through the host's own server: the second way to be called back, and codes for who confirms an
//! address or forgot the password.
//!
//! Nobody who plays waits for the mail server. Codes go into a queue with an end; what is to be told of
//! turns and challenges stands in the database until it has been told or is over.

mod letter;
mod notifier;
mod queue;
mod transport;

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use lettre::Address;
use polis_i18n::Language;
use thiserror::Error;
use tokio::sync::mpsc;

use crate::config::MailConfig;
use crate::metrics::MailMetrics;
pub(crate) use letter::{Letter, LetterKind};
pub(crate) use notifier::notify;
pub(crate) use queue::deliver;
use transport::Transport;

/// The longest address (RFC 5321).
const MAX_ADDRESS_BYTES: usize = 254;

/// What is needed to send mail.
pub(crate) struct Mail {
    transport: Transport,
    config: MailConfig,
    queue: mpsc::Sender<Letter>,
}

/// Mail cannot be sent as the settings say.
#[derive(Debug, Error)]
pub enum MailError {
    /// The links in mails need the address of the site.
    #[error(
        "found [mail] without public_url; expected the site's address, as in https://polis.example"
    )]
    NoPublicUrl,
    /// Not an address to send from.
    #[error(
        "found {found:?} as the sender of mail; expected an address as in Polis <polis@polis.example>"
    )]
    Sender {
        /// What was given.
        found: String,
    },
    /// Mail in the clear would go through the network.
    #[error(
        "found tls = \"none\" for the mail server {server:?}; expected it only on this machine"
    )]
    Unprotected {
        /// The server.
        server: String,
    },
    /// Who signs in needs one password, and who does not none.
    #[error(
        "found {found} for the mail server; expected a user with either password or password_file"
    )]
    Password {
        /// What was given.
        found: &'static str,
    },
    /// The file with the password cannot be read.
    #[error("the password of the mail server cannot be read from {}", path.display())]
    PasswordFile {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// TLS cannot be used for a server of this name.
    #[error("the mail server cannot be spoken to by TLS")]
    Tls(#[source] lettre::transport::smtp::Error),
}

impl Mail {
    /// With the mail server of the host, and the letters that are to be delivered.
    pub(crate) fn new(
        config: MailConfig,
        public_url: Option<&str>,
    ) -> Result<(Mail, mpsc::Receiver<Letter>), MailError> {
        let transport = Transport::new(&config, public_url.ok_or(MailError::NoPublicUrl)?)?;
        let (queue, letters) = queue::new();
        let mail = Mail {
            transport,
            config,
            queue,
        };
        Ok((mail, letters))
    }

    /// Sends a letter as soon as possible; false where too many wait already.
    pub(crate) fn send(&self, letter: Letter, metrics: &MailMetrics) -> bool {
        let is_taken = self.queue.try_send(letter).is_ok();
        if is_taken {
            metrics.queue.inc();
        } else {
            metrics.dropped.inc();
            tracing::warn!("a mail is dropped: too many wait for the mail server");
        }
        is_taken
    }

    /// How long to wait after so many failures in a row: longer each time, a day at most.
    fn backoff(&self, failures: u32) -> Duration {
        let first = Duration::from_millis(self.config.retry_ms.max(1));
        let longer = first.saturating_mul(4_u32.saturating_pow(failures));
        longer.min(Duration::from_hours(24))
    }
}

/// Reads an address that somebody gives; none where no mail could go there.
pub(crate) fn read_address(text: &str) -> Option<Address> {
    let text = text.trim();
    let is_plain = text.len() <= MAX_ADDRESS_BYTES && text.is_ascii();
    let address: Address = text.parse().ok().filter(|_| is_plain)?;
    // Names inside a host's own network, and addresses of machines, are nobody's.
    let domain = address.domain();
    let is_named = domain.contains('.') && !domain.starts_with('[');
    (is_named && domain.parse::<std::net::IpAddr>().is_err()).then_some(address)
}

/// The language with a code; English where there is none.
pub(crate) fn read_language(code: &str) -> Language {
    Language::from_code(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_people_are_taken() {
        for good in ["thalia@polis.example", " a.b+c@mail.polis.example "] {
            assert!(read_address(good).is_some(), "{good}");
        }
        for wrong in [
            "",
            "thalia",
            "@polis.example",
            "thalia@",
            "thalia@localhost",
            "thalia@127.0.0.1",
            "thalia@[127.0.0.1]",
            "Thalia <thalia@polis.example>",
            "thalia@polis.example, kleio@polis.example",
            "thalia@polis.example\r\nBcc: kleio@polis.example",
            "thaliä@polis.example",
            &format!("{}@polis.example", "a".repeat(250)),
        ] {
            assert_eq!(read_address(wrong), None, "{wrong}");
        }
    }
}
