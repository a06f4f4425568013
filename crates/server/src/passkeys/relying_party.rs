//! The site as devices know it.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use sha2::{Digest, Sha256};

/// The site as devices know it: passkeys belong to a domain, and are used on its pages alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RelyingParty {
    /// The domain.
    pub(crate) id: String,
    /// The origins of its pages.
    origins: Vec<String>,
}

impl RelyingParty {
    /// The site at the address that the host has set, with its other addresses under the same domain.
    /// None where browsers have no passkeys: without TLS, or without a domain.
    pub(crate) fn new(public_url: &str, others: &[String]) -> Option<RelyingParty> {
        let id = domain(public_url)?;
        let is_under = |origin: &&String| {
            let other = domain(origin);
            other.is_some_and(|other| other == id || other.ends_with(&format!(".{id}")))
        };
        let mut origins = vec![public_url.to_ascii_lowercase()];
        let others = others.iter().filter(is_under);
        origins.extend(others.map(|origin| origin.to_ascii_lowercase()));
        Some(RelyingParty {
            id: id.clone(),
            origins,
        })
    }

    /// The site on one's own machine, for who has set no address.
    pub(crate) fn at_home(headers: &HeaderMap) -> Option<RelyingParty> {
        let host = headers.get(HOST)?.to_str().ok()?;
        let origin = format!("http://{host}");
        (domain(&origin)? == "localhost").then(|| RelyingParty {
            id: "localhost".to_owned(),
            origins: vec![origin],
        })
    }

    /// Whether a page of this site has an origin.
    pub(crate) fn has_page_at(&self, origin: &str) -> bool {
        self.origins.iter().any(|known| known == origin)
    }

    /// What devices write of the domain.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.id.as_bytes()).into()
    }
}

/// The domain of an origin whose pages can use passkeys.
fn domain(origin: &str) -> Option<String> {
    let origin = origin.to_ascii_lowercase();
    let (scheme, authority) = origin.split_once("://")?;
    let host = match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        Some(_) | None => authority,
    };
    let is_domain = !host.is_empty()
        && !host.starts_with('[')
        && host.parse::<std::net::Ipv4Addr>().is_err()
        && host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.');
    let is_safe = scheme == "https" || host == "localhost";
    (is_domain && is_safe).then(|| host.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_a_domain_with_tls() {
        let others = [
            "https://games.polis.example:8443",
            "https://evilpolis.example",
            "http://polis.example",
        ];
        let others = others.map(str::to_owned);
        let site = RelyingParty::new("https://Polis.example", &others).expect("a domain");
        assert_eq!(site.id, "polis.example");
        for (origin, is_ours) in [
            ("https://polis.example", true),
            ("https://games.polis.example:8443", true),
            ("https://evilpolis.example", false),
            ("http://polis.example", false),
            ("https://polis.example.evil", false),
            ("https://polis.example:444", false),
            ("", false),
        ] {
            assert_eq!(site.has_page_at(origin), is_ours, "{origin}");
        }
        let home = RelyingParty::new("http://localhost:8080", &[]).expect("one's own machine");
        assert_eq!(home.id, "localhost");
        for none in [
            "http://polis.example",
            "https://192.0.2.1",
            "https://[::1]",
            "https://",
            "",
        ] {
            assert_eq!(RelyingParty::new(none, &[]), None, "{none}");
        }
    }
}
