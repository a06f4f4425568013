//! The HTTP interface: the same actions as over a socket, people, and what a host wants to know.

mod accounts;
mod answer;
mod archive;
mod caller;
mod deals;
mod engine_sign;
mod friends;
mod headers;
mod host;
mod host_page;
mod mail;
mod me;
mod openapi;
mod operation;
mod passkeys;
mod password_check;
mod people;
mod provider;
mod push;
mod recovery;
mod reports;
mod routes;
mod search;
mod sessions;
mod shared;
mod sign_in_ways;
mod solo;
mod studies;
mod tables;
mod tournaments;
mod turn_plans;
mod vacation;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use polis_protocol::MAX_BODY_BYTES;

pub(crate) use shared::{PasskeySite, Shared, Sockets};

/// All routes. What they do not know goes to `fallback`: the files of the browser game.
pub(crate) fn router(shared: &Arc<Shared>, fallback: Router) -> Router {
    let api = routes::api()
        .fallback(headers::no_such_route)
        .method_not_allowed_fallback(headers::wrong_method);
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(host::healthz))
        .route("/readyz", get(host::readyz))
        .route("/metrics", get(host::metrics))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(shared),
            headers::guard,
        ))
        .with_state(Arc::clone(shared))
        .fallback_service(fallback)
        .layer(axum::middleware::from_fn(headers::protect))
}
