//! What goes for every request: where it comes from, how fast, and the headers of the answer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use polis_protocol::{Code, Refusal, SOCKET_PATH};
use tracing::Instrument;

use crate::api::Shared;
use crate::failure::{DatabaseFailed, Failure};
use crate::limits::RateLimit;
use crate::people::Scheme;
use crate::spans;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientInfo {
    pub(crate) address: IpAddr,
    pub(crate) standing: RateLimit,
    pub(crate) scheme: Scheme,
}

/// Nothing but what this server sends; no other page may show it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Lets a request through if it is not too fast and does not come from another site.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Response {
    shared.node.metrics.requests.inc();
    let client = client(&shared, &request);
    if let Err(refusal) = shared.limiter.request(client.address, client.standing) {
        shared.node.metrics.limited.inc();
        return Failure::from(refusal).into_response();
    }
    let changes = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let is_socket = request.uri().path() == SOCKET_PATH;
    if (changes || is_socket) && !comes_from_here(&shared, request.headers()) {
        warn_of_origin(&shared, &request);
        return Failure::from(Refusal::new(
            Code::ForeignOrigin,
            "the request comes from a page of another site",
        ))
        .into_response();
    }
    request.extensions_mut().insert(client);
    let route = request.extensions().get::<MatchedPath>();
    let span = spans::request(request.method(), route.map(MatchedPath::as_str));
    let mut response = next.run(request).instrument(span.clone()).await;
    spans::answered(&span, response.status());
    if let Some(DatabaseFailed(error)) = response.extensions_mut().remove() {
        shared.node.metrics.database_errors.inc();
        shared.node.health.saw(&error, &shared.node.metrics);
    }
    if response.status().is_server_error() {
        shared.node.metrics.failures.inc();
    }
    response
        .headers_mut()
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Adds the headers that protect a browser.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// There is no such route.
pub(crate) async fn no_such_route() -> Failure {
    Refusal::new(Code::NotFound, "there is no such address").into()
}

/// The route is there, but not for this method.
pub(crate) async fn wrong_method() -> Response {
    let refusal = Refusal::new(Code::Malformed, "this address knows no such method");
    let mut response = Failure::from(refusal).into_response();
    *response.status_mut() = axum::http::StatusCode::METHOD_NOT_ALLOWED;
    response
}

fn client(shared: &Shared, request: &Request) -> ClientInfo {
    let peer = peer(request);
    let is_trusted = |address: IpAddr| shared.is_trusted_proxy(address);
    let headers = request.headers();
    let mut address = peer;
    let mut scheme = Scheme::Http;
    let mut is_known = true;
    if is_trusted(peer) {
        // From right to left: the first that no proxy of ours wrote about itself.
        let chain = header_list(headers, "x-forwarded-for");
        for hop in chain.iter().rev() {
            let Some(hop) = read_hop(hop) else {
                // Somebody came through a proxy, but nobody can say who: no exception is for them.
                is_known = false;
                break;
            };
            address = hop;
            if !is_trusted(address) {
                break;
            }
        }
        let is_https = header_list(headers, "x-forwarded-proto")
            .last()
            .is_some_and(|proto| proto.eq_ignore_ascii_case("https"));
        if is_https {
            scheme = Scheme::Https;
        }
    }
    let standing = if is_known {
        shared.limiter.standing(address)
    } else {
        RateLimit::Limited
    };
    if !is_trusted(peer) && headers.contains_key("x-forwarded-for") {
        shared.warn_of_proxy(peer);
    }
    ClientInfo {
        address,
        standing,
        scheme,
    }
}

/// The address of a hop, which some proxies write with a port.
fn read_hop(text: &str) -> Option<IpAddr> {
    let text = text.trim_matches('"');
    let address = text
        .parse::<IpAddr>()
        .or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip()))
        .or_else(|_| text.trim_matches(['[', ']']).parse());
    address.ok().map(|address| address.to_canonical())
}

fn header_list<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .collect()
}

/// Warns of a proxy that seems to be set up wrongly, not of everybody who tries something.
fn warn_of_origin(shared: &Shared, request: &Request) {
    let headers = request.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let is_forwarded =
        headers.contains_key("x-forwarded-for") && shared.is_trusted_proxy(peer(request));
    if let (true, Some(origin), Some(host)) = (is_forwarded, text(ORIGIN), text(HOST)) {
        shared.warn_of_origin(origin, host);
    }
}

/// The other end of the connection.
fn peer(request: &Request) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| {
        info.0.ip().to_canonical()
    })
}

/// Whether a page of this site sends the request, or no page at all.
fn comes_from_here(shared: &Shared, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        // Browsers always say where a socket or a writing request comes from.
        return headers
            .get("sec-fetch-site")
            .is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if shared
        .origins
        .iter()
        .any(|known| known.trim_end_matches('/') == origin)
    {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    match (authority, host) {
        (Some(authority), Some(host)) => authority.eq_ignore_ascii_case(host),
        (None, _) | (_, None) => false,
    }
}
