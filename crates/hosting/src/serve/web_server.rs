//! Serving the files.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;

use super::site::{Packing, Site};

/// How many ports are tried where nobody asked for one.
const PORTS: u16 = 20;

/// Listens at an address, or from there on at the first port that is free.
pub(crate) async fn bind(address: SocketAddr, ports: Ports) -> io::Result<TcpListener> {
    let last = match ports {
        Ports::This => 0,
        Ports::NextFree => PORTS,
    };
    let mut tried = address;
    loop {
        match TcpListener::bind(tried).await {
            Err(error)
                if error.kind() == io::ErrorKind::AddrInUse
                    && tried.port() - address.port() < last
                    && tried.port() < u16::MAX =>
            {
                tried.set_port(tried.port() + 1);
            }
            result => return result,
        }
    }
}

/// Which ports may be listened at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ports {
    /// The one that was asked for.
    This,
    /// That or one after it.
    NextFree,
}

/// Answers requests for the files.
pub(crate) fn router(site: Site) -> Router {
    Router::new().fallback(answer).with_state(Arc::new(site))
}

/// What stands in the place of the browser game where there is none.
pub(crate) fn no_site() -> Router {
    Router::new().fallback(|| async {
        let message = "This polis was built without the browser game; its interface for programs \
            is at /api/v1.\n";
        (StatusCode::NOT_FOUND, message)
    })
}

async fn answer(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let Some(file) = site.file(request.uri().path()) else {
        return (StatusCode::NOT_FOUND, "There is no such file here.\n").into_response();
    };
    let headers = [
        (CONTENT_TYPE, file.kind),
        (CACHE_CONTROL, file.keeping),
        (ETAG, file.tag.as_str()),
        (VARY, "accept-encoding"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    if names(request.headers(), IF_NONE_MATCH.as_str(), &file.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match file.packed(|packing| accepts(request.headers(), packing)) {
        Some((packing, packed)) => {
            let encoding = [(CONTENT_ENCODING, packing.name())];
            (headers, encoding, packed.to_vec()).into_response()
        }
        None => (headers, file.content.to_vec()).into_response(),
    }
}

/// Whether a browser understands a packing; a weight of 0 says that it does not.
fn accepts(headers: &HeaderMap, packing: Packing) -> bool {
    list(headers, ACCEPT_ENCODING.as_str()).any(|part| {
        let mut words = part.split(';').map(str::trim);
        let is_this = words.next() == Some(packing.name());
        let weight = words.find_map(|word| word.strip_prefix("q="));
        is_this && weight.is_none_or(|weight| weight.parse() != Ok(0.0))
    })
}

/// Whether the list in a header has this value.
fn names(headers: &HeaderMap, header: &str, value: &str) -> bool {
    list(headers, header).any(|part| part.trim_start_matches("W/") == value)
}

/// The parts of a list in a header.
fn list<'a>(headers: &'a HeaderMap, header: &str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header)
        .iter()
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(str::trim)
}

/// Ctrl-C, or what a service manager sends.
pub async fn told_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

#[cfg(test)]
mod tests;
