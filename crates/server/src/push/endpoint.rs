//! Addresses to which browsers want messages sent. They come from outside: whoever names one must not
//! make this server speak to machines that only it can reach.

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;

use axum::http::Uri;
use ipnet::IpNet;

/// The longest address that is taken.
const MAX_BYTES: usize = 2048;

/// Where messages may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndpointPolicy {
    /// By https to the open internet.
    Public,
    /// To whatever address, also without TLS: for tests, and for networks of one's own.
    Everywhere,
}

/// An address to which messages can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint {
    is_secure: bool,
    host: String,
    port: u16,
    pub(crate) path: String,
}

/// Networks that are not the open internet, by the registries of special addresses of IANA.
static PRIVATE: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    [
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        // Of IPv6 only what is given out to the internet is asked, less the ways back to IPv4.
        "::/3",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
        "4000::/2",
        "8000::/1",
    ]
    .iter()
    .filter_map(|net| net.parse().ok())
    .collect()
});

impl Endpoint {
    /// Reads an address; none where messages may not go there.
    pub(crate) fn read(text: &str, reach: EndpointPolicy) -> Option<Endpoint> {
        if text.len() > MAX_BYTES {
            return None;
        }
        let address: Uri = text.parse().ok()?;
        let is_secure = match (address.scheme_str()?, reach) {
            ("https", _) => true,
            ("http", EndpointPolicy::Everywhere) => false,
            _ => return None,
        };
        let authority = address.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let usual = if is_secure { 443 } else { 80 };
        let port = authority.port_u16().unwrap_or(usual);
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let endpoint = Endpoint {
            is_secure,
            path: address.path_and_query()?.as_str().to_owned(),
            host,
            port,
        };
        // Vendors have names and the usual port.
        let is_named = endpoint.host.contains('.') && endpoint.host.parse::<IpAddr>().is_err();
        match reach {
            EndpointPolicy::Everywhere => Some(endpoint),
            EndpointPolicy::Public => (is_named && port == 443).then_some(endpoint),
        }
    }

    /// Whether it is spoken to by TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The name of the machine.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The origin, which signatures are made out to.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// The host, with the port where that is not the usual one.
    pub(crate) fn authority(&self) -> String {
        match (self.is_secure, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }

    /// The machine behind the name, looked up now: a name may lead elsewhere than it did before.
    pub(crate) async fn resolve(&self, reach: EndpointPolicy) -> Option<SocketAddr> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        found
            .ok()?
            .find(|address| reach == EndpointPolicy::Everywhere || is_public(address.ip()))
    }
}

/// Whether an address belongs to the open internet.
fn is_public(address: IpAddr) -> bool {
    let address = address.to_canonical();
    !PRIVATE.iter().any(|net| net.contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_open_internet_are_taken() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/Q?x=1",
            "https://push.example:443/x",
        ] {
            assert!(
                Endpoint::read(good, EndpointPolicy::Public).is_some(),
                "{good}"
            );
        }
        for wrong in [
            "",
            "push",
            "http://push.example/x",
            "ftp://push.example/x",
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://8.8.8.8/x",
            "https://user:password@push.example/x",
            "https://push.example:5432/x",
            "file:///etc/passwd",
            "https:///x",
            &format!("https://push.example/{}", "x".repeat(3000)),
        ] {
            assert_eq!(
                Endpoint::read(wrong, EndpointPolicy::Public),
                None,
                "{wrong}"
            );
        }
        let own = Endpoint::read("http://127.0.0.1:8080/x", EndpointPolicy::Everywhere);
        let own = own.expect("it is allowed");
        assert_eq!(own.origin(), "http://127.0.0.1:8080");
    }

    #[test]
    fn names_that_lead_home_are_not_followed() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.31.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "2002:7f00:1::",
        ] {
            let address = private.parse().expect("an address");
            assert!(!is_public(address), "{private}");
        }
        for public in [
            "8.8.8.8",
            "142.250.1.1",
            "2a00:1450:4001::1",
            "2606:4700::1",
        ] {
            let address = public.parse().expect("an address");
            assert!(is_public(address), "{public}");
        }
    }
}
